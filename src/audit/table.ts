import type {Mode} from '../seal/roll-string';
import {nameOfVerdict} from '../seal/say';
import type {VerdictKind} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import {lineWords} from '../shared/words/line';
import {authorKey} from './authors';
import {beforeOf, sayRead} from './before';
import type {Tell} from './json';
import {type AuditRoll, riderIn} from './roll';

/** One line of the table of rolls; what it is searched, filtered and sorted by is worked out once. */
export type TableRow = {
	readonly roll: AuditRoll;
	/** Its place in the thread. */
	readonly place: number;
	readonly author: string;
	readonly who: string;
	readonly move: string;
	readonly outcome: string;
	/** What a correction was before; empty for other rolls. */
	readonly before: string;
	/** All its words, small, for the search. */
	readonly words: string;
};

/** What a reader wants to see; what is empty lets everything through. */
export type Wanted = {
	readonly verdict: VerdictKind | '';
	readonly author: string;
	readonly who: string;
	readonly move: string;
	readonly mode: Mode | '';
	readonly search: string;
};
export const everything: Wanted = {verdict: '', author: '', who: '', move: '', mode: '', search: ''};

export const sortings = ['place', 'author', 'who', 'move', 'verdict', 'total', 'outcome', 'mode', 'draw', 'seen'] as const;
export type Sorting = {readonly by: (typeof sortings)[number]; readonly down: boolean};

/** Makes one line; a door makes many in slices. */
export function rowOfTable(roll: AuditRoll, place: number, tell: Tell, lang: Lang): TableRow {
	const told = tell(roll);
	const {post, verdict, who, label, text, line} = roll;
	const move = told?.move ?? riderIn(roll, 'm') ?? label;
	const versus = verdict.rolled?.versus;
	const outcome = told?.outcome ?? (versus ? lineWords[lang][versus.met ? 'met' : 'missed'] : '');
	const original = beforeOf(roll);
	const before = original ? sayRead(original, tell, lang) : '';
	const words = [
		post.gathered.id,
		post.author,
		who,
		label,
		move,
		outcome,
		before,
		verdict.string?.expression,
		text,
		line,
		nameOfVerdict(verdict.kind, lang),
	];
	return {roll, place, author: authorKey(post), who, move, outcome, before, words: small(words.join(' '))};
}

/** Accents and capitals make no difference to who searches. */
const small = (text: string): string =>
	text
		.toLowerCase()
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '');

/** The lines that are wanted, in the order asked for; equal ones as in the thread. */
export function select(rows: readonly TableRow[], wanted: Wanted, {by, down}: Sorting): readonly TableRow[] {
	const terms = small(wanted.search).split(/\s+/).filter(Boolean);
	const found = rows.filter(row => isWanted(row, wanted) && terms.every(term => row.words.includes(term)));
	const key = keys[by];
	const inOrder = (one: TableRow, other: TableRow) => compare(key(one), key(other), down) || one.place - other.place;
	return by === 'place' && !down ? found : [...found].sort(inOrder);
}

const isWanted = ({roll, author, who, move}: TableRow, wanted: Wanted): boolean =>
	(wanted.verdict === '' || roll.verdict.kind === wanted.verdict) &&
	(wanted.author === '' || author === wanted.author) &&
	(wanted.who === '' || who === wanted.who) &&
	(wanted.move === '' || move === wanted.move) &&
	(wanted.mode === '' || roll.verdict.string?.mode === wanted.mode);

/** The verdicts as a reader looks for them: what differs first, what stands for itself last. */
const byWeight: readonly VerdictKind[] = [
	'mismatch',
	'changed',
	'timing',
	'unreadable',
	'newer',
	'unchecked',
	'waiting',
	'hidden',
	'consistent',
	'unbiased',
	'fair',
	'fixed',
];

/** The verdicts that rolls have, each once, what differs first. */
export const verdictsIn = (rows: readonly TableRow[]): readonly VerdictKind[] => {
	const here = new Set(rows.map(({roll}) => roll.verdict.kind));
	return byWeight.filter(kind => here.has(kind));
};

type Key = string | number | undefined;
const keys: {readonly [By in Sorting['by']]: (row: TableRow) => Key} = {
	place: ({place}) => place,
	author: ({roll}) => roll.post.author,
	who: ({who}) => who,
	move: ({move}) => move,
	verdict: ({roll}) => byWeight.indexOf(roll.verdict.kind),
	total: ({roll}) => roll.verdict.rolled?.total,
	outcome: ({outcome}) => outcome,
	mode: ({roll}) => roll.verdict.string?.mode,
	draw: ({roll}) => roll.verdict.drawAt,
	seen: ({roll}) => roll.seen,
};

// Many times faster than to compare each pair by its own.
const order = new Intl.Collator(undefined, {numeric: true});

/** What is not known comes last, either way. */
function compare(one: Key, other: Key, down: boolean): number {
	if (one === other) return 0;
	if (one === undefined || one === '') return 1;
	if (other === undefined || other === '') return -1;
	const up = typeof one === 'string' && typeof other === 'string' ? order.compare(one, other) : one < other ? -1 : 1;
	return down ? -up : up;
}

/** The values a column holds, each once, for a filter. */
export const valuesIn = (rows: readonly TableRow[], column: 'who' | 'move'): readonly string[] =>
	[...new Set(rows.map(row => row[column]).filter(Boolean))].sort(order.compare);
