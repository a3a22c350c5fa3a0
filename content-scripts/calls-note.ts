import {askedOf} from '../src/seal/called';
import {lineBefore} from '../src/seal/line-before';
import {type Call, type CallName, MOST_CALLS} from '../src/wire/calls';
import type {ReadPost} from './marks-read';
import type {Visit} from './ports';

// A page is read anew at each change: what was told once is told no more.
const told = new WeakMap<Visit, Set<string>>();

/** Notes the rolls that a page's posts ask of others, for whoever they are meant, and those that its member answers there. */
export async function noteCalls(visit: Visit, posts: readonly ReadPost[]): Promise<void> {
	const {page, forum, ports} = visit;
	const member = forum.readMember(page);
	if (!member) return;
	const known = told.get(visit) ?? new Set<string>();
	told.set(visit, known);
	const isMine = ({post}: ReadPost) => (member.id === undefined ? post.author === member.name : post.authorId === member.id);
	const calls = posts.flatMap(read => (isMine(read) ? [] : callsIn(visit, read))).filter(one => isNew(known, 'call', one));
	const answered = posts.flatMap(read => (isMine(read) ? answersIn(visit, read) : [])).filter(one => isNew(known, 'answer', one));
	if (calls.length + answered.length === 0) return;
	await ports.ask('calls/note', {
		...(member.id !== undefined && {member: member.id}),
		name: member.name.slice(0, 300),
		calls: calls.slice(0, MOST_CALLS),
		answered: answered.slice(0, MOST_CALLS),
	});
}

function isNew(known: Set<string>, what: string, {anchor, index}: CallName): boolean {
	const key = `${what} ${anchor} ${index}`;
	const fresh = !known.has(key);
	known.add(key);
	return fresh;
}

function callsIn({page, forum, ports}: Visit, {post, found}: ReadPost): readonly Call[] {
	const thread = forum.readThread(page);
	return found.flatMap((each): readonly Call[] => {
		const {string} = each;
		if (string.kind !== 'roll' || askedOf(string) === undefined) return [];
		return [
			{
				site: forum.site(page),
				anchor: post.anchor,
				index: string.index,
				thread: thread?.id ?? '*',
				title: (thread?.title ?? page.root.title).slice(0, 300),
				url: new URL(post.element.id === '' ? '' : `#${post.element.id}`, page.url).href.slice(0, 2000),
				by: post.author.slice(0, 300),
				raw: string.raw,
				line: lineBefore(post.body.text, each),
				at: ports.now(),
			},
		];
	});
}

const answersIn = ({page, forum}: Visit, {found}: ReadPost): readonly CallName[] =>
	found.flatMap(({string}) =>
		string.kind === 'roll' && string.mode === 'q' && string.anchor
			? [{site: forum.site(page), anchor: string.anchor, index: string.index}]
			: [],
	);
