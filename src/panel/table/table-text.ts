import type {Markup} from '../../forums/forum';
import type {ToldCounter, ToldTable} from '../../rules/told-table';
import type {Lang} from '../../shared/lang';
import {tableWords} from '../../shared/words/table';
import {inBold, plainWords, spread} from '../plain-words';

/** A table as it goes into a post, readable with nothing installed; its string on a line of its own. */
export function tableText({reserves, clocks, people}: ToldTable, markup: Markup, lang: Lang, parcel?: string): string {
	const say = tableWords[lang];
	const plain = (text: string) => spread(plainWords(text, markup.kind));
	const counted = (title: string, all: readonly ToldCounter[]) =>
		all.length === 0
			? ''
			: `${inBold(title, markup)} – ${all.map(({name, value, max}) => `${plain(name)} ${value}/${max}`).join(', ')}`;
	const person = ({name, npc, conditions}: ToldTable['people'][number]) =>
		`– ${plain(name)}${npc ? `, ${say.npc}` : ''}${say.lineColon} ${conditions.length === 0 ? say.lineNone : conditions.map(plain).join(', ')}`;
	const lines = [
		inBold(say.lineHead, markup),
		counted(say.reserves, reserves),
		counted(say.clocks, clocks),
		...(people.length === 0 ? [] : [inBold(say.people, markup), ...people.map(person)]),
		parcel ?? '',
	];
	// Markdown runs lines together unless an empty one parts them.
	return lines.filter(line => line !== '').join(markup.kind === 'markdown' ? '\n\n' : '\n');
}
