import type {Cursor} from './cursor';
import {code, isDigit, isLetter} from './fold';
import type {Keep} from './plan';
import {readInteger} from './read-number';

/** `kh3`, `dl`, and `k3` for `kh3`; undefined, with nothing read but spaces, if none is here. The number is 1 if left out. */
export function readKeep(cursor: Cursor): Keep | undefined {
	const first = cursor.pass();
	const start = cursor.at;
	const way = first === code.k || first === code.d ? wayOf(first, cursor.next()) : undefined;
	if (!way) return undefined;
	cursor.step(isLetter(cursor.next()) ? 2 : 1);
	const now = cursor.pass();
	const count = isDigit(now) || now === code.open || now === code.at ? readInteger(cursor) : 1;
	return cursor.mark<Keep>({kind: 'keep', way, count: count ?? 1}, start);
}

function wayOf(first: number, second: number): Keep['way'] | undefined {
	const keeps = first === code.k;
	if (second === code.h) return keeps ? 'kh' : 'dh';
	if (second === code.l) return keeps ? 'kl' : 'dl';
	return keeps && !isLetter(second) ? 'kh' : undefined;
}
