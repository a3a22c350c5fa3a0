import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {findStrings} from '../../src/seal/find';
import type {RollString} from '../../src/seal/roll-string';
import {type Dress, startPages} from '../forum/saved-pages';
import {PERIOD} from '../relay/relay';
import {caretBefore, changed, type Desk, drawOf, preset, press, rollInPanel, write, written} from './editor-hands';
import {activate, askKeeper} from './lib/activate';
import {type Browser, browserNames} from './lib/browser';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

type Row = {
	readonly what: string;
	readonly forum: string;
	readonly page: string;
	readonly dress: Dress;
	/** The form's own field, the forum's own button, and the name under which the text is sent. */
	readonly field: string;
	readonly button: string;
	readonly sent: string;
};

const row = (what: string, at: string, dress: Dress, field: string, button: string, sent = 'message'): Row => {
	const [forum, page] = at.split('/') as [string, string];
	return {what, forum, page, dress, field, button, sent};
};

const FORUMACTIF = '#text_editor_textarea';
const QUICK_REPLY = '.form_post_quick_reply textarea';

const replies: readonly Row[] = [
	row('phpBB’s quick reply', 'phpbb/thread', 'as-saved', '#qr_postform textarea', '#qr_postform [name=post]'),
	row('phpBB’s full editor', 'phpbb/reply', 'as-saved', '#message', '#postform [name=post]'),
	row('MyBB’s quick reply', 'mybb/thread', 'as-saved', '#message', '#quick_reply_submit'),
	row('MyBB’s full editor in WYSIWYG', 'mybb/reply', 'wysiwyg', '#message', 'form[name=input] [name=submit]'),
	row('MyBB’s full editor in source', 'mybb/reply', 'source', '#message', 'form[name=input] [name=submit]'),
	row('SMF’s quick reply in source', 'smf/thread', 'source', '#quickReply', '#postmodify [name=post]', 'quickReply'),
	row('SMF’s full editor in source', 'smf/reply', 'source', '#message', '#postmodify [name=post]'),
	row('SMF’s full editor without its script', 'smf/reply', 'bare', '#message', '#postmodify [name=post]'),
	row('SMF’s full editor in WYSIWYG', 'smf/reply', 'wysiwyg', '#message', '#postmodify [name=post]'),
	row('SMF 2.0’s full editor', 'smf/version-2-0-reply', 'as-saved', '#message', '#postmodify [name=post]'),
	row('phpBB 2’s editor', 'phpbb2/reply', 'as-saved', 'textarea[name=message]', 'input[name=post]'),
	row(
		'FluxBB’s quick reply',
		'fluxbb/thread',
		'as-saved',
		'#quickpostform textarea',
		'#quickpostform [name=submit]',
		'req_message',
	),
	row('FluxBB’s full editor', 'fluxbb/reply', 'as-saved', '#post textarea', '#post [name=submit]', 'req_message'),
	row('PunBB’s quick reply', 'punbb/thread', 'as-saved', '#fld1', '#brd-qpost [name=submit_button]', 'req_message'),
	row('PunBB’s full editor', 'punbb/reply', 'as-saved', '#fld1', '#afocus [name=submit_button]', 'req_message'),
	row(
		'NodeBB’s quick reply',
		'nodebb/thread',
		'as-saved',
		'.quickreply-message textarea',
		'.quick-reply [type=submit]',
		'content',
	),
	row('NodeBB’s composer', 'nodebb/compose-reply', 'as-saved', '.composer textarea', '.composer-submit', 'content'),
	row('Jcink’s fast reply', 'jcink/thread', 'as-saved', '#qr_open textarea', '#qr_open [name=submit]', 'Post'),
	row('Jcink’s full editor', 'jcink/reply', 'as-saved', '#posting-form textarea', '#posting-form [name=submit]', 'Post'),
	row('ProBoards’ quick reply', 'proboards/thread', 'as-saved', QUICK_REPLY, '.form_post_quick_reply [type=submit]'),
	row('ProBoards’ full editor', 'proboards/reply', 'as-saved', '.wysiwyg-textarea', '.form_post_new [type=submit]'),
	row('RPoL’s form', 'rpol/reply', 'as-saved', 'form textarea', 'form [type=submit]', 'messagetext'),
	row('vBulletin 3’s full editor', 'vbulletin3/reply', 'as-saved', '#vB_Editor_001_textarea', '#vB_Editor_001_save'),
	row('vBulletin 3’s quick reply', 'vbulletin3/thread', 'as-saved', '#vB_Editor_QR_textarea', '#qr_submit'),
	row('vBulletin 5’s editor before it is clicked', 'vbulletin5/thread', 'as-saved', '#ckeditor-bare', '#btnSubmitText', 'text'),
	row('XenForo’s field without its editor', 'xenforo/plain-field', 'as-saved', 'textarea[name=message]', '.button--primary'),
	row('Discourse’s composer', 'discourse/reply', 'as-saved', 'textarea.d-editor-input', '#reply-control .create', 'raw'),
	row('Flarum’s composer', 'flarum/reply', 'as-saved', 'textarea.TextEditor-editor', '.item-submit button', 'content'),
	row('an unknown forum’s SCEditor', 'plain/rich-editor', 'wysiwyg', '#message', '[name=send]'),
	row('Forumactif’s quick reply in source', 'forumactif/prosilver-thread', 'source', FORUMACTIF, '#quick_reply [name=post]'),
	row('Forumactif’s quick reply in a table', 'forumactif/subsilver-thread', 'wysiwyg', FORUMACTIF, '#quick_reply [name=post]'),
	row('Forumactif’s full editor in WYSIWYG', 'forumactif/modernbb-reply', 'wysiwyg', FORUMACTIF, 'form[name=post] [name=post]'),
	row('Forumactif’s full editor in source', 'forumactif/awesomebb-reply', 'source', FORUMACTIF, 'form[name=post] [name=post]'),
	row('Forumactif’s mobile page', 'forumactif/mobile-reply', 'as-saved', FORUMACTIF, 'form[name=post] [name=post]'),
];

const edits: readonly Row[] = [
	row('phpBB’s edit page', 'phpbb/edit', 'as-saved', '#message', '#postform [name=post]'),
	row('FluxBB’s edit page', 'fluxbb/edit', 'as-saved', '#edit textarea', '#edit [name=submit]', 'req_message'),
	row('PunBB’s edit page', 'punbb/edit', 'as-saved', '#fld1', '#afocus [name=submit_button]', 'req_message'),
	row('phpBB 2’s edit page', 'phpbb2/edit', 'as-saved', 'textarea[name=message]', 'input[name=post]'),
	row('vBulletin 3’s edit page', 'vbulletin3/edit', 'as-saved', '#vB_Editor_001_textarea', '#vB_Editor_001_save'),
	row('Jcink’s edit page', 'jcink/edit', 'as-saved', '#posting-form textarea', '#posting-form [name=submit]', 'Post'),
	row('ProBoards’ edit page', 'proboards/edit', 'as-saved', '.wysiwyg-textarea', '.form_post_edit [type=submit]'),
	row('NodeBB’s composer for a change', 'nodebb/edit', 'as-saved', '.composer textarea', '.composer-submit', 'content'),
	row('MyBB’s edit page in source', 'mybb/edit', 'source', '#message', '[name=submitbutton]'),
	row('Forumactif’s edit page in source', 'forumactif/prosilver-edit', 'source', FORUMACTIF, 'form[name=post] [name=post]'),
	row('MyBB’s quick edit', 'mybb/quick-edit', 'as-saved', '#quickedit_63', '#pid_63 button[type=submit]', 'value'),
	row(
		'Flarum’s composer for a change',
		'flarum/edit',
		'as-saved',
		'textarea.TextEditor-editor',
		'.item-submit button',
		'content',
	),
	row('SMF’s edit page in source', 'smf/edit', 'source', '#message', '#postmodify [name=post]'),
	row(
		'SMF’s quick edit',
		'smf/quick-edit',
		'as-saved',
		'#quick_edit_body_container textarea',
		'#quick_edit_body_container [name=post]',
	),
];

/** What the forums' own scripts do: Jcink's unfolds its fast reply at a click on its button. In place of a navigation, MyBB sends at the form's `submit`, SMF, Discourse, NodeBB and Flarum at the click on their button. */
const AJAX = `
const send = (path, body) => fetch(path, {method: 'POST', body: new URLSearchParams(body)}).then(() => document.documentElement.dataset.sent = 'yes');
document.querySelector('#quick_reply_form')?.addEventListener('submit', event => {
	event.preventDefault();
	send('/newreply.php?ajax=1', new FormData(event.target));
});
document.querySelector('#qr_open')?.style.removeProperty('display');
const quickEdit = document.querySelector('textarea[id^=quickedit_]');
quickEdit?.form.addEventListener('submit', event => {
	event.preventDefault();
	send('/xmlhttp.php?action=edit_post', {value: quickEdit.value});
});
document.querySelector('#quick_edit_body_container [name=post]')?.addEventListener('click', event => {
	event.preventDefault();
	send('/index.php?action=jsmodify', {message: document.forms.quickModForm.message.value});
});
document.querySelector('#reply-control .create')?.addEventListener('click', () => {
	send('/posts', {raw: document.querySelector('.d-editor-input').value});
});
document.querySelector('.composer-submit')?.addEventListener('click', () => {
	send('/api/v3/posts', {content: document.querySelector('.composer textarea').value});
});
document.querySelector('.Composer .item-submit button')?.addEventListener('click', () => {
	send('/api/posts', {content: document.querySelector('.TextEditor-editor').value});
});`;

/** A sealed roll of a text that was begun months ago. */
const OLD = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
/** The published roll of the posts that are edited on the saved pages. */
const PUBLISHED = 'oss1-s-3d6-r31543812-k2-532b01b5';

const lines = (text: string) => text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');
const strings = (text: string) => findStrings(text).map(({string}) => string as RollString);
/** A text with each roll string as a sign, and each roll's line as its label. */
const shape = (text: string) =>
	lines(text)
		.replace(/oss1-[0-9a-z-]+/g, '§')
		.replace(/^(\w+) – [^\n§]*§$/gm, '($1)');

describe.each(browserNames)('writing in %s', name => {
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

	async function sitDown(at: Row) {
		const pages = await startPages(at.forum, [at.page], at.dress, {script: AJAX});
		const tab = await browser.open(pages.cases[at.page]);
		const desk: Desk = {field: at.field, dress: at.dress};
		if (at.dress === 'wysiwyg' || at.dress === 'source') await tab.wait('html[data-editor=ready]');
		await tab.wait({css: 'button.roll', text: 'Jet'});
		const leave = async () => {
			await tab.close();
			await pages.close();
		};
		return {pages, tab, desk, leave};
	}

	/** Presses the forum's own button and answers what its server stored. */
	async function send(tab: Tab, sent: readonly {readonly fields: Readonly<Record<string, string>>}[], at: Row): Promise<string> {
		const before = sent.length;
		await tab.click(at.button);
		const form = await until('the form', async () => sent[before]);
		await tab.wait('html[data-sent=yes], #stored');
		return lines(form.fields[at.sent] ?? '');
	}

	test.each(replies)('$what: rolls by keyboard, one undo each (bug 46), sealed at submit in order', async at => {
		const {pages, tab, desk, leave} = await sitDown(at);
		await preset(tab, desk, `Vieux – 1d20 + 5 ${OLD}\n`);
		await write(tab, desk, 'Il entre, puis sort.');
		await caretBefore(tab, desk, ' puis');
		const before = await written(tab, desk);

		await tab.focus({css: 'button.roll', text: 'Jet'});
		await tab.press('Enter');
		await rollInPanel(tab, '2d6+1', 'Premier');
		const after = await changed(tab, desk, before);
		expect(shape(after).trim()).toBe('(Vieux)\nIl entre,\n(Premier)\n puis sort.');

		await tab.press('Control+z');
		expect(lines(await changed(tab, desk, after))).toBe(lines(before));
		await tab.press('Control+Shift+z');
		expect(lines(await changed(tab, desk, before))).toBe(lines(after));

		await tab.press('Alt+j');
		await rollInPanel(tab, '1d20', 'Second');
		await changed(tab, desk, after);
		await press(tab, 'Fin');
		const began = Date.now();
		const stored = await send(tab, pages.sent, at);
		const ended = Date.now();

		expect(shape(stored).trim()).toBe('(Vieux)\nIl entre,\n(Premier)\n(Second)\nFin puis sort.');
		const rolls = strings(stored);
		expect(rolls.map(({expression, index}) => [expression, index])).toEqual([
			['1d20+5', 1],
			['2d6+1', 2],
			['1d20', 3],
		]);
		for (const {round} of rolls) expect([drawOf(began), drawOf(ended)]).toContain(fallsAt(round!));
		await leave();
	});

	test.each(edits)('$what: what was published stays, the new roll is numbered after it', async at => {
		const {pages, tab, desk, leave} = await sitDown(at);
		const published = await written(tab, desk);
		expect(published).toContain(PUBLISHED);
		await write(tab, desk, '\nIl entre, puis sort.');
		await caretBefore(tab, desk, ' puis');
		const before = await written(tab, desk);
		// With several editors on the page, the shortcut takes the one that has the caret.
		await tab.press('Alt+j');
		await rollInPanel(tab, '2d6+1', 'Ajout');
		const after = await changed(tab, desk, before);
		await tab.press('Control+z');
		expect(lines(await changed(tab, desk, after))).toBe(lines(before));
		await tab.press('Control+Shift+z');
		expect(lines(await changed(tab, desk, before))).toBe(lines(after));

		const stored = await send(tab, pages.sent, at);
		expect(stored.trim()).toBe(lines(after).trim());
		expect(stored).toContain(lines(published).trim());
		const rolls = strings(stored);
		expect(rolls.map(({raw}) => raw)[0]).toBe(PUBLISHED);
		expect(rolls.map(({expression, index}) => [expression, index])).toEqual([
			['3d6', 2],
			['2d6+1', 3],
		]);
		await leave();
	});
});
