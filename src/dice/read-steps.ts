import type {Cursor} from './cursor';
import {code, isComparison, isLetter} from './fold';
import {type Condition, joined, type PoolPlan, type Step} from './plan';
import {conditionAfter, hasCondition, numberAfter, readCondition} from './read-condition';
import {readKeep} from './read-keep';
import {readInteger} from './read-number';

/** A pool whose modifiers are still being read. */
type Unfinished = {-readonly [Part in keyof PoolPlan]: PoolPlan[Part]};

/** What people used to other dice write for ours. */
const instead: Readonly<Record<string, string>> = {d: 'dl', e: '!', x: '!', t: '>=', g: 'kh', l: 'kl', rr: 'ro'};

/** Reads what follows the dice into their pool. A count comes last, wherever it was written. */
export function readModifiers(cursor: Cursor, pool: Unfinished): void {
	for (;;) {
		const start = cursor.at;
		const now = cursor.pass();
		if (now !== code.bang && !isComparison(now) && !(isLetter(now) && atModifier(cursor, start))) break;
		if (isComparison(now)) pool.hits = joined(pool.hits, readCondition(cursor));
		else if (now === code.bang) pool.steps = joined(pool.steps, readExplode(cursor, pool.sides));
		else readWord(cursor, pool);
	}
	if (pool.misses.length + pool.bonus.length > 0) checkTogether(cursor, pool);
}

function checkTogether(cursor: Cursor, {hits, misses, bonus}: PoolPlan): void {
	const counts = hits.length > 0;
	if (misses.length > 0 && !counts) cursor.fail({code: 'miss-without-hit'}, cursor.spanOf(misses[0]).start, cursor.at);
	if (bonus.length > 0 && counts) cursor.fail({code: 'bonus-with-count'}, cursor.spanOf(bonus[0]).start, cursor.at);
}

/**
 * Whether a word goes on with the pool. Right after the dice it always does; after a space only what cannot
 * be a word of a label: `kh3`, `r<3`, `min2`, or `kh` alone, but not `khan`, `k` or `max de force`.
 */
function atModifier(cursor: Cursor, start: number): boolean {
	if (cursor.now === code.v && cursor.next() === code.s) return false;
	if (cursor.at === start && !cursor.afterSpace()) return true;
	const rest = cursor.text.slice(cursor.at, cursor.at + 12);
	return /^(?:(?:[kd][hl]\s*(?:$|[-+*%!<>=≤≥\d,)}#@(]))|(?:[a-z]{1,3}[<>=≤≥]{0,2}\d)|e$)/i.test(rest);
}

function readExplode(cursor: Cursor, sides: PoolPlan['sides']): Step {
	const start = cursor.at;
	cursor.step(cursor.next() === code.bang ? 2 : 1);
	const penetrate = cursor.now === code.p;
	if (penetrate) cursor.step();
	const when = hasCondition(cursor) ? readCondition(cursor) : undefined;
	// `d6!=6` says no more than `d6!`: one plan, one text.
	const plain = !when || (when.is === '=' && when.value === sides);
	return cursor.mark<Step>(plain ? {kind: 'explode', penetrate} : {kind: 'explode', penetrate, when}, start);
}

function readWord(cursor: Cursor, pool: Unfinished): void {
	const keep = readKeep(cursor);
	if (keep) {
		pool.steps = joined(pool.steps, keep);
		return;
	}
	const start = cursor.at;
	const word = /^(?:min|max|ro(?![a-z])|rr|[brf](?![a-z])|[a-z]{1,12})/i
		.exec(cursor.text.slice(start, start + 12))?.[0]
		?.toLowerCase();
	cursor.step(word?.length ?? 0);
	if (word === 'min' || word === 'max')
		pool.steps = joined(pool.steps, cursor.mark<Step>({kind: 'clamp', way: word, value: numberAfter(cursor, word)}, start));
	else if (word === 'r' || word === 'ro') pool.steps = joined(pool.steps, readReroll(cursor, word, start));
	else if (word === 'f') pool.misses = joined(pool.misses, cursor.mark<Condition>(conditionAfter(cursor, word), start));
	else if (word === 'b') pool.bonus = joined(pool.bonus, readBonus(cursor, start));
	else if (word) failModifier(cursor, word, start);
	else cursor.failWord();
}

const readReroll = (cursor: Cursor, word: 'r' | 'ro', start: number): Step =>
	cursor.mark<Step>({kind: 'reroll', once: word === 'ro', when: conditionAfter(cursor, word)}, start);

function failModifier(cursor: Cursor, word: string, start: number): void {
	const better = instead[word];
	cursor.fail({code: 'unknown-modifier', word, ...(better ? {instead: better} : {})}, start, start + word.length);
}

/** `b10d6`: for each natural 10, a d6 more. */
function readBonus(cursor: Cursor, start: number): PoolPlan['bonus'][number] {
	const face = numberAfter(cursor, 'b');
	const named = cursor.pass() === code.d;
	if (named) cursor.step();
	const sides = named ? readInteger(cursor) : undefined;
	if (sides === undefined) cursor.fail({code: 'needs-number', word: 'b'}, start, cursor.at);
	return cursor.mark({face, sides: sides ?? 1}, start);
}
