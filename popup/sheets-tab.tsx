import {useEffect, useState} from 'preact/hooks';
import {popupWords} from '../src/shared/words/popup';
import type {Sheet} from '../src/sheets/sheet';
import type {StoreProblem} from '../src/wire/records';
import {sayStore} from '../src/wire/say';
import type {Shared} from './app';
import {SheetList} from './sheet-list';
import {SheetPage} from './sheet-page';
import {type Said, Toast} from './toast';

/** The sheets: all of them, or one. */
export function SheetsTab({ports, lang}: Shared) {
	const {ask} = ports;
	const words = popupWords[lang];
	const [sheets, setSheets] = useState<readonly Sheet[]>();
	const [problem, setProblem] = useState<StoreProblem>();
	const [open, setOpen] = useState<Sheet>();
	const [said, setSaid] = useState<Said>();

	const load = async () => {
		const listed = await ask('sheets/list', null);
		if (listed.ok) setSheets(listed.value);
		setProblem(listed.ok ? undefined : listed.error);
	};
	useEffect(() => {
		void load();
		// Another tab may have changed them meanwhile.
		window.addEventListener('focus', load);
		return () => window.removeEventListener('focus', load);
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

	return (
		<>
			{problem && (
				<p class="trouble" role="alert">
					{sayStore(problem, lang)}{' '}
					<button type="button" class="button" onClick={load}>
						{words.tryAgain}
					</button>
				</p>
			)}
			{open ? (
				<SheetPage
					key={`${open.id} ${open.revision}`}
					{...{ports, lang}}
					first={open}
					onLeave={leave}
					onRemove={remove}
					onOpen={setOpen}
					onSay={setSaid}
				/>
			) : (
				sheets && <SheetList {...{ports, lang, sheets}} onOpen={setOpen} onChange={load} onSay={setSaid} />
			)}
			<Toast lang={lang} said={said} onClose={() => setSaid(undefined)} />
		</>
	);
}
