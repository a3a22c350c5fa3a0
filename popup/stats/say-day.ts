import type {Lang} from '../../src/shared/lang';

const made = {
	fr: new Intl.DateTimeFormat('fr-FR', {dateStyle: 'short', timeZone: 'UTC'}),
	en: new Intl.DateTimeFormat('en-GB', {dateStyle: 'short', timeZone: 'UTC'}),
} as const;

/** A day of UTC, in figures. Milliseconds since 1970. */
export const sayDay = (at: number, lang: Lang): string => made[lang].format(at);
