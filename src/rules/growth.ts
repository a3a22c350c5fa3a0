import type {Rng} from '../dice/rng';
import {fail, ok, type Result} from '../shared/result';
import {buildWords} from '../shared/words/builds';
import {builderOf} from './builds/bricks';
import {emptyRank, freeBuildKey} from './builds/keys';
import type {Label} from './contract/basics';
import type {Rulebook} from './contract/rulebook';
import {refusals} from './creation/entries';
import {capProblem} from './creation/points';
import {Derivation} from './derive';
import {withFollowed} from './follow';
import type {Game} from './game';
import type {RuleProblem} from './problem';
import {ruleName} from './rule-names';
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

function spacing(sheet: Derivation, price: Price): RuleProblem | undefined {
	if (!price.every) return undefined;
	// Whatever it bought: the rule is about the price, not about one stat.
	const last = sheet.state.flags[`last-${price.id}`];
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
					: spacing(sheet, price);
	return {price, id, name, from, to, cost, ...(problem && {problem})};
}

/** A new build at rank 1, and the next rank of each that has one; a rank that is still open is finished first. */
function buildPurchases(sheet: Derivation, price: Price): readonly Purchase[] {
	const builder = builderOf(sheet, price.builder ?? '');
	if (!builder) return [];
	const builds = sheet.state.builds.filter(build => build.builder === builder.id);
	const open = builds.find(build => build.done < build.ranks.length);
	const offers = [
		priced(sheet, price, 'new', {fr: buildWords.fr.newBuild, en: buildWords.en.newBuild}, 0),
		...builds
			.filter(build => build.ranks.length < builder.ranks.length)
			.map(build => priced(sheet, price, build.key, build.name, build.ranks.length)),
	];
	const unfinished: RuleProblem | undefined = open && {code: 'rule/build-open', what: open.name, rank: open.done + 1};
	return offers.map(offer => (offer.problem || !unfinished ? offer : {...offer, problem: unfinished}));
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
		if (price.of === 'level') return [priced(sheet, price, 'level', ruleName('level'), state.level)];
		if (price.of === 'build') return buildPurchases(sheet, price);
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
	const marked: State = offer.price.every
		? {...after, flags: {...after.flags, [`last-${offer.price.id}`]: after.clockwork.sessions}}
		: after;
	const bought = withFollowed(game, state, grown(marked, offer));
	const cap = offer.price.of === 'skill' ? capProblem(new Derivation(game, bought), id, false)[0] : undefined;
	return cap ? fail(cap.problem) : ok(bought);
}

/** One more rank, which begins with the bricks of the one below; or a new build, with nothing in it yet. */
function withRank(builds: State['builds'], builder: string, key: string): State['builds'] {
	if (key !== 'new')
		return builds.map(build =>
			build.key === key ? {...build, ranks: [...build.ranks, build.ranks.at(-1) ?? emptyRank]} : build,
		);
	const made = freeBuildKey(builds);
	return [...builds, {key: made, builder, name: made, ranks: [emptyRank], done: 0}];
}

function grown(state: State, {price, id, to}: Purchase): State {
	if (price.of === 'stat') return {...state, stats: {...state.stats, [id]: to}};
	if (price.of === 'skill') return {...state, points: {...state.points, [id]: (state.points[id] ?? 0) + 1}};
	if (price.of === 'level') return {...state, level: to};
	if (price.of === 'build') return {...state, builds: withRank(state.builds, price.builder ?? '', id)};
	const catalogue = price.catalogue ?? '';
	return {
		...state,
		entries: {...state.entries, [catalogue]: [...(state.entries[catalogue] ?? []), {key: `${id}-xp`, entry: id}]},
	};
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
