import {newest, versionsOf} from '../../rules/at-version';
import type {Fault} from '../../rules/check/fault';
import {readBookText} from '../../rules/check/read-book';
import {sayBook} from '../../rules/check/say';
import {checkVersions} from '../../rules/check/whole';
import type {Rulebook} from '../../rules/contract/rulebook';
import {labelIn} from '../../rules/say';
import {proseIn} from '../../rules/view-words';
import type {Lang} from '../../shared/lang';
import {fail, ok} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import type {BookSummary, FaultView} from '../../wire/games';
import type {Answer} from '../../wire/messages';
import {sayStore} from '../../wire/say';
import type {GameAsk} from './asks';
import type {Ports} from './change';
import {isAboard} from './library';
import {refuse} from './refuse';

const summaryOf = (book: Rulebook, lang: Lang): BookSummary => ({
	id: book.id,
	name: labelIn(book.name, lang),
	description: proseIn(book.description, lang),
	version: newest(book),
	versions: versionsOf(book),
	aboard: isAboard(book.id),
	licence: book.source.licence,
	title: labelIn(book.source.title, lang),
});

/** Every rulebook at hand, those aboard first. One that the store cannot give is as if it were not there. */
export async function list({library}: Ports, {lang}: GameAsk<'books/list'>): Promise<readonly BookSummary[]> {
	const all = await library.all();
	return (all.ok ? all.value : []).map(book => summaryOf(book, lang));
}

const faultView = ({path, problem}: Fault, lang: Lang): FaultView => ({path, text: sayBook(problem, lang)});

/** Checks a rulebook's text; keeps it where that is wished and nothing is wrong. */
export async function read({memory}: Ports, {text, keep, lang}: GameAsk<'book/read'>): Promise<Answer<'book/read'>> {
	const book = readBookText(text);
	if (!book.ok) return fail(book.error.map(fault => faultView(fault, lang)));
	const whole = checkVersions(book.value);
	const faults = whole.ok ? [] : whole.error.map(fault => faultView(fault, lang));
	const {id} = book.value;
	const taken = isAboard(id) ? [{path: 'id', text: gameWords[lang].aboard({id})}] : [];
	if (faults.length + taken.length > 0) return fail([...taken, ...faults]);
	const kept = keep ? await memory.putRulebook(id, text) : ok(null);
	return kept.ok ? ok(summaryOf(book.value, lang)) : fail([{path: '(file)', text: sayStore(kept.error, lang)}]);
}

/** A rulebook as a file would hold it. */
export async function textOf({library}: Ports, {id, lang}: GameAsk<'book/text'>): Promise<Answer<'book/text'>> {
	const book = await library.find(id);
	if (!book.ok) return book;
	return book.value ? ok(`${JSON.stringify(book.value, null, '\t')}\n`) : refuse(gameWords[lang].noSuchBook({book: id}));
}

/** Forgets a rulebook of the user's. Sheets that follow it stay, to be read. */
export async function forget({memory, library}: Ports, {id}: GameAsk<'book/delete'>, lang: Lang): Promise<Answer<'book/delete'>> {
	if (!isAboard(id)) return memory.deleteRulebook(id);
	const book = await library.find(id);
	return refuse(gameWords[lang].keepAboard({name: book.ok && book.value ? labelIn(book.value.name, lang) : id}));
}
