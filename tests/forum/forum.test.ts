import {JSDOM} from 'jsdom';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {quoteSource, render} from './bbcode';
import {type Forum, startForum} from './forum';
import {accounts} from './seed';
import {openBoard} from './state';
import {forumWords} from './words';

const shown = (source: string): string => render(source, forumWords.fr, ms => `[${ms}]`).html;

test.each([
	['markup of the author’s own', '<b onclick="x">&amp;</b>', '&lt;b onclick=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;'],
	['bold and italics', '[b]a[i]b[/i][/b]', '<strong class="text-strong">a<em class="text-italics">b</em></strong>'],
	['a tag left open', '[b]a', '[b]a'],
	['a stray end', 'a[/b]', 'a[/b]'],
	['a line break', 'a\r\nb', 'a<br>\nb'],
	[
		'tags in code',
		'[code][b]x[/b][/code]',
		'<div class="codebox"><p>Code : <a href="#">Tout sélectionner</a></p><pre><code>[b]x[/b]</code></pre></div>',
	],
	['an address with words', '[url=https://a.example/v#x]26[/url]', '<a href="https://a.example/v#x" class="postlink">26</a>'],
	['a script for an address', '[url=javascript:alert(1)]26[/url]', '[url=javascript:alert(1)]26'],
	['dice faces in brackets', '[4, 6, 2]', '[4, 6, 2]'],
	['an 8 before a bracket', '(1d8 = 8)', '(1d8 = 8)'],
])('shows %s', (_, source, html) => {
	expect(shown(source)).toBe(html);
});

test('a quote names the post it is from and its author', () => {
	const source = quoteSource({author: 'Lison', authorId: 3, id: 7, at: 1_700_000_000_000, source: 'Oui.'});
	const quote = new JSDOM(shown(`${source}Non.`)).window.document.querySelector('blockquote');
	expect(quote?.getAttribute('cite')).toBe('./viewtopic.php?p=7#p7');
	expect(quote?.querySelector('cite a[href*="u=3"]')?.textContent).toBe('Lison');
	expect(quote?.querySelector('[data-post-id="7"]')).not.toBeNull();
	expect(quote?.textContent).toContain('Oui.');
});

test.each([
	// Who edits                          account     last   reason      notice
	['the author, the topic’s last post', 'Lison', true, '', false],
	['the author, after an answer', 'Lison', false, '', true],
	['the game master, after an answer', 'Maud', false, '', false],
	['the author, last, with a reason', 'Lison', true, 'faute', true],
])('an edit by %s', (_, name, last, reason, notice) => {
	const board = openBoard(accounts, () => 5000);
	const author = accounts.find(account => account.name === 'Lison');
	const editor = accounts.find(account => account.name === name);
	if (!author || !editor) throw new Error('The demo board has lost an account.');
	const topic = board.addTopic('x');
	const post = board.addPost({topic: topic.id, author, source: 'a'});
	if (!last) board.addPost({topic: topic.id, author, source: 'b'});
	expect(board.editPost(post.id, editor, {source: 'c', subject: 's', reason})?.edit !== undefined).toBe(notice);
});

let forum: Forum;
beforeAll(async () => {
	forum = await startForum({now: () => Date.UTC(2026, 10, 29, 20, 48, 51)});
});
afterAll(() => forum.close());

const page = async (path: string, cookie = '', form?: Record<string, string>) => {
	const answer = await fetch(`${forum.url}${path}`, {
		headers: {cookie},
		redirect: 'manual',
		...(form && {method: 'POST', body: new URLSearchParams(form)}),
	});
	return {answer, document: new JSDOM(await answer.text()).window.document};
};

test('a player logs in, replies, and the thread shows the post with its time in UTC', async () => {
	const {answer} = await page('/ucp.php?mode=login', '', {username: 'Lison', password: 'osselet', login: 'x'});
	const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
	expect(cookie).toBe('phpbb3_demo_u=3');
	const posted = await page('/posting.php?mode=reply&t=1', cookie, {subject: 'Re', message: 'Je <b>tire</b>.', post: 'x'});
	const to = posted.answer.headers.get('location') ?? '';
	const {document} = await page(to.slice(1), cookie);
	const post = document.querySelector(to.slice(to.indexOf('#')));
	expect(post?.querySelector('.content')?.textContent).toBe('Je <b>tire</b>.');
	expect(post?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-29T20:48:51+00:00');
	expect(document.querySelector('#username_logged_in .username')?.textContent).toBe('Lison');
	expect(document.querySelector('#qr_postform textarea[name=message]')).not.toBeNull();
});

test('a preview keeps the text in the field', async () => {
	const {document} = await page('/posting.php?mode=reply&t=1', 'phpbb3_demo_u=3', {
		subject: 'Re',
		message: '\n[b]x[/b]',
		preview: 'x',
	});
	expect(document.querySelector('#preview .content strong')?.textContent).toBe('x');
	expect(document.querySelector<HTMLTextAreaElement>('#message')?.value).toBe('\n[b]x[/b]');
});

test('a player cannot edit another’s post', async () => {
	expect((await page('/posting.php?mode=edit&p=1', 'phpbb3_demo_u=3')).answer.status).toBe(403);
});

test('pages are cut at ten posts and a post’s address opens its own', async () => {
	const long = await startForum({
		seed: board => {
			const topic = board.addTopic('Long');
			for (let n = 1; n <= 23; n += 1)
				board.addPost({topic: topic.id, author: accounts[0] as (typeof accounts)[number], source: `${n}`});
		},
	});
	const {document} = new JSDOM(await (await fetch(`${long.url}/viewtopic.php?p=15`)).text()).window;
	expect(document.querySelectorAll('.post').length).toBe(10);
	expect(document.querySelector('.pagination .active span')?.textContent).toBe('2');
	expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/viewtopic.php?t=1&start=10');
	await long.close();
});
