import {buildFaults} from '../builds/faults';
import {costOf, fits, type Used, usedBuild, useProblems} from '../builds/used';
import type {Label} from '../contract/basics';
import type {Spend} from '../contract/moves';
import type {Derivation} from '../derive';
import {useKey} from '../effects/counters';
import {ungiven} from '../entries';
import {nameOf} from '../game';
import type {RuleProblem} from '../problem';
import {answerOf, type Situation, sheetIn} from './around';
import {expressionOf, type Sums} from './expression';
import {type Source, sourcesOf} from './sources';
import {spendsFor} from './spends';

/** A spend that the move offers, with whether it may be made now. */
export type SpendOffer = {readonly spend: Spend; readonly times: number; readonly open: boolean; readonly problem?: RuleProblem};

/** A move as it is about to be rolled: nothing has fallen and nothing was paid. */
export type MovePlan = {
	/** In the dice notation; `0` where the move rolls nothing. */
	readonly expression: string;
	readonly sources: readonly Source[];
	readonly spends: readonly SpendOffer[];
	/** The number to reach, where there is one. */
	readonly difficulty: number | undefined;
	/** What will be paid, by track. */
	readonly costs: readonly {readonly track: string; readonly amount: number}[];
	/** Why it may not be rolled; empty when it may. */
	readonly problems: readonly RuleProblem[];
};

/** What applies to a roll, added up. */
function sum(sources: readonly Source[], spends: readonly SpendOffer[], sheet: Derivation): Sums {
	const on = sources.filter(source => source.on);
	const made = spends.filter(({spend, times}) => times > 0 && spend.when !== 'after');
	const total = (pick: (source: Source) => number) => on.reduce((all, source) => all + pick(source), 0);
	const spent = (pick: (spend: Spend) => Spend['dice']) =>
		made.reduce((all, {spend, times}) => all + times * sheet.number(pick(spend) ?? 0), 0);
	const edges = [...on.map(source => source.edge), ...made.map(({spend}) => sheet.number(spend.edge ?? 0))];
	const up = edges.some(edge => edge > 0);
	const down = edges.some(edge => edge < 0);
	return {
		dice: total(source => source.dice) + spent(spend => spend.dice),
		flat: total(source => source.flat) + spent(spend => spend.flat),
		edge: up === down ? 0 : up ? 1 : -1,
		extras: on.flatMap(source => (source.extra === undefined ? [] : Array.from({length: source.times}, () => source.extra!))),
		cap: Math.min(Number.POSITIVE_INFINITY, ...on.map(source => source.cap ?? Number.POSITIVE_INFINITY)),
		faces: on.find(source => source.faces !== undefined)?.faces,
		successes: spent(spend => spend.successes),
	};
}

/** Whether a spend may be made so many times: its condition, its limit and its price. */
export function spendProblem(sheet: Derivation, spend: Spend, times: number): RuleProblem | undefined {
	if (!sheet.game.holds(spend.if, sheet.scope)) return {code: 'rule/refused', text: spend.description ?? spend.name};
	if (spend.limit) {
		const most = sheet.number(spend.limit.times);
		const used = spend.limit.per === 'roll' ? 0 : (sheet.state.uses[useKey(spend.id, spend.limit.per)] ?? 0);
		if (used + times > most) return {code: 'rule/used-up', what: spend.name, times: most, per: spend.limit.per};
	}
	return priceProblem(
		sheet,
		spend.name,
		spend.cost.map(({track, amount}) => ({track, amount: times * sheet.number(amount)})),
	);
}

function priceProblem(
	sheet: Derivation,
	what: Label,
	costs: readonly {readonly track: string; readonly amount: number}[],
): RuleProblem | undefined {
	for (const {track, amount} of costs) {
		const have = sheet.track(track).value;
		const name = sheet.game.tracks.get(nameOf(track))?.name ?? track;
		if (amount > have) return {code: 'rule/too-dear', what, track: name, cost: amount, have};
	}
	return undefined;
}

function offersOf(sheet: Derivation, {move, game, choices}: Situation): readonly SpendOffer[] {
	return spendsFor(game, move).map(spend => {
		const times = Math.max(0, Math.trunc(choices.spends[spend.id] ?? 0));
		const problem = spendProblem(sheet, spend, Math.max(1, times));
		return {spend, times: problem && times === 0 ? 0 : times, open: problem === undefined, ...(problem && {problem})};
	});
}

/** What was built and is used by a move, where its use is paid there. */
export const buildsIn = (sheet: Derivation, {move, choices}: Pick<Situation, 'move' | 'choices'>): readonly Used[] =>
	move.asks.flatMap(ask => (ask.kind === 'build' && ask.pays ? (usedBuild(sheet, String(answerOf(ask, choices))) ?? []) : []));

function costsOf(
	sheet: Derivation,
	situation: Situation,
	sources: readonly Source[],
	spends: readonly SpendOffer[],
): MovePlan['costs'] {
	const owed = new Map<string, number>();
	const owe = (track: string, amount: number) => owed.set(track, (owed.get(track) ?? 0) + amount);
	for (const {track, amount} of situation.move.cost) owe(track, sheet.number(amount));
	for (const used of buildsIn(sheet, situation)) for (const {track, amount} of costOf(sheet, used)) owe(track, amount);
	for (const source of sources) if (source.on) for (const {track, amount} of source.cost) owe(track, source.times * amount);
	for (const {spend, times} of spends)
		if (spend.when !== 'after') for (const {track, amount} of spend.cost) owe(track, times * sheet.number(amount));
	return [...owed].map(([track, amount]) => ({track, amount})).filter(({amount}) => amount !== 0);
}

function problemsOf(
	sheet: Derivation,
	{move, game, choices}: Situation,
	sources: readonly Source[],
	spends: readonly SpendOffer[],
	costs: MovePlan['costs'],
): readonly RuleProblem[] {
	const refused = (move.refuse ?? [])
		.filter(one => game.holds(one.if, sheet.scope))
		.map((one): RuleProblem => ({code: 'rule/refused', text: one.text}));
	const guard = sheet.conditions.find(({condition}) =>
		condition.blocks?.some(blocked => blocked === move.id || move.checks.includes(blocked)),
	);
	const blocked: readonly RuleProblem[] = guard ? [{code: 'rule/blocked', what: move.name, by: guard.condition.name}] : [];
	const overspent = spends.filter(({times, problem}) => times > 0 && problem).map(({problem}) => problem!);
	const used = sources.flatMap((source): readonly RuleProblem[] => {
		const {limit} = source.modifier;
		if (!source.on || !limit) return [];
		const most = sheet.number(limit.times);
		return (sheet.state.uses[useKey(source.key, limit.per)] ?? 0) >= most
			? [{code: 'rule/used-up', what: source.name, times: most, per: limit.per}]
			: [];
	});
	const vague = move.asks.flatMap((ask): readonly RuleProblem[] => {
		const entry = ask.kind === 'entry' ? sheet.entry(ask.catalogue, String(answerOf(ask, choices))) : undefined;
		const fields = ask.kind === 'entry' && entry ? ungiven(sheet, ask.catalogue, entry) : [];
		return entry && fields.length > 0 ? [{code: 'rule/ungiven', what: entry.name, fields: fields.map(field => field.name)}] : [];
	});
	const built = move.asks.flatMap((ask): readonly RuleProblem[] => {
		if (ask.kind !== 'build') return [];
		const one = usedBuild(sheet, String(answerOf(ask, choices)));
		if (!one || !fits(sheet, ask, one)) return [{code: 'rule/unchosen', step: ask.name}];
		return ask.pays ? useProblems(sheet, one) : buildFaults(sheet, one.build, one.rank);
	});
	// The sum of all prices says nothing new when one spend alone is too dear.
	const price = overspent.length > 0 ? undefined : priceProblem(sheet, move.name, costs);
	return [...vague, ...built, ...refused, ...blocked, ...overspent, ...used, ...(price ? [price] : [])];
}

/** Puts a move together from the sheet and what was chosen: the dice, every source by name, what it costs, and what stands against it. */
export function planMove(situation: Situation): MovePlan {
	const {game, move, choices} = situation;
	const bare = sheetIn(situation);
	const sources = sourcesOf(bare, move, choices);
	// Formulas of the roll may read what modifiers are worth, by their ids: @mod.concentration.
	const values = new Map(
		sources
			.filter(source => source.on && source.modifier.id !== undefined)
			.map(source => [
				nameOf(source.modifier.id!),
				(source.modifier.value === undefined ? 1 : bare.number(source.modifier.value)) * source.times,
			]),
	);
	const sheet = sheetIn(situation, {mod: path => values.get(path[0] ?? '') ?? 0});
	const spends = offersOf(sheet, situation);
	const costs = costsOf(sheet, situation, sources, spends);
	const own = move.difficulty === undefined ? undefined : sheet.number(move.difficulty);
	const wanted = choices.difficulty ?? own;
	const harder = sources.filter(source => source.on).reduce((all, source) => all + source.difficulty, 0);
	return {
		expression: expressionOf(move.roll, sheet, sum(sources, spends, sheet), game.book.edges),
		sources,
		spends,
		difficulty: wanted === undefined ? undefined : wanted + harder,
		costs,
		problems: problemsOf(sheet, situation, sources, spends, costs),
	};
}
