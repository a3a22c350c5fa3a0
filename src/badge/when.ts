import type {Lang} from '../shared/lang';
import {dayWords} from '../shared/words/badge';

const LOCALE = {fr: 'fr-FR', en: 'en-GB'} as const;
const KINDS = {
	moment: {dateStyle: 'long', timeStyle: 'short'},
	date: {dateStyle: 'long'},
	time: {hour: '2-digit', minute: '2-digit'},
} as const;
const made = new Map<string, Intl.DateTimeFormat>();

// Making a format takes longer than all else about a mark.
function write(at: number, lang: Lang, kind: keyof typeof KINDS): string {
	const key = lang + kind;
	const known = made.get(key) ?? new Intl.DateTimeFormat(LOCALE[lang], KINDS[kind]);
	made.set(key, known);
	return known.format(at);
}

/** A moment in the reader's own zone: `22 août 2026 à 23:40`. Milliseconds since 1970. */
export const sayMoment = (at: number, lang: Lang): string => write(at, lang, 'moment');

/** What follows "at" or « à »: `23:40` on the reader's day, `23:40 le 22 août 2026` on any other. */
export function sayTime(at: number, now: number, lang: Lang): string {
	const time = write(at, lang, 'time');
	if (new Date(at).toDateString() === new Date(now).toDateString()) return time;
	return dayWords[lang].onDay({time, day: write(at, lang, 'date')});
}

/** Time left as minutes and seconds: `1:05`. Milliseconds. */
export function sayLeft(left: number): string {
	const seconds = Math.max(0, Math.ceil(left / 1000));
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A number as it is set in a text, with a true minus sign. */
export const sayNumber = (value: number): string => String(value).replace('-', '−');
