import type {Post, PostTime} from '../forums/forum';
import {sayPage} from '../forums/say';
import {findStrings, MOST_STRINGS} from '../seal/find';
import {receiptsIn} from '../seal/receipts';
import type {Found} from '../seal/roll-string';
import type {Lang} from '../shared/lang';
import {fail, ok} from '../shared/result';
import {factWords} from '../shared/words/audit';
import {cliWords} from '../shared/words/cli';
import type {CommandRun} from './answer';
import {type ReadPage, readNow, readPages} from './posts';
import {jsonOfReceipts, sayReceipts} from './receipts';
import {roundsFor} from './rounds';

/** `osselet read PAGE.html --url URL`: the posts of a saved page. */
export const readCommand: CommandRun = async (options, world, lang) => {
	if (options.words.length > 1) return fail({code: 'cli/one-page', count: options.words.length});
	const pages = await readPages(options, world);
	if (!pages.ok) return pages;
	const now = readNow(options.values.now?.[0], world);
	if (!now.ok) return now;
	const page = pages.value[0]!;
	const holders = page.posts.map(({id, body}) => ({id, found: findStrings(body.text)}));
	const wanted = {rounds: [], receipts: receiptsIn(holders.map(({found}) => found))};
	const rounds = await roundsFor(wanted, now.value, options, world);
	if (!rounds.ok) return rounds;
	const {receipts} = rounds.value;
	const finding = page.forum === undefined || page.problems.length > 0 || cappedOf(page).length > 0;
	const json = {...jsonOf(page), receipts: holders.flatMap(each => jsonOfReceipts(each, receipts))};
	const told = holders.flatMap(each => sayReceipts(each, receipts, lang));
	return ok({json, text: [textOf(page, lang), ...told].join('\n\n'), finding});
};

/** More than are listed. */
const isCapped = ({body}: Post): boolean => findStrings(body.text, MOST_STRINGS + 1).length > MOST_STRINGS;

const cappedOf = ({posts}: ReadPage): readonly string[] => posts.filter(isCapped).map(({id}) => id);

const jsonOf = (page: ReadPage) => {
	const {forum, thread, posts, problems} = page;
	return {
		forum: forum?.id ?? null,
		thread: thread ? {id: thread.id ?? null, title: thread.title, page: thread.page, pages: thread.pages} : null,
		posts: posts.map(jsonOfPost),
		capped: cappedOf(page),
		problems,
	};
};

const jsonOfPost = ({id, author, authorId, time, edited, body, forumRolls}: Post) => ({
	id,
	author,
	authorId: authorId ?? null,
	time: isoOf(time),
	timeKind: time?.kind ?? null,
	edited: edited !== undefined,
	editedTime: isoOf(edited?.time),
	text: body.text,
	strings: findStrings(body.text).map(found => stringOf(found, body.text)),
	// Where the forum has dice of its own
	...(forumRolls && {forumRolls: forumRolls.map(({text}) => text)}),
});

/** A moment as JSON writes it; null where the page shows none. */
export const isoOf = (time: PostTime | undefined): string | null => (time ? new Date(time.at).toISOString() : null);

/** A string in its clean form; as it stands in the post where it has none. */
export const stringOf = ({string, start, end}: Found, text: string): string =>
	'raw' in string ? string.raw : text.slice(start, end);

/** What a person is told of pages that are not read, or not whole. */
export function complaints({page, forum, problems}: ReadPage, lang: Lang): readonly string[] {
	const say = cliWords[lang];
	const url = page.url.href;
	if (!forum) return [say.unknownForum({url})];
	return problems.map(problem => say.brokenPost({url, why: sayPage(problem, lang)}));
}

function textOf(read: ReadPage, lang: Lang): string {
	const say = cliWords[lang];
	const {forum, thread, posts} = read;
	const known =
		forum && say.thread({forum: forum.name, id: thread?.id ?? '?', page: thread?.page ?? 1, pages: thread?.pages ?? 1});
	const lines = posts.map(post => {
		const rolls = (post.forumRolls ?? []).map(({text}) => say.forumRoll({text}));
		return `${headOf(post, lang)}\n${[post.body.text, ...rolls].join('\n').replace(/^/gm, '  ')}`;
	});
	const none = forum && posts.length === 0 ? [say.noPosts] : [];
	return [...(known ? [known] : []), ...lines, ...none, ...sayCapped(cappedOf(read), lang), ...complaints(read, lang)].join(
		'\n\n',
	);
}

/** Posts that hold more strings than are read, each in a line. */
export const sayCapped = (posts: readonly string[], lang: Lang): readonly string[] =>
	posts.map(post => `#${post} ${factWords[lang].capped({most: MOST_STRINGS})}`);

/** `#4711 Aria (42), 22/08/2026 21:33, edited, 2 rolls` */
export function headOf(post: Post, lang: Lang): string {
	const {id, author, authorId, time, edited, body} = post;
	const say = cliWords[lang];
	const rolls = findStrings(body.text).filter(({string}) => string.kind !== 'receipt').length;
	const parts = [
		`#${id} ${author}${authorId ? ` (${authorId})` : ''}`,
		time?.shown ?? say.timeUnknown,
		...(edited ? [say.edited] : []),
		...(rolls > 0 ? [(isCapped(post) ? say.moreRolls : say.rollCount)({count: rolls})] : []),
	];
	return parts.join(', ');
}
