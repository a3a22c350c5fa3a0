import type {Span} from '../shared/problem';
import {code, fold, isComparison, isLetter} from './fold';
import {limits} from './limits';
import {NONE, type Plan} from './plan';
import type {DiceProblem} from './problem';

/** What stands for a plan once a problem is found: reading goes on to the end at once and the plan is never used. */
export const NOTHING: Plan = {kind: 'number', value: 0};

/** Where a part of the plan was written, and the part marked before it. */
type Mark = {readonly part: object; readonly start: number; readonly end: number; readonly before: Mark | undefined};

type Facts<Problem> = Problem extends {readonly span: Span} ? Omit<Problem, 'span'> : never;

/**
 * Walks once through what was typed. The first problem is kept and ends the reading:
 * `now` is `end` from then on, so that every loop stops by itself.
 */
export class Cursor {
	/** The reading point, and the folded character that stands there, or `end`. */
	at = 0;
	now: number;
	problem: DiceProblem | undefined;
	/** Comments met on the way, as typed. */
	comments = '';
	names: readonly {readonly name: string; readonly value: number}[] = NONE;
	/** Set directly within `floor(`, `ceil(` and `round(`, the only places where `/` stands. */
	rounding: 'floor' | 'ceil' | 'round' | undefined;
	/** The division just read: it must be all there is within those brackets. */
	quotient: Plan | undefined;
	private depth = 0;
	private last: Mark | undefined;

	constructor(
		readonly text: string,
		readonly numbers: ((name: string) => number | undefined) | undefined,
		readonly near: ((name: string) => string | undefined) | undefined,
	) {
		this.now = this.foldedAt(0);
	}

	/** Moves the reading point. */
	go(to: number): void {
		this.at = to;
		this.now = this.foldedAt(to);
	}

	/** Moves it on by so many characters. */
	step(over = 1): void {
		this.go(this.at + over);
	}

	private foldedAt(at: number): number {
		return at < this.text.length ? fold(this.text.charCodeAt(at)) : code.end;
	}

	/** The folded character after the reading point, or `end`. */
	next(): number {
		return this.foldedAt(this.at + 1);
	}

	/** Passes over spaces and `[comments]`, and answers what comes after. */
	pass(): number {
		while (this.now === code.space || this.now === code.bracket) this.passOne();
		return this.now;
	}

	private passOne(): void {
		if (this.now === code.bracket) this.passComment();
		else this.step();
	}

	private passComment(): void {
		const end = this.text.indexOf(']', this.at);
		if (end < 0) return this.fail({code: 'unclosed', open: '['}, this.at, this.at + 1);
		this.comment(this.text.slice(this.at + 1, end));
		this.go(end + 1);
	}

	comment(text: string): void {
		this.comments += `${this.comments && ', '}${text}`;
	}

	/** True if the reading point comes after a space or a comment. */
	afterSpace(): boolean {
		const before = fold(this.text.charCodeAt(this.at - 1));
		return before === code.space || before === code.unbracket;
	}

	/** Keeps the first problem and ends the reading. */
	fail(facts: Facts<DiceProblem>, start: number, end: number): void {
		this.problem ??= {...facts, span: {start, end}} as DiceProblem;
		this.go(this.text.length);
	}

	/** Complains of the character that stands here. */
	failHere(now: number): void {
		const {at} = this;
		const stops = now === code.end || now === code.close || now === code.unbrace;
		if (stops && this.missesSomething()) this.fail({code: 'missing', after: this.text.slice(0, at).trimEnd().slice(-1)}, at, at);
		else if (now === code.slash) this.fail({code: 'division'}, at, at + 1);
		else if (now === code.comma || now === code.dot) this.fail({code: 'decimal'}, at, at + 1);
		else {
			const found = String.fromCodePoint(this.text.codePointAt(at)!);
			this.fail({code: 'unexpected', found}, at, at + found.length);
		}
	}

	private missesSomething(): boolean {
		return this.at >= this.text.length || /[-+*/%,({<>=]\s*$/.test(this.text.slice(0, this.at));
	}

	/** Complains of what stands where a bracket should close. */
	private failWithin(): void {
		const now = this.now;
		if (now === code.v && this.next() === code.s) this.fail({code: 'misplaced-versus'}, this.at, this.at + 2);
		else if (isComparison(now)) this.fail({code: 'compare-total'}, this.at, this.at + 1);
		else if (isLetter(now)) this.failWord();
		else this.failHere(now);
	}

	/** Complains of the word that stands here. */
	failWord(): void {
		const word = /^[\p{L}\p{M}]{1,30}/u.exec(this.text.slice(this.at, this.at + 60))?.[0] ?? '';
		if (word) this.fail({code: 'unknown-word', word}, this.at, this.at + word.length);
		else this.failHere(this.now || code.space);
	}

	/** Remembers where a part of the plan was written. */
	mark<Part extends object>(part: Part, start: number): Part {
		this.last = {part, start, end: this.at, before: this.last};
		return part;
	}

	/** Where a part of the plan was written; the whole text if that is not known. */
	spanOf(part?: object): Span {
		let mark = this.last;
		while (mark && mark.part !== part) mark = mark.before;
		return mark ? {start: mark.start, end: mark.end} : {start: 0, end: this.text.length};
	}

	/** Reads between the bracket that stands here and its mate, one level deeper. */
	within<Read>(mate: number, read: () => Read): Read {
		const {rounding, quotient} = this;
		const start = this.at;
		this.step();
		this.rounding = undefined;
		if (++this.depth > limits.depth) this.fail({code: 'too-deep', most: limits.depth}, start, start + 1);
		const result = read();
		if (this.pass() === mate) this.step();
		else if (this.now === code.end) this.fail({code: 'unclosed', open: this.text[start]!}, start, start + 1);
		else this.failWithin();
		this.depth--;
		this.rounding = rounding;
		this.quotient = quotient;
		return result;
	}
}
