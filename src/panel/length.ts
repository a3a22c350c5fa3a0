import type {Markup} from '../forums/forum';
import type {Lang} from '../shared/lang';
import {panelWords} from '../shared/words/panel';
import type {PanelOptions} from './options';

/** The warning that a post would be longer, with lines added to what is written, than its forum takes by default; empty while it would not. */
export function sayTooLong(written: string, lines: string, {most, unit}: Markup, lang: Lang): string {
	if (most === undefined) return '';
	const whole = `${written}\n${lines}`;
	const length = unit === 'bytes' ? new TextEncoder().encode(whole).length : whole.length;
	if (length <= most) return '';
	const told = {length: length.toLocaleString(lang), most: most.toLocaleString(lang)};
	return unit === 'bytes' ? panelWords[lang].tooManyBytes(told) : panelWords[lang].tooLong(told);
}

/** A roll whose moment hangs on that of its post. */
const SEALED = /oss1-[sh]-/;

/** What may go wrong with a post if these lines are inserted; empty for nothing. */
export function sayWarnings({written, place, lang}: Pick<PanelOptions, 'written' | 'place' | 'lang'>, lines: string): string {
	const {joins, markup} = place;
	const joined = joins !== undefined && SEALED.test(lines) ? panelWords[lang].joined({minutes: joins}) : '';
	return [joined, sayTooLong(written(), lines, markup, lang)].filter(Boolean).join(' ');
}
