import type {ComponentType} from 'preact';
import {useEffect, useRef} from 'preact/hooks';
import {bookOf} from '../src/books/index';
import {popupWords} from '../src/shared/words/popup';
import {writeSheets} from '../src/sheets/file';
import {nameOf} from '../src/sheets/names';
import type {Sheet} from '../src/sheets/sheet';
import type {Shared} from './app';
import type {CopySheetProps} from './copy/copy-sheet';
import {Entry, type Note} from './entry';
import {Fields} from './fields';
import {Moves} from './moves';
import {NpcTick} from './npc-tick';
import {Quarrel} from './quarrel';
import type {Said} from './toast';
import {useSheet} from './use-sheet';

type Props = Shared & {
	readonly first: Sheet;
	/** What makes a text for a post of it; left out where a door has none. */
	readonly Copy?: ComponentType<CopySheetProps> | undefined;
	onLeave(): void;
	onRemove(sheet: Sheet): void;
	/** Shows another sheet in this one's place. */
	onOpen(sheet: Sheet): void;
	onSay(said: Said): void;
};

/** One sheet, edited where it stands. */
export function SheetPage({ports, lang, first, Copy, onLeave, onRemove, onOpen, onSay}: Props) {
	const words = popupWords[lang];
	const editing = useSheet(ports, first);
	const {sheet, change} = editing;
	const book = bookOf(sheet.book);
	const back = useRef<HTMLButtonElement>(null);
	useEffect(() => back.current?.focus(), []);

	// Not while a change could not be stored: the choice stands on the page, and what was typed stays until it is made.
	const leave = async () => {
		if (await editing.settled()) onLeave();
	};
	const remove = async () => {
		const stored = await editing.settled();
		if (stored) onRemove(stored);
	};
	const checkName = (text: string): Note | undefined =>
		text.trim() === '' ? {kind: 'wrong', text: words.nameNeeded} : undefined;
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		// Else the browser closes the popup.
		event.preventDefault();
		void leave();
	};
	const parts = {lang, sheet, book, change, onSay};
	return (
		<article class="sheet" onKeyDown={onKeyDown}>
			<div class="top">
				<button type="button" class="button icon" ref={back} aria-label={words.back} title={words.back} onClick={leave}>
					‹
				</button>
				<Entry
					label={words.name}
					quiet
					kind="name"
					value={sheet.name}
					check={checkName}
					onType={name => change({kind: 'name', name})}
				/>
			</div>
			<NpcTick lang={lang} npc={sheet.npc === true} onTick={npc => change({kind: 'npc', npc})} />
			<Quarrel {...{ports, lang, editing, onOpen, onLeave}} />
			<Fields {...parts} kind="number" />
			<Moves {...parts} />
			<Fields {...parts} kind="text" />
			{Copy && <Copy {...{ports, lang, sheet}} settled={editing.settled} />}
			<footer class="acts">
				<button type="button" class="button" onClick={() => ports.saveFile(`${nameOf(sheet.name)}.json`, writeSheets([sheet]))}>
					{words.exportOne}
				</button>
				<button type="button" class="button danger" onClick={remove}>
					{words.remove}
				</button>
			</footer>
		</article>
	);
}
