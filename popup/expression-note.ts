import {readNotation} from '../src/dice/read';
import {sayDice} from '../src/dice/say';
import type {Lang} from '../src/shared/lang';
import {nearest} from '../src/shared/nearest';
import {popupWords} from '../src/shared/words/popup';
import type {Note} from './entry';

/** What to say of an expression in a sheet: nothing when it can be rolled; a quiet remark while it is still being typed. */
export function expressionNote(
	text: string,
	find: (name: string) => number | undefined,
	names: readonly string[],
	lang: Lang,
): Note | undefined {
	if (text.trim() === '') return undefined;
	const read = readNotation(text, find, name => nearest(name, names));
	if (read.ok) return undefined;
	const {code} = read.error;
	return code === 'missing' || code === 'unclosed'
		? {kind: 'remark', text: popupWords[lang].unfinished}
		: {kind: 'wrong', text: sayDice(read.error, lang)};
}
