import {useRef, useState} from 'preact/hooks';
import {sheetId} from '../src/shared/ids';
import {popupWords} from '../src/shared/words/popup';
import {type Clash, imported, readSheets} from '../src/sheets/file';
import {limits} from '../src/sheets/limits';
import {saySheet} from '../src/sheets/say';
import type {Sheet} from '../src/sheets/sheet';
import {sayStore} from '../src/wire/say';
import type {Shared} from './app';
import type {Said} from './toast';

type Props = Shared & {readonly sheets: readonly Sheet[]; onDone(): void; onSay(said: Said): void};

/** Takes sheets in from a file: the whole file is read before anything is stored, and sheets that are here already wait for a choice. */
export function ImportSheets({ports, lang, sheets, onDone, onSay}: Props) {
	const words = popupWords[lang];
	const input = useRef<HTMLInputElement>(null);
	const [waiting, setWaiting] = useState<readonly Sheet[]>();
	const here = new Map(sheets.map(sheet => [sheet.id, sheet] as const));
	const clashes = waiting?.filter(sheet => here.has(sheet.id)).length ?? 0;

	const read = async (file: File) => {
		if (file.size > limits.file * 4) return onSay({text: saySheet({code: 'file/too-big', most: limits.file}, lang)});
		const incoming = readSheets(await file.text());
		if (!incoming.ok) return onSay({text: saySheet(incoming.error, lang)});
		if (incoming.value.some(sheet => here.has(sheet.id))) setWaiting(incoming.value);
		else await store(incoming.value, 'copy');
	};
	const store = async (incoming: readonly Sheet[], clash: Clash) => {
		setWaiting(undefined);
		let done = 0;
		for (const sheet of incoming) {
			const put = await ports.ask('sheet/put', {sheet: imported(sheet, here.get(sheet.id), clash, sheetId(ports.newId()))});
			if (!put.ok) {
				onSay({text: words.importedSome({done, all: incoming.length, why: sayStore(put.error, lang)})});
				return onDone();
			}
			done += 1;
		}
		onSay({text: words.imported({count: done})});
		onDone();
	};
	const onPick = (file: File | undefined) => {
		// So that the same file can be picked again after it was mended.
		if (input.current) input.current.value = '';
		if (file) void read(file);
	};
	return (
		<>
			<button type="button" class="button" onClick={() => input.current?.click()}>
				{words.importFile}
			</button>
			<input
				ref={input}
				type="file"
				accept=".json,application/json"
				hidden
				aria-label={words.importFile}
				onChange={event => onPick(event.currentTarget.files?.[0])}
			/>
			{waiting && (
				<div class="choice" role="alert">
					<p>{words.alreadyHere({count: clashes})}</p>
					<button type="button" class="button main" onClick={() => store(waiting, 'copy')}>
						{words.importCopies}
					</button>
					<button type="button" class="button" onClick={() => store(waiting, 'replace')}>
						{words.importReplace}
					</button>
					<button type="button" class="button" onClick={() => setWaiting(undefined)}>
						{words.giveUp}
					</button>
				</div>
			)}
		</>
	);
}
