import type {Lang} from '../src/shared/lang';
import type {Asker} from '../src/wire/messages';

/** What the popup needs from the browser; a test hands in its own. */
export type PopupPorts = {
	readonly ask: Asker;
	/** The browser's language, for a user who chose none. */
	readonly browserLang: Lang;
	/** The language of the last time, known before the keeper answers; undefined where it is not known. */
	readonly lastLang?: Lang | undefined;
	rememberLang?(lang: Lang): void;
	readonly version: string;
	/** Milliseconds since 1970. */
	now(): number;
	/** An id that no sheet has. */
	newId(): string;
	/** The address of the page the popup was opened on; undefined in a tab of its own. */
	currentUrl(): Promise<string | undefined>;
	/** Has the page that the popup was opened on read its thread; answers whether it heard. Left out in a tab of its own. */
	auditThread?(): Promise<boolean>;
	/** Has that page show the table of its thread; answers whether it heard. Left out in a tab of its own. */
	showTable?(): Promise<boolean>;
	/** Lets the user show Osselet the forum of the page that the popup was opened on; answers whether it heard. Left out in a tab of its own. */
	pointForum?(): Promise<boolean>;
	/** Opens the list of threads that were read. Left out where there is none. */
	readonly openAudits?: () => void;
	/** Closes the popup; left out in a tab. */
	close?(): void;
	/** Must be called straight from a click: the browser asks the user. */
	requestForum(pattern: string): Promise<boolean>;
	/** Offers a file to keep; `type` is its MIME type, JSON's where left out. */
	saveFile(name: string, text: string, type?: string): void;
	copy(text: string): Promise<boolean>;
	/** Asks the browser to keep what is stored. */
	persist(): Promise<boolean>;
	/** Undefined where this is a tab already. */
	readonly openTab?: () => void;
	/** Opens the workshop at a sheet or at `books`. Undefined where this is the workshop, and where there is none. */
	readonly openWorkshop?: (place: string) => void;
};
