import type {Markup} from '../../forums/forum';
import type {ToldRow, ToldSheet} from '../../sheets/told';
import {inBold, plainWords, spread} from '../plain-words';

/** A sheet as it goes into a post, readable with nothing installed; its string, where it has one, on a line of its own. */
export function sheetText({name, game, about, sections}: ToldSheet, markup: Markup, parcel?: string): string {
	const plain = (text: string) => spread(plainWords(text, markup.kind));
	const row = (one: ToldRow) => [one.name, one.value].map(plain).filter(Boolean).join(' ');
	const lines = [
		[inBold(plain(name), markup), plain(game)].filter(Boolean).join(' – '),
		plain(about),
		...sections.map(({title, rows}) => `${inBold(plain(title), markup)} – ${rows.map(row).filter(Boolean).join(', ')}`),
		parcel ?? '',
	];
	// Markdown runs lines together unless an empty one parts them.
	return lines.filter(line => line !== '').join(markup.kind === 'markdown' ? '\n\n' : '\n');
}
