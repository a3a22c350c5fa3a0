import type {Amount} from './contract/basics';
import type {Builder} from './contract/builds';
import type {Catalogue, Entry, Table} from './contract/catalogues';
import type {Card} from './contract/effects';
import type {Move, Spend} from './contract/moves';
import type {Clock, Condition, Derived, List, Reserve, Skill, Stat, Thing, Track} from './contract/parts';
import type {Rulebook} from './contract/rulebook';
import {evaluate, evaluateNumber, type Scope} from './formula/evaluate';
import type {Formula, Value} from './formula/formula';
import {readFormula} from './formula/read';
import {whole} from './own-entry';

/** How ids are written in formulas: `coup-mortel` is `@coup_mortel`. */
export const nameOf = (id: string): string => id.replaceAll('-', '_');

const byId = <Piece extends {readonly id: string}>(pieces: readonly Piece[]): ReadonlyMap<string, Piece> =>
	new Map(pieces.map(piece => [nameOf(piece.id), piece]));

function shiftingIn({conditions}: Rulebook): ReadonlyMap<string, readonly Condition[]> {
	const shifting = new Map<string, Condition[]>();
	for (const condition of conditions)
		for (const stat of Object.keys(condition.shifts ?? {})) shifting.set(stat, [...(shifting.get(stat) ?? []), condition]);
	return shifting;
}

/**
 * A rulebook at one version, ready to be played: its pieces by the names that formulas use, and its formulas read once.
 * A formula that cannot be read counts as 0: `check` is where an author is told.
 */
export class Game {
	readonly stats: ReadonlyMap<string, Stat>;
	readonly skills: ReadonlyMap<string, Skill>;
	readonly derived: ReadonlyMap<string, Derived>;
	readonly tracks: ReadonlyMap<string, Track>;
	readonly conditions: ReadonlyMap<string, Condition>;
	readonly lists: ReadonlyMap<string, List>;
	readonly clocks: ReadonlyMap<string, Clock>;
	readonly things: ReadonlyMap<string, Thing>;
	readonly reserves: ReadonlyMap<string, Reserve>;
	readonly catalogues: ReadonlyMap<string, Catalogue>;
	readonly builders: ReadonlyMap<string, Builder>;
	readonly tables: ReadonlyMap<string, Table>;
	readonly moves: ReadonlyMap<string, Move>;
	readonly spends: ReadonlyMap<string, Spend>;
	readonly cards: readonly Card[];
	/** The conditions that move a stat, by its id: each stat asks for its own at every reading. */
	readonly shifting: ReadonlyMap<string, readonly Condition[]>;
	private readonly entries = new Map<string, ReadonlyMap<string, Entry>>();
	private readonly formulas = new Map<string, Formula>();

	constructor(readonly book: Rulebook) {
		this.stats = byId(book.stats);
		this.skills = byId(book.skills);
		this.derived = byId(book.derived);
		this.tracks = byId(book.tracks);
		this.conditions = byId(book.conditions);
		this.lists = byId(book.lists);
		this.clocks = byId(book.clocks);
		this.things = byId(book.things);
		this.reserves = byId(book.reserves);
		this.catalogues = byId(book.catalogues.map(one => ({...one, entries: one.entries.map(entry => whole(one, entry))})));
		this.builders = byId(book.builders);
		this.tables = byId(book.tables);
		this.moves = byId(book.moves);
		this.spends = byId(book.spends);
		this.cards = book.cards;
		this.shifting = shiftingIn(book);
		for (const [name, {entries}] of this.catalogues) this.entries.set(name, byId(entries));
	}

	/** An entry of a catalogue; undefined when either is not there. */
	entry(catalogue: string, id: string): Entry | undefined {
		return this.entries.get(nameOf(catalogue))?.get(nameOf(id));
	}

	/** The formula that a text of this rulebook states. */
	formula(text: string): Formula {
		const known = this.formulas.get(text);
		if (known) return known;
		const read = readFormula(text, {dice: true});
		const formula: Formula = read.ok ? read.value : {text, root: {kind: 'number', value: 0, span: {start: 0, end: text.length}}};
		this.formulas.set(text, formula);
		return formula;
	}

	/** An amount of the rulebook as a number. */
	number(amount: Amount, scope: Scope): number {
		return typeof amount === 'number' ? amount : evaluateNumber(this.formula(amount), scope);
	}

	value(text: string, scope: Scope): Value {
		return evaluate(this.formula(text), scope);
	}

	/** Whether a condition of the rulebook holds; one that is not written always does. */
	holds(text: string | undefined, scope: Scope): boolean {
		if (text === undefined) return true;
		const value = this.value(text, scope);
		return typeof value === 'number' ? value !== 0 : value !== '';
	}
}
