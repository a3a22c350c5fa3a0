import type {Rulebook} from '../rules/contract/rulebook';
import type {TableState} from '../rules/state';
import type {SheetId, Site} from '../shared/ids';
import type {Result} from '../shared/result';
import type {SiteZone} from '../shared/zone';
import type {Sheet} from '../sheets/sheet';
import type {Call, CallName, KeptSecret} from './calls';
import type {Leftovers} from './leftovers';
import type {Broken, LoggedRoll, SeenPost, Settings, SitePrefs, StoreProblem} from './records';

/** Rulebooks that a user may keep beside those aboard. */
export const MOST_RULEBOOKS = 20;

/** A draw that verified: 64 hex digits, and the 96 of its signature where they were kept. */
export type KeptDraw = {readonly randomness: string; readonly signature?: string};

/** What the GM holds for a table, and where it is kept. */
export type KeptTable = {readonly key: string; readonly table: TableState};

/** The only memory, as a port: IndexedDB behind the keeper, a script manager's storage, or a Map in tests. What it gives back was read as unknown first. */
export type Memory = {
	listSheets(): Promise<Result<readonly Sheet[], StoreProblem>>;
	getSheet(id: SheetId): Promise<Result<Sheet | null, StoreProblem>>;
	/** Records that no reader understands any more. Sheets among them stay where they are, and nothing writes over them. */
	listBroken(): Promise<readonly Broken[]>;
	/** Refuses with `store/conflict` unless `sheet.revision` is the stored one (0 when there is none); stores revision + 1, in one transaction. */
	putSheet(sheet: Sheet): Promise<Result<Sheet, StoreProblem>>;
	deleteSheet(id: SheetId, revision: number): Promise<Result<Sheet, StoreProblem>>;
	/** Puts a deleted sheet back, under its own id if that is still free. */
	restoreSheet(sheet: Sheet): Promise<Result<Sheet, StoreProblem>>;
	/** Notes posts of a board and answers what was seen first of each that it knows now; what was first seen is never overwritten, a change is kept beside it. */
	noteSeen(site: Site, posts: readonly SeenPost[]): Promise<readonly SeenPost[]>;
	/** Keeps the latest rolls of this user; a roll that is logged twice stands once. */
	logRoll(roll: LoggedRoll): Promise<void>;
	recentRolls(most: number): Promise<readonly LoggedRoll[]>;
	getSettings(): Promise<Settings>;
	putSettings(settings: Settings): Promise<Result<Settings, StoreProblem>>;
	getSitePrefs(site: Site): Promise<SitePrefs>;
	putSitePrefs(site: Site, prefs: SitePrefs): Promise<Result<SitePrefs, StoreProblem>>;
	/** Changes what is remembered of a board's clock, with nobody in between; undefined leaves it. Answers what is remembered then. */
	changeZone(site: Site, change: (zone: SiteZone | undefined) => SiteZone | undefined): Promise<SiteZone | undefined>;
	/** The boards on a host of which a clock is remembered. */
	zonesOn(host: string): Promise<readonly (readonly [Site, SiteZone])[]>;
	/** A verified draw, cached for good. */
	getDraw(round: number): Promise<KeptDraw | undefined>;
	putDraw(round: number, draw: KeptDraw): Promise<void>;
	/** The rulebooks that the user loaded, each read again; one that is no longer understood is among the broken. */
	listRulebooks(): Promise<Result<readonly Rulebook[], StoreProblem>>;
	/** Keeps a rulebook as its author wrote it, over the one of the same id. At most `MOST_RULEBOOKS`; a new one more is refused. */
	putRulebook(id: string, text: string): Promise<Result<null, StoreProblem>>;
	deleteRulebook(id: string): Promise<Result<null, StoreProblem>>;
	/** What the GM holds for a table, by its key; nothing yet where it was never written. */
	getTable(key: string): Promise<Result<TableState, StoreProblem>>;
	/** Stores what one act changed, in one transaction: sheets as `putSheet` does, and tables by their keys. All or none: the first refusal is the answer. */
	putTogether(sheets: readonly Sheet[], tables: readonly KeptTable[]): Promise<Result<readonly Sheet[], StoreProblem>>;
	/** Keeps what opens hidden rolls, all or none; one that is kept already stays as it is. */
	keepSecrets(secrets: readonly KeptSecret[]): Promise<Result<null, StoreProblem>>;
	listSecrets(): Promise<readonly KeptSecret[]>;
	/** Keeps the rolls that were asked of this user, and remembers which of them are done with. */
	noteCalls(calls: readonly Call[], done: readonly CallName[]): Promise<void>;
	/** Those that wait, latest first. */
	listCalls(): Promise<readonly Call[]>;
	/** How much is kept of the boards on a host: posts seen, rolls asked for, boards with choices of theirs. */
	tracesOn(host: string): Promise<Result<Omit<Leftovers, 'threads' | 'sheets' | 'tables'>, StoreProblem>>;
	/** Erases that, all or none. */
	eraseTraces(host: string): Promise<Result<null, StoreProblem>>;
	/** The last thing that went wrong where the answer had no place to say so; undefined when all is well. */
	trouble(): StoreProblem | undefined;
};
