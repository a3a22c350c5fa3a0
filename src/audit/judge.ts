import {judgeContests} from '../contest/judge';
import {type Caption, captionOf} from '../seal/caption';
import {judgePost} from '../seal/judge';
import type {Draw, JudgeContext, Sight} from '../seal/judged';
import type {Anchor} from '../shared/ids';
import type {SeenNote} from '../wire/records';
import type {Placed} from './place';
import type {AuditPost} from './post';
import type {AuditRoll} from './roll';

/** What an audit may look at beside the posts themselves. */
export type AuditWorld = {
	/** Milliseconds since 1970. */
	readonly now: number;
	draw(round: number): Draw | undefined;
	/** What this reader's browser saw of a post, first and since; undefined where it never saw it, or remembers nothing. */
	note(anchor: Anchor): SeenNote | undefined;
};

/** Judges the strings of one post by the judge that marks and `verify` ask. `read`: reads who rolls and what for. */
export function judgePlaced(
	{post, thread, postAt}: Placed<AuditPost>,
	world: AuditWorld,
	read: (line: string) => Caption = captionOf,
): readonly AuditRoll[] {
	if (post.found.length === 0) return [];
	const seen = (anchor: Anchor): Sight | undefined => {
		const first = world.note(anchor)?.first;
		return first && {raws: first.rolls.map(({raw}) => raw), at: first.at};
	};
	const note = world.note(post.anchor);
	const context: JudgeContext = {now: world.now, draw: world.draw, postAt, thread, seen};
	const lineOf = ({start}: {readonly start: number}) => post.gathered.strings[start]!.line;
	return judgeContests(post, judgePost(post, context), context, lineOf).map(({found, verdict}) => {
		const {text, line} = post.gathered.strings[found.start]!;
		const seen = note && firstIn(note, text);
		return {post, found, verdict, text, line, ...read(line), ...(seen !== undefined && {seen})};
	});
}

const firstIn = ({first, changes}: SeenNote, raw: string): number | undefined =>
	[first, ...changes].find(({rolls}) => rolls.some(roll => roll.raw === raw))?.at;
