/** The names of months as forums print them in French and English, in lower case and without accents, January first. */
const MONTHS: readonly (readonly string[])[] = [
	['january', 'janvier', 'janv', 'jan'],
	['february', 'fevrier', 'fevr', 'fev', 'feb'],
	['march', 'mars', 'mar'],
	['april', 'avril', 'avr', 'apr'],
	['may', 'mai'],
	['june', 'juin', 'jun'],
	['july', 'juillet', 'juil', 'jul'],
	['august', 'aout', 'aou', 'aug'],
	['september', 'septembre', 'sept', 'sep'],
	['october', 'octobre', 'oct'],
	['november', 'novembre', 'nov'],
	['december', 'decembre', 'dec'],
];

const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map(name => [name, index + 1] as const)));

/** 1 for January; undefined for what names no month. */
export const monthOf = (name: string): number | undefined => MONTH_OF.get(name);

const month = `(?<month>${[...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|')})\\b\\.?`;
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th|er)?';
const year = '(?<year>\\d{4})';
// What stands between a date and its hour: a comma, a dash, `at`, `à`, a few letters of it
const gap = '[^0-9]{0,9}?';
const hour = '(?<hour>\\d{1,2}) ?[:h] ?(?<minute>\\d{2})(?::(?<second>\\d{2}))?(?: ?(?<half>[ap])\\.?m\\b)?';

const shape = (date: string): RegExp => new RegExp(`(?<![\\d:])${date}${gap}${hour}`);

/**
 * The ways a moment is printed, by what tells them apart. All name `hour`, `minute` and perhaps `second` and `half` (a, p);
 * they are matched against lower case without accents, and the first in the text wins, then the first in this list.
 */
export const SHAPES = {
	/** `2026-11-29 20:48:51` */
	iso: shape(`${year}[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})`),
	/** `11-29-2026, 03:48 PM` or `29/11/2026 15:48`: which is the month is told by the page. */
	numbers: shape('(?<one>\\d{1,2})[-/.](?<two>\\d{1,2})[-/.](?<year>\\d{4}|\\d{2})'),
	/** `dim. 29 nov. 2026 15:48`, `Mer 6 Avr - 19:43` */
	dayFirst: shape(`${day} ${month}(?:,? ${year})?`),
	/** `Nov 28, 2026, 07:48 PM` */
	monthFirst: shape(`\\b${month} ${day}(?:,? ${year})?`),
	/** `Today at 03:48 PM`, `Aujourd’hui 15:48` */
	today: shape("\\b(?:today|aujourd'?hui)"),
	/** `Yesterday, 07:48 PM`, `Hier à 19:48` */
	yesterday: shape('\\b(?:yesterday|hier)'),
} as const;

/** `10 minutes ago`, `il y a 10 minutes`, with the number in a group; hours and days alone are too coarse to be a time. */
export const MINUTES_AGO = /\b(?:(\d{1,3}|an?|une?) minutes? ago|il y a (\d{1,3}|une?) minutes?)\b/;
/** Less than a minute. */
export const JUST_NOW =
	/\b(?:(?:less than|moins d[e']) ?(?:1|a|une) minute|just now|a l'instant|seconds? ago|il y a \d{1,2} secondes?)\b/;
