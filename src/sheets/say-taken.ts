import type {Lang} from '../shared/lang';
import {toldWords} from '../shared/words/told';
import type {TakenOtherwise} from './taken';

const signed = (value: number): string => String(value).replace('-', '−');
const day = (at: number, lang: Lang): string =>
	new Date(at).toLocaleDateString(lang, {day: 'numeric', month: 'long', year: 'numeric'});

/** `Force : la fiche de Bran (approuvée le 3 mars 2026) dit 5, le jet a pris 6.` What differs, never why. */
export function sayOtherwise({sheet, name, has, took}: TakenOtherwise, lang: Lang): string {
	const say = toldWords[lang];
	const told = {sheet: sheet.name, name, has: signed(has), took: signed(took)};
	if (sheet.approved !== undefined) return say.otherwiseApproved({...told, when: day(sheet.approved, lang)});
	return sheet.author === undefined ? say.otherwise(told) : say.otherwiseSeen({...told, when: day(sheet.since, lang)});
}
