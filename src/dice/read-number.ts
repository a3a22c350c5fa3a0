import {fixedValue} from './check';
import type {Cursor} from './cursor';
import {code, isDigit} from './fold';
import {limits} from './limits';
import {readBrackets} from './read-sum';

/** The digits at the reading point, of which there is at least one. */
export function readDigits(cursor: Cursor): number {
	const start = cursor.at;
	let value = 0;
	for (let now = cursor.now; isDigit(now); now = cursor.now) {
		value = value * 10 + now - code.zero;
		cursor.step();
	}
	if (value > limits.value) cursor.fail({code: 'too-large', most: limits.value}, start, cursor.at);
	return value;
}

/** A number that may carry a minus, stand for a name, or be worked out in brackets; undefined if none is here. */
export function readInteger(cursor: Cursor): number | undefined {
	const negative = cursor.pass() === code.minus;
	if (negative) cursor.step();
	const value = readNatural(cursor);
	return negative && value !== undefined ? 0 - value : value;
}

function readNatural(cursor: Cursor): number | undefined {
	const start = cursor.at;
	const now = cursor.now;
	if (isDigit(now)) return readDigits(cursor);
	if (now === code.at) return readName(cursor);
	if (now !== code.open) return undefined;
	const value = fixedValue(readBrackets(cursor));
	if (value === undefined) cursor.fail({code: 'not-constant'}, start, cursor.at);
	return value ?? 0;
}

/** The number that the `@name` at the reading point stands for. */
export function readName(cursor: Cursor): number {
	const start = cursor.at;
	const typed = /^[\p{L}\p{M}\p{N}_]{1,60}/u.exec(cursor.text.slice(start + 1, start + 61))?.[0] ?? '';
	const name = typed.normalize('NFC');
	const value = name ? cursor.numbers?.(name) : undefined;
	const end = start + 1 + typed.length;
	cursor.go(end);
	if (value === undefined) {
		const near = cursor.near?.(name);
		cursor.fail({code: 'unknown-name', name, ...(near === undefined ? {} : {near})}, start, end);
	} else if (!Number.isInteger(value)) cursor.fail({code: 'decimal'}, start, end);
	else if (Math.abs(value) > limits.value) cursor.fail({code: 'too-large', most: limits.value}, start, end);
	else cursor.names = [...cursor.names, {name, value}];
	return value ?? 0;
}
