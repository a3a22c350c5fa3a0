import type {Cursor} from './cursor';
import {NOTHING} from './cursor';
import {code} from './fold';
import type {Plan} from './plan';
import {readKeep} from './read-keep';
import {readSum} from './read-sum';

/** `floor(a/b)`, `max(a,b)` and their like. */
export function readFunction(cursor: Cursor): Plan {
	const start = cursor.at;
	const word = /^[a-z]{1,6}/i.exec(cursor.text.slice(start, start + 6))?.[0]?.toLowerCase();
	const rounds = word === 'floor' || word === 'ceil' || word === 'round';
	if (!word || (!rounds && word !== 'abs' && word !== 'min' && word !== 'max')) return unknown(cursor);
	cursor.step(word.length);
	if (cursor.pass() !== code.open) {
		cursor.go(start);
		return unknown(cursor);
	}
	if (rounds) return readRounded(cursor, word, start);
	const of = cursor.within(code.close, () => readList(cursor));
	const least = word === 'abs' ? 1 : 2;
	if (of.length < least || (least === 1 && of.length > 1)) cursor.fail({code: 'arguments', name: word, least}, start, cursor.at);
	return {kind: 'call', name: word, of};
}

function unknown(cursor: Cursor): Plan {
	cursor.failWord();
	return NOTHING;
}

/** What has no division in it is whole already, and stays as it is. */
function readRounded(cursor: Cursor, way: 'floor' | 'ceil' | 'round', start: number): Plan {
	const of = cursor.within(code.close, () => {
		cursor.rounding = way;
		cursor.quotient = undefined;
		const list = readList(cursor);
		if (list.length > 1) cursor.fail({code: 'arguments', name: way, least: 1}, start, cursor.at);
		const quotient: Plan | undefined = cursor.quotient;
		if (quotient && quotient !== list[0]) cursor.fail({code: 'division'}, start, cursor.at);
		return list[0]!;
	});
	return of;
}

/** `{2d20,1d12}kh1`; several rolls with nothing kept are their sum, and one alone is only bracketed. */
export function readGroup(cursor: Cursor): Plan {
	const start = cursor.at;
	const of = cursor.within(code.unbrace, () => readList(cursor));
	const keep = readKeep(cursor);
	if (keep && of.length > 1) return cursor.mark({kind: 'group', of, keep}, start);
	if (keep) cursor.fail({code: 'lone-group'}, start, cursor.at);
	return of.reduce((left, right) => ({kind: 'binary', op: '+', left, right}));
}

function readList(cursor: Cursor): Plan[] {
	const list = [readSum(cursor)];
	while (cursor.pass() === code.comma) {
		cursor.step();
		list.push(readSum(cursor));
	}
	return list;
}
