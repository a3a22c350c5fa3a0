import {facesOf} from '../src/dice/faces';
import type {Editor, Post} from '../src/forums/forum';
import type {ContestRoll} from '../src/panel/contest/options';
import {captionOf} from '../src/seal/caption';
import {drawTime} from '../src/seal/draws';
import {findStrings} from '../src/seal/find';
import {lineBefore} from '../src/seal/line-before';
import {replay} from '../src/seal/replay';
import type {Found, RollString} from '../src/seal/roll-string';
import {rollerOf} from '../src/shared/ids';
import {type Draws, drawsFor} from './marks-draws';
import type {Visit} from './ports';
import {postsFor} from './thread-posts';

type Told = {readonly post: Post; readonly found: Found; readonly string: RollString; readonly round: number};

/** Rolls that a citation can name: sealed ones, and instant ones whose author the page tells. */
const stringsIn = (post: Post): readonly Told[] =>
	findStrings(post.body.text).flatMap(found => {
		const {string} = found;
		if (string.kind !== 'roll' || string.round === undefined) return [];
		const fits = string.mode === 's' || (string.mode === 'i' && post.authorId !== undefined);
		return fits ? [{post, found, string, round: string.round}] : [];
	});

function contestRoll({post, found, string, round}: Told, draws: Draws): ContestRoll {
	const draw = draws.get(round);
	const roller = post.authorId === undefined ? undefined : rollerOf(post.authorId);
	const again = replay(string, {
		anchor: post.anchor,
		roller,
		randomness: draw?.state === 'known' ? draw.randomness : undefined,
	});
	const line = lineBefore(post.body.text, found);
	return {
		author: post.author,
		who: captionOf(line).who || post.author,
		said: line.slice(0, 300) || string.expression,
		home: post.anchor,
		expression: string.expression,
		round,
		index: string.index,
		riders: string.riders,
		...(string.mode === 'i' && roller && {instant: {anchor: string.anchor!, roller}}),
		drawAt: drawTime(round),
		...(again.ok && {fell: {total: again.value.rolled.total, faces: facesOf(again.value.rolled)}}),
	};
}

/** Reads the rolls that may be held against each other: those of the page, and of the thread's last pages. */
export async function readRollsFor(visit: Visit, editor: Editor): Promise<readonly ContestRoll[]> {
	const posts = await postsFor(visit, editor);
	const told = posts.flatMap(stringsIn);
	const draws = drawsFor(visit.ports.ask, visit.ports.now);
	await draws.want(told.map(({round}) => round));
	return told.map(one => contestRoll(one, draws));
}
