import type {Post} from '../src/forums/forum';
import {bareCallsIn} from '../src/seal/bare-call';
import {nameHash} from '../src/seal/called';
import {captionOf} from '../src/seal/caption';
import {findStrings} from '../src/seal/find';
import {lineBefore} from '../src/seal/line-before';
import {type Call, FIRST_BARE, MOST_CALLS} from '../src/wire/calls';
import {callAt, isNew, tellCalls} from './calls-note';
import type {Visit} from './ports';

/** Notes the rolls that a page's posts ask for without naming dice, and those that its member then made there under the same names. */
export async function noteBare(visit: Visit): Promise<void> {
	const {page, forum, ports} = visit;
	const member = forum.readMember(page);
	if (!member) return;
	const posts = forum.readPosts(page, ports.reader).flatMap(read => (read.ok ? [read.value] : []));
	const isMine = ({author, authorId}: Post) => (member.id === undefined ? author === member.name : authorId === member.id);
	const asked = posts.flatMap((post, at) =>
		isMine(post)
			? []
			: callsIn(visit, post).map(call => ({call, answered: posts.slice(at + 1).some(one => isMine(one) && answers(one, call))})),
	);
	const calls = asked.filter(({call}) => isNew(visit, 'call', call)).map(({call}) => call);
	const answered = asked.filter(one => one.answered && isNew(visit, 'answer', one.call)).map(({call}) => call);
	await tellCalls(visit, member, calls.slice(0, MOST_CALLS), answered.slice(0, MOST_CALLS));
}

const callsIn = (visit: Visit, post: Post): readonly Call[] =>
	bareCallsIn(post.body.text).map((line, at) => callAt(visit, post, {index: FIRST_BARE + at, raw: '', line}));

/** Whether a post rolls for who was asked, under the name of what he was asked for. */
function answers({body: {text}}: Post, {line}: Call): boolean {
	const asked = captionOf(line);
	return findStrings(text).some(found => {
		const {who, label} = captionOf(lineBefore(text, found));
		return nameHash(who) === nameHash(asked.who) && nameHash(label) === nameHash(asked.label);
	});
}
