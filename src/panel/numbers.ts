import {plain} from '../books/plain';
import type {Lang} from '../shared/lang';
import {nameOf} from '../sheets/names';
import {namedNumbers, numberOf} from '../sheets/numbers';
import type {Sheet} from '../sheets/sheet';
import {type Numbers, noNumbers} from './prepare';

/** What `@name` may stand for in an expression: the numbers of the chosen sheet. */
export function numbersOf(sheet: Sheet | undefined, lang: Lang): Numbers {
	if (sheet === undefined) return noNumbers;
	const all = namedNumbers(sheet, plain);
	const shown = (labels: readonly string[]) => (lang === 'en' ? labels.at(-1) : labels[0]);
	return {
		find: numberOf(sheet, plain),
		names: all.map(one => one.id),
		label(name) {
			const key = nameOf(name);
			const one = all.find(({id}) => nameOf(id) === key) ?? all.find(({labels}) => labels.some(label => nameOf(label) === key));
			return (one && shown(one.labels)) ?? name;
		},
	};
}
