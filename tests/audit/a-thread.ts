import {type Around, type AuditThread, auditAll, nothingKnown, openThreads, type Report} from '../../src/audit/audit';
import {gather, type ReadablePost} from '../../src/audit/gather';
import {drawTime} from '../../src/seal/draws';
import {findStrings} from '../../src/seal/find';
import {replay} from '../../src/seal/replay';
import type {RollString} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import {type Anchor, anchorOf, type PostId, type Roller} from '../../src/shared/ids';
import type {GatheredHole, GatheredPage} from '../../src/wire/gathered';
import type {SeenNote} from '../../src/wire/records';
import {randomnessOf, utc} from '../seal/vectors';

/** The draw of 21:40 on 22 August 2026: genuine. */
export const ROUND = 31543812;
export const FALLS = drawTime(ROUND);
export const p = (post: number) => `p${post}` as Anchor;
export const id = (post: number) => String(post) as PostId;
export const minute = (time: string) => utc(`2026-08-22T${time}`);

/** A sealed roll of that draw. */
export const sealed = (expression = '1d20+5', index = 1) => writeString({mode: 's', expression, round: ROUND, index});
export const cited = (post: number, expression = '1d20+5', index = 1) =>
	writeString({mode: 'q', expression, anchor: p(post), round: ROUND, index});
export const instant = (post: number, expression = '1d20', index = 1, round = ROUND) =>
	writeString({mode: 'i', expression, anchor: p(post), round, index});

/** What the dice of a string come to in a post. */
export function totalOf(raw: string, post: number, member = 42): number {
	const string = findStrings(raw)[0]?.string as RollString;
	const rolled = replay(string, {anchor: p(post), roller: `u${member}` as Roller, randomness: randomnessOf(ROUND)});
	if (!rolled.ok) throw new Error(rolled.error.code);
	return rolled.value.rolled.total;
}

type Changes = {
	readonly author?: string;
	readonly member?: string | undefined;
	readonly time?: string | undefined;
	readonly edited?: string | null;
	readonly kind?: 'machine' | 'text' | 'floating';
	readonly quotations?: ReadablePost['quotations'];
	readonly anchor?: Anchor;
};

/** A post of Aria's (42) at 21:33, unless told otherwise. */
export function post(number: number, text: string, changes: Changes = {}) {
	const {author = 'Aria', edited, kind = 'machine', quotations = [], anchor} = changes;
	const time = 'time' in changes ? changes.time : '21:33';
	const member = 'member' in changes ? changes.member : '42';
	const at = (when: string) => ({at: minute(when), kind, shown: when});
	return gather({
		id: id(number),
		anchor: anchor ?? anchorOf(id(number)),
		author,
		...(member !== undefined && {authorId: member}),
		time: time === undefined ? undefined : at(time),
		edited: edited === undefined ? undefined : {time: edited === null ? undefined : at(edited)},
		body: {text},
		quotations,
	});
}

export const gm = (number: number, text: string, changes: Changes = {}) =>
	post(number, text, {author: 'Meneuse', member: '2', time: '21:30', ...changes});

type Made = ReturnType<typeof post> | GatheredHole;

/** A thread of one page or several, read whole unless `pages` says that there are more. */
export function thread(pages: readonly (readonly Made[])[], total = pages.length, more: Partial<AuditThread> = {}): AuditThread {
	const read: readonly GatheredPage[] = pages.map((posts, before) => ({
		page: before + 1,
		url: `https://forum.example/viewtopic.php?t=42&page=${before + 1}`,
		at: FALLS,
		posts,
	}));
	return {site: 'forum.example', thread: '42', pages: total, read, ...more};
}

/** What this browser saw of a post before: its strings with their lines, at a time. */
export const saw = (number: number, time: string, rolls: readonly (readonly [raw: string, line: string])[]): SeenNote => ({
	first: {post: id(number), author: 'Aria', authorId: '42', rolls: rolls.map(([raw, line]) => ({raw, line})), at: minute(time)},
	changes: [],
	thread: '42',
});

/** Audits it the next day, with the genuine draw and what is remembered. */
export function audit(
	threads: AuditThread | readonly AuditThread[],
	notes: readonly SeenNote[] = [],
	more: Partial<Around> = {},
): Report {
	const known = new Map(notes.map(note => [anchorOf(note.first.post), note]));
	return auditAll(openThreads('read' in threads ? [threads] : threads), {
		...nothingKnown,
		now: FALLS + 86_400_000,
		draw: round => {
			const randomness = randomnessOf(round);
			return randomness === undefined ? undefined : {state: 'known', randomness};
		},
		note: anchor => known.get(anchor),
		noted: notes,
		...more,
	});
}

/** Verdicts and findings in short. */
export const verdicts = ({rolls}: Report) => rolls.map(({post: {gathered}, verdict}) => `${gathered.id} ${verdict.kind}`);
export const found = ({findings}: Report) => findings.map(({post: of, fact}) => `${of ?? '-'} ${fact.kind}`);
