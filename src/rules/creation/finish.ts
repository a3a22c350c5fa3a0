import * as v from 'valibot';
import type {Rng} from '../../dice/rng';
import {fail, ok, type Result} from '../../shared/result';
import {Derivation} from '../derive';
import {evaluateNumber} from '../formula/evaluate';
import type {Game} from '../game';
import {type State, state as stateShape, type TableState} from '../state';
import {withImposed} from './imposed';
import {type Invalid, invalidIn} from './invalid';
import {reviewCreation, startLevel} from './review';

/** Answers as an author or a player writes them: entries by id, answers as plain texts. */
const written = v.strictObject({
	...stateShape.entries,
	entries: v.optional(v.record(v.string(), v.array(v.union([v.string(), v.record(v.string(), v.unknown())]))), {}),
	answers: v.optional(v.record(v.string(), v.union([v.string(), v.record(v.string(), v.unknown())])), {}),
});

const full = (value: v.InferOutput<typeof written>): unknown => ({
	...value,
	entries: Object.fromEntries(
		Object.entries(value.entries).map(([catalogue, owned]) => [
			catalogue,
			owned.map((one, index) =>
				typeof one === 'string' ? {key: `${one}-${index + 1}`, entry: one} : {key: `${String(one.entry)}-${index + 1}`, ...one},
			),
		]),
	),
	answers: Object.fromEntries(
		Object.entries(value.answers).map(([id, answer]) => [id, typeof answer === 'string' ? {text: answer, level: 1} : answer]),
	),
});

/** Creation answers out of a file, as a state that may still break any rule; or the places where it is none. */
export function readAnswers(
	value: unknown,
): Result<State, readonly {readonly path: string; readonly expected: string; readonly found: string}[]> {
	// The library takes a list for an object without fields.
	if (Array.isArray(value)) return fail([{path: '', expected: 'Object', found: 'Array'}]);
	const outer = v.safeParse(written, value);
	const inner = outer.success ? v.safeParse(stateShape, full(outer.output)) : undefined;
	if (inner?.success) return ok(inner.output);
	const issues = outer.success ? (inner?.issues ?? []) : outer.issues;
	return fail(
		issues.map(issue => ({path: v.getDotPath(issue) ?? '', expected: issue.expected ?? issue.type, found: issue.received})),
	);
}

/** Money that a character begins with: a number, or dice that fall once. Undefined where dice are wanted and none are to be had. */
export function startingMoney(game: Game, state: State, rng: Rng | undefined): number | undefined {
	const start = game.book.money?.start;
	if (start === undefined || typeof start === 'number') return start;
	let wanted = false;
	const sheet = new Derivation(game, state);
	const dice = (count: number, sides: number): number => {
		wanted = true;
		let sum = 0;
		for (let die = 0; rng && die < Math.min(count, 200); die++) sum += rng.below(sides) + 1;
		return sum;
	};
	const amount = evaluateNumber(game.formula(start), {...sheet.scope, dice});
	return wanted && !rng ? undefined : Math.trunc(amount);
}

/** What money, level and tracks begin at, with what choices impose: the state a new sheet is made from, or every reason why not. */
export function create(game: Game, answers: State, rng?: Rng, table?: TableState): Result<State, readonly Invalid[]> {
	const imposed = withImposed(game, answers);
	const level = startLevel(game, new Derivation(game, imposed));
	const money = imposed.money ?? startingMoney(game, imposed, rng);
	const begun: State = {
		...imposed,
		level,
		xp: game.book.progression.levels?.[level - 1] ?? imposed.xp,
		...(money !== undefined && {money}),
	};
	const sheet = new Derivation(game, begun, {...(table && {table})});
	const steps = reviewCreation(game, begun, table).flatMap(review => review.problems);
	const ever = invalidIn(sheet).filter(one => !steps.some(other => other.where === one.where));
	if (steps.length + ever.length > 0) return fail([...steps, ...ever]);
	const tracks = Object.fromEntries(game.book.tracks.map(track => [track.id, sheet.track(track.id).value]));
	// What was built while the character was made is in use from then on.
	const builds = begun.builds.map(build => ({...build, done: build.ranks.length}));
	return ok({...begun, tracks, builds, made: true});
}
