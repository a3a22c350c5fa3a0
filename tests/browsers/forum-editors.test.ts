import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {findStrings} from '../../src/seal/find';
import {FIRST} from '../forum/editor-pages';
import type {RichDress} from '../forum/rich-dress';
import {startPages} from '../forum/saved-pages';
import {PERIOD} from '../relay/relay';
import {drawOf, rollInPanel} from './editor-hands';
import {activate, askKeeper} from './lib/activate';
import {type Browser, browserNames} from './lib/browser';
import {until} from './lib/tab';
import {openTable, type Table} from './lib/table';
import {FIRST_ROLL, holding, linesOf, select} from './rich-hands';

type Row = {
	readonly what: string;
	readonly forum: string;
	readonly page: string;
	readonly dress: RichDress;
	/** The form's own field, the forum's own button, and the name under which the text is sent. */
	readonly field: string;
	readonly button: string;
	readonly sent: string;
	/** A script of the forum's sends it, and no form. */
	readonly scripted?: true;
};

const FIELD = '[data-role="replyArea"] textarea[data-role="contentEditor"]';
const REPLY = '[data-role="replyArea"] button[type=submit]';

const rows: readonly Row[] = [
	{
		what: 'XenForo’s Froala',
		forum: 'xenforo',
		page: 'reply',
		dress: 'froala',
		field: 'textarea.js-editor',
		button: '.button--primary',
		sent: 'message_html',
	},
	{
		what: 'Discourse’s rich editor',
		forum: 'discourse',
		page: 'rich',
		dress: 'prosemirror',
		field: '.d-editor-input',
		button: '#reply-control .create',
		sent: 'raw',
		scripted: true,
	},
	{
		what: 'Invision 4’s CKEditor',
		forum: 'invision',
		page: 'reply',
		dress: 'ckeditor4-in-place',
		field: FIELD,
		button: REPLY,
		sent: 'topic_comment_12',
	},
	{
		what: 'Invision 5’s Tiptap',
		forum: 'invision',
		page: 'version-5-thread',
		dress: 'tiptap',
		field: FIELD,
		button: REPLY,
		sent: 'topic_comment_12',
	},
	{
		what: 'WoltLab’s CKEditor 5',
		forum: 'woltlab',
		page: 'thread',
		dress: 'ckeditor5',
		field: '#text',
		button: '#messageQuickReply [data-type=save]',
		sent: 'message',
		scripted: true,
	},
	{
		what: 'vBulletin 5’s CKEditor',
		forum: 'vbulletin5',
		page: 'thread',
		dress: 'ckeditor4',
		field: '#ckeditor-bare',
		button: '#btnSubmitText',
		sent: 'text',
	},
];

/** What a forum's script does at the click on its button. */
const sender = ({button, sent, scripted}: Row): string =>
	scripted
		? `document.querySelector(${JSON.stringify(button)}).addEventListener('click', () => fetch('/sent', {method: 'POST', body: new URLSearchParams({${sent}: source()})}));`
		: '';

describe.each(browserNames)('the rich editors of forums in %s', name => {
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

	const fallsAt = (round: number) => (table.relay.chain.genesis + (round - 1) * PERIOD) * 1000;

	test.each(rows)('$what: at the caret, one undo and redo (bug 46), and sent as it stands with its draw', async at => {
		const pages = await startPages(at.forum, [at.page], at.dress, {script: sender(at), field: at.field});
		const tab = await browser.open(pages.cases[at.page]);
		await tab.wait('html[data-editor=ready]');
		await tab.wait({css: 'button.roll', text: 'Jet'});
		await select(tab, 'entre,');

		await tab.press('Alt+j');
		await rollInPanel(tab, '2d6+1', 'Premier');
		const rolled = ['Il entre,', FIRST_ROLL, 'puis sort.'];
		await holding(tab, rolled);
		await tab.press('Control+z');
		await holding(tab, [FIRST]);
		await tab.press('Control+y');
		await holding(tab, rolled);

		const before = pages.sent.length;
		const began = Date.now();
		await tab.click(at.button);
		const form = await until('the form', async () => pages.sent[before]);
		const ended = Date.now();
		const stored = form.fields[at.sent] ?? '';
		expect(linesOf(stored)).toEqual(rolled);
		const strings = findStrings(stored).map(({string}) => string);
		expect(strings).toMatchObject([{kind: 'roll', expression: '2d6+1', index: 1}]);
		for (const each of strings) expect([drawOf(began), drawOf(ended)]).toContain(each.kind === 'roll' ? fallsAt(each.round!) : 0);
		await tab.close();
		await pages.close();
	});
});
