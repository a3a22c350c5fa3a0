import type {Found, RollString} from './roll-string';
import type {Reason} from './verdict';

/** What is odd about a roll's number. */
export type Misnumbered = Extract<Reason, {code: 'index-gap' | 'index-repeated'}>;

/** Rolls of one kind are numbered 1, 2, 3… in order: tells which are not. Each damaged string excuses one missing number. */
export function misnumbered(found: readonly Found[], counts: (string: RollString) => boolean): ReadonlyMap<Found, Misnumbered> {
	const faults = new Map<Found, Misnumbered>();
	let excuses = -1;
	let last = 0;
	for (const each of found) {
		const {string} = each;
		if (string.kind !== 'roll' || !counts(string)) continue;

		const {index} = string;
		const gap = index - last - 1;
		if (gap < 0) faults.set(each, {code: 'index-repeated', index});
		if (gap > 0) {
			if (excuses < 0) excuses = found.filter(({string: {kind}}) => kind === 'garbled').length;
			if (gap > excuses) faults.set(each, {code: 'index-gap', index, expected: last + 1});
			else excuses -= gap;
		}
		last = Math.max(last, index);
	}
	return faults;
}

/** The number that the next roll of this kind takes: after the last, leaving room for damaged ones. */
export function nextNumber(found: readonly Found[], counts: (string: RollString) => boolean): number {
	let last = 0;
	let damaged = 0;
	for (const {string} of found) {
		if (string.kind === 'garbled') damaged++;
		if (string.kind === 'roll' && counts(string)) last = Math.max(last, string.index);
	}
	return last + damaged + 1;
}
