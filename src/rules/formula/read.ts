import {nearest} from '../../shared/nearest';
import type {Span} from '../../shared/problem';
import {fail, ok, type Result} from '../../shared/result';
import {type Binary, type Formula, type FormulaProblem, type FunctionName, functions, limits, type Node} from './formula';
import {lex, type Token} from './lex';

/** Thrown inside this file only, and caught at its edge: the shortest way out of a recursive descent. */
class Unreadable {
	constructor(readonly problem: FormulaProblem) {}
}

const refuse = (problem: FormulaProblem): never => {
	throw new Unreadable(problem);
};

// From the loosest to the tightest; each level reads the next one first.
const LEVELS: readonly Readonly<Record<string, Binary>>[] = [
	{or: 'or', '||': 'or'},
	{and: 'and', '&&': 'and'},
	{'=': '=', '==': '=', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>='},
	{'+': '+', '-': '-'},
	{'*': '*', '/': '/', '%': '%'},
];
const NOT_LEVEL = 2;
const COMPARE_LEVEL = 2;

class Reader {
	private index = 0;
	private nodes = 0;
	private depth = 0;

	constructor(
		private readonly tokens: readonly Token[],
		private readonly dice: boolean,
	) {}

	whole(): Node {
		if (this.peek().kind === 'end') refuse({code: 'formula/empty', span: this.peek().span});
		const root = this.level(0);
		const rest = this.peek();
		if (rest.kind !== 'end') refuse({code: 'formula/unexpected', found: rest.text, span: rest.span});
		return root;
	}

	private peek(): Token {
		return this.tokens[this.index]!;
	}

	private take(): Token {
		const token = this.peek();
		if (token.kind !== 'end') this.index++;
		return token;
	}

	private accept(text: string): Token | undefined {
		const token = this.peek();
		return token.kind !== 'text' && token.text === text ? this.take() : undefined;
	}

	private made(node: Node): Node {
		if (++this.nodes > limits.nodes) refuse({code: 'formula/too-large', most: limits.nodes, span: node.span});
		return node;
	}

	private deeper<Read>(read: () => Read): Read {
		if (++this.depth > limits.depth) refuse({code: 'formula/too-deep', most: limits.depth, span: this.peek().span});
		const value = read();
		this.depth--;
		return value;
	}

	private level(rank: number): Node {
		if (rank === NOT_LEVEL) {
			const sign = this.accept('not') ?? this.accept('!');
			if (sign) {
				const of = this.deeper(() => this.level(rank));
				return this.made({kind: 'not', of, span: {start: sign.span.start, end: of.span.end}});
			}
		}
		const ops = LEVELS[rank];
		if (!ops) return this.unary();
		let left = this.level(rank + 1);
		for (let op = this.operator(ops); op; op = rank === COMPARE_LEVEL ? undefined : this.operator(ops)) {
			const right = this.level(rank + 1);
			left = this.made({kind: 'binary', op, left, right, span: {start: left.span.start, end: right.span.end}});
		}
		return left;
	}

	private operator(ops: Readonly<Record<string, Binary>>): Binary | undefined {
		const {kind, text} = this.peek();
		if ((kind !== 'mark' && kind !== 'word') || !Object.hasOwn(ops, text)) return undefined;
		this.take();
		return ops[text];
	}

	private unary(): Node {
		const sign = this.accept('-');
		if (!sign) return this.dicePool();
		const of = this.deeper(() => this.unary());
		return this.made({kind: 'minus', of, span: {start: sign.span.start, end: of.span.end}});
	}

	private dicePool(): Node {
		const letter = this.accept('d');
		if (letter) return this.sides({kind: 'number', value: 1, span: letter.span}, letter.span);
		const atom = this.atom();
		const after = atom.kind === 'number' || this.tokens[this.index - 1]?.text === ')' ? this.accept('d') : undefined;
		return after ? this.sides(atom, after.span) : atom;
	}

	private sides(count: Node, letter: Span): Node {
		const token = this.take();
		const sides = Number(token.text);
		const span = {start: count.span.start, end: token.span.end};
		if (!this.dice) refuse({code: 'formula/no-dice-here', span: {start: letter.start, end: token.span.end}});
		if (!Number.isInteger(sides) || sides < 1 || sides > limits.sides)
			refuse({code: 'formula/sides', sides, most: limits.sides, span: token.span});
		return this.made({kind: 'dice', count, sides, span});
	}

	private atom(): Node {
		const token = this.take();
		if (token.kind === 'number') return this.made({kind: 'number', value: Number(token.text), span: token.span});
		if (token.kind === 'text') return this.made({kind: 'text', value: token.text.slice(1, -1), span: token.span});
		if (token.text === '(' && token.kind === 'mark') return this.bracket(token);
		if (token.text === '@') return this.name(token);
		if (token.kind === 'word' && this.peek().text === '(') return this.call(token);
		const before = this.tokens[this.index - (token.kind === 'end' ? 1 : 2)];
		if (token.kind === 'end') return refuse({code: 'formula/missing', after: before?.text ?? '', span: token.span});
		return refuse({code: 'formula/unexpected', found: token.text, span: token.span});
	}

	private bracket(open: Token): Node {
		const inside = this.deeper(() => this.level(0));
		this.close(open);
		return inside;
	}

	private close(open: Token): Token {
		const token = this.peek();
		if (token.kind === 'end') refuse({code: 'formula/unclosed', opened: open.text, span: open.span});
		return this.accept(')') ?? refuse({code: 'formula/unexpected', found: token.text, span: token.span});
	}

	private args(): {readonly args: readonly Node[]; readonly end: number} {
		const open = this.take();
		const args: Node[] = [];
		const shut = this.accept(')');
		if (shut) return {args, end: shut.span.end};
		do args.push(this.deeper(() => this.level(0)));
		while (this.accept(','));
		return {args, end: this.close(open).span.end};
	}

	private name(sign: Token): Node {
		const path: string[] = [];
		do {
			const word = this.take();
			if (word.kind === 'end') refuse({code: 'formula/missing', after: path.length === 0 ? '@' : '.', span: word.span});
			if (word.kind !== 'word') refuse({code: 'formula/unexpected', found: word.text, span: word.span});
			path.push(word.text);
		} while (this.accept('.'));
		const end = this.tokens[this.index - 1]!.span.end;
		const given = this.peek().text === '(' && this.peek().span.start === end ? this.args() : undefined;
		return this.made({kind: 'name', path, args: given?.args ?? [], span: {start: sign.span.start, end: given?.end ?? end}});
	}

	private call(word: Token): Node {
		const name = word.text as FunctionName;
		if (!Object.hasOwn(functions, name)) {
			const close = nearest(word.text, Object.keys(functions));
			refuse({code: 'formula/unknown-function', name: word.text, ...(close && {nearest: close}), span: word.span});
		}
		const {args, end} = this.args();
		const [least, most] = functions[name];
		const span = {start: word.span.start, end};
		if (args.length < least || args.length > most) refuse({code: 'formula/arguments', name, least, most, got: args.length, span});
		return this.made({kind: 'call', name, args, span});
	}
}

/** Reads a formula of a rulebook. `dice` says whether dice may stand in it (money, damage, rolls). Never throws, whatever the text. */
export function readFormula(text: string, {dice = false} = {}): Result<Formula, FormulaProblem> {
	const span = {start: 0, end: text.length};
	if (text.length > limits.length) return fail({code: 'formula/too-long', length: text.length, most: limits.length, span});
	try {
		return ok({text, root: new Reader(lex(text), dice).whole()});
	} catch (error) {
		if (error instanceof Unreadable) return fail(error.problem);
		throw error;
	}
}
