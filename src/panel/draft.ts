import * as v from 'valibot';

/** One modifier by name, as the player wrote it. `value` is kept as typed: `+3`, `-`, nothing yet. */
export type Row = {readonly name: string; readonly value: string; readonly on: boolean};

/** What the player typed and has not inserted. */
export type Draft = {readonly text: string; readonly label: string; readonly rows: readonly Row[]};

export const emptyDraft: Draft = {text: '', label: '', rows: []};

/** Rows a roll may have; longest text of a field. What is longer in a stored draft is not one of ours. */
export const MOST_ROWS = 20;
export const MOST_TEXT = 1000;
export const MOST_NAME = 80;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const draftShape = v.object({
	text: text(MOST_TEXT),
	label: text(MOST_NAME),
	rows: v.pipe(v.array(v.object({name: text(MOST_NAME), value: text(12), on: v.boolean()})), v.maxLength(MOST_ROWS)),
});

/** Reads a kept draft; anything that is not one is an empty one. */
export function readDraft(value: unknown): Draft {
	const read = v.safeParse(draftShape, value);
	return read.success ? read.output : emptyDraft;
}

/** Whether there is something to keep. */
export const isEmpty = (draft: Draft): boolean => draft.text === '' && draft.label === '' && draft.rows.length === 0;

/** The number a row stands for; undefined while there is none. Every sign that people type as a minus is one. */
export function valueOf(row: Row): number | undefined {
	const typed = row.value.replace(/[\s\u00a0\u202f]/g, '').replace(/[\u2010-\u2013\u2212\ufe63\uff0d]/, '-');
	return /^[+-]?[0-9]{1,6}$/.test(typed) ? Number(typed) + 0 : undefined;
}
