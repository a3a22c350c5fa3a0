import {instantDraw} from '../seal/draws';
import type {Draw} from '../seal/judged';
import {replay} from '../seal/replay';
import type {RollString} from '../seal/roll-string';
import {placeOf} from '../seal/thread-index';
import {anchorOfTurn} from '../seal/turn';
import {type Anchor, type MemberId, rollerOf} from '../shared/ids';
import {chanceOfDifference, spreadOf} from './chance';
import type {Finding} from './finding';
import {whose} from './of-rolls';
import type {Placed} from './place';
import type {AuditPost} from './post';

type Home = Placed<AuditPost>;
type Turn = {readonly anchor: Anchor; readonly round: number; readonly used: boolean};

/** An author who rolls at once: what he mostly rolls so, and each of his turns, with the draw that its dice hang on and whether he used them. */
export type TurnsOf = {
	readonly author: AuditPost;
	readonly member: MemberId;
	readonly expression: string;
	readonly turns: readonly Turn[];
};

/** What an author's dice were at his turns: those that he used, and those that he left. Only turns whose draw is at hand are counted. */
export type UnusedReport = {
	readonly expression: string;
	readonly turns: number;
	readonly used: readonly number[];
	readonly unused: readonly number[];
};

/** The turns of every author who made an instant roll, by what the forum calls him. The dice of the others were as public, and nobody asked for them. */
export function turnsIn(placed: readonly Home[]): ReadonlyMap<string, TurnsOf> {
	const byAuthor = new Map<string, Home[]>();
	for (const home of placed) {
		const {authorId} = home.post;
		if (authorId !== undefined && home.thread) byAuthor.set(authorId, [...(byAuthor.get(authorId) ?? []), home]);
	}
	const found = new Map<string, TurnsOf>();
	for (const [authorId, homes] of byAuthor) {
		const expression = mostOf(homes.flatMap(({post}) => instantsIn(post).map(string => string.expression)));
		if (expression === undefined) continue;
		found.set(authorId, {author: homes[0]!.post, member: authorId as MemberId, expression, turns: turnsOf(homes)});
	}
	return found;
}

/** The draws that an author's turns hang on. */
export const roundsOfTurns = (turns: Iterable<TurnsOf>): readonly number[] =>
	[...turns].flatMap(of => of.turns.map(({round}) => round));

function turnsOf(homes: readonly Home[]): readonly Turn[] {
	const turns = new Map<Anchor, Turn>();
	for (const {post, thread} of homes) {
		const place = placeOf(thread!, post.anchor);
		const at = place === undefined ? undefined : anchorOfTurn(thread!, place, post.authorId!);
		const named = at?.ok ? thread!.posts[at.value] : undefined;
		if (named?.at === undefined) continue;
		const {anchor} = named;
		const used = turns.get(anchor)?.used === true || instantsIn(post).some(string => string.anchor === anchor);
		turns.set(anchor, {anchor, round: instantDraw(named.at), used});
	}
	return [...turns.values()];
}

const instantsIn = ({found}: AuditPost): readonly RollString[] =>
	found.flatMap(({string}) => (string.kind === 'roll' && string.mode === 'i' ? [string] : []));

function mostOf(texts: readonly string[]): string | undefined {
	const counts = new Map<string, number>();
	for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
	return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Lets the first die of each turn fall, as anybody could have. */
export function unusedOf({member, expression, turns}: TurnsOf, draw: (round: number) => Draw | undefined): UnusedReport {
	const fallen = turns.flatMap(({anchor, round, used}) => {
		const drawn = draw(round);
		if (drawn?.state !== 'known') return [];
		const string: RollString = {kind: 'roll', mode: 'i', expression, anchor, round, index: 1, riders: [], raw: ''};
		const replayed = replay(string, {anchor, roller: rollerOf(member), randomness: drawn.randomness});
		return replayed.ok ? [{used, total: replayed.value.rolled.total}] : [];
	});
	const totals = (of: boolean) => fallen.filter(({used}) => used === of).map(({total}) => total);
	return {expression, turns: turns.length, used: totals(true), unused: totals(false)};
}

/** Turns of either kind that it takes before anything is said. */
export const ENOUGH_TURNS = 20;
// Every author of every thread is looked at, so one in twenty would be somebody each time.
const RARE = 0.01;

/** Told only where both kinds are many, and chance alone would seldom part them so far. */
export function ofUnused({author}: TurnsOf, {expression, used, unused}: UnusedReport): readonly Finding[] {
	if (Math.min(used.length, unused.length) < ENOUGH_TURNS) return [];
	const [one, other] = [spreadOf(used), spreadOf(unused)];
	const chance = chanceOfDifference(one, other);
	if (chance >= RARE) return [];
	const {author: name, authorId} = whose(author);
	const fact = {kind: 'unused', expression, used: one, unused: other, chance} as const;
	return [{author: name, ...(authorId !== undefined && {authorId}), fact}];
}
