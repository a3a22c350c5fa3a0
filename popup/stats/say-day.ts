import type {Lang} from '../../src/shared/lang';

const made = {
	fr: new Intl.DateTimeFormat('fr-FR', {dateStyle: 'short', timeZone: 'UTC'}),
	en: new Intl.DateTimeFormat('en-GB', {dateStyle: 'short', timeZone: 'UTC'}),
} as const;

/** A day of UTC, in figures. Milliseconds since 1970. */
export const sayDay = (at: number, lang: Lang): string => made[lang].format(at);

const moments = {
	fr: new Intl.DateTimeFormat('fr-FR', {dateStyle: 'short', timeStyle: 'short'}),
	en: new Intl.DateTimeFormat('en-GB', {dateStyle: 'short', timeStyle: 'short'}),
} as const;

/** A moment in the reader's own zone, in figures: `22/08/2026 23:40`. Milliseconds since 1970. */
export const sayShortly = (at: number, lang: Lang): string => moments[lang].format(at);

/** What is written at the two ends of a line through time: days, or moments where all of it is of one day. */
export const sayEnds = (first: number, last: number, lang: Lang): readonly [string, string] => {
	const say = sayDay(first, lang) === sayDay(last, lang) ? sayShortly : sayDay;
	return [say(first, lang), say(last, lang)];
};
