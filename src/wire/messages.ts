import type {Resealed} from '../seal/reseal';
import type {SheetId, Site} from '../shared/ids';
import type {Result} from '../shared/result';
import type {SiteZone} from '../shared/zone';
import type {Sheet} from '../sheets/sheet';
import type {AuditRequests} from './audits';
import type {CallRequests} from './calls';
import type {DrawAnswer, Receipt, ReceiptState} from './draws';
import type {GameRequests} from './games';
import type {LeftoverRequests} from './leftovers';
import type {PagePart} from './page-parts';
import type {PublishedRequests} from './published';
import type {Broken, LoggedRoll, NotedPost, SeenPost, Settings, SitePrefs, StoreProblem} from './records';
import type {SeenTableRequests} from './seen-tables';
import type {ShownRequests} from './shown';

/** What the store, the beacon and the browser answer. Only data crosses: no functions, no elements, no Errors. The door that answers reads `ask` as unknown first. */
export type PlainRequests = {
	/** The beacon's value for each draw, verified; at most 200 rounds at once. Draws to come are `waiting`. */
	'draws/get': {ask: {readonly rounds: readonly number[]}; answer: readonly DrawAnswer[]};
	/** Verifies receipts that stand in posts and keeps the draws of those that hold, for `draws/get` to answer; at most `MOST_RECEIPTS` at once. Their states, in order. */
	'draws/receipts': {ask: {readonly receipts: readonly Receipt[]}; answer: readonly ReceiptState[]};
	/** Notes what this browser sees now and answers what it saw first, for each post that it knows now: one that is left out was not kept. */
	'seen/note': {ask: {readonly site: Site; readonly posts: readonly NotedPost[]}; answer: readonly SeenPost[]};
	'rolls/log': {ask: {readonly roll: LoggedRoll}; answer: null};
	/** Sealed rolls got their draw and number when they were sent: the log of what was inserted follows. `from` and `to` in their clean form. */
	'rolls/reseal': {
		ask: {readonly site: Site; readonly threadUrl: string; readonly changes: readonly Resealed[]};
		answer: null;
	};
	'rolls/recent': {ask: {readonly most: number}; answer: readonly LoggedRoll[]};
	'sheets/list': {ask: null; answer: Result<readonly Sheet[], StoreProblem>};
	'sheet/get': {ask: {readonly id: SheetId}; answer: Result<Sheet | null, StoreProblem>};
	/** Stores a sheet whose `revision` is the one it was read at; the answer has the next one. A new sheet has revision 0. */
	'sheet/put': {ask: {readonly sheet: Sheet}; answer: Result<Sheet, StoreProblem>};
	/** Deletes and answers what was there, so that undo can put it back. */
	'sheet/delete': {ask: {readonly id: SheetId; readonly revision: number}; answer: Result<Sheet, StoreProblem>};
	'sheet/restore': {ask: {readonly sheet: Sheet}; answer: Result<Sheet, StoreProblem>};
	'settings/get': {ask: null; answer: Settings};
	'settings/put': {ask: {readonly settings: Settings}; answer: Result<Settings, StoreProblem>};
	'site/get': {ask: {readonly site: Site}; answer: SitePrefs};
	'site/put': {ask: {readonly site: Site; readonly prefs: SitePrefs}; answer: Result<SitePrefs, StoreProblem>};
	/** The boards on a host of which a clock is remembered, and what. */
	'zones/on': {ask: {readonly host: string}; answer: readonly (readonly [Site, SiteZone])[]};
	/** The user's own word on a board's zone, or `null` to take it back; answers what is remembered then. */
	'zone/tell': {ask: {readonly site: Site; readonly told: string | null}; answer: SiteZone | null};
	/** How the store stands: where it is kept, whether the browser promised to keep it, and what failed when it was opened. */
	'store/state': {
		ask: null;
		answer: {readonly kind: 'extension' | 'manager' | 'forum'; readonly kept: boolean; readonly problem?: StoreProblem};
	};
	/** Stored records that could not be read; their text can be saved to a file. */
	'store/broken': {ask: null; answer: readonly Broken[]};
	/** Extension only: puts a script into the asking page. The userscript has them all aboard. */
	'part/load': {ask: PagePart; answer: Result<null, StoreProblem>};
	/** Extension only: opens a sheet in the workshop, a tab of its own. */
	'workshop/open': {ask: {readonly sheet: SheetId}; answer: Result<null, StoreProblem>};
	/** Extension only: origins with a permission, as match patterns. */
	'forums/list': {ask: null; answer: readonly string[]};
	/** Extension only: after the permission was granted; registers the page script and starts it on open pages of that origin. */
	'forum/allow': {ask: {readonly origin: string}; answer: Result<null, StoreProblem>};
	'forum/forget': {ask: {readonly origin: string}; answer: Result<null, StoreProblem>};
};

/** Everything one door may ask another. */
export type Requests = PlainRequests &
	GameRequests &
	AuditRequests &
	CallRequests &
	PublishedRequests &
	SeenTableRequests &
	ShownRequests &
	LeftoverRequests;

export type Name = keyof Requests;
export type GameName = keyof GameRequests;
export type Ask<N extends Name> = Requests[N]['ask'];
export type Answer<N extends Name> = Requests[N]['answer'];

/** How a door asks. Rejects with `Orphaned` when the extension was replaced under the page. */
export type Asker = <N extends Name>(name: N, ask: Ask<N>) => Promise<Answer<N>>;

/** A door must answer every request it lists, and nothing it does not. */
export type Handlers<N extends Name> = {readonly [K in N]: (ask: Ask<K>) => Promise<Answer<K>>};

/** Thrown by an `Asker` whose other end is gone for good: the extension was updated, reloaded or removed. */
export class Orphaned extends Error {
	override name = 'Orphaned';
}

/** Whether an asker's other end is gone. By its name: each script of a page has a class of its own, and an error crosses from one to another. */
export const isOrphaned = (error: unknown): boolean => error instanceof Error && error.name === 'Orphaned';
