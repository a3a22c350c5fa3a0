import type {Choices} from '../rules/moves/choices';
import type {PostId, SheetId, Site} from '../shared/ids';
import type {Lang} from '../shared/lang';
import type {SiteZone} from '../shared/zone';

/** What a reader's browser saw of one post's rolls. `strings` in their clean form and order; `lines` the text round each; times in milliseconds since 1970. */
export type SeenPost = {
	readonly post: PostId;
	readonly author: string;
	readonly authorId?: string;
	/** The topic it stood in, where the page told. */
	readonly thread?: string;
	readonly rolls: readonly {readonly raw: string; readonly line: string}[];
	readonly at: number;
};

/**
 * A post as it is seen, with what the board's clock showed for it where that teaches its zone: `wall` in milliseconds as though it were UTC, of the user's own
 * post; and `at` where the page itself told the zone.
 */
export type NotedPost = SeenPost & {readonly clock?: {readonly wall: number; readonly at?: number}};

/** What is kept of a post: as it was first seen, each change seen since, and the topic it was last seen in. */
export type SeenNote = {readonly first: SeenPost; readonly changes: readonly SeenPost[]; readonly thread?: string};

/** One roll that this user inserted. */
export type LoggedRoll = {
	readonly id: string;
	readonly at: number;
	readonly site: Site;
	readonly threadUrl: string;
	readonly thread: string;
	readonly sheet?: SheetId;
	readonly who: string;
	readonly label: string;
	readonly line: string;
	readonly raw: string;
	/** The table it was rolled at: a thread of a board. */
	readonly table?: string;
	/** What it changed on the sheet, in words. */
	readonly changes?: readonly string[];
	/** A sealed move whose effects wait for its dice; left out once they landed. */
	readonly waiting?: WaitingMove;
};

/** A move as it was made, to carry out its effects later. */
export type WaitingMove = {
	readonly move: string;
	readonly choices: Choices;
	readonly target?: SheetId;
	readonly table?: string;
	/** The line of the sheet's history that paid for it; undone, the roll waits no more. */
	readonly line?: number;
};

export type Layout = 'line' | 'block' | 'link';

export type Settings = {
	/** Left out: the browser's language decides. */
	readonly lang?: Lang;
	/** Whether relays may be asked. */
	readonly network: boolean;
	/** Replies say which rolls their author saw in the last post of somebody else. */
	readonly witness?: boolean;
};

/** What a player chose on one board. */
export type SitePrefs = {
	readonly layout: Layout;
	readonly mode: 's' | 'i';
	/** Last sheet used, by thread id; `*` for the board. */
	readonly sheets: Readonly<Record<string, SheetId>>;
	/** Address of the table's verify page, for the `link` layout. */
	readonly verifyUrl?: string;
	/** The bar is folded to its button. */
	readonly folded: boolean;
	/** What is remembered of the board's clock; changed by asks of its own, so left as it stands when the rest is put. */
	readonly zone?: SiteZone;
};

/** A stored record that could not be read: its place (`sheets/7f…`), what is wrong (`moves.2.label`), and its JSON as it stands. */
export type Broken = {readonly where: string; readonly cause: string; readonly text: string};

export type StoreProblem =
	| {readonly code: 'store/conflict'; readonly name: string; readonly revision: number}
	| {readonly code: 'store/gone'; readonly name: string}
	| {readonly code: 'store/full'}
	| {readonly code: 'store/too-many'; readonly what: 'rulebooks' | 'forums'; readonly most: number}
	| {readonly code: 'store/closed'; readonly cause: string}
	| {readonly code: 'store/newer'; readonly version: number}
	| {readonly code: 'store/unreadable'; readonly where: string; readonly cause: string}
	| {readonly code: 'store/bad-ask'; readonly where: string}
	| {readonly code: 'forum/no-permission'; readonly origin: string}
	| {readonly code: 'panel/not-loaded'; readonly cause: string};
