import {drawTime, isDraw} from '../src/seal/draws';
import type {DrawAnswer} from '../src/wire/draws';
import type {Asker} from '../src/wire/messages';

/** The draws that one visit needs. Each is asked for once; what failed is asked again only when the user says so, or shortly after it fell. */
export type Draws = {
	/** Undefined while nobody has answered. */
	get(round: number): DrawAnswer | undefined;
	isAsked(round: number): boolean;
	/** Asks for those rounds that have fallen and are not known. `again`: the user wants them, whatever was tried or how many there are. Resolves to whether anything was learnt. */
	want(rounds: Iterable<number>, again?: boolean): Promise<boolean>;
};

/** The keeper takes so many at once; so many, too, are asked for on a page without a click, since a post can name any number. */
export const MOST_ROUNDS = 200;
// A relay has a draw a second or two after it fell, or somewhat later; milliseconds after the first try.
const RETRIES = [4_000, 15_000, 60_000];
const FRESH = 5 * 60_000;

export function drawsFor(ask: Asker, now: () => number): Draws {
	const answers = new Map<number, DrawAnswer>();
	const asked = new Set<number>();
	let byItself = 0;

	const isWanted = (round: number, again: boolean) => {
		if (!isDraw(round) || drawTime(round) > now() || asked.has(round)) return false;
		const state = answers.get(round)?.state;
		return state === undefined || (state !== 'known' && (again || isFresh(round, now())));
	};

	const want = async (rounds: Iterable<number>, again = false) => {
		const wanted = [...new Set(rounds)].filter(round => isWanted(round, again));
		const fresh = again ? wanted : wanted.slice(0, Math.max(0, MOST_ROUNDS - byItself));
		if (!again) byItself += fresh.filter(round => !answers.has(round)).length;
		let learnt = false;
		for (let from = 0; from < fresh.length; from += MOST_ROUNDS) {
			const batch = fresh.slice(from, from + MOST_ROUNDS);
			for (const round of batch) asked.add(round);
			try {
				for (const answer of readDraws(await ask('draws/get', {rounds: batch}), batch)) {
					answers.set(answer.round, answer);
					learnt = true;
				}
			} finally {
				for (const round of batch) asked.delete(round);
			}
		}
		return learnt;
	};

	return {get: round => answers.get(round), isAsked: round => asked.has(round), want};
}

const isFresh = (round: number, now: number) => now - drawTime(round) < FRESH;

/** When to look again for a draw that failed: soon after it fell, a few times; undefined if no more. Milliseconds from now. */
export function retryAfter(round: number, now: number): number | undefined {
	const since = now - drawTime(round);
	const next = RETRIES.find(wait => wait > since);
	return next === undefined ? undefined : next - since;
}

/** What stands at the other end is ours, but what it says decides what a mark claims: taken only in the exact shape, and only for what was asked. */
function readDraws(answer: unknown, rounds: readonly number[]): readonly DrawAnswer[] {
	if (!Array.isArray(answer)) return [];
	return answer.filter(each => isDrawAnswer(each) && rounds.includes(each.round));
}

function isDrawAnswer(each: unknown): each is DrawAnswer {
	if (typeof each !== 'object' || each === null) return false;
	const {round, state, randomness} = each as Readonly<Record<string, unknown>>;
	if (typeof round !== 'number') return false;
	if (state === 'known') return typeof randomness === 'string' && /^[0-9a-f]{64}$/.test(randomness);
	return state === 'waiting' || state === 'failed' || state === 'off';
}
