import type {EditorUse, Markup} from '../forums/forum';
import type {Anchor, MemberId, Site} from '../shared/ids';
import type {Lang} from '../shared/lang';
import type {Result} from '../shared/result';
import type {Asker} from '../wire/messages';

/** The turn an instant roll would belong to: its anchor, its roller, the index it takes and the draw it reads. */
export type Turn = {readonly anchor: Anchor; readonly roller: MemberId; readonly index: number; readonly round: number};

/** Why there is no instant roll here. Times in milliseconds since 1970. */
export type TurnProblem =
	| {readonly code: 'turn/no-thread'}
	| {readonly code: 'turn/logged-out'}
	| {readonly code: 'turn/no-author'}
	| {readonly code: 'turn/nobody'}
	| {readonly code: 'turn/zone'}
	| {readonly code: 'turn/not-born'; readonly at: number}
	| {readonly code: 'turn/draw'}
	| {readonly code: 'turn/network-off'}
	| {readonly code: 'turn/too-long'; readonly pages: number}
	| {readonly code: 'turn/unread'; readonly page: number}
	| {readonly code: 'turn/stopped'};

/** Reads the thread as far back as it must. `progress` is called before each page that has to be fetched. */
export type FindTurn = (
	progress: (page: number, pages: number) => void,
	signal: AbortSignal,
) => Promise<Result<Turn, TurnProblem>>;

/** Where the roll goes. */
export type Place = {
	readonly site: Site;
	/** The thread's id, or `*` where the page tells none. */
	readonly thread: string;
	readonly threadUrl: string;
	readonly title: string;
	readonly use: EditorUse;
	readonly markup: Markup;
	/** True when the draw of a sealed roll can be set at submit. */
	readonly hooked: boolean;
};

export type PanelOptions = {
	/** The document it is drawn in. */
	readonly page: Document;
	readonly place: Place;
	readonly ask: Asker;
	readonly lang: Lang;
	/** Milliseconds since 1970. */
	now(): number;
	/** Closes the panel when the visit ends. */
	readonly signal: AbortSignal;
	/** What the editor holds now, for the indexes that follow. */
	written(): string;
	/** Puts lines at the caret and says whether they are there. */
	insert(text: string): boolean;
	findTurn: FindTurn;
	/** What was typed and not inserted, kept by the caller for this thread; read back as unknown. */
	readDraft(): unknown;
	keepDraft(draft: unknown): void;
	/** A move of the sheet to start with, by its id. */
	readonly move?: string;
	/** Start with the sheets rather than with the roll. */
	readonly show?: 'sheet';
	/** Told each time a sheet is chosen, and what it favours, for the bar. */
	onSheet(sheetId: string | undefined): void;
	onClose(): void;
};
