import type {Span} from '../shared/problem';
import {code, fold, isComparison, isLetter} from './fold';
import {limits} from './limits';
import {NONE, type Plan} from './plan';
import type {DiceProblem} from './problem';

/** What stands for a plan once a problem is found: reading goes on to the end at once and the plan is never used. */
export const NOTHING: Plan = {kind: 'number', value: 0};

type Facts<Problem> = Problem extends {readonly span: Span} ? Omit<Problem, 'span'> : never;

/**
 * Walks once through what was typed. The first problem is kept and ends the reading:
 * `here` answers `end` from then on, so that every loop stops by itself.
 */
export class Cursor {
	at = 0;
	problem: DiceProblem | undefined;
	/** Comments met on the way, as typed. */
	comments = '';
	names: readonly {readonly name: string; readonly value: number}[] = NONE;
	/** Set directly within `floor(`, `ceil(` and `round(`, the only places where `/` stands. */
	rounding: 'floor' | 'ceil' | 'round' | undefined;
	/** The division just read: it must be all there is within those brackets. */
	quotient: Plan | undefined;
	private depth = 0;
	private marks: readonly {readonly part: object; readonly span: Span}[] = NONE;

	constructor(
		readonly text: string,
		readonly numbers: ((name: string) => number | undefined) | undefined,
		readonly known: readonly string[] | undefined,
	) {}

	/** The folded character at the reading point, or `end`. */
	here(): number {
		return this.at < this.text.length ? fold(this.text.charCodeAt(this.at)) : code.end;
	}

	/** The folded character after it, or `end`. */
	next(): number {
		return this.at + 1 < this.text.length ? fold(this.text.charCodeAt(this.at + 1)) : code.end;
	}

	/** Passes over spaces and `[comments]`, and answers what comes after. */
	pass(): number {
		let now = this.here();
		while (now === code.space || now === code.bracket) {
			if (now === code.bracket) this.passComment();
			else this.at++;
			now = this.here();
		}
		return now;
	}

	private passComment(): void {
		const end = this.text.indexOf(']', this.at);
		if (end < 0) return this.fail({code: 'unclosed', open: '['}, this.at, this.at + 1);
		this.comment(this.text.slice(this.at + 1, end));
		this.at = end + 1;
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
		this.at = this.text.length;
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
		const now = this.here();
		if (now === code.v && this.next() === code.s) this.fail({code: 'misplaced-versus'}, this.at, this.at + 2);
		else if (isComparison(now)) this.fail({code: 'compare-total'}, this.at, this.at + 1);
		else if (isLetter(now)) this.failWord();
		else this.failHere(now);
	}

	/** Complains of the word that stands here. */
	failWord(): void {
		const word = /^[\p{L}\p{M}]{1,30}/u.exec(this.text.slice(this.at, this.at + 60))?.[0] ?? '';
		if (word) this.fail({code: 'unknown-word', word}, this.at, this.at + word.length);
		else this.failHere(this.here() || code.space);
	}

	/** Remembers where a part of the plan was written. */
	mark<Part extends object>(part: Part, start: number): Part {
		this.marks = [...this.marks, {part, span: {start, end: this.at}}];
		return part;
	}

	/** Where a part of the plan was written; the whole text if that is not known. */
	spanOf(part?: object): Span {
		return this.marks.find(mark => mark.part === part)?.span ?? {start: 0, end: this.text.length};
	}

	/** Reads between the bracket that stands here and its mate, one level deeper. */
	within<Read>(mate: number, read: () => Read): Read {
		const {rounding, quotient} = this;
		const start = this.at++;
		this.rounding = undefined;
		if (++this.depth > limits.depth) this.fail({code: 'too-deep', most: limits.depth}, start, start + 1);
		const result = read();
		if (this.pass() === mate) this.at++;
		else if (this.here() === code.end) this.fail({code: 'unclosed', open: this.text[start]!}, start, start + 1);
		else this.failWithin();
		this.depth--;
		this.rounding = rounding;
		this.quotient = quotient;
		return result;
	}
}
