import {fail, ok, type Result} from '../shared/result';
import type {Label} from './contract/basics';
import {type Only, refusals} from './creation/entries';
import {withImposed} from './creation/imposed';
import {Derivation} from './derive';
import {withFollowed} from './follow';
import {type Game, nameOf} from './game';
import type {RuleProblem} from './problem';
import {ruleName} from './rule-names';
import type {Owned, State} from './state';

/** What reaching a level gives to place: points in stats, skills to train, entries to take, and a level of a class. */
export type Due = {
	readonly stats: number;
	readonly skills: number;
	/** How many of each catalogue, which is named once, and of which of its entries. */
	readonly picks: readonly {readonly catalogue: string; readonly count: number; readonly only: Only}[];
	/** The catalogue whose entries levels are placed in, where the game has classes. */
	readonly classes?: string;
};

/** All that one row or another offers. */
const either = (one: Only, other: Only): Only => (one === undefined || other === undefined ? undefined : [one, other].flat());

/** What a level gives to a character who reaches it. */
export function dueAt(game: Game, state: State, level: number): Due {
	const sheet = new Derivation(game, {...state, level});
	const rows = (game.book.progression.atLevel ?? []).filter(row => row.levels.includes(level));
	const picks = new Map<string, Due['picks'][number]>();
	for (const {pick} of rows) {
		if (!pick) continue;
		const {catalogue, count, only} = pick;
		const before = picks.get(catalogue);
		picks.set(catalogue, {
			catalogue,
			count: (before?.count ?? 0) + sheet.number(count),
			only: before ? either(before.only, only) : only,
		});
	}
	const step = game.book.creation.steps.find(one => one.kind === 'classes');
	return {
		stats: rows.reduce((sum, row) => sum + sheet.number(row.stats ?? 0), 0),
		skills: rows.reduce((sum, row) => sum + sheet.number(row.skills ?? 0), 0),
		picks: [...picks.values()],
		...(step?.kind === 'classes' && {classes: step.catalogue}),
	};
}

/** What a player places when a level is reached. */
export type Placed = {
	readonly stats?: Readonly<Record<string, number>>;
	readonly skills?: readonly string[];
	readonly picks?: Readonly<Record<string, readonly string[]>>;
	readonly class?: string;
};

/** Whether the next level is reached: by experience where the book has a table, else whenever the table says so. */
export function nextLevel(
	game: Game,
	state: State,
): {readonly level: number; readonly needs: number | undefined; readonly reached: boolean} {
	const level = state.level + 1;
	const needs = game.book.progression.levelSource === 'table' ? undefined : game.book.progression.levels?.[level - 1];
	const most = new Derivation(game, state).number(game.book.progression.mostLevel ?? 20);
	return {level, needs, reached: level <= most && (needs === undefined || state.xp >= needs)};
}

const count = (what: Label, have: number, due: number): RuleProblem | undefined =>
	have === due ? undefined : {code: 'rule/count', what, have, least: due, most: due};

const unknown = (what: string, id: string): RuleProblem => ({code: 'rule/unknown', what, id});

function statsProblem(game: Game, name: Label, placed: Readonly<Record<string, number>>, due: number): RuleProblem | undefined {
	const stranger = Object.keys(placed).find(id => !game.stats.has(nameOf(id)));
	if (stranger !== undefined) return unknown('stat', stranger);
	return count(
		name,
		Object.values(placed).reduce((sum, by) => sum + by, 0),
		due,
	);
}

function skillsProblem(sheet: Derivation, name: Label, placed: readonly string[], due: number): RuleProblem | undefined {
	const twice = placed.find((id, at) => placed.indexOf(id) < at || sheet.skill(id).points > 0);
	if (twice !== undefined) return {code: 'rule/twice', what: sheet.skills.get(nameOf(twice))?.name ?? twice};
	const stranger = placed.find(id => !sheet.skills.has(nameOf(id)));
	return stranger === undefined ? count(name, placed.length, due) : unknown('skill', stranger);
}

function classProblem(game: Game, due: Due, placed: string | undefined, level: number): RuleProblem | undefined {
	if (due.classes === undefined) return placed === undefined ? undefined : unknown('class', placed);
	if (placed === undefined) return {code: 'rule/levels', placed: level - 1, total: level};
	return game.entry(due.classes, placed) ? undefined : unknown(due.classes, placed);
}

/** The state with the entries that were picked, each looked at as the ones before it leave the sheet; or why one may not be taken. */
function withPicks(
	game: Game,
	state: State,
	name: Label,
	due: Due,
	picks: NonNullable<Placed['picks']>,
): Result<State, RuleProblem> {
	const stranger = Object.keys(picks).find(id => picks[id]!.length > 0 && !due.picks.some(({catalogue}) => catalogue === id));
	if (stranger !== undefined) return fail(unknown('catalogue', stranger));
	let next = state;
	for (const {catalogue, count: wanted, only} of due.picks) {
		const taken = picks[catalogue] ?? [];
		const short = count(game.catalogues.get(nameOf(catalogue))?.name ?? name, taken.length, wanted);
		if (short) return fail(short);
		for (const id of taken) {
			const more = withPick(game, next, catalogue, id, only);
			if (!more.ok) return more;
			next = more.value;
		}
	}
	return ok(withImposed(game, next));
}

function withPick(game: Game, state: State, catalogue: string, id: string, only: Only): Result<State, RuleProblem> {
	const entry = game.entry(catalogue, id);
	if (!entry) return fail(unknown(catalogue, id));
	const sheet = new Derivation(game, state);
	if (!game.catalogues.get(nameOf(catalogue))?.repeat && sheet.owns(catalogue, entry.id))
		return fail({code: 'rule/twice', what: entry.name});
	const refused = refusals(sheet, catalogue, entry, only)[0];
	if (refused) return fail(refused);
	const owned = state.entries[catalogue] ?? [];
	const taken: Owned = {key: freeKey(owned, `${entry.id}-${state.level}`), entry: entry.id};
	return ok({...state, entries: {...state.entries, [catalogue]: [...owned, taken]}});
}

/** A key that no entry owned has: two of the same may be taken at one level. */
function freeKey(owned: readonly Owned[], wanted: string): string {
	const keys = new Set(owned.map(({key}) => key));
	let key = wanted;
	for (let again = 2; keys.has(key); again++) key = `${wanted}-${again}`;
	return key;
}

function raised(game: Game, state: State, level: number, {stats = {}, skills = [], class: chosen}: Placed): State {
	const sheet = new Derivation(game, state);
	return {
		...state,
		level,
		stats: {...state.stats, ...Object.fromEntries(Object.entries(stats).map(([id, by]) => [id, sheet.stat(id).base + by]))},
		points: {...state.points, ...Object.fromEntries(skills.map(id => [id, 1]))},
		classes: chosen === undefined ? state.classes : {...state.classes, [chosen]: (state.classes[chosen] ?? 0) + 1},
	};
}

/** Goes up one level with what was placed, which must be just what is due. */
export function levelUp(game: Game, state: State, placed: Placed): Result<State, RuleProblem> {
	const next = nextLevel(game, state);
	const {fr, en} = ruleName('level');
	const name = {fr: `${fr} ${next.level}`, en: `${en} ${next.level}`};
	if (!next.reached) return fail({code: 'rule/xp', what: name, cost: next.needs ?? 0, have: state.xp});
	const due = dueAt(game, state, next.level);
	const problem =
		statsProblem(game, name, placed.stats ?? {}, due.stats) ??
		skillsProblem(new Derivation(game, state), name, placed.skills ?? [], due.skills) ??
		classProblem(game, due, placed.class, next.level);
	if (problem) return fail(problem);
	const grown = withPicks(game, raised(game, state, next.level, placed), name, due, placed.picks ?? {});
	if (!grown.ok) return grown;
	const sheet = new Derivation(game, grown.value);
	const over = game.book.stats.map(stat => ({stat, ...sheet.stat(stat.id)})).find(({base, max}) => base > max);
	return over
		? fail({code: 'rule/above', what: over.stat.name, value: over.base, max: over.max})
		: ok(withFollowed(game, state, grown.value));
}
