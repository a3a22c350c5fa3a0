import {findStrings} from '../seal/find';
import type {JudgedPost} from '../seal/judged';
import type {Found} from '../seal/roll-string';
import type {Anchor} from '../shared/ids';
import type {GatheredPost, GatheredString} from '../wire/gathered';

/** A gathered post, ready to be judged: `found` goes with `gathered.strings`, one by one. */
export type AuditPost = JudgedPost & {readonly anchor: Anchor; readonly gathered: GatheredPost};

/** Reads a gathered post's strings anew: what is kept is text, and only a string whose check holds is one. */
export const openPost = (gathered: GatheredPost): AuditPost => ({
	anchor: gathered.anchor,
	author: gathered.author,
	authorId: gathered.authorId,
	time: gathered.time,
	edited: gathered.edited,
	found: gathered.strings.map(readString),
	quoted: gathered.quoted.map(({source, strings}) => ({source, found: strings.map(readString)})),
	gathered,
});

function readString({text, said}: GatheredString, place: number): Found {
	const string = findStrings(text, 1)[0]?.string ?? ({kind: 'garbled'} as const);
	return {start: place, end: place + 1, ...(said !== undefined && {said}), string};
}
