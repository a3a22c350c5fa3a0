import type {Editor, Markup} from '../src/forums/forum';
import type {Place} from '../src/panel/options';
import {findStrings} from '../src/seal/find';
import {nextNumber} from '../src/seal/numbering';
import {maskForeign} from '../src/seal/own-source';
import {isSealed} from '../src/seal/roll-string';
import {sameTurn} from '../src/seal/turn';
import type {Anchor, SheetId} from '../src/shared/ids';
import {keepDraft, readDraft} from './draft';
import {COUNTS_STEPS} from './end-step';
import {openFightDrawer} from './fight-drawer';
import {type EndStep, focusWriting, insertLines, writtenIn} from './insert';
import {joinsIn} from './joins';
import {closeDrawer, type Drawer, holdDrawer} from './open-drawers';
import {markupOf, type Visit} from './ports';
import {askHour, isHooked} from './submit';
import {witnessFor} from './witness';
import {writingOf} from './writing';

/** What the panel opens on: the expression, a named roll, or the choice of a sheet. */
export type Start = {readonly move?: string; readonly show?: 'sheet'};

/** `onChange`: a sheet was chosen. `onTrouble`: what was asked for from the panel could not be had. */
export type DrawerEvents = {onChange(): void; onTrouble(error: unknown): void};

/** Opens the panel for an editor, in place of the drawer that is open. Rejects when the panel's script cannot be had. */
export async function openDrawer(visit: Visit, editor: Editor, start: Start, {onChange, onTrouble}: DrawerEvents): Promise<void> {
	closeDrawer(visit);
	askHour(visit);
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
		nextIndex: (of: 'sealed' | Anchor, mode?: 'i' | 'o') => nextIn(writtenIn(editor.field), of, place.markup.kind, mode),
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
	const instead = <Part>(load: () => Promise<Part>, open: (part: Part) => Drawer) =>
		void openInstead(visit, editor, load, open).catch(onTrouble);
	const publish = (sheet: {readonly id: SheetId; readonly name: string}) =>
		instead(ports.loadSheets!, ({openPublish, parcel}) => openPublish({...shared, sheet, markup: place.markup, parcel}));
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
		...(ports.loadSheets && {openPublish: publish}),
		...(ports.loadCalls && {
			openCalls: call =>
				call
					? instead(ports.loadAnswer!, ({openAnswer}) => openAnswer({...shared, call}))
					: instead(ports.loadCalls!, part => part.openCallsFor(visit, editor, shared)),
		}),
		...(ports.loadTable &&
			place.thread !== '*' && {
				openTable: () => instead(ports.loadTable!, part => part.openTableFor(visit, editor, shared, ports.loadSheets && publish)),
			}),
		...(ports.loadAmend && {openAmend: () => instead(ports.loadAmend!, part => part.openAmendFor(visit, editor, shared))}),
		...(ports.loadContest && {
			openContest: () => instead(ports.loadContest!, part => part.openContestFor(visit, editor, shared)),
		}),
		onSheet: onChange,
	});
	holdDrawer(visit, panel);
}

/** Opens another drawer in place of the one that is open, which goes at once. */
async function openInstead<Part>(
	visit: Visit,
	editor: Editor,
	load: () => Promise<Part>,
	open: (part: Part) => Drawer,
): Promise<void> {
	closeDrawer(visit);
	const part = await load();
	if (visit.ports.signal.aborted || !editor.field.isConnected) return;
	closeDrawer(visit); // Asked for twice while the script was on its way
	holdDrawer(visit, open(part));
}

/** Without it the line still lands, only an undo may take more. */
async function stepsFor({ports}: Visit, {field}: Editor): Promise<EndStep | undefined> {
	const writing = writingOf(field);
	return writing.kind === 'rich' && writing.box.matches(COUNTS_STEPS) ? ports.loadSteps().catch(() => undefined) : undefined;
}

/** After the last roll of its kind that the author has in this editor, published or not. */
function nextIn(written: string, of: 'sealed' | Anchor, kind: Markup['kind'], mode: 'i' | 'o' = 'i'): number {
	const counts = of === 'sealed' ? isSealed : sameTurn(mode, of);
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
