import type {Anchor, ForumId, MemberId, PostId, Site, ThreadId} from '../shared/ids';
import type {Result} from '../shared/result';

/** A page as served: its address and its document. Handed in, so that a saved page does as well as a live one. */
export type Page = {readonly url: URL; readonly root: Document};

/** The reader's moment and how his browser tells time, for dates that a forum prints in words. */
export type Reader = {
	/** Milliseconds since 1970, when the page was served rather than when it is read: pages that print their own "now" are set against it. */
	readonly now: number;
	/** Minutes east of UTC of the reader's own machine at a moment, by default asked of the browser. */
	offsetAt(moment: number): number;
};

/** How far a post's time can be trusted. `machine`: written for machines, with its zone. `text`: the reader's words, zone found. `floating`: the reader's words, zone unknown. */
export type TimeKind = 'machine' | 'text' | 'floating';
export type PostTime = {
	/** Milliseconds since 1970, UTC. For `floating`, right modulo the unknown zone. */
	readonly at: number;
	readonly kind: TimeKind;
	/** What the page showed. */
	readonly shown: string;
};

/** A piece of a post's own text with the node it came from, so that a mark can be set at an offset. */
export type Piece = {readonly start: number; readonly node: Node; readonly offset: number; readonly length: number};

/** What the author wrote himself: quotes, code, signature and notices out; breaks as line feeds, images as their `alt`, strings hidden in a link's fragment after its text. */
export type Body = {readonly text: string; readonly pieces: readonly Piece[]};

/** A quotation in a post that names the post it is from. */
export type Quotation = {readonly element: Element; readonly text: Body; readonly source?: PostId};

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
	| {readonly code: 'page/unknown-forum'; readonly url: string}
	| {readonly code: 'page/no-thread'; readonly url: string};

export type Thread = {
	readonly id: ThreadId | undefined;
	readonly title: string;
	/** 1 for the first. */
	readonly page: number;
	readonly pages: number;
	/** The address of page n, 1 to `pages`; undefined where the page gives no way to build it. */
	pageUrl(n: number): URL | undefined;
};

/** Who is logged in, as the page says. */
export type Member = {readonly id: MemberId | undefined; readonly name: string};

/** What a submit of this editor does: a new post (sealed draws are set then), or a change of one that exists (nothing that was published is touched). */
export type EditorUse = 'reply' | 'new-topic' | 'edit' | 'message' | 'unknown';

/** A place where a post is written. The field is the form's own; what the user types into may be an editor laid over it, found at the moment of use. */
export type Editor = {
	readonly field: HTMLTextAreaElement;
	readonly use: EditorUse;
	/** The post being changed, for `edit`. */
	readonly post?: PostId;
	/** The thread it writes to, where the page tells. */
	readonly thread?: ThreadId;
	/** An address of the thread's pages, for reading it from a reply page. */
	readonly threadUrl?: URL;
	/** Set the bar before or after this element, outside what the forum's own scripts rewrite. */
	readonly place: {readonly element: Element; readonly where: 'before' | 'after'};
};

/** How this forum writes. */
export type Markup = {
	readonly kind: 'bbcode' | 'markdown' | 'plain';
	/** BBCode that exists on a stock install, for the line's layouts. */
	readonly bold: boolean;
	readonly quote: boolean;
	readonly link: boolean;
	/** Longest post in characters, by default settings; for a warning. */
	readonly most?: number;
};

/** The posts of one page, opened for reading one at a time: between two of them a door may let the page breathe. */
export type Reading = {
	/** The whole posts, in page order. Blocks that only look like posts (previews, reviews, posts written inside a post) are not among them. */
	readonly elements: readonly Element[];
	/** Reads one of the elements as it stands now; may be asked again after it changed. */
	read(element: Element): Result<Post, PageProblem>;
};

/** What one forum software must teach us. One file each; no state, no listeners, no writing. */
export type Forum = {
	readonly id: ForumId;
	/** The software's own name, for the popup. */
	readonly name: string;
	/** Every selector the file uses, so that the tests can count each on saved pages. */
	readonly selectors: Readonly<Record<string, string>>;
	readonly markup: Markup;
	recognises(page: Page): boolean;
	/** Undefined on pages that show no thread. */
	readThread(page: Page): Thread | undefined;
	/** The board the page belongs to, whatever its address was rewritten to. */
	site(page: Page): Site;
	/** Finds once what holds for the whole page (its clock and zone) and leaves the posts to be read one by one. */
	openPosts(page: Page, reader: Reader): Reading;
	/** All of `openPosts`, in page order. A broken post is a problem in its place. */
	readPosts(page: Page, reader: Reader): readonly Result<Post, PageProblem>[];
	readMember(page: Page): Member | undefined;
	findEditors(page: Page): readonly Editor[];
};
