import type {Markup} from '../forums/forum';
import type {Lang} from '../shared/lang';
import {panelWords} from '../shared/words/panel';

/** The warning that a post would be longer, with lines added to what is written, than its forum takes by default; empty while it would not. */
export function sayTooLong(written: string, lines: string, {most, unit}: Markup, lang: Lang): string {
	if (most === undefined) return '';
	const whole = `${written}\n${lines}`;
	const length = unit === 'bytes' ? new TextEncoder().encode(whole).length : whole.length;
	if (length <= most) return '';
	const told = {length: length.toLocaleString(lang), most: most.toLocaleString(lang)};
	return unit === 'bytes' ? panelWords[lang].tooManyBytes(told) : panelWords[lang].tooLong(told);
}
