import type {Rolled} from '../../dice/rolled';
import type {Amount} from '../contract/basics';
import type {Move, Outcome} from '../contract/moves';
import {Derivation} from '../derive';
import type {Formula} from '../formula/formula';
import {nodesOf} from '../formula/names';
import type {Game} from '../game';
import type {State} from '../state';
import {factsOf, readFacts} from './facts';
import {reaches} from './reaches';

/** What the dice and the target of a move decide by themselves. `rests` is what only the sheet could tell. */
export type Replayed = {
	readonly total: number;
	readonly counts: boolean;
	readonly difficulty: number | undefined;
	/** Whether the total reached the target; undefined where there is none, or where an override decided. */
	readonly met: boolean | undefined;
	readonly decided: {readonly by: 'override' | 'comparison'; readonly outcome: Outcome | undefined} | {readonly by: 'sheet'};
};

const OF_SHEET: ReadonlySet<string> = new Set(['has', 'best', 'per', 'step']);

/** Whether a formula reads nothing but the dice, and the target where there is one. */
const restsOnDice = (formula: Formula, targeted: boolean): boolean =>
	[...nodesOf(formula.root)].every(node => {
		if (node.kind === 'call') return !OF_SHEET.has(node.name);
		if (node.kind !== 'name') return true;
		const [first, part] = node.path;
		return first === 'roll' ? targeted || part !== 'margin' : first === 'difficulty' && targeted;
	});

/** Judges a roll as `resolveMove` does, as far as that needs no sheet, and says where it would. `blank` stands for the sheet that nothing reads. */
export function replayMove(game: Game, move: Move, rolled: Rolled, target: number | undefined, blank: State): Replayed {
	const facts = factsOf(rolled);
	const difficulty = target ?? (typeof move.difficulty === 'number' ? move.difficulty : undefined);
	const sheet = new Derivation(game, blank, {
		extra: {roll: (path, args) => readFacts(facts, difficulty, path, args), difficulty: () => difficulty ?? 0},
	});
	const known = (condition: string | undefined): boolean =>
		condition === undefined || restsOnDice(game.formula(condition), difficulty !== undefined);
	const first = (outcomes: readonly Outcome[]): Outcome | 'sheet' | undefined => {
		for (const outcome of outcomes) {
			if (!known(outcome.if)) return 'sheet';
			if (game.holds(outcome.if, sheet.scope)) return outcome;
		}
		return undefined;
	};
	const common = {total: facts.total, counts: facts.counts, difficulty};
	const override = first(move.overrides);
	if (override === 'sheet') return {...common, met: undefined, decided: {by: 'sheet'}};
	if (override) return {...common, met: undefined, decided: {by: 'override', outcome: override}};
	if (difficulty === undefined && needsTarget(move)) return {...common, met: undefined, decided: {by: 'sheet'}};
	const met =
		difficulty === undefined ? (facts.counts ? facts.total >= 1 : undefined) : reaches(facts.total, difficulty, move.compare);
	const outcome = first(move.outcomes.filter(one => met === undefined || one.if !== undefined || isMet(one) === met));
	if (outcome === 'sheet') return {...common, met, decided: {by: 'sheet'}};
	return {...common, met, decided: {by: 'comparison', outcome}};
}

const isMet = ({kind}: Outcome): boolean | undefined =>
	kind === 'critical' || kind === 'success' ? true : kind === 'failure' || kind === 'fumble' ? false : undefined;

/** A move whose own target, which the string does not carry, is to be read off a sheet. */
const needsTarget = ({difficulty}: {readonly difficulty?: Amount | undefined}): boolean => typeof difficulty === 'string';
