import type {Member, Post} from '../src/forums/forum';
import {askedOf} from '../src/seal/called';
import {lineBefore} from '../src/seal/line-before';
import {type Call, type CallName, MOST_CALLS, type OwnRoll} from '../src/wire/calls';
import type {ReadPost} from './marks-read';
import type {Visit} from './ports';

// A page is read anew at each change: what was told once is told no more.
const told = new WeakMap<Visit, Set<string>>();

/** Notes the rolls that a page's posts ask of others, for whoever they are meant, and those that its member answers there. */
export async function noteCalls(visit: Visit, posts: readonly ReadPost[]): Promise<void> {
	const {page, forum} = visit;
	const member = forum.readMember(page);
	if (!member) return;
	const isMine = ({post}: ReadPost) => (member.id === undefined ? post.author === member.name : post.authorId === member.id);
	const calls = posts.flatMap(read => (isMine(read) ? [] : callsIn(visit, read))).filter(one => isNew(visit, 'call', one));
	const answered = posts.flatMap(read => (isMine(read) ? answersIn(visit, read) : [])).filter(one => isNew(visit, 'answer', one));
	await tellCalls(visit, member, calls.slice(0, MOST_CALLS), answered.slice(0, MOST_CALLS));
}

/** Tells the keeper what a page's member is asked for and has answered, and what he rolled by himself; nothing where he is asked for nothing and answers nothing. */
export async function tellCalls(
	{ports}: Visit,
	{id, name}: Member,
	calls: readonly Call[],
	answered: readonly CallName[],
	made?: readonly OwnRoll[],
): Promise<void> {
	if (calls.length + answered.length === 0) return;
	const names = answered.map(({site, anchor, index}) => ({site, anchor, index}));
	await ports.ask('calls/note', {
		...(id !== undefined && {member: id}),
		name: name.slice(0, 300),
		calls,
		answered: names,
		...(made && {made}),
	});
}

/** Whether this was not told of the visit's page before; from now on it was. */
function isNew(visit: Visit, what: 'call' | 'answer', {anchor, index}: CallName): boolean {
	const known = told.get(visit) ?? new Set<string>();
	told.set(visit, known);
	const key = `${what} ${anchor} ${index}`;
	const fresh = !known.has(key);
	known.add(key);
	return fresh;
}

/** A call of a post, with where it stands. */
export function callAt({page, forum, ports}: Visit, post: Post, call: Pick<Call, 'index' | 'raw' | 'line'>): Call {
	const thread = forum.readThread(page);
	return {
		site: forum.site(page),
		anchor: post.anchor,
		thread: thread?.id ?? '*',
		title: (thread?.title ?? page.root.title).slice(0, 300),
		url: new URL(post.element.id === '' ? '' : `#${post.element.id}`, page.url).href.slice(0, 2000),
		by: post.author.slice(0, 300),
		at: ports.now(),
		...call,
	};
}

const callsIn = (visit: Visit, {post, found}: ReadPost): readonly Call[] =>
	found.flatMap(each => {
		const {string} = each;
		if (string.kind !== 'roll' || askedOf(string) === undefined) return [];
		return [callAt(visit, post, {index: string.index, raw: string.raw, line: lineBefore(post.body.text, each)})];
	});

const answersIn = ({page, forum}: Visit, {found}: ReadPost): readonly CallName[] =>
	found.flatMap(({string}) =>
		string.kind === 'roll' && string.mode === 'q' && string.anchor
			? [{site: forum.site(page), anchor: string.anchor, index: string.index}]
			: [],
	);
