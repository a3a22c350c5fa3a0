import type {Editor} from '../src/forums/forum';
import type {Place} from '../src/panel/options';
import type {SheetId} from '../src/shared/ids';
import {focusWriting, insertLines} from './insert';
import type {Visit} from './ports';

type Sheets = readonly {readonly id: SheetId; readonly name: string}[];

const open = new WeakMap<Visit, {close(): void}>();

/** Opens the fight of a thread beside an editor, in place of one that is open. Rejects when its script cannot be had. */
export async function openFightDrawer(visit: Visit, editor: Editor, place: Place, book: string, sheets: Sheets): Promise<void> {
	const {ports, page} = visit;
	const part = await ports.loadFight!();
	if (ports.signal.aborted || !editor.field.isConnected) return;
	open.get(visit)?.close();
	const drawer = part.openFight({
		page: page.root,
		ask: ports.ask,
		lang: ports.lang,
		signal: ports.signal,
		book,
		table: `${place.site} ${place.thread}`,
		title: place.title,
		markup: place.markup,
		sheets,
		readThread: () => part.readThreadFor(visit, editor),
		parcel: part.parcel,
		insert: text => insertLines(editor.field, text),
		onClose: () => {
			open.delete(visit);
			focusWriting(editor.field);
		},
	});
	open.set(visit, drawer);
}
