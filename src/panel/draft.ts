import type {Choices} from '../rules/moves/choices';

/** One modifier by name, as the player wrote it. `value` is kept as typed: `+3`, `-`, nothing yet. */
export type Row = {readonly name: string; readonly value: string; readonly on: boolean};

/** A move of a game in the making; modifiers by hand are the rows. */
export type MoveDraft = {
	readonly move: string;
	readonly choices: Omit<Choices, 'free'>;
	/** The sheet acted upon. */
	readonly target?: string;
	/** A trait that was searched for, to be chosen where the move asks for one. */
	readonly want?: string;
};

/** A move just chosen. `want`: the trait it was found by. */
export const newMove = (move: string, want?: string): MoveDraft => ({
	move,
	choices: {asks: {}, ticked: {}, spends: {}},
	...(want !== undefined && {want}),
});

/** What the player typed and has not inserted. */
export type Draft = {
	readonly text: string;
	readonly label: string;
	readonly rows: readonly Row[];
	readonly game?: MoveDraft;
};

export const emptyDraft: Draft = {text: '', label: '', rows: []};

/** Rows a roll may have; longest text of a field. What is longer in a stored draft is not one of ours. */
export const MOST_ROWS = 20;
export const MOST_TEXT = 1000;
export const MOST_NAME = 80;
export const MOST_VALUE = 12;

/** Reads a kept draft; anything that is not one is an empty one. By hand: a library for one shape of three fields would be a tenth of the panel. */
export function readDraft(value: unknown): Draft {
	const {text, label, rows, game} = fieldsOf(value);
	const isDraft = isText(text, MOST_TEXT) && isText(label, MOST_NAME) && Array.isArray(rows) && rows.length <= MOST_ROWS;
	return isDraft && rows.every(isRow)
		? {text, label, rows: rows.map(({name, value: number, on}) => ({name, value: number, on})), ...(isMove(game) && {game})}
		: emptyDraft;
}

// What the choices hold is read where the rules are; here they need only be records to draw from.
function isMove(value: unknown): value is MoveDraft {
	const {move, choices, target = ''} = fieldsOf(value);
	const {asks, ticked, spends} = fieldsOf(choices);
	return isText(move, 40) && isText(target, 64) && [asks, ticked, spends].every(part => fieldsOf(part) === part);
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

function isRow(value: unknown): value is Row {
	const {name, value: number, on} = fieldsOf(value);
	return isText(name, MOST_NAME) && isText(number, MOST_VALUE) && typeof on === 'boolean';
}

/** Dice that a row stands for, written `+1D`; undefined where it is none. */
export function diceOf(row: Row): number | undefined {
	const typed = /^([+-]?[0-9]{1,2})d$/i.exec(row.value.replace(/[\s\u2212]/g, sign => (sign === '\u2212' ? '-' : '')));
	return typed ? Number(typed[1]) + 0 : undefined;
}

/** Whether there is something to keep. */
export const isEmpty = (draft: Draft): boolean =>
	draft.text === '' && draft.label === '' && draft.rows.length === 0 && !draft.game;

/** The number a row stands for; undefined while there is none. Every sign that people type as a minus is one. */
export function valueOf(row: Row): number | undefined {
	const typed = row.value.replace(/[\s\u00a0\u202f]/g, '').replace(/[\u2010-\u2013\u2212\ufe63\uff0d]/, '-');
	return /^[+-]?[0-9]{1,6}$/.test(typed) ? Number(typed) + 0 : undefined;
}
