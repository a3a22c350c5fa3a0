import type {Lang} from '../shared/lang';
import {toldWords} from '../shared/words/told';
import type {Sheet} from './sheet';
import type {ToldSection, ToldSheet} from './told';

// A post shows the beginning of a long text; the string beside it carries all of it.
const MOST_SHOWN = 300;
const shortly = (text: string): string => (text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN - 1).trimEnd()}…`);

const signed = (value: number): string => String(value).replace('-', '−');

/** A sheet of free play in words: its numbers, its texts and its own rolls. `game`: what free play is called. */
export function tellFree({name, fields, numbers, texts, moves}: Sheet, game: string, lang: Lang): ToldSheet {
	const say = toldWords[lang];
	const rows = (kind: 'number' | 'text') =>
		fields.flatMap(field => {
			if (field.kind !== kind) return [];
			const value = kind === 'number' ? numbers[field.id] : texts[field.id];
			if (value === undefined || value === '') return [];
			return [{name: field.label, value: typeof value === 'number' ? signed(value) : shortly(value)}];
		});
	const sections: readonly ToldSection[] = [
		{title: say.numbers, rows: rows('number')},
		{title: say.rolls, rows: moves.map(({label, expression}) => ({name: label, value: expression}))},
		{title: say.texts, rows: rows('text')},
	];
	return {name, game, about: '', sections: sections.filter(section => section.rows.length > 0)};
}
