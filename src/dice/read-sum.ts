import type {Cursor} from './cursor';
import {NOTHING} from './cursor';
import {code, isDigit, isLetter} from './fold';
import type {Plan} from './plan';
import {readFunction, readGroup} from './read-call';
import {readDigits, readName} from './read-number';
import {readPool} from './read-pool';

/** Products and signed dice joined by `+` and `-`. */
export function readSum(cursor: Cursor): Plan {
	let left = readProduct(cursor, true);
	for (;;) {
		const now = cursor.pass();
		if (now !== code.plus && now !== code.minus) return left;
		cursor.step();
		left = added(left, now === code.plus ? '+' : '-', readProduct(cursor, false));
	}
}

/** `1d20+-5` is `1d20-5`, and so is `1d20+@mod` for a modifier of −5. */
function added(left: Plan, op: '+' | '-', right: Plan): Plan {
	const other = op === '+' ? '-' : '+';
	if (right.kind === 'negate') return {kind: 'binary', op: other, left, right: right.of};
	if (right.kind === 'number' && right.value < 0)
		return {kind: 'binary', op: other, left, right: {kind: 'number', value: -right.value}};
	return {kind: 'binary', op, left, right};
}

function readProduct(cursor: Cursor, first: boolean): Plan {
	let left = readSigned(cursor, first);
	for (;;) {
		const now = cursor.pass();
		if (now === code.slash) left = readQuotient(cursor, left);
		else if (now === code.star || now === code.percent) {
			if (cursor.next() === code.star) cursor.fail({code: 'power'}, cursor.at, cursor.at + 2);
			cursor.step();
			left = {kind: 'binary', op: now === code.star ? '*' : '%', left, right: readSigned(cursor, false)};
		} else return left;
	}
}

/** `64/4/2` within `floor` is one division, by 4*2. */
function readQuotient(cursor: Cursor, left: Plan): Plan {
	const start = cursor.at;
	if (!cursor.rounding) cursor.fail({code: 'division'}, start, start + 1);
	cursor.step();
	const earlier = left === cursor.quotient && left.kind === 'rounded' ? left : undefined;
	const right = readSigned(cursor, false);
	const quotient: Plan = {
		kind: 'rounded',
		way: cursor.rounding ?? 'floor',
		of: earlier ? earlier.of : left,
		by: earlier ? {kind: 'binary', op: '*', left: earlier.by, right} : right,
	};
	cursor.quotient = quotient;
	return cursor.mark(quotient, start);
}

/** One sign may stand before a number or dice; a plus only where an expression begins, so that `1d6++2` is told. */
function readSigned(cursor: Cursor, first: boolean): Plan {
	const now = cursor.pass();
	if (now === code.plus && first) cursor.step();
	if (now !== code.minus) return readOne(cursor);
	cursor.step();
	const of = readOne(cursor);
	return of.kind === 'number' ? {kind: 'number', value: 0 - of.value} : {kind: 'negate', of};
}

function readOne(cursor: Cursor): Plan {
	const now = cursor.pass();
	const start = cursor.at;
	if (isDigit(now)) {
		const value = readDigits(cursor);
		return atDie(cursor) ? readPool(cursor, value, start) : {kind: 'number', value};
	}
	if (atDie(cursor)) return readPool(cursor, 1, start);
	if (now === code.open) {
		const plan = readBrackets(cursor);
		return atDie(cursor) ? readPool(cursor, plan, start) : plan;
	}
	if (now === code.at) return {kind: 'number', value: readName(cursor)};
	if (now === code.brace) return readGroup(cursor);
	if (isLetter(now)) return readFunction(cursor);
	if (now > 127) cursor.failWord();
	else cursor.failHere(now);
	return NOTHING;
}

/** `d6`, `d%`, `dF` and a `d` left alone are dice; `dague` and `dl1` are words. */
function atDie(cursor: Cursor): boolean {
	if (cursor.pass() !== code.d) return false;
	const after = cursor.next();
	return !isLetter(after) || after === code.f;
}

export const readBrackets = (cursor: Cursor): Plan => cursor.within(code.close, () => readSum(cursor));
