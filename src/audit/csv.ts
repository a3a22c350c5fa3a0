import {facesOfPool} from '../dice/faces';
import {nameOfVerdict, sayReason} from '../seal/say';
import type {Lang} from '../shared/lang';
import {columnWords} from '../shared/words/audit-rolls';
import type {Report} from './audit';
import {beforeOf, sayRead} from './before';
import type {Tell} from './json';
import {type AuditRoll, riderIn} from './roll';
import type {WriteTime} from './say';
import {outcomeOf} from './told';

/** What parts cells: spreadsheets in French take the comma for a part of a number. */
const PARTS = {fr: ';', en: ','} as const;

type Cell = string | number | undefined;

// Blanks before the sign do not stop every spreadsheet, nor do the wide forms of the East.
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

// A spreadsheet that is told of several parts takes each of them for one.
const TO_QUOTE = /[,;\t"\r\n]|^\s|\s$/;

/** One cell. A text that a spreadsheet would work out as a formula gets an apostrophe before it: names and lines are strangers' words. */
function cell(value: Cell): string {
	if (value === undefined) return '';
	if (typeof value === 'number') return String(value);
	const safe = FORMULA.test(value) ? `'${value}` : value;
	return TO_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a spreadsheet opens them, one a line. */
export const csvOf = (rows: readonly (readonly Cell[])[], lang: Lang, end = '\r\n'): string =>
	rows.map(row => row.map(cell).join(PARTS[lang]) + end).join('');

/** A moment of UTC as spreadsheets know one: `2026-08-22 21:40`. */
const cellTime = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** The rolls of a report as rows under a row of titles. `writeTime`: for moments within sentences. */
export function rowsOf({rolls}: Report, tell: Tell, lang: Lang, writeTime: WriteTime): readonly (readonly Cell[])[] {
	const say = columnWords[lang];
	const titles = Object.values(say);
	return [titles, ...rolls.map(roll => rowOf(roll, tell, lang, writeTime))];
}

function rowOf(roll: AuditRoll, tell: Tell, lang: Lang, writeTime: WriteTime): readonly Cell[] {
	const {post, verdict, who, label, text, seen} = roll;
	const {string, rolled, said, kind, reasons, drawAt} = verdict;
	const told = tell(roll);
	const before = beforeOf(roll);
	const cells: {readonly [Column in keyof (typeof columnWords)['fr']]: Cell} = {
		post: post.gathered.id,
		author: post.author,
		authorId: post.authorId,
		posted: post.time && cellTime(post.time.at),
		who,
		label,
		move: told?.move ?? riderIn(roll, 'm'),
		expression: string?.expression,
		dice: rolled?.pools.map(pool => facesOfPool(pool).join(' ')).join(' | '),
		total: rolled?.total,
		said,
		outcome: told?.outcome ?? outcomeOf(roll, told),
		before: before && sayRead(before, tell, lang),
		verdict: nameOfVerdict(kind, lang),
		reasons: reasons.map(reason => sayReason(reason, lang, writeTime)).join(' '),
		mode: string?.mode,
		draw: drawAt === undefined ? undefined : cellTime(drawAt),
		seen: seen === undefined ? undefined : cellTime(seen),
		sheet: riderIn(roll, 'f'),
		string: text,
	};
	return Object.values(cells);
}
