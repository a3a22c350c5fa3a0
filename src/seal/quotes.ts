import {findStrings} from './find';
import type {Found, RollString} from './roll-string';

/** A roll as it stood somewhere: its expression, the number said before it, and the words before both, where they are known. */
export type Stood = {readonly raw: string; readonly expression: string; readonly said?: number; readonly line?: string};

/** The rolls among some strings, as they stand; `lineOf` tells the words before one. */
export const stoodIn = (found: readonly Found[], lineOf?: (found: Found) => string): readonly Stood[] =>
	found.flatMap(each => (each.string.kind === 'roll' ? [stoodAs(each.string, each.said, lineOf?.(each))] : []));

const stoodAs = ({raw, expression}: RollString, said: number | undefined, line: string | undefined): Stood => ({
	raw,
	expression,
	...(said !== undefined && {said}),
	...(line !== undefined && {line}),
});

/** The rolls that a browser noted of a post, each with the words before it. */
export const stoodAsNoted = (rolls: readonly {readonly raw: string; readonly line: string}[]): readonly Stood[] =>
	rolls.flatMap(({raw, line}) => stoodIn(findStrings(`${line} ${raw}`), () => line));

/** Whether a quoted roll stands in a source with the same number said before it. */
export const agrees = (quoted: Stood, rolls: readonly Stood[]): boolean =>
	rolls.some(({raw, said}) => raw === quoted.raw && said === quoted.said);

/** The rolls of a source that a quoted one is to be read beside: the same string, else those with its number, else all. */
export function besides(quoted: Stood, rolls: readonly Stood[]): readonly Stood[] {
	const same = rolls.filter(({raw}) => raw === quoted.raw);
	if (same.length > 0) return same;
	const index = indexIn(quoted.raw);
	const placed = rolls.filter(({raw}) => indexIn(raw) === index);
	return placed.length > 0 ? placed : rolls;
}

const indexIn = (raw: string): string | undefined => /-k(\d+)-/.exec(raw)?.[1];
