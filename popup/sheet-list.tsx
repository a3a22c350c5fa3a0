import {useState} from 'preact/hooks';
import {books} from '../src/books/index';
import {bookId, sheetId} from '../src/shared/ids';
import {popupWords} from '../src/shared/words/popup';
import {seenSheetsName} from '../src/shared/words/seen-sheets';
import {writeSheets} from '../src/sheets/file';
import {nameOf} from '../src/sheets/names';
import {newSheet} from '../src/sheets/new';
import type {Sheet} from '../src/sheets/sheet';
import type {BookSummary} from '../src/wire/games';
import {sayStore} from '../src/wire/say';
import type {Shared} from './app';
import type {GameParts} from './games/parts';
import {ImportSheets} from './import-sheets';
import type {Said} from './toast';

/** A search is offered once the list is longer than a glance. */
const MANY = 8;

type Props = Shared & {
	readonly sheets: readonly Sheet[];
	readonly books: readonly BookSummary[];
	readonly games?: GameParts;
	/** Shows the sheets of others; left out where none are kept. */
	onSeen?(): void;
	onOpen(sheet: Sheet): void;
	onChange(): void;
	onSay(said: Said): void;
};

export function SheetList({ports, lang, sheets, books: known, games, onSeen, onOpen, onChange, onSay}: Props) {
	const words = popupWords[lang];
	const [wanted, setWanted] = useState('');
	const found = sheets.filter(sheet => nameOf(sheet.name).includes(wanted.trim() === '' ? '' : nameOf(wanted)));
	const create = async (name: string, game?: BookSummary) => {
		const free = newSheet(sheetId(ports.newId()), books[0]!, name, ports.now());
		const sheet = game ? {...free, book: bookId(game.id), bookVersion: game.version} : free;
		const put = await ports.ask('sheet/put', {sheet});
		if (put.ok) onOpen(put.value);
		else onSay({text: sayStore(put.error, lang)});
	};
	return (
		<section class="sheets" aria-label={words.sheets}>
			{games ? <games.NewSheet lang={lang} books={known} onCreate={create} /> : <NewSheet lang={lang} onCreate={create} />}
			{sheets.length === 0 && <p class="empty">{words.noSheets}</p>}
			{sheets.length > MANY && (
				<label class="search">
					<span class="aside">{words.search}</span>
					<input
						type="search"
						placeholder={words.search}
						value={wanted}
						onInput={event => setWanted(event.currentTarget.value)}
					/>
				</label>
			)}
			{wanted !== '' && found.length === 0 && <p class="empty">{words.nothingFound({text: wanted})}</p>}
			<ul class="rows">
				{sorted(found, lang).map(sheet => (
					<li key={sheet.id}>
						<button type="button" class="row" onClick={() => onOpen(sheet)}>
							<b>{sheet.name}</b>
							<small>
								{sheet.npc && `${words.npcShort} · `}
								{known.find(book => book.id === sheet.book)?.name ?? inside(sheet, lang)}
							</small>
						</button>
					</li>
				))}
			</ul>
			<footer class="acts">
				{ports.openWorkshop && (
					<button type="button" class="button" onClick={() => ports.openWorkshop?.('')}>
						{words.workshop}
					</button>
				)}
				{onSeen && (
					<button type="button" class="button" onClick={onSeen}>
						{seenSheetsName[lang].title}
					</button>
				)}
				<ImportSheets {...{ports, lang, sheets}} onDone={onChange} onSay={onSay} />
				{sheets.length > 0 && (
					<button type="button" class="button" onClick={() => ports.saveFile('osselet.json', writeSheets(sheets))}>
						{words.exportAll}
					</button>
				)}
			</footer>
		</section>
	);
}

const inside = (sheet: Sheet, lang: Shared['lang']) =>
	popupWords[lang].inside({numbers: Object.keys(sheet.numbers).length, moves: sheet.moves.length});

const sorted = (sheets: readonly Sheet[], lang: string) => {
	const {compare} = new Intl.Collator(lang, {numeric: true});
	return sheets.toSorted((one, other) => compare(one.name, other.name));
};

function NewSheet({lang, onCreate}: {readonly lang: Shared['lang']; onCreate(name: string): void}) {
	const words = popupWords[lang];
	const [name, setName] = useState('');
	const submit = (event: Event) => {
		event.preventDefault();
		onCreate(name.trim().slice(0, 120) || words.unnamed);
	};
	return (
		<form class="add" onSubmit={submit}>
			<label>
				<span class="aside">{words.newName}</span>
				<input
					value={name}
					maxLength={120}
					placeholder={words.newName}
					autocomplete="off"
					onInput={event => setName(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" class="button main">
				{words.newSheet}
			</button>
		</form>
	);
}
