/** One modifier by name, as the player wrote it. `value` is kept as typed: `+3`, `-`, nothing yet. */
export type Row = {readonly name: string; readonly value: string; readonly on: boolean};

/** What the player typed and has not inserted. */
export type Draft = {readonly text: string; readonly label: string; readonly rows: readonly Row[]};

export const emptyDraft: Draft = {text: '', label: '', rows: []};

/** Rows a roll may have; longest text of a field. What is longer in a stored draft is not one of ours. */
export const MOST_ROWS = 20;
export const MOST_TEXT = 1000;
export const MOST_NAME = 80;
export const MOST_VALUE = 12;

/** Reads a kept draft; anything that is not one is an empty one. By hand: a library for one shape of three fields would be a tenth of the panel. */
export function readDraft(value: unknown): Draft {
	const {text, label, rows} = fieldsOf(value);
	const isDraft = isText(text, MOST_TEXT) && isText(label, MOST_NAME) && Array.isArray(rows) && rows.length <= MOST_ROWS;
	return isDraft && rows.every(isRow)
		? {text, label, rows: rows.map(({name, value: number, on}) => ({name, value: number, on}))}
		: emptyDraft;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

function isRow(value: unknown): value is Row {
	const {name, value: number, on} = fieldsOf(value);
	return isText(name, MOST_NAME) && isText(number, MOST_VALUE) && typeof on === 'boolean';
}

/** Whether there is something to keep. */
export const isEmpty = (draft: Draft): boolean => draft.text === '' && draft.label === '' && draft.rows.length === 0;

/** The number a row stands for; undefined while there is none. Every sign that people type as a minus is one. */
export function valueOf(row: Row): number | undefined {
	const typed = row.value.replace(/[\s\u00a0\u202f]/g, '').replace(/[\u2010-\u2013\u2212\ufe63\uff0d]/, '-');
	return /^[+-]?[0-9]{1,6}$/.test(typed) ? Number(typed) + 0 : undefined;
}
