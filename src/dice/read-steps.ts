import type {Cursor} from './cursor';
import {code, isComparison, isLetter} from './fold';
import {type Condition, NONE, type PoolPlan, type Step} from './plan';
import {conditionAfter, hasCondition, numberAfter, readCondition} from './read-condition';
import {readKeep} from './read-keep';
import {readInteger} from './read-number';

/** What follows the dice of a pool. */
type Modifiers = Pick<PoolPlan, 'steps' | 'hits' | 'misses' | 'bonus'>;
type Gathered = {-readonly [Part in keyof Modifiers]: Modifiers[Part]};

/** What people used to other dice write for ours. */
const instead: Readonly<Record<string, string>> = {d: 'dl', e: '!', x: '!', t: '>=', g: 'kh', l: 'kl', rr: 'ro'};

/** Reads what follows the dice; undefined if nothing does. A count comes last, wherever it was written. */
export function readModifiers(cursor: Cursor, sides: PoolPlan['sides']): Modifiers | undefined {
	let gathered: Gathered | undefined;
	for (;;) {
		const start = cursor.at;
		const now = cursor.pass();
		const attached = cursor.at === start && !cursor.afterSpace();
		if (now !== code.bang && !isComparison(now) && !(isLetter(now) && atModifier(cursor, attached))) break;
		gathered ??= {steps: NONE, hits: NONE, misses: NONE, bonus: NONE};
		if (isComparison(now)) gathered.hits = gathered.hits.concat(readCondition(cursor));
		else if (now === code.bang) gathered.steps = gathered.steps.concat(readExplode(cursor, sides));
		else readWord(cursor, gathered);
	}
	if (gathered && gathered.misses.length + gathered.bonus.length > 0) checkTogether(cursor, gathered);
	return gathered;
}

function checkTogether(cursor: Cursor, {hits, misses, bonus}: Modifiers): void {
	const counts = hits.length > 0;
	if (misses.length > 0 && !counts) cursor.fail({code: 'miss-without-hit'}, cursor.spanOf(misses[0]).start, cursor.at);
	if (bonus.length > 0 && counts) cursor.fail({code: 'bonus-with-count'}, cursor.spanOf(bonus[0]).start, cursor.at);
}

/**
 * Whether a word goes on with the pool. Right after the dice it always does; after a space only what cannot
 * be a word of a label: `kh3`, `r<3`, `min2`, or `kh` alone, but not `khan`, `k` or `max de force`.
 */
function atModifier(cursor: Cursor, attached: boolean): boolean {
	if (cursor.here() === code.v && cursor.next() === code.s) return false;
	if (attached) return true;
	const rest = cursor.text.slice(cursor.at, cursor.at + 12);
	return /^(?:(?:[kd][hl]\s*(?:$|[-+*%!<>=≤≥\d,)}#@(]))|(?:[a-z]{1,3}[<>=≤≥]{0,2}\d)|e$)/i.test(rest);
}

function readExplode(cursor: Cursor, sides: PoolPlan['sides']): Step {
	const start = cursor.at;
	cursor.at += cursor.next() === code.bang ? 2 : 1;
	const penetrate = cursor.here() === code.p;
	if (penetrate) cursor.at++;
	const when = hasCondition(cursor) ? readCondition(cursor) : undefined;
	// `d6!=6` says no more than `d6!`: one plan, one text.
	const plain = !when || (when.is === '=' && when.value === sides);
	return cursor.mark<Step>(plain ? {kind: 'explode', penetrate} : {kind: 'explode', penetrate, when}, start);
}

function readWord(cursor: Cursor, gathered: Gathered): void {
	const keep = readKeep(cursor);
	if (keep) {
		gathered.steps = gathered.steps.concat(keep);
		return;
	}
	const start = cursor.at;
	const word = /^(?:min|max|ro(?![a-z])|rr|[brf](?![a-z])|[a-z]{1,12})/i
		.exec(cursor.text.slice(start, start + 12))?.[0]
		?.toLowerCase();
	cursor.at += word?.length ?? 0;
	if (word === 'min' || word === 'max')
		gathered.steps = [...gathered.steps, cursor.mark<Step>({kind: 'clamp', way: word, value: numberAfter(cursor, word)}, start)];
	else if (word === 'r' || word === 'ro') gathered.steps = [...gathered.steps, readReroll(cursor, word, start)];
	else if (word === 'f') gathered.misses = [...gathered.misses, cursor.mark<Condition>(conditionAfter(cursor, word), start)];
	else if (word === 'b') gathered.bonus = [...gathered.bonus, readBonus(cursor, start)];
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
	if (named) cursor.at++;
	const sides = named ? readInteger(cursor) : undefined;
	if (sides === undefined) cursor.fail({code: 'needs-number', word: 'b'}, start, cursor.at);
	return cursor.mark({face, sides: sides ?? 1}, start);
}
