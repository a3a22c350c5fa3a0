import {sealedDraw} from './draws';
import {findStrings} from './find';
import {maskForeign, type SourceKind} from './own-source';
import {type Found, isSealed, type RollString} from './roll-string';
import {finish} from './write';

// The largest number that a string carries has three digits.
const LAST_INDEX = 999;

type Sealed = Found & {readonly string: RollString};

/** One string that was sealed anew: its clean form before and after. */
export type Resealed = {readonly from: string; readonly to: string};

/** At submit: gives every sealed or hidden string of the author's own the draw of this moment and the numbers 1, 2, 3… in order. Nothing else of the source changes; `changes` lists the strings that did. */
export function reseal(
	source: string,
	now: number,
	kind?: SourceKind,
): {readonly text: string; readonly changes: readonly Resealed[]} {
	const round = sealedDraw(now);
	const changes: Resealed[] = [];
	let text = '';
	let from = 0;
	for (const [place, {start, end, string}] of ownSealed(source, kind).slice(0, LAST_INDEX).entries()) {
		const fresh = renewed(string.raw, round, place + 1);
		if (fresh !== source.slice(start, end)) changes.push({from: string.raw, to: fresh});
		text += source.slice(from, start) + fresh;
		from = end;
	}
	return {text: text + source.slice(from), changes};
}

const ownSealed = (source: string, kind: SourceKind | undefined): readonly Sealed[] =>
	findStrings(maskForeign(source, kind), Number.POSITIVE_INFINITY).filter(
		(found): found is Sealed => found.string.kind === 'roll' && isSealed(found.string),
	);

/** Works on the fields as written, so that the expression and fields we do not know stay as they are. */
function renewed(raw: string, round: number, index: number): string {
	const [version, mode, expression, , , ...riders] = raw.split('-').slice(0, -1);
	return finish([version, mode, expression, `r${round}`, `k${index}`, ...riders].join('-'));
}
