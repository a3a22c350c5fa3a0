import type {Found} from '../seal/roll-string';
import type {SeenNote, SeenPost} from '../wire/records';
import type {Finding} from './finding';
import {whose} from './of-rolls';
import type {AuditPost} from './post';
import {type AuditRoll, reasonOf} from './roll';

type Seen = {readonly raw: string; readonly line: string; readonly at: number};

const plain = (line: string): string => line.replace(/\s+/g, ' ').trim();
const raws = (found: readonly Found[]): ReadonlySet<string> =>
	new Set(found.flatMap(({string}) => (string.kind === 'roll' ? [string.raw] : [])));

/** Every roll that was ever seen in a post, in the form in which it was seen first. */
function everSeen({first, changes}: SeenNote): readonly Seen[] {
	const seen = new Map<string, Seen>();
	for (const {rolls, at} of [first, ...changes]) {
		for (const {raw, line} of rolls) if (!seen.has(raw)) seen.set(raw, {raw, line, at});
	}
	return [...seen.values()];
}

/** What this browser remembers of a post and does not find in it: rolls that are gone, other words round those that are there. */
export function ofMemory(post: AuditPost, rolls: readonly AuditRoll[], note: SeenNote | undefined): readonly Finding[] {
	if (!note) return [];
	const here = raws(post.found);
	// What stands in the place of another is told by the judge, with both.
	const replaced = new Set(rolls.map(({verdict}) => reasonOf(verdict, 'was')?.before));
	const lines = new Map(rolls.map(({text, line}) => [text, line]));
	return everSeen(note).flatMap(({raw, line, at}): readonly Finding[] => {
		if (!here.has(raw)) return replaced.has(raw) ? [] : [gone({...whose(post)}, raw, line, at, false)];
		const now = lines.get(raw);
		if (now === undefined || plain(now) === plain(line)) return [];
		return [{...whose(post), string: raw, fact: {kind: 'reworded', before: line, after: now, at}}];
	});
}

/** A post that this browser saw in the thread with rolls in it, and that is not there now. */
export function ofGone({first, changes}: SeenNote): readonly Finding[] {
	const at = {post: first.post, author: first.author, ...(first.authorId !== undefined && {authorId: first.authorId})};
	const last: SeenPost = changes.at(-1) ?? first;
	return last.rolls.map(({raw, line}) => gone(at, raw, line, first.at, true));
}

const gone = (
	whose: Pick<Finding, 'post' | 'author' | 'authorId'>,
	raw: string,
	line: string,
	at: number,
	whole: boolean,
): Finding => ({
	...whose,
	string: raw,
	fact: {kind: 'gone', before: line, at, whole},
});
