import {escapeText, unescapeText} from './escape';

/** A string told apart from others by the compiler. Made only by the functions of this file, at the edge where it is read. */
type Branded<Name extends string> = string & {readonly brand: Name};

/** What its forum calls a post: nearly everywhere a number in decimal digits, `4711`; else any name, `c9Xb-2`. */
export type PostId = Branded<'PostId'>;
/** Where a roll is anchored: `p4711` for a post, `m12` for a private message; `xc9z58bz2d2` for a post whose name is no number. */
export type Anchor = Branded<'Anchor'>;
/** What its forum calls a member: `57`, or any name. Never what he is shown as. */
export type MemberId = Branded<'MemberId'>;
/** What its forum calls a topic: a number, or any name. */
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

// Printable ASCII without blanks: names of posts and members stand in addresses and attributes. Written out, three characters each at most.
const NAME = /^[!-~]{1,80}$/;
const named = <Id extends string>(text: string | null | undefined): Id | undefined =>
	text !== null && text !== undefined && NAME.test(text) ? (text as Id) : undefined;

/** For forums whose ids are no decimal numbers, or not all. Undefined unless the text is 1 to 80 printable ASCII characters without blanks. */
export const namedPostId = (text: string | null | undefined) => named<PostId>(text);
export const namedMemberId = (text: string | null | undefined) => named<MemberId>(text);
export const namedThreadId = (text: string | null | undefined) => named<ThreadId>(text);

/** An anchor as roll strings carry it (docs/roll-strings.md §2), for a pattern. */
export const ANCHOR = '[pm][1-9][0-9]{0,14}|x(?:[0-9a-y]|z[0-9a-f]{2}){1,80}';
const WHOLE = new RegExp(`^(?:${ANCHOR})$`);

/** Undefined unless the text is an anchor. */
export const anchor = (text: string): Anchor | undefined => (WHOLE.test(text) ? (text as Anchor) : undefined);
export const anchorOf = (post: PostId): Anchor => (NUMBER.test(post) ? `p${post}` : `x${escapeText(post)}`) as Anchor;
/** The post that an anchor names; undefined for a private message. */
export const postOf = (of: Anchor): PostId | undefined =>
	of[0] === 'm' ? undefined : ((of[0] === 'x' ? unescapeText(of.slice(1)) : of.slice(1)) as PostId);

/** Who rolls, as the seed names him: `u57`, or `vpaz5f2` where what the forum calls him is no number. */
export type Roller = `${'u' | 'v'}${string}`;
export const rollerOf = (member: MemberId | string): Roller => (NUMBER.test(member) ? `u${member}` : `v${escapeText(member)}`);
/** Undefined unless the text is what a seed calls a roller. */
export const memberOf = (roller: string): MemberId | undefined => {
	const id = namedMemberId(roller[0] === 'v' ? unescapeText(roller.slice(1)) : roller.slice(1));
	return id && rollerOf(id) === roller ? id : undefined;
};

export const forumId = (text: string) => text as ForumId;
export const sheetId = (text: string) => text as SheetId;
export const bookId = (text: string) => text as BookId;

/** The board an address belongs to: its host, and the folder its pages stand in. */
export function siteOf(url: URL): Site {
	const folder = url.pathname.replace(/[^/]*$/, '').replace(/\/+$/, '');
	return `${url.host.replace(/^www\./, '')}${folder}` as Site;
}
export const site = (text: string) => text as Site;
