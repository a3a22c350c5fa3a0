import {NONE} from './canonical';
import type {Cursor} from './cursor';
import {code, isComparison, isDigit, isLetter} from './fold';
import type {Bonus, Condition, Keep, PoolPlan, Step} from './plan';
import {readInteger} from './read-number';

/** What is gathered while the modifiers of one pool are read. */
type Gathered = {readonly steps: Step[]; readonly hits: Condition[]; readonly misses: Condition[]; readonly bonus: Bonus[]};

/** What people used to other dice write for ours. */
const instead: Readonly<Record<string, string>> = {d: 'dl', e: '!', x: '!', t: '>=', g: 'kh', l: 'kl', rr: 'ro'};

/** Reads what follows the dice. A count comes last, wherever it was written. */
export function readModifiers(cursor: Cursor, pool: PoolPlan): PoolPlan {
	let gathered: Gathered | undefined;
	for (;;) {
		const attached = !cursor.afterSpace() && cursor.here() !== code.space && cursor.here() !== code.bracket;
		const now = cursor.pass();
		if (now !== code.bang && !isComparison(now) && !(isLetter(now) && atModifier(cursor, attached))) break;
		gathered ??= {steps: [], hits: [], misses: [], bonus: []};
		readModifier(cursor, now, gathered, pool);
	}
	if (!gathered) return pool;
	const {steps, hits, misses, bonus} = gathered;
	if (misses.length > 0 && hits.length === 0) cursor.fail({code: 'miss-without-hit'}, cursor.spanOf(misses[0]).start, cursor.at);
	if (bonus.length > 0 && hits.length > 0) cursor.fail({code: 'bonus-with-count'}, cursor.spanOf(bonus[0]).start, cursor.at);
	return {...pool, steps: filled(steps), hits: filled(hits), misses: filled(misses), bonus: filled(bonus)};
}

const filled = <Part>(parts: readonly Part[]): readonly Part[] => (parts.length > 0 ? parts : NONE);

/**
 * Whether a word goes on with the pool. Right after the dice it always does; after a space only what cannot
 * be a word of a label: `kh3`, `r<3`, `min2`, or `kh` alone, but not `khan`, `k` or `max de force`.
 */
function atModifier(cursor: Cursor, attached: boolean): boolean {
	const rest = cursor.text.slice(cursor.at, cursor.at + 12);
	if (/^vs/i.test(rest)) return false;
	return attached || /^(?:(?:[kd][hl]\s*(?:$|[-+*%!<>=≤≥\d,)}#]))|(?:[a-z]{1,3}[<>=≤≥]{0,2}\d)|e$)/i.test(rest);
}

function readModifier(cursor: Cursor, now: number, gathered: Gathered, pool: PoolPlan): void {
	if (now === code.bang) gathered.steps.push(readExplode(cursor, pool));
	else if (isComparison(now)) gathered.hits.push(readCondition(cursor)!);
	else readWord(cursor, gathered);
}

function readExplode(cursor: Cursor, pool: PoolPlan): Step {
	const start = cursor.at;
	cursor.at += cursor.next() === code.bang ? 2 : 1;
	const penetrate = cursor.here() === code.p;
	if (penetrate) cursor.at++;
	const when = isComparison(cursor.pass()) || isDigit(cursor.here()) ? readCondition(cursor) : undefined;
	// `d6!=6` says no more than `d6!`: one plan, one text.
	const plain = !when || (when.is === '=' && when.value === pool.sides);
	return cursor.mark(plain ? {kind: 'explode', penetrate} : {kind: 'explode', penetrate, when}, start);
}

function readWord(cursor: Cursor, gathered: Gathered): void {
	const start = cursor.at;
	const word = /^(?:[kd][hl]|min|max|ro(?![a-z])|rr|[kbrf](?![a-z])|[a-z]{1,12})/i
		.exec(cursor.text.slice(start, start + 12))?.[0]
		?.toLowerCase();
	const keep = readKeep(cursor);
	if (keep) gathered.steps.push(keep);
	else if (word === 'min' || word === 'max') {
		cursor.at += 3;
		gathered.steps.push(cursor.mark({kind: 'clamp', way: word, value: numberAfter(cursor, word)}, start));
	} else if (word === 'r' || word === 'ro') {
		cursor.at += word.length;
		gathered.steps.push(cursor.mark({kind: 'reroll', once: word === 'ro', when: conditionAfter(cursor, word)}, start));
	} else if (word === 'f') {
		cursor.at++;
		gathered.misses.push(cursor.mark(conditionAfter(cursor, word), start));
	} else if (word === 'b') gathered.bonus.push(readBonus(cursor));
	else if (word) failModifier(cursor, word);
	else cursor.failWord();
}

function failModifier(cursor: Cursor, word: string): void {
	const better = instead[word];
	cursor.fail({code: 'unknown-modifier', word, ...(better ? {instead: better} : {})}, cursor.at, cursor.at + word.length);
}

/** `kh3`, `dl`, and `k3` for `kh3`; undefined, with nothing read, if none is here. */
export function readKeep(cursor: Cursor): Keep | undefined {
	cursor.pass();
	const start = cursor.at;
	const word = /^(?:[kd][hl]|k(?![a-z]))/i.exec(cursor.text.slice(start, start + 3))?.[0]?.toLowerCase();
	if (!word) return undefined;
	cursor.at += word.length;
	const way = word === 'k' ? 'kh' : (word as Keep['way']);
	const spelt = isDigit(cursor.pass()) || cursor.here() === code.open || cursor.here() === code.at;
	return cursor.mark<Keep>({kind: 'keep', way, count: spelt ? (readInteger(cursor) ?? 1) : 1}, start);
}

function readBonus(cursor: Cursor): Bonus {
	const start = cursor.at++;
	const face = numberAfter(cursor, 'b');
	const named = cursor.pass() === code.d;
	if (named) cursor.at++;
	const sides = named ? readInteger(cursor) : undefined;
	if (sides === undefined) cursor.fail({code: 'needs-number', word: 'b'}, start, cursor.at);
	return cursor.mark({face, sides: sides ?? 1}, start);
}

function numberAfter(cursor: Cursor, word: string): number {
	const start = cursor.at;
	const value = readInteger(cursor);
	if (value === undefined) cursor.fail({code: 'needs-number', word}, start - word.length, start);
	return value ?? 0;
}

function conditionAfter(cursor: Cursor, word: string): Condition {
	const start = cursor.at;
	const found = isComparison(cursor.pass()) || isDigit(cursor.here()) || cursor.here() === code.minus;
	if (!found) cursor.fail({code: 'needs-condition', word}, start - word.length, start);
	return readCondition(cursor) ?? {is: '=', value: 0};
}

/** `>=5`, `=>5`, `≥5`, `<2`, and a number alone for `=`. */
function readCondition(cursor: Cursor): Condition | undefined {
	const start = cursor.at;
	const is = readComparison(cursor);
	const value = readInteger(cursor);
	if (value === undefined) cursor.fail({code: 'missing', after: is}, start, cursor.at);
	return {is, value: value ?? 0};
}

function readComparison(cursor: Cursor): Condition['is'] {
	const first = cursor.here();
	if (!isComparison(first)) return '=';
	cursor.at++;
	if (first === code.atLeast) return '>=';
	if (first === code.atMost) return '<=';
	const second = cursor.here();
	const strict = first === code.equal ? second : first;
	// People write `=>` as well as `>=`.
	const joined = first === code.equal ? second === code.less || second === code.more : second === code.equal;
	if (!joined) return first === code.equal ? '=' : first === code.less ? '<' : '>';
	cursor.at++;
	return strict === code.less ? '<=' : '>=';
}
