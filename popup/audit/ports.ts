import type {PopupPorts} from '../ports';

/** What the report needs from the browser. */
export type AuditPorts = Pick<PopupPorts, 'ask' | 'browserLang' | 'now' | 'copy' | 'saveFile'> & {
	/** Offers a file that is no text. */
	saveBlob(name: string, blob: Blob): void;
	/** Does a piece of work for each item and lets the page breathe in between. */
	inSlices<Item>(items: Iterable<Item>, signal: AbortSignal, work: (item: Item) => void): Promise<void>;
};
