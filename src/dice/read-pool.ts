import {fixedValue} from './check';
import type {Cursor} from './cursor';
import {code, isDigit} from './fold';
import {limits} from './limits';
import {type Amount, NONE, type Plan, type PoolPlan} from './plan';
import {readDigits, readName} from './read-number';
import {readModifiers} from './read-steps';
import {readBrackets} from './read-sum';

/** Reads on from the `d` of a pool whose count stands before it, at `start`. */
export function readPool(cursor: Cursor, written: Amount, start: number): Plan {
	cursor.step();
	const count = fixed(written);
	if (typeof count === 'number' && count > limits.dice)
		cursor.fail({code: 'too-many-dice', dice: count, most: limits.dice}, start, cursor.at);
	const sides = readSides(cursor);
	const pool: PoolPlan = {kind: 'pool', count, sides, steps: NONE, hits: NONE, misses: NONE, bonus: NONE};
	readModifiers(cursor, pool);
	return typeof count === 'number' && count >= 0 ? pool : cursor.mark(pool, start);
}

function readSides(cursor: Cursor): Amount | 'fudge' {
	const now = cursor.pass();
	const start = cursor.at;
	if (now === code.percent || now === code.f) {
		cursor.step();
		return now === code.f ? 'fudge' : 100;
	}
	if (!isDigit(now) && now !== code.open && now !== code.at) cursor.fail({code: 'no-sides'}, start - 1, start);
	if (cursor.problem) return 1;
	const sides = isDigit(now) ? readDigits(cursor) : now === code.at ? readName(cursor) : fixed(readBrackets(cursor));
	if (typeof sides === 'number' && (sides < 1 || sides > limits.sides))
		cursor.fail({code: 'bad-sides', most: limits.sides}, start, cursor.at);
	return sides;
}

/** What holds no dice is worked out at once: `(1+1)d6` is `2d6`. */
const fixed = (amount: Amount): Amount => (typeof amount === 'number' ? amount : (fixedValue(amount) ?? amount));
