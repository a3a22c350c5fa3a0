/** A string told apart from others by the compiler. Made only by the functions of this file, at the edge where it is read. */
type Branded<Name extends string> = string & {readonly brand: Name};

/** A post's number on its forum, in decimal digits: `4711`. */
export type PostId = Branded<'PostId'>;
/** Where a roll is anchored: `p4711` for a post, `m12` for a private message. */
export type Anchor = Branded<'Anchor'>;
/** A profile's number on its forum, in decimal digits: `57`. */
export type MemberId = Branded<'MemberId'>;
/** A topic's number on its forum, in decimal digits. */
export type ThreadId = Branded<'ThreadId'>;
/** The file of a forum software: `phpbb`. */
export type ForumId = Branded<'ForumId'>;
/** One board: host, port and folder, without scheme, `www.` or final slash: `forum.example/jdr`. */
export type Site = Branded<'Site'>;
export type SheetId = Branded<'SheetId'>;
export type BookId = Branded<'BookId'>;

// Fifteen digits: the longest that oss1 strings carry, and exact in a double.
const NUMBER = /^[1-9][0-9]{0,14}$/;
const numbered = <Id extends string>(text: string | null | undefined): Id | undefined =>
	text !== null && text !== undefined && NUMBER.test(text) ? (text as Id) : undefined;

/** Undefined unless the text is a decimal number of 1 to 15 digits with no leading zero. */
export const postId = (text: string | null | undefined) => numbered<PostId>(text);
export const memberId = (text: string | null | undefined) => numbered<MemberId>(text);
export const threadId = (text: string | null | undefined) => numbered<ThreadId>(text);

/** Undefined unless the text is `p` or `m` and a decimal number. */
export const anchor = (text: string): Anchor | undefined => (/^[pm][1-9][0-9]{0,14}$/.test(text) ? (text as Anchor) : undefined);
export const anchorOf = (post: PostId): Anchor => `p${post}` as Anchor;

export const forumId = (text: string) => text as ForumId;
export const sheetId = (text: string) => text as SheetId;
export const bookId = (text: string) => text as BookId;

/** The board an address belongs to: its host, and the folder its pages stand in. */
export function siteOf(url: URL): Site {
	const folder = url.pathname.replace(/[^/]*$/, '').replace(/\/+$/, '');
	return `${url.host.replace(/^www\./, '')}${folder}` as Site;
}
export const site = (text: string) => text as Site;
