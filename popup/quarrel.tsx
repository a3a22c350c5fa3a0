import {sheetId} from '../src/shared/ids';
import {popupWords} from '../src/shared/words/popup';
import type {Sheet} from '../src/sheets/sheet';
import {sayStore} from '../src/wire/say';
import type {Shared} from './app';
import type {Editing} from './use-sheet';

type Props = Shared & {readonly editing: Editing; onOpen(sheet: Sheet): void; onLeave(): void};

/** What to do when a change was not stored: take what another tab wrote, keep one's own as a copy, or try again. */
export function Quarrel({ports, lang, editing, onOpen, onLeave}: Props) {
	const words = popupWords[lang];
	const {problem, sheet} = editing;
	const takeTheirs = async () => {
		const theirs = await ports.ask('sheet/get', {id: sheet.id});
		if (theirs.ok && theirs.value) onOpen(theirs.value);
		else onLeave();
	};
	const keepMine = async () => {
		const name = words.copyName({name: sheet.name}).slice(0, 120);
		const copy = {...sheet, id: sheetId(ports.newId()), revision: 0, name};
		const put = await ports.ask('sheet/put', {sheet: copy});
		if (put.ok) onOpen(put.value);
	};
	if (!problem) return null;
	const lost = problem.code === 'store/conflict' || problem.code === 'store/gone';
	return (
		<div class="trouble" role="alert">
			<p>{sayStore(problem, lang)}</p>
			{lost ? (
				<>
					<button type="button" class="button" onClick={takeTheirs}>
						{problem.code === 'store/gone' ? words.leave : words.takeTheirs}
					</button>
					<button type="button" class="button" onClick={keepMine}>
						{words.keepMine}
					</button>
				</>
			) : (
				<button type="button" class="button" onClick={editing.again}>
					{words.tryAgain}
				</button>
			)}
		</div>
	);
}
