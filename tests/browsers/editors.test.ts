import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Dress, type Pages, startPages} from '../forum/saved-pages';
import {activate, askKeeper} from './lib/activate';
import {type Browser, browserNames} from './lib/browser';
import {until} from './lib/tab';
import {openTable, type Table} from './lib/table';

type Row = readonly [what: string, forum: string, page: string, dress: Dress, field: string, button: string];

const rows: readonly Row[] = [
	['phpBB’s full editor', 'phpbb', 'reply', 'as-saved', 'message', '#postform [name=post]'],
	['phpBB’s quick reply', 'phpbb', 'thread', 'as-saved', 'message', '#qr_postform [name=post]'],
	['MyBB’s quick reply', 'mybb', 'thread', 'as-saved', 'message', '#quick_reply_submit'],
	['MyBB’s full editor in WYSIWYG', 'mybb', 'reply', 'wysiwyg', 'message', 'form[name=input] [name=submit]'],
	['MyBB’s full editor in source', 'mybb', 'reply', 'source', 'message', 'form[name=input] [name=submit]'],
	['SMF’s full editor in source', 'smf', 'reply', 'source', 'message', '#postmodify [name=post]'],
	['SMF’s full editor without its script', 'smf', 'reply', 'bare', 'message', '#postmodify [name=post]'],
];

describe.each(browserNames)('editors of saved pages in %s', name => {
	let table: Table;
	let browser: Browser;
	beforeAll(async () => {
		table = await openTable();
		browser = await table.sit(name);
		await activate(browser, table.forum.url);
		const popup = await browser.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await popup.close();
	}, 120_000);
	afterAll(() => table?.leave());

	test.each(rows)('a roll is inserted in %s and sent by its own button', async (_, forum, page, dress, field, button) => {
		const pages: Pages = await startPages(forum, [page], dress);
		const tab = await browser.open(pages.cases[page]);
		if (dress === 'wysiwyg' || dress === 'source') await tab.wait('html[data-editor=ready]');
		await tab.click({css: 'button.roll', text: 'Jet'});
		await tab.fill({css: 'input', text: 'Expression'}, '2d6+1');
		await tab.fill({css: 'input', text: 'Libellé'}, 'Essai');
		await tab.click({css: 'button', text: 'Insérer'});
		await tab.gone('osselet-panel');
		await tab.click(button);
		const sent = await until('the form', async () => pages.sent.at(-1));
		await pages.close();
		await tab.close();
		expect(sent.fields[field]).toMatch(/Essai – 2d6 \+ 1, [^\n]*oss1-s-2d6z2b1-r\d+-k1-[0-9a-f]{8}/);
	});
});
