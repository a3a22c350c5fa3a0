import {readCanonical} from '../src/dice/canonical';
import type {Editor, Post} from '../src/forums/forum';
import {isCorrectable} from '../src/panel/amend/amend';
import {openAmend} from '../src/panel/amend/open-amend';
import type {OwnRoll} from '../src/panel/amend/options';
import type {EditorOptions} from '../src/panel/calls/options';
import {findStrings} from '../src/seal/find';
import {lineBefore} from '../src/seal/line-before';
import {replay} from '../src/seal/replay';
import {type Draws, drawsFor} from './marks-draws';
import {ownIn} from './marks-read';
import type {AmendPart, Visit} from './ports';
import {postsFor} from './thread-posts';

declare global {
	/** Set in the page script's own world when what corrects rolls is loaded; the page's scripts do not see it. */
	var osseletAmend: AmendPart | undefined;
}

/** The rolls of a post whose dice may be read anew. */
const rollsIn = (post: Post): readonly OwnRoll[] =>
	findStrings(post.body.text).flatMap(found => {
		const {string} = found;
		if (string.kind !== 'roll' || !isCorrectable(string)) return [];
		return [{string, anchor: string.anchor ?? post.anchor, line: lineBefore(post.body.text, found).slice(0, 300)}];
	});

function fallen(roll: OwnRoll, draws: Draws): OwnRoll {
	const {string, anchor} = roll;
	const draw = draws.get(string.round!);
	const plan = readCanonical(string.expression);
	if (!plan.ok || draw?.state !== 'known') return roll;
	const {randomness} = draw;
	const again = replay(string, {anchor, randomness});
	return again.ok ? {...roll, fell: {plan: plan.value, rolled: again.value.rolled, randomness}} : roll;
}

/** The user's own rolls, of the page and of the thread's newest pages. */
async function readOwn(visit: Visit, editor: Editor): Promise<readonly OwnRoll[]> {
	const isMine = ownIn(visit);
	const posts = (await postsFor(visit, editor)).filter(isMine);
	const rolls = posts.flatMap(rollsIn);
	const draws = drawsFor(visit.ports.ask, visit.ports.now);
	await draws.want(rolls.map(({string}) => string.round!));
	return rolls.map(roll => fallen(roll, draws));
}

const openAmendFor = (visit: Visit, editor: Editor, shared: EditorOptions): {close(): void} =>
	openAmend({...shared, readThread: () => readOwn(visit, editor)});

globalThis.osseletAmend = {openAmendFor};
