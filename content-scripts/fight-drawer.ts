import type {Editor} from '../src/forums/forum';
import type {Place} from '../src/panel/options';
import type {SheetId} from '../src/shared/ids';
import {type EndStep, focusWriting, insertLines} from './insert';
import {closeDrawer, holdDrawer} from './open-drawers';
import type {Visit} from './ports';

/** Where a fight is, by which rulebook, and with which sheets of it. `endStep`: for an editor that counts its own undo steps. */
export type FightAt = {
	readonly place: Place;
	readonly book: string;
	readonly sheets: readonly {readonly id: SheetId; readonly name: string}[];
	readonly endStep: EndStep | undefined;
};

/** Opens the fight of a thread beside an editor, in place of the drawer that is open. Rejects when its script cannot be had. */
export async function openFightDrawer(visit: Visit, editor: Editor, {place, book, sheets, endStep}: FightAt): Promise<void> {
	const {ports, page} = visit;
	const part = await ports.loadFight!();
	if (ports.signal.aborted || !editor.field.isConnected) return;
	closeDrawer(visit);
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
		insert: text => insertLines(editor.field, text, endStep),
		onClose: () => {
			holdDrawer(visit, undefined);
			focusWriting(editor.field);
		},
	});
	holdDrawer(visit, drawer);
}
