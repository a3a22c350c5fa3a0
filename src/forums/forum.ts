import type {Anchor, ForumId, MemberId, PostId, Site, ThreadId} from '../shared/ids';
import type {Result} from '../shared/result';
import type {SiteZone} from '../shared/zone';

/** A page as served: its address and its document. Handed in, so that a saved page does as well as a live one. */
export type Page = {readonly url: URL; readonly root: Document};

/** The reader's moment and how his browser tells time, for dates that a forum prints in words. */
export type Reader = {
	/** Milliseconds since 1970, when the page was served rather than when it is read: pages that print their own "now" are set against it. */
	readonly now: number;
	/** Minutes east of UTC of the reader's own machine at a moment, by default asked of the browser. */
	offsetAt(moment: number): number;
	/** What is remembered of this board's clock, in a box that its owner may fill later. */
	readonly known?: {zone?: SiteZone | undefined};
};

/**
 * How far a post's time can be trusted. `machine`: written for machines, with its zone. `text`: the reader's words, zone found. `remembered`: the reader's
 * words, in the zone that is remembered of the board. `floating`: the reader's words, zone unknown.
 */
export type TimeKind = 'machine' | 'text' | 'remembered' | 'floating';
export type PostTime = {
	/** Milliseconds since 1970, UTC. For `floating`, right modulo the unknown zone. */
	readonly at: number;
	readonly kind: TimeKind;
	/** What the page showed. */
	readonly shown: string;
	/** Minutes east of UTC by which words were read. */
	readonly east?: number;
};

/** A piece of a post's own text with the node it came from, so that a mark can be set at an offset. */
export type Piece = {readonly start: number; readonly node: Node; readonly offset: number; readonly length: number};

/** What the author wrote himself: quotes, code, signature and notices out; breaks as line feeds, images as their `alt`, strings hidden in a link's fragment after its text. */
export type Body = {readonly text: string; readonly pieces: readonly Piece[]};

/** A quotation in a post that names the post it is from. */
export type Quotation = {readonly element: Element; readonly text: Body; readonly source?: PostId};

/** A roll that the forum's own dice made: shown as the forum's, never judged by us. What imitates it in a post is none. */
export type ForumRoll = {readonly element: Element; readonly text: string};

export type Post = {
	readonly id: PostId;
	readonly anchor: Anchor;
	readonly author: string;
	/** Undefined for guests, deleted members and hidden profiles. */
	readonly authorId: MemberId | undefined;
	readonly time: PostTime | undefined;
	/** The page shows an edit notice; its time where the notice tells one. */
	readonly edited: {readonly time: PostTime | undefined} | undefined;
	readonly body: Body;
	readonly quotations: readonly Quotation[];
	/** Left out where the forum has no dice of its own. Their text is no part of the body. */
	readonly forumRolls?: readonly ForumRoll[];
	/** The whole post. */
	readonly element: Element;
	/** The element that holds what was written. */
	readonly content: Element;
};

/** What a page with posts can fail at, post by post; its neighbours still read. `post` is the element's id or its place on the page. */
export type PageProblem =
	| {readonly code: 'page/no-author'; readonly post: string}
	| {readonly code: 'page/no-text'; readonly post: string}
	/** The member is changing this post in place: what stands there is an editor, not the post. */
	| {readonly code: 'page/open-edit'; readonly post: string}
	/** The forum draws posts as one scrolls: its place is here, its text is not. */
	| {readonly code: 'page/not-drawn'; readonly post: string}
	| {readonly code: 'page/unknown-forum'; readonly url: string}
	| {readonly code: 'page/no-thread'; readonly url: string};

export type Thread = {
	readonly id: ThreadId | undefined;
	readonly title: string;
	/** 1 for the first. On a forum that scrolls without end, the page (of `data`, below) that the first post shown would stand on: 1 only where the topic's first post is drawn. */
	readonly page: number;
	readonly pages: number;
	/** The address of page n, 1 to `pages`; undefined where the page gives no way to build it. */
	pageUrl(n: number): URL | undefined;
};

/** Who is logged in, as the page says. Without an id: somebody is, but the page does not tell who. */
export type Member = {readonly id: MemberId | undefined; readonly name: string};

/** What a submit of this editor does: a new post (sealed draws are set then), or a change of one that exists (nothing that was published is touched). */
export type EditorUse = 'reply' | 'new-topic' | 'edit' | 'message' | 'unknown';

/** A place where a post is written. */
export type Editor = {
	/**
	 * What stands for the editor as long as it lives: the form's own textarea, whatever rich editor lies over it (that is found at the moment of
	 * use, by content-scripts/), or the editable element itself where the page has no textarea for it.
	 */
	readonly field: HTMLElement;
	readonly use: EditorUse;
	/** The post being changed, for `edit`. */
	readonly post?: PostId;
	/** The thread it writes to, where the page tells. */
	readonly thread?: ThreadId;
	/** An address of the thread's pages, for reading it from a reply page. */
	readonly threadUrl?: URL;
	/** How what is typed here is read, where not as the forum's posts usually are: one of several modes. */
	readonly markup?: Markup;
	/** Where a script sends it and no form: a selector of the buttons that do. */
	readonly send?: string;
	/** Set the bar before or after this element, outside what the forum's own scripts rewrite. */
	readonly place: {readonly element: Element; readonly where: 'before' | 'after'};
};

/** How this forum writes: what is typed into its editors, by default settings. `plain`: nothing that is typed is markup, as in a rich editor that keeps no BBCode. */
export type Markup = {
	readonly kind: 'bbcode' | 'markdown' | 'html' | 'plain';
	/** What exists on a stock install, for the line's layouts, in the usual form of its kind: `[b]`, `[quote]`, `[url=…]`, and so on. */
	readonly bold: boolean;
	readonly quote: boolean;
	readonly link: boolean;
	/** Around words in small print: what opens and closes it. Left out where it was not tried on such a board, or is shown as typed. */
	readonly small?: readonly [open: string, close: string];
	/** Longest post, for a warning; left out where no source tells it. */
	readonly most?: number;
	/** In what `most` is counted; characters (UTF-16 units) when left out. */
	readonly unit?: 'bytes';
};

/** The posts of one page, opened for reading one at a time: between two of them a door may let the page breathe. */
export type Reading = {
	/**
	 * The whole posts, in page order, each once. Blocks that only look like posts (previews, reviews, posts written inside a post) are not among
	 * them, nor a post shown again out of its place (the topic's first at the head of every page). Posts hidden or not drawn are, as problems: they
	 * are holes, across which nothing may be concluded.
	 */
	readonly elements: readonly Element[];
	/** Reads one of the elements as it stands now; may be asked again after it changed. */
	read(element: Element): Result<Post, PageProblem>;
};

/** A piece of a thread as the forum's own data tells it; `page` and `pages` count such pieces, not the pages one reads. */
export type DataPage = {
	readonly page: number;
	readonly pages: number;
	/** In thread order, with no gaps. `element` and `content` are what `parse` made; nothing is shown there. */
	readonly posts: readonly Result<Post, PageProblem>[];
};

/** For forums that draw their posts as one scrolls: how a thread is read whole, from the data that its own scripts are served. */
export type ThreadData = {
	/** The address of a piece of the thread that the page (or an address of its pages) is of, on the page's own origin; undefined where it is of none. */
	url(of: URL, page: Page, n: number): URL | undefined;
	/** Reads what was fetched there, as text; undefined if it is no such data. `parse` makes a document of a post's HTML, in which nothing runs or loads. */
	read(
		text: string,
		n: number,
		tools: {readonly page: Page; readonly reader: Reader; parse(html: string): Document},
	): DataPage | undefined;
};

/** What tells one forum software's pages from all others': one file each, `<id>-signs.ts`, which every page script carries. */
export type Signs = {
	readonly id: ForumId;
	/** Looks at a few ids and attributes that no post can bear, since it is asked on every page that has a field or a roll. */
	recognises(page: Page): boolean;
};

/** What one forum software must teach us. One file set each; no state, no listeners, no writing. */
export type Forum = {
	/** That of its signs; the file's and the constant's name too. */
	readonly id: ForumId;
	/** The software's own name, for the popup. */
	readonly name: string;
	/** Every selector the file uses, so that the tests can count each on saved pages. */
	readonly selectors: Readonly<Record<string, string>>;
	/**
	 * Where its threads and the pages to write on are by default, for the userscript: a part of the address, or an expression for a whole one where a part
	 * would be anybody's. Empty where its addresses tell nothing.
	 */
	readonly addresses: readonly (string | RegExp)[];
	readonly markup: Markup;
	/** By default a reply to the author's own post, if that is younger than so many minutes, becomes a part of it and takes its time; left out where it never does. */
	readonly joins?: number;
	/** Undefined on pages that show no thread. */
	readThread(page: Page): Thread | undefined;
	/** The board the page belongs to, whatever its address was rewritten to. */
	site(page: Page): Site;
	/** Finds once what holds for the whole page (its clock and zone) and leaves the posts to be read one by one. */
	openPosts(page: Page, reader: Reader): Reading;
	/** All of `openPosts`, in page order. A broken post is a problem in its place. */
	readPosts(page: Page, reader: Reader): readonly Result<Post, PageProblem>[];
	/** Undefined for a guest. */
	readMember(page: Page): Member | undefined;
	findEditors(page: Page): readonly Editor[];
	/** Left out where a page holds its posts. */
	readonly data?: ThreadData;
};
