import {escape, type Html, html, trusted} from './html';
import type {ForumWords} from './words';

const TAG = /\[(\/?)(b|i|u|quote|code|url|spoiler)(?:=([^\]\n]{1,4000}))?\]/gi;
const BARE_URL = /\bhttps?:\/\/[^\s<>"[\]]{1,4000}/g;
// Longer addresses are shown by their ends, as phpBB does.
const LONGEST = 55;

type Frame = {readonly tag: string; readonly argument: string | undefined; readonly opened: string; out: string};

/** How the board writes a moment. */
export type ShowTime = (ms: number) => string;

const shortened = (url: string): string => (url.length > LONGEST ? `${url.slice(0, 39)} ... ${url.slice(-10)}` : url);
const safeUrl = (url: string): boolean => /^https?:\/\//i.test(url);

function link(url: string, text: string): string {
	return `<a href="${escape(url)}" class="postlink">${text}</a>`;
}

/** Text without tags: escaped, with bare addresses made links and lines broken. */
function plain(text: string): string {
	let out = '';
	let from = 0;
	for (const found of text.matchAll(BARE_URL)) {
		const url = found[0].replace(/[.,;:!?)]+$/, '');
		out += escape(text.slice(from, found.index)) + link(url, escape(shortened(url)));
		from = found.index + url.length;
	}
	return (out + escape(text.slice(from))).replaceAll('\n', '<br>\n');
}

/** `NAME post_id=7 time=1700000000 user_id=3`, as the quote button writes it; the name may stand in quotes. */
function quoteHead(argument: string, words: ForumWords, show: ShowTime): Html {
	const facts = Object.fromEntries(
		Array.from(argument.matchAll(/ (post_id|time|user_id)=([0-9]{1,15})/g), hit => [hit[1], hit[2]]),
	);
	const name = argument.replace(/ (post_id|time|user_id)=[0-9]{1,15}/g, '').replace(/^"(.*)"$/, '$1');
	const author = facts.user_id
		? html`<a href="./memberlist.php?mode=viewprofile&amp;u=${facts.user_id}">${name}</a>`
		: html`${name}`;
	const source = facts.post_id
		? html` <a href="./viewtopic.php?p=${facts.post_id}#p${facts.post_id}" aria-label="${words.toPost}" data-post-id="${facts.post_id}"><i class="icon fa-arrow-circle-up fa-fw"></i></a>`
		: html``;
	const time = facts.time ? html`<span class="responsive-hide">${show(Number(facts.time) * 1000)}</span>` : html``;
	return html`<cite>${author} ${words.wrote}${source}${time}</cite>`;
}

function close(frame: Frame, words: ForumWords, show: ShowTime): string {
	const {tag, argument, out} = frame;
	if (tag === 'b') return `<strong class="text-strong">${out}</strong>`;
	if (tag === 'i') return `<em class="text-italics">${out}</em>`;
	if (tag === 'u') return `<span style="text-decoration:underline">${out}</span>`;
	if (tag === 'spoiler') return `<details class="spoilbox"><summary>${escape(words.spoiler)}</summary>${out}</details>`;
	if (tag === 'url') return argument && safeUrl(argument) ? link(argument.replace(/^"(.*)"$/, '$1'), out) : frame.opened + out;
	if (argument === undefined) return `<blockquote class="uncited"><div>${out}</div></blockquote>`;
	const source = argument.match(/ post_id=([0-9]{1,15})/)?.[1];
	const cite = source ? ` cite="./viewtopic.php?p=${source}#p${source}"` : '';
	return `<blockquote${cite}><div>${quoteHead(argument, words, show).html}${out}</div></blockquote>`;
}

const codeBox = (text: string, words: ForumWords): string =>
	`<div class="codebox"><p>${escape(words.code)} <a href="#">${escape(words.selectAll)}</a></p><pre><code>${escape(text)}</code></pre></div>`;

/** What a post shows for its source text. Tags that are not closed stay as text; nothing the author wrote becomes HTML of its own. */
export function render(source: string, words: ForumWords, show: ShowTime): Html {
	const text = source.replace(/\r\n?/g, '\n');
	const stack: Frame[] = [{tag: '', argument: undefined, opened: '', out: ''}];
	const top = (): Frame => stack[stack.length - 1] as Frame;
	const put = (piece: string): void => {
		top().out += piece;
	};
	const fold = (): void => {
		const frame = stack.pop() as Frame;
		put(frame.opened + frame.out);
	};
	let from = 0;
	TAG.lastIndex = 0;
	for (let found = TAG.exec(text); found; found = TAG.exec(text)) {
		put(plain(text.slice(from, found.index)));
		from = TAG.lastIndex;
		const tag = (found[2] ?? '').toLowerCase();
		const closing = found[1] === '/';
		const end = tag === 'code' && !closing ? text.toLowerCase().indexOf('[/code]', from) : -1;
		const shut = tag === 'url' && !closing && !found[3] ? text.toLowerCase().indexOf('[/url]', from) : -1;
		if (end >= 0) {
			put(codeBox(text.slice(from, end).replace(/^\n|\n$/g, ''), words));
			from = end + 7;
		} else if (shut >= 0 && safeUrl(text.slice(from, shut))) {
			const url = text.slice(from, shut);
			put(link(url, escape(shortened(url))));
			from = shut + 6;
		} else if (!closing && tag !== 'code') {
			stack.push({tag, argument: found[3], opened: escape(found[0]), out: ''});
		} else if (closing && stack.some(frame => frame.tag === tag)) {
			while (top().tag !== tag) fold();
			const frame = stack.pop() as Frame;
			put(close(frame, words, show));
			if (tag === 'quote' && text[from] === '\n') from += 1;
		} else put(escape(found[0]));
		TAG.lastIndex = from;
	}
	put(plain(text.slice(from)));
	while (stack.length > 1) fold();
	return trusted(top().out.trim());
}

/** The source that the quote button puts into the editor. `at` in milliseconds since 1970. */
export const quoteSource = (post: {author: string; authorId: number; id: number; at: number; source: string}): string => {
	const name = /[\s"]/.test(post.author) ? `"${post.author}"` : post.author;
	return `[quote=${name} post_id=${post.id} time=${Math.floor(post.at / 1000)} user_id=${post.authorId}]${post.source}[/quote]\n\n`;
};
