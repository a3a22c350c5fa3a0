import * as v from 'valibot';
import {MOST_CARRIED} from '../rules/carried';
import type {PostId, Site} from '../shared/ids';
import type {Result} from '../shared/result';
import type {Kept} from './published';
import {publisher} from './published';
import {threadKey} from './read-audits';
import {cut, moment, postIdShape, text} from './read-records';
import type {StoreProblem} from './records';
import {readShape} from './shape';

/** A table as one post told it. `text`: what its parcel holds. Times in milliseconds since 1970. */
export type SeenTableVersion = {
	readonly text: string;
	readonly author: string;
	readonly authorId?: string;
	readonly post: PostId;
	readonly url: string;
	/** When its post was sent, where the page tells. */
	readonly sent?: number;
	/** When it was first seen here. */
	readonly kept: number;
};

/** The tables that were seen in a thread, in the order of its posts: the last one counts. */
export type SeenTable = {
	readonly key: string;
	readonly site: Site;
	readonly thread: string;
	readonly title: string;
	readonly versions: readonly SeenTableVersion[];
};

/** Tables of one thread that are kept, the latest; and threads, those with the latest sight. */
export const MOST_TABLE_VERSIONS = 10;
export const MOST_SEEN_TABLES = 100;

const webAddress = v.pipe(text(2000), v.regex(/^https?:\/\/\S+$/i));
const {site, ...whose} = publisher;
const told = {...whose, text: text(MOST_CARRIED), post: postIdShape, url: webAddress, sent: v.exactOptional(moment)};
const seenShape = v.object({
	key: text(800),
	...threadKey,
	title: cut(300),
	versions: v.pipe(v.array(v.object({...told, kept: moment})), v.minLength(1), v.maxLength(MOST_TABLE_VERSIONS)),
});

/** The shape of each ask about tables that were seen. */
export const seenTableAsks = {
	'tables/keep': v.object({...threadKey, title: cut(300), ...told}),
	'tables/list': v.null(),
	'tables/read': v.object({key: text(800), kept: moment}),
	'tables/drop': v.object({key: text(800)}),
};

/** Reads what is kept of a thread's tables from a store. */
export function readSeenTable(stored: unknown): SeenTable | undefined {
	const read = readShape<SeenTable>(seenShape, stored);
	return read.ok ? read.value : undefined;
}

/** Where they are kept, as a port. */
export type SeenTableStore = Kept<SeenTable>;

/** A thread's tables in a list, the newest first. */
export type SeenTableSummary = Omit<SeenTable, 'versions'> & {readonly versions: readonly Omit<SeenTableVersion, 'text'>[]};

/** What doors ask about tables that were seen: of the extension alone, which has a window to list them in. */
export type SeenTableRequests = {
	/** Keeps what a post tells of its thread's table; a fight, and what is no table, is not kept. */
	'tables/keep': {
		ask: Pick<SeenTable, 'site' | 'thread' | 'title'> & Omit<SeenTableVersion, 'kept'>;
		answer: Result<null, StoreProblem>;
	};
	/** Those seen last come first. */
	'tables/list': {ask: null; answer: Result<readonly SeenTableSummary[], StoreProblem>};
	'tables/read': {ask: {readonly key: string; readonly kept: number}; answer: Result<string, StoreProblem>};
	'tables/drop': {ask: {readonly key: string}; answer: Result<null, StoreProblem>};
};
export type SeenTableName = keyof SeenTableRequests;
