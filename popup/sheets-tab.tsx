import type {ComponentType} from 'preact';
import {useEffect, useState} from 'preact/hooks';
import {popupWords} from '../src/shared/words/popup';
import type {Sheet} from '../src/sheets/sheet';
import type {BookSummary} from '../src/wire/games';
import type {StoreProblem} from '../src/wire/records';
import {sayStore} from '../src/wire/say';
import type {Shared} from './app';
import type {CopySheetProps} from './copy/copy-sheet';
import type {GameParts} from './games/parts';
import {SheetList} from './sheet-list';
import {SheetPage} from './sheet-page';
import {type Said, Toast} from './toast';

type Props = Shared & {
	/** Left out where games are not to be had: every sheet is then one of free play. */
	readonly games?: GameParts;
	/** What makes a text for a post of a sheet, and the sheets of others; each left out where a door has none. */
	readonly Copy?: ComponentType<CopySheetProps>;
	readonly Seen?: ComponentType<Shared>;
	/** The id of the sheet to begin with, where there is one. */
	readonly first?: string;
	/** Told the id of the sheet that is open; the empty text for the list. */
	onOpened?(id: string): void;
};

/** The sheets: all of them, or one. */
export function SheetsTab({ports, lang, games, Copy, Seen, first, onOpened}: Props) {
	const {ask} = ports;
	const words = popupWords[lang];
	const [sheets, setSheets] = useState<readonly Sheet[]>();
	const [problem, setProblem] = useState<StoreProblem>();
	const [books, setBooks] = useState<readonly BookSummary[]>([]);
	const [open, show] = useState<Sheet>();
	const setOpen = (sheet: Sheet | undefined) => {
		show(sheet);
		onOpened?.(sheet?.id ?? '');
	};
	const [atSeen, setAtSeen] = useState(false);
	const [said, setSaid] = useState<Said>();

	const load = async () => {
		const listed = await ask('sheets/list', null);
		if (listed.ok) setSheets(listed.value);
		setProblem(listed.ok ? undefined : listed.error);
		return listed.ok ? listed.value : undefined;
	};
	useEffect(() => {
		if (games) void ask('books/list', {lang}).then(setBooks);
	}, [ports, lang]);
	useEffect(() => {
		void load().then(listed => {
			const asked = listed?.find(sheet => sheet.id === first);
			if (asked) setOpen(asked);
		});
		// Another tab may have changed them meanwhile.
		const again = () => void load();
		window.addEventListener('focus', again);
		return () => window.removeEventListener('focus', again);
	}, [ports]);

	const remove = async (sheet: Sheet) => {
		const removed = await ask('sheet/delete', {id: sheet.id, revision: sheet.revision});
		if (!removed.ok) return setSaid({text: sayStore(removed.error, lang)});
		setOpen(undefined);
		setSaid({text: words.deleted({name: sheet.name}), undo: () => void restore(removed.value)});
		await load();
	};
	const restore = async (sheet: Sheet) => {
		const restored = await ask('sheet/restore', {sheet});
		setSaid({text: restored.ok ? words.restored({name: sheet.name}) : sayStore(restored.error, lang)});
		await load();
	};
	const leave = async () => {
		await load();
		setOpen(undefined);
	};

	if (Seen && atSeen)
		return (
			<section>
				<button type="button" class="button back" ref={focus} onClick={() => setAtSeen(false)}>
					‹ {words.back}
				</button>
				<Seen {...{ports, lang}} />
			</section>
		);
	return (
		<>
			{problem && (
				<p class="trouble" role="alert">
					{sayStore(problem, lang)}{' '}
					<button type="button" class="button" onClick={() => void load()}>
						{words.tryAgain}
					</button>
				</p>
			)}
			{open && games && open.book !== 'plain' ? (
				<games.Page
					key={open.id}
					{...{ports, lang, Copy}}
					first={open}
					onLeave={() => void leave()}
					onRemove={sheet => void remove(sheet)}
				/>
			) : open ? (
				<SheetPage
					key={`${open.id} ${open.revision}`}
					{...{ports, lang}}
					first={open}
					Copy={Copy}
					onLeave={leave}
					onRemove={remove}
					onOpen={setOpen}
					onSay={setSaid}
				/>
			) : (
				sheets && (
					<SheetList
						{...{ports, lang, sheets, books}}
						{...(games && {games})}
						{...(Seen && {onSeen: () => setAtSeen(true)})}
						onOpen={setOpen}
						onChange={load}
						onSay={setSaid}
					/>
				)
			)}
			<Toast lang={lang} said={said} onClose={() => setSaid(undefined)} />
		</>
	);
}

// What was pressed to come here is gone.
const focus = (button: HTMLElement | null) => button?.focus();
