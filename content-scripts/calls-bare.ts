import type {Post} from '../src/forums/forum';
import {readRiders} from '../src/rules/riders';
import {bareCallsIn} from '../src/seal/bare-call';
import {askedOf} from '../src/seal/called';
import {findStrings} from '../src/seal/find';
import {lineBefore} from '../src/seal/line-before';
import {type Call, FIRST_BARE, MOST_CALLS, type OwnRoll} from '../src/wire/calls';
import {callAt, tellCalls} from './calls-note';
import {ownIn} from './marks-read';
import type {Visit} from './ports';

// A page is read anew at each change: what was told once is told no more.
const told = new WeakMap<Visit, string>();

/** Notes the rolls that a page's posts ask for without naming dice, and those that its member then made there, which the keeper holds against them. */
export async function noteBare(visit: Visit): Promise<void> {
	const {page, forum, ports} = visit;
	const member = forum.readMember(page);
	if (!member) return;
	const isMine = ownIn(visit);
	const calls: Call[] = [];
	const made: OwnRoll[] = [];
	for (const read of forum.readPosts(page, ports.reader)) {
		if (!read.ok) continue;
		if (isMine(read.value)) made.push(...rollsIn(read.value, Math.min(calls.length, MOST_CALLS)));
		else calls.push(...callsIn(visit, read.value));
	}
	const all = JSON.stringify([calls.map(({anchor, index}) => [anchor, index]), made]);
	if (calls.length === 0 || told.get(visit) === all) return;
	told.set(visit, all);
	const after = made.filter(roll => roll.after > 0).slice(0, MOST_CALLS);
	await tellCalls(visit, member, calls.slice(0, MOST_CALLS), [], after);
}

const callsIn = (visit: Visit, post: Post): readonly Call[] =>
	bareCallsIn(post.body.text).map((line, at) => callAt(visit, post, {index: FIRST_BARE + at, raw: '', line}));

/** The rolls of a post that are its author's own: none that he asks of others, and none that repeats another. */
const rollsIn = ({body: {text}}: Post, after: number): readonly OwnRoll[] =>
	findStrings(text).flatMap((found): readonly OwnRoll[] => {
		const {string} = found;
		if (string.kind !== 'roll' || !/[sioh]/.test(string.mode) || askedOf(string) !== undefined) return [];
		const {book, version, move} = readRiders(string.riders) ?? {};
		return [{line: lineBefore(text, found), after, ...(book && version && move && {rule: {book, version, move}})}];
	});
