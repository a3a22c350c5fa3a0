import type {openPopover} from '../src/badge/popover';
import type {judgeContests} from '../src/contest/judge';
import type {Editor, Forum, Markup, Page, Post, Reader} from '../src/forums/forum';
import type {shown} from '../src/forums/shown';
import type {openAnswer} from '../src/panel/calls/open-answer';
import type {EditorOptions} from '../src/panel/calls/options';
import type {openFight} from '../src/panel/fight/open-fight';
import type {openPanel} from '../src/panel/open-panel';
import type {openPublish} from '../src/panel/sheets/open-sheets';
import type {FoundParcel} from '../src/seal/parcel';
import type {ForumId, SheetId} from '../src/shared/ids';
import type {Lang} from '../src/shared/lang';
import type {ShownForum} from '../src/shared/shown-forum';
import type {Asker} from '../src/wire/messages';
import type {startAudit} from './audit-thread';
import type {noteBare} from './calls-bare';
import type {noteCalls} from './calls-note';
import type {openCallsFor} from './calls-open';
import type {readThreadFor} from './fight-thread';
import type {EndStep} from './insert';
import type {startMarks} from './marks';
import type {startPoint} from './point';
import type {startQuotes} from './quotes';
import type {readBefore} from './read-before';
import type {startReceipts} from './receipts';
import type {startSheets} from './sheets-marks';
import type {turnFinder} from './thread-reader';

/** What the script `panel` gives the page script. */
export type PanelPart = {readonly openPanel: typeof openPanel};
/** The same for `turn`. */
export type TurnPart = {readonly turnFinder: typeof turnFinder};
/** The same for `popover`. */
export type PopoverPart = {readonly openPopover: typeof openPopover; readonly readBefore: typeof readBefore};
/** The same for `marks`. */
export type MarksPart = {readonly startMarks: typeof startMarks};
/** The same for `audit`. */
export type AuditPart = {readonly startAudit: typeof startAudit};

/** The same for `fight`. */
export type FightPart = {
	readonly openFight: typeof openFight;
	readonly readThreadFor: typeof readThreadFor;
	/** A text as a parcel for a post; undefined where it is too long. */
	parcel(text: string): Promise<string | undefined>;
};

/** The same for `sheets`. */
export type SheetsPart = {
	readonly openPublish: typeof openPublish;
	readonly startSheets: typeof startSheets;
	/** A text as a parcel for a post; undefined where it is too long. */
	parcel(text: string): Promise<string | undefined>;
};

/** The same for `calls`. */
export type CallsPart = {
	readonly openCallsFor: typeof openCallsFor;
	readonly noteCalls: typeof noteCalls;
	readonly noteBare: typeof noteBare;
};
/** The same for `answer`. */
export type AnswerPart = {readonly openAnswer: typeof openAnswer};

/** The same for `table`. */
export type TablePart = {
	/** Opens the table of the editor's thread. */
	openTableFor(
		visit: Visit,
		editor: Editor,
		shared: EditorOptions,
		openPublish: ((sheet: {readonly id: SheetId; readonly name: string}) => void) | undefined,
	): {close(): void};
	/** Opens that of a post. */
	openTableAt(visit: Visit, post: Post, found: FoundParcel, onClose: () => void): Promise<void>;
	/** Opens that of the page's thread. */
	openTableOf(visit: Visit): Promise<void>;
};

/** The same for `amend`. */
export type AmendPart = {openAmendFor(visit: Visit, editor: Editor, shared: EditorOptions): {close(): void}};

/** The same for `contest`. */
export type ContestPart = {openContestFor(visit: Visit, editor: Editor, shared: EditorOptions): {close(): void}};
/** The same for `opposed`. */
export type OpposedPart = {readonly judgeContests: typeof judgeContests};

/** The same for `receipts`. */
export type ReceiptsPart = {readonly startReceipts: typeof startReceipts};

/** The same for `quotes`. */
export type QuotesPart = {readonly startQuotes: typeof startQuotes};

/** The same for `shown`. */
export type ShownPart = {readonly shown: typeof shown};
/** The same for `point`. */
export type PointPart = {readonly startPoint: typeof startPoint};

/** What a visit to a page needs from the door that starts it: the extension's page script, or the userscript. */
export type PagePorts = {
	readonly ask: Asker;
	/** Milliseconds since 1970. */
	now(): number;
	readonly lang: Lang;
	readonly reader: Reader;
	/** Aborted when the page goes or the extension is replaced; whatever listens hangs on it. */
	readonly signal: AbortSignal;
	/** Replies say which rolls their author saw. */
	readonly witness?: boolean;
	/** A forum's own file, loaded on the first page of that forum. */
	loadForum(id: ForumId): Promise<Forum>;
	/** What is drawn at an editor, loaded when first asked for. */
	loadPanel(): Promise<PanelPart>;
	/** What reads a thread for an instant roll, loaded at the first one. */
	loadTurn(): Promise<TurnPart>;
	/** What explains a mark, loaded at the first click on one. */
	loadPopover(): Promise<PopoverPart>;
	/** Opens the sheets in the page, where the door has no window of its own for them. */
	openSheets?(): void;
	/** What a GM runs a fight in, loaded when one is asked for; left out where a door has no games. */
	loadFight?(): Promise<FightPart>;
	/** What asks for rolls, hides and opens them, and notes those that are asked of the user; left out where a door has no room for it. */
	loadCalls?(): Promise<CallsPart>;
	/** What answers a call; left out where no calls are noted. */
	loadAnswer?(): Promise<AnswerPart>;
	/** What opposes rolls of the thread, and rolls for many; left out where a door has no room for it. */
	loadContest?(): Promise<ContestPart>;
	/** What judges opposed rolls, loaded on the first page that has some. */
	loadOpposed(): Promise<OpposedPart>;
	/** What verifies receipts of draws and explains them, loaded on the first page that has some. */
	loadReceipts(): Promise<ReceiptsPart>;
	/** What holds quotations against the posts that they name, loaded on the first page that has some; left out where a door has no room for it. */
	loadQuotes?(): Promise<QuotesPart>;
	/** Asks the forum how far its clock is ahead of ours, in milliseconds; left out where a door has no room for it. */
	askAhead?(url: URL): Promise<number>;
	/** What publishes a sheet and reads those in posts, loaded at the first of either; left out where a door has no place to keep them. */
	loadSheets?(): Promise<SheetsPart>;
	/** What reads a roll's dice anew; left out where a door has no room for it. */
	loadAmend?(): Promise<AmendPart>;
	/** What keeps the table of a thread and reads those in posts, loaded at the first of either; left out where a door has no room for it. */
	loadTable?(): Promise<TablePart>;
	/** What reads a whole thread for an audit, loaded when one is asked for; left out where a door has no place to show a report. */
	loadAudit?(): Promise<AuditPart>;
	/** What ends undo steps of editors that count their own, loaded where one of them is. */
	loadSteps(): Promise<EndStep>;
	/** The forums that the user showed on this page's host. */
	readonly shown?: readonly ShownForum[];
	/** What reads such a forum; left out where a door keeps none. */
	loadShown?(): Promise<ShownPart>;
	/** What leads through showing one; left out where a door has no window to ask for it. */
	loadPoint?(): Promise<PointPart>;
	/** Begins the visit anew, after what it rests on has changed. */
	restart?(): void;
	/** What judges and marks rolls, loaded on the first page that has one. */
	loadMarks(): Promise<MarksPart>;
};

/** A page that a forum's file recognised. */
export type Visit = {readonly page: Page; readonly forum: Forum; readonly ports: PagePorts};

/** How an editor of the page writes. */
export const markupOf = ({forum}: Visit, editor: Editor): Markup => editor.markup ?? forum.markup;

/** Reads the visit's thread for a report. */
export const auditOf = async (visit: Visit): Promise<void> => (await visit.ports.loadAudit?.())?.startAudit(visit);
/** Opens the table of the visit's thread, beside no editor. */
export const tableOf = async (visit: Visit): Promise<void> => (await visit.ports.loadTable?.())?.openTableOf(visit);
