import type {Editor, Markup} from '../src/forums/forum';
import type {EditorOptions} from '../src/panel/calls/options';
import type {Place} from '../src/panel/options';
import {findStrings} from '../src/seal/find';
import {nextNumber} from '../src/seal/numbering';
import {maskForeign} from '../src/seal/own-source';
import {isSealed} from '../src/seal/roll-string';
import {sameTurn} from '../src/seal/turn';
import type {Anchor, SheetId} from '../src/shared/ids';
import type {Call} from '../src/wire/calls';
import {keepDraft, readDraft} from './draft';
import {COUNTS_STEPS} from './end-step';
import {openFightDrawer} from './fight-drawer';
import {type EndStep, focusWriting, insertLines, writtenIn} from './insert';
import {joinsIn} from './joins';
import {closeDrawer, holdDrawer} from './open-drawers';
import {markupOf, type Visit} from './ports';
import {isHooked} from './submit';
import {witnessFor} from './witness';
import {writingOf} from './writing';

/** What the panel opens on: the expression, a named roll, or the choice of a sheet. */
export type Start = {readonly move?: string; readonly show?: 'sheet'};

/** `onChange`: a sheet was chosen. `onTrouble`: what was asked for from the panel could not be had. */
export type DrawerEvents = {onChange(): void; onTrouble(error: unknown): void};

/** Opens the panel for an editor, in place of the drawer that is open. Rejects when the panel's script cannot be had. */
export async function openDrawer(visit: Visit, editor: Editor, start: Start, {onChange, onTrouble}: DrawerEvents): Promise<void> {
	closeDrawer(visit);
	const {ports, page} = visit;
	const [{openPanel}, endStep] = await Promise.all([ports.loadPanel(), stepsFor(visit, editor)]);
	if (ports.signal.aborted || !editor.field.isConnected) return;
	closeDrawer(visit); // Asked for twice while the script was on its way
	const place = placeOf(visit, editor);
	const storage = () => page.root.defaultView!.sessionStorage;
	const shared = {
		page: page.root,
		place,
		ask: ports.ask,
		lang: ports.lang,
		now: ports.now,
		signal: ports.signal,
		nextIndex: (of: 'sealed' | Anchor) => nextIn(writtenIn(editor.field), of, place.markup.kind),
		written: () => writtenIn(editor.field),
		insert(text: string) {
			const written = writtenIn(editor.field);
			const seen = witnessFor(visit, editor, written);
			const number = (before: string) => nextIn(before, 'sealed', place.markup.kind);
			// What is published keeps its number, and numbers go by the order in the post: a new roll stands below.
			const mayFollow = (before: string) => editor.use !== 'edit' || number(before) === number(written);
			return insertLines(editor.field, seen === undefined ? text : `${text}\n${seen}`, endStep, mayFollow);
		},
		onClose: () => {
			holdDrawer(visit, undefined);
			focusWriting(editor.field);
		},
	};
	const panel = openPanel({
		...shared,
		findTurn: async (...asked) => (await ports.loadTurn()).turnFinder(visit, editor)(...asked),
		readDraft: () => readDraft(storage, place),
		keepDraft: draft => keepDraft(storage, place, draft),
		...start,
		...(ports.openSheets && {
			openSheets: () => {
				panel.close();
				ports.openSheets?.();
			},
		}),
		...(ports.loadFight &&
			place.thread !== '*' && {
				openFight: (book, sheets) => {
					panel.close();
					openFightDrawer(visit, editor, {place, book, sheets, endStep}).catch(onTrouble);
				},
			}),
		...(ports.loadSheets && {
			openPublish: sheet => {
				panel.close();
				openPublishDrawer(visit, editor, shared, sheet).catch(onTrouble);
			},
		}),
		...(ports.loadCalls && {
			openCalls: call => {
				panel.close();
				void openCallsDrawer(visit, editor, shared, call).catch(onTrouble);
			},
		}),
		...(ports.loadTable &&
			place.thread !== '*' && {
				openTable: () => {
					panel.close();
					void openTableDrawer(visit, editor, shared, onTrouble).catch(onTrouble);
				},
			}),
		...(ports.loadAmend && {
			openAmend: () => {
				panel.close();
				void openAmendDrawer(visit, editor, shared).catch(onTrouble);
			},
		}),
		...(ports.loadContest && {
			openContest: () => {
				panel.close();
				void openContestDrawer(visit, editor, shared).catch(onTrouble);
			},
		}),
		onSheet: onChange,
	});
	holdDrawer(visit, panel);
}

/** Opens the drawer that puts a sheet into the post, in place of the drawer that is open. */
async function openPublishDrawer(
	visit: Visit,
	editor: Editor,
	shared: EditorOptions,
	sheet: {readonly id: SheetId; readonly name: string},
): Promise<void> {
	const {openPublish, parcel} = await visit.ports.loadSheets!();
	if (visit.ports.signal.aborted || !editor.field.isConnected) return;
	closeDrawer(visit);
	holdDrawer(visit, openPublish({...shared, sheet, markup: shared.place.markup, parcel}));
}

/** Opens the drawer of called rolls, or that of an answer to one, in place of the drawer that is open. */
async function openCallsDrawer(visit: Visit, editor: Editor, shared: EditorOptions, call: Call | undefined): Promise<void> {
	const part = await visit.ports.loadCalls!();
	if (visit.ports.signal.aborted || !editor.field.isConnected) return;
	closeDrawer(visit);
	holdDrawer(visit, part.openCallsFor(visit, editor, shared, call));
}

/** Opens the drawer of the thread's table in place of the drawer that is open. */
async function openTableDrawer(
	visit: Visit,
	editor: Editor,
	shared: EditorOptions,
	onTrouble: (error: unknown) => void,
): Promise<void> {
	const part = await visit.ports.loadTable!();
	if (visit.ports.signal.aborted || !editor.field.isConnected) return;
	closeDrawer(visit);
	const openPublish: Parameters<typeof part.openTableFor>[3] =
		visit.ports.loadSheets && (sheet => void openPublishDrawer(visit, editor, shared, sheet).catch(onTrouble));
	holdDrawer(visit, part.openTableFor(visit, editor, shared, openPublish));
}

/** Opens the drawer in which a roll is corrected in place of the drawer that is open. */
async function openAmendDrawer(visit: Visit, editor: Editor, shared: EditorOptions): Promise<void> {
	const part = await visit.ports.loadAmend!();
	if (visit.ports.signal.aborted || !editor.field.isConnected) return;
	closeDrawer(visit);
	holdDrawer(visit, part.openAmendFor(visit, editor, shared));
}

/** Opens the drawer of opposed and group rolls in place of the drawer that is open. */
async function openContestDrawer(visit: Visit, editor: Editor, shared: EditorOptions): Promise<void> {
	const part = await visit.ports.loadContest!();
	if (visit.ports.signal.aborted || !editor.field.isConnected) return;
	closeDrawer(visit);
	holdDrawer(visit, part.openContestFor(visit, editor, shared));
}

/** Without it the line still lands, only an undo may take more. */
async function stepsFor({ports}: Visit, {field}: Editor): Promise<EndStep | undefined> {
	const writing = writingOf(field);
	return writing.kind === 'rich' && writing.box.matches(COUNTS_STEPS) ? ports.loadSteps().catch(() => undefined) : undefined;
}

/** After the last roll of its kind that the author has in this editor, published or not. */
function nextIn(written: string, of: 'sealed' | Anchor, kind: Markup['kind']): number {
	const counts = of === 'sealed' ? isSealed : sameTurn('i', of);
	return nextNumber(findStrings(maskForeign(written, kind), Number.POSITIVE_INFINITY), counts);
}

function placeOf(visit: Visit, editor: Editor): Place {
	const {page, forum} = visit;
	const thread = forum.readThread(page);
	const joins = joinsIn(visit, editor);
	return {
		site: forum.site(page),
		thread: editor.thread ?? thread?.id ?? '*',
		threadUrl: (editor.threadUrl ?? page.url).href,
		title: thread?.title ?? page.root.title,
		use: editor.use,
		markup: markupOf(visit, editor),
		hooked: isHooked(editor),
		...(joins !== undefined && {joins}),
	};
}
