import type {Rolled} from '../../dice/rolled';
import {useOf} from '../builds/used';
import type {Change} from '../change';
import type {Label} from '../contract/basics';
import type {Outcome, Spend} from '../contract/moves';
import type {Derivation} from '../derive';
import {Acting, type Done, type Players} from '../effects/acting';
import {use} from '../effects/counters';
import {setTrack} from '../effects/tracks';
import {nameOf} from '../game';
import type {RuleProblem} from '../problem';
import {ruleName} from '../rule-names';
import {type Situation, sheetIn} from './around';
import {type Facts, factsOf, readFacts} from './facts';
import {buildsIn, type MovePlan, planMove, spendProblem} from './plan';
import {reaches} from './reaches';
import {spendsFor} from './spends';

/** What became of a roll under the rules. The roll is stored and can be resolved again with a later spend; the answer is the same on every machine. */
export type Resolution = {
	readonly plan: MovePlan;
	readonly total: number;
	readonly counts: boolean;
	readonly margin: number | undefined;
	readonly difficulty: number | undefined;
	readonly outcome: {readonly id: string; readonly name: Label; readonly kind: Outcome['kind']; readonly text?: Label};
	/** An override decided, and not the comparison. */
	readonly overridden: boolean;
	readonly changes: readonly Change[];
	readonly players: Players;
	readonly problems: readonly RuleProblem[];
};

/** Spends made on a roll that stands already. */
export type After = {
	readonly spends: Readonly<Record<string, number>> /** A lesser degree, where a spend or the rules let the player choose it. */;
	readonly degree?: string;
};

export const nothingAfter: After = {spends: {}};

export const success: Resolution['outcome'] = {id: 'success', name: ruleName('success'), kind: 'success'};
export const failure: Resolution['outcome'] = {id: 'failure', name: ruleName('failure'), kind: 'failure'};
export const noOutcome: Resolution['outcome'] = {id: 'none', name: ruleName('none'), kind: 'none'};

function afterSpends(
	sheet: Derivation,
	situation: Situation,
	after: After,
): {readonly made: Made; readonly problems: readonly RuleProblem[]} {
	const made: {spend: Spend; times: number}[] = [];
	const problems: RuleProblem[] = [];
	for (const [id, times] of Object.entries(after.spends)) {
		const spend = spendsFor(situation.game, situation.move).find(one => nameOf(one.id) === nameOf(id));
		if (!spend || times <= 0) continue;
		const problem: RuleProblem | undefined =
			spend.when === 'before' ? {code: 'rule/refused', text: spend.name} : spendProblem(sheet, spend, times);
		if (problem) problems.push(problem);
		else made.push({spend, times});
	}
	return {made, problems};
}

const told = (outcome: Outcome): Resolution['outcome'] => ({
	id: outcome.id,
	name: outcome.name,
	kind: outcome.kind,
	...(outcome.text !== undefined && {text: outcome.text}),
});

/** Overrides in their order, then the comparison, then the outcomes in theirs. */
function judged(
	{move, game}: Situation,
	sheet: Derivation,
	facts: Facts,
	difficulty: number | undefined,
): {readonly outcome: Outcome | undefined; readonly met: boolean | undefined; readonly overridden: boolean} {
	const override = move.overrides.find(one => game.holds(one.if, sheet.scope));
	if (override) return {outcome: override, met: undefined, overridden: true};
	const met =
		difficulty === undefined
			? facts.counts || move.roll.kind === 'count'
				? facts.total >= 1
				: undefined
			: reaches(facts.total, difficulty, move.compare);
	// A difficulty that nobody chose is neither reached nor missed.
	if (met === undefined && move.ladder !== undefined) return {outcome: undefined, met, overridden: false};
	const fitting = move.outcomes.filter(
		one =>
			met === undefined ||
			one.if !== undefined ||
			(met ? one.kind === 'critical' || one.kind === 'success' : one.kind === 'failure' || one.kind === 'fumble'),
	);
	return {outcome: fitting.find(one => game.holds(one.if, sheet.scope)), met, overridden: false};
}

/** A lesser degree that the player chose instead of the one that the dice gave. */
function limited(situation: Situation, outcome: Outcome | undefined, degree: string | undefined): Outcome | undefined {
	if (degree === undefined || !outcome) return outcome;
	const {outcomes} = situation.move;
	const [given, wanted] = [outcomes.indexOf(outcome), outcomes.findIndex(one => one.id === degree)];
	// Outcomes stand from the highest degree down, so a later one is a lesser one.
	return given >= 0 && wanted > given ? outcomes[wanted] : outcome;
}

type Made = readonly {readonly spend: Spend; readonly times: number}[];

function owe(acting: Acting, id: string, amount: number): void {
	const track = acting.game.tracks.get(nameOf(id));
	if (track) setTrack(acting, track, acting.sheet().track(track.id).value - amount, 'self');
}

function countUse(acting: Acting, spend: Spend): void {
	if (spend.limit && spend.limit.per !== 'roll') use(acting, {of: spend.id, per: spend.limit.per}, 'self');
}

/** What is due before the dice: the move's own price, that of sources, and spends with all they do. */
function payBefore(acting: Acting, plan: MovePlan, situation: Situation): void {
	for (const used of buildsIn(acting.sheet('self'), situation))
		for (const {brick} of used.reckoned.lines)
			if (brick.uses) use(acting, {of: useOf(used, brick.id), per: brick.uses.per}, 'self');
	const made = plan.spends.filter(({spend, times}) => times > 0 && spend.when !== 'after');
	for (const {track, amount} of plan.costs) owe(acting, track, amount);
	for (const {spend} of made) countUse(acting, spend);
	for (const source of plan.sources)
		if (source.on && source.modifier.limit) use(acting, {of: source.key, per: source.modifier.limit.per}, 'self');
	for (const {spend} of made) acting.run(spend.do);
}

function payAfter(acting: Acting, made: Made): void {
	for (const {spend, times} of made) for (const {track, amount} of spend.cost) owe(acting, track, times * acting.amount(amount));
	for (const {spend} of made) countUse(acting, spend);
	for (const {spend} of made) acting.run(spend.do);
}

/** Pays what a move costs before its dice are known; `resolveMove` with `paid` does the rest once they are. */
export function payMove(situation: Situation): Done & {readonly plan: MovePlan} {
	const {game, self, target, table} = situation;
	const plan = planMove(situation);
	const acting = new Acting(game, {self, ...(target && {target}), table}, {extra: sheetIn(situation).around.extra ?? {}});
	payBefore(acting, plan, situation);
	return {plan, ...acting.done};
}

type Reads = NonNullable<Parameters<typeof sheetIn>[1]>;

/** What the modifiers that apply are worth, by their ids: `@mod.feinte`. */
function modsOf(plan: MovePlan, sheet: Derivation): ReadonlyMap<string, number> {
	const named = plan.sources.filter(source => source.on && source.modifier.id !== undefined);
	return new Map(
		named.map(({modifier: {id = '', value}, times}) => [nameOf(id), times * (value === undefined ? 1 : sheet.number(value))]),
	);
}

function carryOut(
	situation: Situation,
	plan: MovePlan,
	reads: Reads,
	made: Made,
	outcome: Outcome | undefined,
	kind: Outcome['kind'],
	paid: boolean,
): Done {
	const {game, self, target, table, move} = situation;
	const extra = sheetIn(situation, reads).around.extra ?? {};
	const acting = new Acting(game, {self, ...(target && {target}), table}, {extra});
	if (!paid) payBefore(acting, plan, situation);
	payAfter(acting, made);
	acting.run(move.do);
	acting.run(outcome?.do);
	acting.fire({move: move.id, is: 'made'});
	if (kind === 'success' || kind === 'critical') acting.fire({move: move.id, is: 'success'});
	if (kind === 'failure' || kind === 'fumble') acting.fire({move: move.id, is: 'failure'});
	return acting.done;
}

/** Resolves a roll that fell, from the players as they stood before it. `paid`: `payMove` was here already. */
export function resolveMove(situation: Situation, rolled: Rolled, after: After = nothingAfter, paid = false): Resolution {
	const plan = planMove(situation);
	const bare = sheetIn(situation);
	const {made, problems} = afterSpends(bare, situation, after);
	const added = (pick: (spend: Spend) => Spend['flat']) =>
		made.reduce((sum, {spend, times}) => sum + times * bare.number(pick(spend) ?? 0), 0);
	const facts = factsOf(rolled, {successes: added(spend => spend.successes), flat: added(spend => spend.flat)});
	const {difficulty} = plan;
	const mods = modsOf(plan, bare);
	const reads: Reads = {
		roll: (path, args) => readFacts(facts, difficulty, path, args),
		mod: path => mods.get(path[0] ?? '') ?? 0,
		difficulty: () => difficulty ?? 0,
	};
	const sheet = sheetIn(situation, reads);
	const {outcome: given, met, overridden} = judged(situation, sheet, facts, difficulty);
	const outcome = limited(situation, given, after.degree);
	const shown = outcome ? told(outcome) : met === undefined ? noOutcome : met ? success : failure;
	const {changes, players} = carryOut(situation, plan, reads, made, outcome, shown.kind, paid);
	return {
		plan,
		total: facts.total,
		counts: facts.counts,
		margin: difficulty === undefined ? undefined : facts.total - difficulty,
		difficulty,
		outcome: shown,
		overridden,
		changes,
		players,
		problems: [...(paid ? [] : plan.problems), ...problems],
	};
}
