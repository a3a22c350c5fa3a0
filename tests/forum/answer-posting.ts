import {quoteSource} from './bbcode';
import type {Answer, Visit} from './forum';
import {wordsOf} from './pages/layout';
import {messagePage} from './pages/plain';
import {type Draft, deletePage, postingPage} from './pages/posting';
import type {Account, BoardPost, Topic} from './state';

// phpBB's default limit.
const LONGEST = 60_000;

const typed = (text: string | null | undefined): string => (text ?? '').replace(/\r\n?/g, '\n');

/** What stands in the editor when it opens, before anything is typed. */
function opened(mode: Draft['mode'], topic: Topic | undefined, post: BoardPost | undefined): {subject: string; message: string} {
	const answer = topic ? `Re: ${topic.title}` : '';
	if (mode === 'edit' && post) return {subject: post.subject, message: post.source};
	if (mode === 'quote' && post)
		return {subject: answer, message: quoteSource({...post, author: post.author.name, authorId: post.author.id})};
	return {subject: answer, message: ''};
}

function save(visit: Visit, member: Account, draft: Draft): Answer {
	const {board} = visit.view;
	const {subject, message} = draft;
	const reason = visit.form?.get('edit_reason') ?? '';
	const goTo = (id: number): Answer => ({kind: 'go', to: `./viewtopic.php?p=${id}#p${id}`});
	if (draft.mode === 'edit' && draft.post) {
		board.editPost(draft.post.id, member, {source: message, subject, reason});
		return goTo(draft.post.id);
	}
	const topic = draft.topic ?? board.addTopic(subject || wordsOf(visit.view).newTopic);
	return goTo(board.addPost({topic: topic.id, author: member, source: message, subject}).id);
}

function remove(visit: Visit, post: BoardPost): Answer {
	const {view, form} = visit;
	if (!form) return {kind: 'page', page: deletePage(view, post)};
	if (form.has('confirm')) view.board.deletePost(post.id);
	const there = view.board.post(post.id) ?? view.board.posts(post.topic).at(-1);
	return {kind: 'go', to: there ? `./viewtopic.php?p=${there.id}#p${there.id}` : './index.php'};
}

/** posting.php: the full editor and the quick reply post here; preview and faults come back with the text in the field. */
export function answerPosting(visit: Visit): Answer {
	const {url, form, view} = visit;
	const words = wordsOf(view);
	const refuse = (text: string, status: number): Answer => ({kind: 'page', page: messagePage(view, text), status});
	const asked = url.searchParams.get('mode');
	const post = view.board.post(Number(url.searchParams.get('p')));
	const topic = view.board.topics.find(({id}) => id === (post?.topic ?? Number(url.searchParams.get('t'))));
	const {member} = view;
	if (!member) return {kind: 'go', to: './ucp.php?mode=login'};
	if ((asked === 'edit' || asked === 'delete') && post && !view.board.mayChange(member, post)) return refuse(words.mayNot, 403);
	if (asked === 'delete' && post) return remove(visit, post);
	const mode = asked === 'edit' || asked === 'quote' || asked === 'post' ? asked : 'reply';
	if (mode !== 'post' && (!topic || (mode !== 'reply' && !post))) return refuse(words.notFound, 404);
	const texts = form ? {subject: typed(form.get('subject')), message: typed(form.get('message'))} : opened(mode, topic, post);
	const draft: Draft = {
		mode,
		topic,
		...(post && {post}),
		...texts,
		preview: form?.has('preview') === true && texts.message !== '',
	};
	if (!form?.has('post')) return {kind: 'page', page: postingPage(view, draft)};
	const error = draft.message.trim() === '' ? words.empty : draft.message.length > LONGEST ? words.tooLong(LONGEST) : undefined;
	return error ? {kind: 'page', page: postingPage(view, {...draft, error})} : save(visit, member, draft);
}
