import {NONE} from './canonical';
import {fixedValue} from './check';
import type {Cursor} from './cursor';
import {code, isDigit} from './fold';
import {limits} from './limits';
import type {Amount, Plan, PoolPlan} from './plan';
import {readDigits, readName} from './read-number';
import {readModifiers} from './read-steps';
import {readBrackets} from './read-sum';

/** Reads on from the `d` of a pool whose count stands before it, at `start`. */
export function readPool(cursor: Cursor, count: Amount, start: number): Plan {
	cursor.at++;
	const sides = readSides(cursor);
	const dice: PoolPlan = {kind: 'pool', count: fixed(count), sides, steps: NONE, hits: NONE, misses: NONE, bonus: NONE};
	const pool = readModifiers(cursor, dice);
	return pool.count === 1 && pool === dice ? pool : cursor.mark(pool, start);
}

function readSides(cursor: Cursor): Amount | 'fudge' {
	const now = cursor.pass();
	const start = cursor.at;
	if (isDigit(now)) {
		const sides = readDigits(cursor);
		if (sides < 1 || sides > limits.sides) cursor.fail({code: 'bad-sides', most: limits.sides}, start, cursor.at);
		return sides;
	}
	if (now === code.open) return fixed(readBrackets(cursor));
	if (now === code.at) return readName(cursor);
	if (now === code.percent || now === code.f) {
		cursor.at++;
		return now === code.f ? 'fudge' : 100;
	}
	cursor.fail({code: 'no-sides'}, start - 1, start);
	return 1;
}

/** What holds no dice is worked out at once: `(1+1)d6` is `2d6`. */
const fixed = (amount: Amount): Amount => (typeof amount === 'number' ? amount : (fixedValue(amount) ?? amount));
