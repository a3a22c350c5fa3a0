import {facesOfPool} from '../dice/faces';
import type {Pool, Rolled} from '../dice/rolled';
import type {Anchor} from '../shared/ids';
import {type ReplayInputs, replay} from './replay';
import type {Rider, RollString} from './roll-string';
import type {Reason, Verdict} from './verdict';
import {fitsRider, writeString} from './write';

// What stands for an expression that is too long for a rider; none is written so.
const TOO_LONG = '0';

/** What the rider `o` of a correction says: the expression that the roll had, where that fits; undefined for a string that corrects nothing. */
export function originalOf({mode, riders}: RollString): {readonly expression?: string} | undefined {
	const told = mode === 'q' ? riders.find(({letter}) => letter === 'o')?.value : undefined;
	return told === undefined ? undefined : told === TOO_LONG ? {} : {expression: told};
}

/** A correction of a sealed roll of the post `anchor`: its dice, read by another expression or another rule. `riders`: those of what it is now. */
export function writeCorrection(original: RollString, anchor: Anchor, expression: string, riders: readonly Rider[]): string {
	const before = {letter: 'o', value: original.expression};
	const kept = riders.filter(({letter}) => letter !== 'o' && letter !== 'w');
	const own = fitsRider(before) ? before : {...before, value: TOO_LONG};
	const {index, round} = original;
	return writeString({mode: 'q', expression, anchor, round: round!, index, riders: [...kept.filter(fitsRider), own]});
}

/** Each die as it was thrown, in order: its faces and what it showed. */
const thrown = ({pools}: Rolled): readonly string[] => pools.flatMap(thrownIn);

/** The same of one pool. */
export function thrownIn(pool: Pool): readonly string[] {
	const faces = facesOfPool(pool);
	const bonus = faces.length - pool.bonus.length;
	return faces.map((face, at) => `${pool.fudge ? 'f' : at < bonus ? pool.sides : pool.bonus[at - bonus]!.sides} ${face}`);
}

/** Whether a roll takes no other dice than those that another one threw, from the first on: no more of them, and of the same faces. */
export function takesNoOther(before: Rolled, after: Rolled): boolean {
	const [had, takes] = [thrown(before), thrown(after)];
	return takes.length <= had.length && takes.every((die, at) => die === had[at]);
}

/** A correction's verdict with what the roll was before beside it; one that takes other dice is none. `cited`: the roll itself, where it was read; only it knows its rule. */
export function withOriginal(verdict: Verdict, string: RollString, cited: RollString | undefined, inputs: ReplayInputs): Verdict {
	const {rolled} = verdict;
	const expression = (cited ?? originalOf(string))?.expression;
	if (!rolled || expression === undefined) return verdict;
	const original = cited ?? {...string, expression, riders: []};
	const replayed = replay({...string, expression}, inputs);
	if (!replayed.ok) return verdict;
	const had = replayed.value.rolled;
	const facts = {before: expression, was: had.total, now: string.expression, total: rolled.total};
	const reason: Reason = takesNoOther(had, rolled)
		? {code: 'corrected', ...facts}
		: {code: 'other-dice', ...facts, had: thrown(had).length, takes: thrown(rolled).length};
	const kind = reason.code === 'corrected' ? verdict.kind : 'mismatch';
	return {...verdict, kind, reasons: [reason, ...verdict.reasons], before: {string: original, rolled: had}};
}
