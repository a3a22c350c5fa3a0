import type {PostId, Site} from '../shared/ids';
import type {Lang} from '../shared/lang';
import type {Result} from '../shared/result';
import type {CharacterPoint} from './characters';
import type {GameRequests} from './games';
import type {GatheredPage} from './gathered';
import type {SeenNote, StoreProblem} from './records';

/** A thread of a board. */
export type ThreadKey = {readonly site: Site; readonly thread: string};

/** Why the reading of a thread ended before its end. */
export type AuditTrouble =
	| 'network' // No answer, or the connection broke half way
	| 'time-out'
	| 'refused' // An answer, but no page: any status but success
	| 'login' // The forum showed something else: mostly its login page
	| 'not-a-page' // What came is no page of this thread
	| 'no-address' // The page gives no way to the next one
	| 'store'; // What was read could not be kept

/** How a thread's reading stands. Times in milliseconds since 1970. */
export type AuditHead = ThreadKey & {
	readonly title: string;
	/** Of the first page. */
	readonly url: string;
	readonly forum: string;
	readonly markup: 'bbcode' | 'markdown' | 'html' | 'plain';
	readonly pages: number;
	readonly begun: number;
	/** When it last moved. */
	readonly at: number;
	readonly state: 'reading' | 'done' | 'stopped' | 'failed';
	readonly why?: AuditTrouble;
	/** The page that it ended at. */
	readonly last?: number;
	/** The reader asked for it to end. */
	readonly stop?: boolean;
	/** Posts came or went while it was read. */
	readonly shifted?: boolean;
	/** How many seconds the forum's clock was ahead of this browser's; less than none where it was slow. */
	readonly ahead?: number;
};

/** A thread's reading, and the pages at hand. */
export type AuditState = {readonly head: AuditHead; readonly read: readonly number[]};

type Told = Extract<GameRequests['move/replay']['answer'], {readonly ok: true}>['value'];

/** What doors ask about audits: of the extension alone, since a userscript has no place to show one. */
export type AuditRequests = {
	/** Starts a reading, or goes on with one that was not finished; answers what is at hand of it. */
	'audit/begin': {ask: {readonly head: AuditHead}; answer: Result<AuditState, StoreProblem>};
	/** Keeps a page; answers whether the reader wants no more. `pages`: how many the thread has by this page. */
	'audit/keep': {
		ask: ThreadKey & {readonly page: GatheredPage; readonly pages: number};
		answer: Result<{readonly stop: boolean}, StoreProblem>;
	};
	'audit/end': {
		ask: ThreadKey & Pick<AuditHead, 'state' | 'why' | 'last' | 'shifted' | 'ahead'>;
		answer: Result<null, StoreProblem>;
	};
	'audit/stop': {ask: ThreadKey; answer: Result<null, StoreProblem>};
	'audit/list': {ask: null; answer: readonly AuditHead[]};
	'audit/state': {ask: ThreadKey; answer: AuditState | null};
	/** Pages at hand from this one on, at most so many. */
	'audit/pages': {ask: ThreadKey & {readonly from: number; readonly most: number}; answer: readonly GatheredPage[]};
	/** Pages to look at once more before a post is said to be gone. */
	'audit/doubtful': {ask: ThreadKey; answer: readonly number[]};
	'audit/drop': {ask: ThreadKey; answer: Result<null, StoreProblem>};
	/** Opens the report in a tab of its own. */
	'audit/show': {ask: ThreadKey; answer: Result<null, StoreProblem>};
	/** What this browser saw in these posts, first and since. */
	'seen/notes': {ask: {readonly site: Site; readonly posts: readonly PostId[]}; answer: readonly SeenNote[]};
	/** The same of every post that was last seen in this topic. */
	'seen/thread': {ask: ThreadKey; answer: readonly SeenNote[]};
	/** Several of `move/replay`; null where the rule cannot be played. */
	'moves/replay': {
		ask: {readonly asks: readonly Omit<GameRequests['move/replay']['ask'], 'lang'>[]; readonly lang: Lang};
		answer: readonly (Told | null)[];
	};
	/** Characters of these names over time: those published on a board, version by version, and the reader's own, change by change. */
	'characters/history': {
		ask: {readonly site: Site; readonly names: readonly string[]; readonly lang: Lang};
		answer: readonly CharacterPoint[];
	};
};
export type AuditName = keyof AuditRequests;

/** Where readings are kept, as a port. */
export type AuditStore = {
	begin(head: AuditHead): Promise<Result<AuditState, StoreProblem>>;
	keep(key: ThreadKey, page: GatheredPage, pages: number, at: number): Promise<Result<{readonly stop: boolean}, StoreProblem>>;
	change(key: ThreadKey, change: Partial<AuditHead>): Promise<Result<null, StoreProblem>>;
	list(): Promise<readonly AuditHead[]>;
	state(key: ThreadKey): Promise<AuditState | null>;
	pages(key: ThreadKey, from: number, most: number): Promise<readonly GatheredPage[]>;
	drop(key: ThreadKey): Promise<Result<null, StoreProblem>>;
	notes(site: Site, posts: readonly PostId[]): Promise<readonly SeenNote[]>;
	notedIn(key: ThreadKey): Promise<readonly SeenNote[]>;
};
