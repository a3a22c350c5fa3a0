import type {Markup} from '../../forums/forum';
import type {SheetId} from '../../shared/ids';
import type {Lang} from '../../shared/lang';
import type {TableKey} from '../../wire/games';
import type {Asker} from '../../wire/messages';

/** A roll of the thread whose dice have fallen. */
export type FightRoll = {
	readonly author: string;
	/** What its line says before the string. */
	readonly said: string;
	/** The move that its string names, under whichever book. */
	readonly move?: string;
	readonly expression: string;
	readonly faces: readonly number[];
	readonly total: number;
};

/** What the thread gives to a fight. */
export type ThreadFight = {
	readonly rolls: readonly FightRoll[];
	/** The fight that its newest post carries, as a text; undefined where none does. */
	readonly carried: string | undefined;
};

export type FightOptions = {
	/** The document it is drawn in. */
	readonly page: Document;
	readonly ask: Asker;
	readonly lang: Lang;
	/** Closes the drawer when the visit ends. */
	readonly signal: AbortSignal;
	/** The rulebook it is fought by, and the thread it is fought in. */
	readonly book: string;
	readonly table: TableKey;
	readonly title: string;
	readonly markup: Markup;
	/** Sheets of that book in this browser. */
	readonly sheets: readonly {readonly id: SheetId; readonly name: string}[];
	/** Reads the rolls of the page, or of the thread's newest page where this one shows none. */
	readThread(): Promise<ThreadFight>;
	/** A text as a parcel for a post; undefined where it is too long. */
	parcel(text: string): Promise<string | undefined>;
	/** Puts lines at the caret and says whether they are there. */
	insert(text: string): boolean;
	onClose(): void;
};
