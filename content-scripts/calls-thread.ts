import type {Editor, Post} from '../src/forums/forum';
import type {HiddenRoll, Person, ThreadCalls} from '../src/panel/calls/options';
import {nameHash} from '../src/seal/called';
import {captionOf} from '../src/seal/caption';
import {findStrings} from '../src/seal/find';
import {commitmentOf} from '../src/seal/hidden';
import {lineBefore} from '../src/seal/line-before';
import type {RollString} from '../src/seal/roll-string';
import {ownIn} from './marks-read';
import type {Visit} from './ports';
import {postsFor} from './thread-posts';

type Told = {readonly post: Post; readonly string: RollString; readonly line: string};

// More names than anybody looks through.
const MOST_PEOPLE = 60;

/** What the page, and the thread's newest pages, tell who asks for rolls: who writes there and as whom, and the hidden rolls. */
export async function readCallsOf(visit: Visit, editor: Editor): Promise<ThreadCalls> {
	const posts = await postsFor(visit, editor);
	const isMine = ownIn(visit);
	const told = posts.flatMap(post =>
		findStrings(post.body.text).flatMap((found): readonly Told[] =>
			found.string.kind === 'roll' ? [{post, string: found.string, line: lineBefore(post.body.text, found)}] : [],
		),
	);
	return {people: peopleIn(posts, told, isMine), hidden: hiddenIn(told, isMine)};
}

/** Characters by the lines of their rolls, then authors; each name once, and nobody to himself. A roll that was called names another than its author. */
function peopleIn(posts: readonly Post[], told: readonly Told[], isMine: (post: Post) => boolean): readonly Person[] {
	const people = new Map<string, Person>();
	const add = (name: string, {authorId}: Post) => {
		const key = nameHash(name);
		if (name === '' || people.has(key) || people.size >= MOST_PEOPLE) return;
		people.set(key, {name, ...(authorId !== undefined && {member: authorId})});
	};
	for (const {post, string, line} of told) {
		const own = !string.riders.some(({letter}) => letter === 'w');
		if (own && !isMine(post)) add(captionOf(line).who, post);
	}
	for (const post of posts) if (!isMine(post)) add(post.author, post);
	return [...people.values()];
}

function hiddenIn(told: readonly Told[], isMine: (post: Post) => boolean): readonly HiddenRoll[] {
	const opened = new Set(told.flatMap(({string}) => (string.secret === undefined ? [] : [commitmentOf(string.secret)])));
	return told.flatMap(({post, string, line}): readonly HiddenRoll[] => {
		if (string.mode !== 'h') return [];
		const {anchor, author} = post;
		return [{anchor, string, line: line.slice(0, 300), author, mine: isMine(post), opened: opened.has(string.commitment!)}];
	});
}
