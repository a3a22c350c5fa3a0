import type {EditorUse, Markup} from '../forums/forum';
import type {Anchor, SheetId, Site} from '../shared/ids';
import type {Lang} from '../shared/lang';
import type {Call} from '../wire/calls';
import type {Asker} from '../wire/messages';
import type {FindTurn} from './turn';

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
	/** The forum would join what is sent now to the author's own post before it, since that is younger than so many minutes; left out where it would not. */
	readonly joins?: number;
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
	/** The number that the next roll in this editor takes, after those that stand in it: among the sealed ones, or among those of a turn, instant ones unless said. */
	nextIndex(of: 'sealed' | Anchor, mode?: 'i' | 'o'): number;
	/** What the editor holds, for its length. */
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
	/** Leaves the panel for the sheets; left out where they have a window of their own. */
	openSheets?(): void;
	/** Leaves the panel for the fight of this thread, by a rulebook and with the sheets of it; left out where the page tells no thread or there are no games. */
	openFight?(book: string, sheets: readonly {readonly id: SheetId; readonly name: string}[]): void;
	/** Leaves the panel to put a sheet into the post; left out where a door publishes none. */
	openPublish?(sheet: {readonly id: SheetId; readonly name: string}): void;
	/** Leaves the panel for called and hidden rolls, or to answer a call; left out where a door has none. */
	openCalls?(call?: Call): void;
	/** Leaves the panel to read the dice of a roll anew; left out where a door has no room for it. */
	openAmend?(): void;
	/** Leaves the panel for the table of this thread; left out where the page tells no thread, or a door has none. */
	openTable?(): void;
	/** Leaves the panel for opposed and group rolls; left out where a door has none. */
	openContest?(): void;
	/** Told each time another sheet was chosen, for the bar. */
	onSheet(): void;
	onClose(): void;
};
