import type {Cursor} from './cursor';
import {code, isComparison, isDigit} from './fold';
import type {Condition} from './plan';
import {readInteger} from './read-number';

/** Whether a comparison or a number alone comes next. */
export const hasCondition = (cursor: Cursor): boolean => isComparison(cursor.pass()) || isDigit(cursor.now);

/** `>=5`, `=>5`, `≥5`, `<2`, and a number alone for `=`. */
export function readCondition(cursor: Cursor): Condition {
	const start = cursor.at;
	const is = readComparison(cursor);
	const value = readInteger(cursor);
	if (value === undefined) cursor.fail({code: 'missing', after: is}, start, cursor.at);
	return {is, value: value ?? 0};
}

export function numberAfter(cursor: Cursor, word: string): number {
	const start = cursor.at;
	const value = readInteger(cursor);
	if (value === undefined) cursor.fail({code: 'needs-number', word}, start - word.length, start);
	return value ?? 0;
}

export function conditionAfter(cursor: Cursor, word: string): Condition {
	const start = cursor.at;
	if (!hasCondition(cursor) && cursor.now !== code.minus)
		cursor.fail({code: 'needs-condition', word}, start - word.length, start);
	return readCondition(cursor);
}

function readComparison(cursor: Cursor): Condition['is'] {
	const first = cursor.now;
	if (!isComparison(first)) return '=';
	cursor.step();
	if (first === code.atLeast) return '>=';
	if (first === code.atMost) return '<=';
	const second = cursor.now;
	// People write `=>` as well as `>=`.
	const joined = first === code.equal ? second === code.less || second === code.more : second === code.equal;
	if (!joined) return first === code.equal ? '=' : first === code.less ? '<' : '>';
	cursor.step();
	return first === code.less || second === code.less ? '<=' : '>=';
}
