import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Forum, startForum} from '../forum/forum';
import {login, replyQuickly} from './lib/board';
import {type Browser, browserNames, launch} from './lib/browser';

describe.each(browserNames)('the demo board in %s', name => {
	let browser: Browser;
	let forum: Forum;
	beforeAll(async () => {
		forum = await startForum();
		browser = await launch(name, {});
	});
	afterAll(async () => {
		await browser?.close();
		await forum?.close();
	});

	test('a player logs in, replies by the quick form, edits, and reads what he wrote', async () => {
		const tab = await browser.open();
		await login(tab, forum, 'Lison');
		const post = await replyQuickly(tab, forum, 1, 'Aline <b>écoute</b>.');
		expect(await tab.text(`#p${post} .content`)).toBe('Aline <b>écoute</b>.');
		await tab.goto(`${forum.url}/posting.php?mode=edit&p=${post}`);
		await tab.type('#message', ' Rien.');
		await tab.click('#postform [name=post]');
		await tab.wait({css: `#p${post} .content`, text: 'Rien.'});
		expect(forum.board.post(post)?.source).toContain('Rien.');
	});

	test('nothing runs over the edge at 360 px', async () => {
		const tab = await browser.open(`${forum.url}/viewtopic.php?t=1`);
		await tab.resize(360, 740);
		expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, undefined)).toBe(
			0,
		);
		await tab.close();
	});
});
