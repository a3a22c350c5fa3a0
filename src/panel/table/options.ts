import type {CarriedTable, TableProblem} from '../../rules/told-table';
import type {PostId, SheetId} from '../../shared/ids';
import type {Lang} from '../../shared/lang';
import type {Result} from '../../shared/result';
import type {Asker} from '../../wire/messages';
import type {EditorOptions} from '../calls/options';

/** A table, or a fight, that a post carries: as it was packed and as it reads, or why it does not. */
export type PostedTable = {
	readonly post: PostId;
	readonly author: string;
	/** When the post was sent, as the page shows it. */
	readonly shown?: string;
	/** What was packed; empty where it cannot be unpacked. */
	readonly text: string;
	readonly read: Result<CarriedTable, TableProblem>;
};

export type TableOptions = EditorOptions & {
	/** The tables that posts of the thread carry, in page order. */
	readThread(): Promise<readonly PostedTable[]>;
	/** A text as a parcel for a post; undefined where it is too long. */
	parcel(text: string): Promise<string | undefined>;
	/** Leaves the drawer to put a sheet into the post; left out where a door publishes none. */
	openPublish?(sheet: {readonly id: SheetId; readonly name: string}): void;
};

/** What it takes to look at the tables of a thread. `here`: the one of the post that was clicked, where one was. */
export type SeenTableOptions = {
	readonly page: Document;
	readonly ask: Asker;
	readonly lang: Lang;
	readonly signal: AbortSignal;
	readonly here?: PostedTable;
	/** All that were read, in page order. */
	readAll(): Promise<readonly PostedTable[]>;
	onClose(): void;
};
