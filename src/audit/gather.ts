import {findStrings, MOST_STRINGS} from '../seal/find';
import {lineBefore} from '../seal/line-before';
import type {Found} from '../seal/roll-string';
import type {Anchor, PostId} from '../shared/ids';
import type {GatheredPost, GatheredQuote, GatheredString} from '../wire/gathered';

type Time = {readonly at: number; readonly kind: 'machine' | 'text' | 'remembered' | 'floating'; readonly shown: string};

/** A post as a forum's file reads it, as far as an audit looks. */
export type ReadablePost = {
	readonly id: PostId;
	readonly anchor: Anchor;
	readonly author: string;
	readonly authorId?: string | undefined;
	readonly time: Time | undefined;
	readonly edited: {readonly time: Time | undefined} | undefined;
	readonly body: {readonly text: string};
	readonly quotations: readonly {readonly text: {readonly text: string}; readonly source?: PostId}[];
	/** What holds it on the page, whose id leads there. */
	readonly element?: {readonly id: string};
};

/** Takes out of a post all that an audit keeps of it: its strings with their lines, those that it quotes, who and when. */
export function gather({id, anchor, author, authorId, time, edited, body, quotations, element}: ReadablePost): GatheredPost {
	const found = findStrings(body.text, MOST_STRINGS + 1);
	const quoted = quotations.flatMap(gatherQuote);
	return {
		id,
		anchor,
		author,
		...(authorId !== undefined && {authorId}),
		...(time && {time: {at: time.at, kind: time.kind, shown: time.shown}}),
		...(edited && {edited: editedAt(edited.time)}),
		...(element && FRAGMENT.test(element.id) && {fragment: element.id}),
		strings: found.slice(0, MOST_STRINGS).map(each => gatherString(each, body.text)),
		beyond: found.length > MOST_STRINGS || quoted.length > MOST_STRINGS,
		quoted: quoted.slice(0, MOST_STRINGS),
	};
}

// Forums give their posts plain ids; one that was made up is no way to anywhere.
const FRAGMENT = /^[A-Za-z][\w.:-]{0,99}$/;

// In an unknown zone it is no moment to hold against a draw.
const editedAt = (time: Time | undefined) => (time === undefined || time.kind === 'floating' ? {} : {at: time.at});

function gatherQuote({text: {text}, source}: ReadablePost['quotations'][number]): readonly GatheredQuote[] {
	const strings = findStrings(text).map(found => gatherString(found, text));
	return strings.length === 0 ? [] : [{...(source !== undefined && {source}), strings}];
}

// A damaged string may run on for as long as its post.
const MOST_TEXT = 600;

function gatherString(found: Found, text: string): GatheredString {
	const {string, start, end, said} = found;
	const whole = 'raw' in string ? string.raw : text.slice(start, Math.min(end, start + MOST_TEXT));
	return {text: whole, ...(said !== undefined && {said}), line: lineBefore(text, found)};
}
