import {type Cursor, NOTHING} from './cursor';
import {code, fold, isComparison, isDigit, isLetter} from './fold';
import {limits} from './limits';
import type {Plan} from './plan';
import {readDigits} from './read-number';
import {readSum} from './read-sum';

/** `6#4d6`: a number and `#` before anything else; 1 if there is none. */
export function readRepeat(cursor: Cursor): number {
	const typed = mayRepeat(cursor.text) ? /^\s*\d+\s*#/.exec(cursor.text) : null;
	if (!typed) return 1;
	cursor.pass();
	const start = cursor.at;
	const repeat = readDigits(cursor);
	if (repeat < 1 || repeat > limits.repeat) cursor.fail({code: 'bad-repeat', most: limits.repeat}, start, cursor.at);
	else cursor.go(typed[0].length);
	return repeat;
}

/** Whether `#` is the first thing that is neither a digit nor a space. */
function mayRepeat(text: string): boolean {
	for (let at = 0; at < text.length; at++) {
		const now = fold(text.charCodeAt(at));
		if (!isDigit(now) && now !== code.space) return now === code.hash;
	}
	return false;
}

/** A whole expression, with the target of `vs` and the label after it. */
export function readWhole(cursor: Cursor): Plan {
	const first = cursor.pass();
	if (first === code.end || first === code.hash) {
		cursor.fail({code: 'empty'}, 0, cursor.text.length);
		return NOTHING;
	}
	let plan = readSum(cursor);
	if (atVersus(cursor)) {
		cursor.step(2);
		plan = {kind: 'versus', of: plan, target: readSum(cursor)};
	}
	const now = cursor.pass();
	if (now !== code.end) readLabel(cursor, now);
	return plan;
}

/** `vs` with a number or dice after it; `vs gobelin` begins a label. */
function atVersus(cursor: Cursor): boolean {
	if (cursor.pass() !== code.v) return false;
	return /^vs\s*(?:[-+−@({\d]|d[\d%(]|df\b|$)/i.test(cursor.text.slice(cursor.at, cursor.at + 40));
}

function readLabel(cursor: Cursor, now: number): void {
	const rest = cursor.text.slice(cursor.at);
	if (now !== code.hash) refuseAll(cursor, now, rest);
	if (cursor.problem) return;
	cursor.comment(now === code.hash ? rest.slice(1) : rest);
	cursor.go(cursor.text.length);
}

/** Anything but words after a space is a mistake to be told, never a label that hides dice. */
function refuseAll(cursor: Cursor, now: number, rest: string): void {
	const {at} = cursor;
	// `t6`, `kh3`, `e`: short letters and a number look like dice of another notation.
	const strange = /^([a-z]{1,3})(?:[<>=]{0,2}\d|$)/i.exec(rest)?.[1]?.toLowerCase();
	if (isComparison(now)) cursor.fail({code: 'compare-total'}, at, at + 1);
	else if (isDigit(now) || now === code.open || now === code.brace || now === code.at)
		cursor.fail({code: 'missing-operator', found: rest[0]!}, at, at + 1);
	else if (/^vs(?![a-z])/i.test(rest) && atVersus(cursor)) cursor.fail({code: 'misplaced-versus'}, at, at + 2);
	else if (strange && /^[kdgl][hl]?$/.test(strange) && beforeIs(cursor, ')'))
		cursor.fail({code: 'lone-group'}, at, at + strange.length);
	else if (strange && rest.length > strange.length)
		cursor.fail({code: 'unknown-modifier', word: strange}, at, at + strange.length);
	else if (!cursor.afterSpace() && now !== code.quote) refuseAttached(cursor, now);
	else if (now < 128 && !isLetter(now) && now !== code.quote && now !== code.apostrophe) cursor.failHere(now);
}

const beforeIs = (cursor: Cursor, sign: string): boolean => cursor.text.slice(0, cursor.at).trimEnd().endsWith(sign);

function refuseAttached(cursor: Cursor, now: number): void {
	if (isLetter(now) || now > 127) cursor.failWord();
	else cursor.failHere(now);
}
