import type {Rng} from '../dice/rng';
import {fail, ok, type Result} from '../shared/result';
import type {Label} from './contract/basics';
import type {Rulebook} from './contract/rulebook';
import {refusals} from './creation/entries';
import {capProblem} from './creation/points';
import {Derivation} from './derive';
import type {Game} from './game';
import type {RuleProblem} from './problem';
import type {State} from './state';

type Price = NonNullable<Rulebook['progression']['costs']>[number];

/** Something that experience can buy now or later: a point of a stat or a skill, or an entry. */
export type Purchase = {
	readonly price: Price;
	readonly id: string;
	readonly name: Label;
	readonly from: number;
	readonly to: number;
	readonly cost: number;
	readonly problem?: RuleProblem;
};

/** What a balance holds that is not spent yet. */
export function balance(game: Game, state: State, id: string | undefined): number {
	if (id !== undefined) return state.balances[id] ?? 0;
	const every = game.book.progression.advanceEvery;
	return every === undefined
		? state.xp - state.spent
		: Math.floor(state.xp / new Derivation(game, state).number(every)) - state.spent;
}

function spacing(sheet: Derivation, price: Price, id: string): RuleProblem | undefined {
	if (!price.every) return undefined;
	const last = sheet.state.flags[`last-${id}`];
	const sessions = sheet.number(price.every.sessions) - (sheet.state.clockwork.sessions - (last ?? 0));
	return last !== undefined && sessions > 0 ? {code: 'rule/too-soon', what: price.name, sessions} : undefined;
}

function priced(
	sheet: Derivation,
	price: Price,
	id: string,
	name: Label,
	from: number,
	extra: Readonly<Record<string, number>> = {},
): Purchase {
	const to = from + 1;
	const scope = sheet.locally({to, from, ...extra});
	const cost = sheet.game.number(price.cost, scope);
	const cap = price.cap === undefined ? Number.POSITIVE_INFINITY : sheet.game.number(price.cap, scope);
	const have = balance(sheet.game, sheet.state, price.balance);
	const problem: RuleProblem | undefined =
		to > cap
			? {code: 'rule/above', what: name, value: to, max: cap}
			: price.refuse !== undefined && sheet.game.holds(price.refuse, scope)
				? {code: 'rule/refused', text: price.description ?? price.name}
				: cost > have
					? {code: 'rule/xp', what: name, cost, have}
					: spacing(sheet, price, id);
	return {price, id, name, from, to, cost, ...(problem && {problem})};
}

/** All that a character's experience may buy, with the price of each and what stands against it. */
export function purchases(game: Game, state: State): readonly Purchase[] {
	const sheet = new Derivation(game, state);
	return (game.book.progression.costs ?? []).flatMap((price): readonly Purchase[] => {
		if (price.of === 'stat')
			return game.book.stats.map(stat => priced(sheet, price, stat.id, stat.name, sheet.stat(stat.id).base));
		if (price.of === 'skill')
			return [...sheet.skills.values()].map(skill =>
				priced(sheet, price, skill.id, skill.name, sheet.skill(skill.id).score, {
					points: sheet.skill(skill.id).points,
					stat: sheet.skill(skill.id).stat,
				}),
			);
		if (price.of === 'level') return [priced(sheet, price, 'level', {fr: 'Niveau', en: 'Level'}, state.level)];
		const catalogue = game.catalogues.get((price.catalogue ?? '').replaceAll('-', '_'));
		return (catalogue?.entries ?? [])
			.filter(entry => !sheet.owns(catalogue!.id, entry.id))
			.map(entry => {
				const offer = priced(sheet, price, entry.id, entry.name, 0);
				const barred = refusals(sheet, catalogue!.id, entry)[0];
				return offer.problem || !barred ? offer : {...offer, problem: barred};
			});
	});
}

function paid(state: State, price: Price, cost: number): State {
	return price.balance === undefined
		? {...state, spent: state.spent + cost}
		: {...state, balances: {...state.balances, [price.balance]: (state.balances[price.balance] ?? 0) - cost}};
}

/** Buys one step with experience. */
export function buy(game: Game, state: State, priceId: string, id: string): Result<State, RuleProblem> {
	const offer = purchases(game, state).find(one => one.price.id === priceId && one.id === id);
	if (!offer) return fail({code: 'rule/unknown', what: priceId, id});
	if (offer.problem) return fail(offer.problem);
	const after = paid(state, offer.price, offer.cost);
	const marked: State = offer.price.every ? {...after, flags: {...after.flags, [`last-${id}`]: after.clockwork.sessions}} : after;
	const bought = grown(marked, offer);
	const cap = offer.price.of === 'skill' ? capProblem(new Derivation(game, bought), id, false)[0] : undefined;
	return cap ? fail(cap.problem) : ok(bought);
}

function grown(state: State, {price, id, to}: Purchase): State {
	if (price.of === 'stat') return {...state, stats: {...state.stats, [id]: to}};
	if (price.of === 'skill') return {...state, points: {...state.points, [id]: (state.points[id] ?? 0) + 1}};
	if (price.of === 'level') return {...state, level: to};
	const catalogue = price.catalogue ?? '';
	return {
		...state,
		entries: {...state.entries, [catalogue]: [...(state.entries[catalogue] ?? []), {key: `${id}-xp`, entry: id}]},
	};
}

/** What reaching a level gives to place: points in stats, skills to train, entries to take. */
export type Due = {
	readonly stats: number;
	readonly skills: number;
	readonly picks: readonly {readonly catalogue: string; readonly count: number}[];
};

export function dueAt(game: Game, state: State, level: number): Due {
	const sheet = new Derivation(game, {...state, level});
	const rows = (game.book.progression.atLevel ?? []).filter(row => row.levels.includes(level));
	return {
		stats: rows.reduce((sum, row) => sum + sheet.number(row.stats ?? 0), 0),
		skills: rows.reduce((sum, row) => sum + sheet.number(row.skills ?? 0), 0),
		picks: rows.flatMap(row => (row.pick ? [{catalogue: row.pick.catalogue, count: sheet.number(row.pick.count)}] : [])),
	};
}

/** What a player places when a level is reached. */
export type Placed = {
	readonly stats?: Readonly<Record<string, number>>;
	readonly skills?: readonly string[];
	readonly picks?: Readonly<Record<string, readonly string[]>>;
	readonly class?: string;
};

const total = (numbers: Readonly<Record<string, number>> | undefined): number =>
	Object.values(numbers ?? {}).reduce((sum, value) => sum + value, 0);

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

/** Goes up one level with what was placed, which must be just what is due. */
export function levelUp(game: Game, state: State, placed: Placed): Result<State, RuleProblem> {
	const next = nextLevel(game, state);
	const name = {fr: `Niveau ${next.level}`, en: `Level ${next.level}`};
	if (!next.reached) return fail({code: 'rule/xp', what: name, cost: next.needs ?? 0, have: state.xp});
	const due = dueAt(game, state, next.level);
	const [stats, skills] = [total(placed.stats), placed.skills?.length ?? 0];
	if (stats !== due.stats) return fail({code: 'rule/count', what: name, have: stats, least: due.stats, most: due.stats});
	if (skills !== due.skills) return fail({code: 'rule/count', what: name, have: skills, least: due.skills, most: due.skills});
	const raised: State = {
		...state,
		level: next.level,
		stats: {
			...state.stats,
			...Object.fromEntries(
				Object.entries(placed.stats ?? {}).map(([id, by]) => [id, new Derivation(game, state).stat(id).base + by]),
			),
		},
		points: {...state.points, ...Object.fromEntries((placed.skills ?? []).map(id => [id, Math.max(1, state.points[id] ?? 0)]))},
		classes:
			placed.class === undefined ? state.classes : {...state.classes, [placed.class]: (state.classes[placed.class] ?? 0) + 1},
	};
	const over = game.book.stats
		.map(stat => ({stat, ...new Derivation(game, raised).stat(stat.id)}))
		.find(({base, max}) => base > max);
	return over ? fail({code: 'rule/above', what: over.stat.name, value: over.base, max: over.max}) : ok(raised);
}

/** Rolls for a marked skill: it grows when the dice say so, and the mark goes either way. */
export function improve(
	game: Game,
	state: State,
	skillId: string,
	rng: Rng,
	rollDice: (expression: string, rng: Rng) => number,
): Result<{readonly state: State; readonly rolled: number; readonly gained: number}, RuleProblem> {
	const rule = game.book.progression.improvement;
	const sheet = new Derivation(game, state);
	const skill = sheet.skills.get(skillId.replaceAll('-', '_'));
	if (!rule || !skill || !state.marks.includes(skill.id)) return fail({code: 'rule/unknown', what: 'mark', id: skillId});
	const rolled = rollDice(rule.roll, rng);
	const {score, points} = sheet.skill(skill.id);
	const scope = {
		...sheet.locally({score, points}),
		read: (path: readonly string[], args: readonly (number | string)[]) =>
			path[0] === 'roll'
				? rolled
				: path.length === 1 && path[0] === 'score'
					? score
					: path.length === 1 && path[0] === 'points'
						? points
						: sheet.scope.read(path, args),
	};
	const gained = game.holds(rule.success, scope) ? rollDice(rule.gain, rng) : 0;
	return ok({
		state: {...state, marks: state.marks.filter(id => id !== skill.id), points: {...state.points, [skill.id]: points + gained}},
		rolled,
		gained,
	});
}
