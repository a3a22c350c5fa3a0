import {facesOf} from '../src/dice/faces';
import type {Editor, Post} from '../src/forums/forum';
import type {FightRoll, ThreadFight} from '../src/panel/fight/options';
import {holdsFight, MOST_CARRIED} from '../src/rules/carried';
import {findStrings} from '../src/seal/find';
import {lineBefore} from '../src/seal/line-before';
import {findParcels} from '../src/seal/parcel';
import {replay} from '../src/seal/replay';
import type {Found, RollString} from '../src/seal/roll-string';
import {rollerOf} from '../src/shared/ids';
import {unsqueeze} from '../src/squeeze';
import {type Draws, drawsFor} from './marks-draws';
import type {Visit} from './ports';
import {postsFor} from './thread-posts';

type Told = {readonly post: Post; readonly found: Found; readonly string: RollString};

const stringsIn = (post: Post): readonly Told[] =>
	findStrings(post.body.text).flatMap(found => (found.string.kind === 'roll' ? [{post, found, string: found.string}] : []));

/** A roll whose dice have fallen, as everybody can have them fall again. */
function fallen({post, found, string}: Told, draws: Draws): readonly FightRoll[] {
	const draw = string.round === undefined ? undefined : draws.get(string.round);
	const again = replay(string, {
		anchor: post.anchor,
		roller: post.authorId && rollerOf(post.authorId),
		randomness: draw?.state === 'known' ? draw.randomness : undefined,
	});
	if (!again.ok) return [];
	const {rolled} = again.value;
	const move = string.riders.find(({letter}) => letter === 'm')?.value;
	return [
		{
			author: post.author,
			said: lineBefore(post.body.text, found).slice(0, 300) || string.expression,
			expression: string.expression,
			faces: facesOf(rolled),
			total: rolled.total,
			...(move !== undefined && {move}),
		},
	];
}

/** The last fight that the posts carry: a table is none. */
async function carriedIn(posts: readonly Post[]): Promise<string | undefined> {
	const parcels = posts.flatMap(post => findParcels(post.body.text));
	for (const one of parcels.reverse()) {
		if (one.kind !== 't' || one.state !== 'whole') continue;
		const text = await unsqueeze(one.bytes, MOST_CARRIED);
		if (text !== undefined && holdsFight(text)) return text;
	}
	return undefined;
}

/** Reads what the thread gives to a fight: its rolls, in page order, and the fight that its newest post carries. */
export async function readThreadFor(visit: Visit, editor: Editor): Promise<ThreadFight> {
	const posts = await postsFor(visit, editor);
	const told = posts.flatMap(stringsIn);
	const draws = drawsFor(visit.ports.ask, visit.ports.now);
	await draws.want(told.flatMap(({string}) => string.round ?? []));
	return {rolls: told.flatMap(one => fallen(one, draws)), carried: await carriedIn(posts)};
}
