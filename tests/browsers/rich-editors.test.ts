import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {findStrings} from '../../src/seal/find';
import {type EditorName, editorNames, FIRST, sourceFields, startEditorPages} from '../forum/editor-pages';
import {PERIOD} from '../relay/relay';
import {drawOf, rollInPanel} from './editor-hands';
import {activate, askKeeper} from './lib/activate';
import {type Browser, browserNames} from './lib/browser';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';
import {FIRST_ROLL, holding, linesOf, SECOND_ROLL, select, selectAndOpen} from './rich-hands';

/** Quill takes the other key on Windows alone. */
const redoKey = (editor: EditorName) => (editor === 'quill' ? 'Control+Shift+z' : 'Control+y');

describe.each(browserNames)('the editors in %s', name => {
	let table: Table;
	let browser: Browser;
	let pages: Awaited<ReturnType<typeof startEditorPages>>;
	beforeAll(async () => {
		table = await openTable();
		pages = await startEditorPages();
		browser = await table.sit(name);
		await activate(browser, table.forum.url);
		const popup = await browser.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await popup.close();
	}, 120_000);
	afterAll(async () => {
		await table?.leave();
		await pages?.close();
	});

	const fallsAt = (round: number) => (table.relay.chain.genesis + (round - 1) * PERIOD) * 1000;

	async function roll(tab: Tab, expression: string, label: string): Promise<void> {
		await tab.press('Alt+j');
		await rollInPanel(tab, expression, label);
	}

	test.each(editorNames)(
		'%s: at the caret, one undo and redo (bug 46), source mode, and sent as it stands with its draw',
		async editor => {
			const tab = await browser.open(`${pages.url}/${editor}`);
			await tab.wait('html[data-editor=ready]');
			await tab.wait({css: 'button.roll', text: 'Jet'});
			await select(tab, 'entre,');

			await roll(tab, '2d6+1', 'Premier');
			const rolled = ['Il entre,', FIRST_ROLL, 'puis sort.'];
			await holding(tab, rolled);
			await tab.press('Control+z');
			await holding(tab, [FIRST]);
			await tab.press(redoKey(editor));
			await holding(tab, rolled);

			const mode = sourceFields[editor];
			if (mode) {
				await tab.evaluate(() => globalThis.switchMode(), undefined);
				expect(linesOf(await tab.value(mode))).toEqual(rolled);
				await tab.evaluate(css => {
					const field = document.querySelector<HTMLTextAreaElement>(css)!;
					field.focus();
					const end = field.value.indexOf('puis');
					field.setSelectionRange(end, end);
				}, mode);
			} else await select(tab, 'puis');
			await roll(tab, '1d20', 'Second');
			if (mode) await tab.evaluate(() => globalThis.switchMode(), undefined);
			const both = mode
				? ['Il entre,', FIRST_ROLL, SECOND_ROLL, 'puis sort.']
				: ['Il entre,', FIRST_ROLL, 'puis', SECOND_ROLL, 'sort.'];
			await holding(tab, both);

			// No hand is faster, and Lexical looks away after a key.
			await new Promise(done => setTimeout(done, 200));
			const before = pages.sent.length;
			const began = Date.now();
			await tab.click('#go');
			const stored = await until('the form', async () => pages.sent[before]);
			const ended = Date.now();
			expect(linesOf(stored)).toEqual(both);
			const rolls = findStrings(stored).map(({string}) => string);
			expect(rolls).toMatchObject([
				{kind: 'roll', expression: '2d6+1', index: 1},
				{kind: 'roll', expression: '1d20', index: 2},
			]);
			for (const each of rolls) expect([drawOf(began), drawOf(ended)]).toContain(each.kind === 'roll' ? fallsAt(each.round!) : 0);
			await tab.close();
		},
	);

	test('prosemirror: a line lands behind what was selected in the moment in which the panel opened', async () => {
		const tab = await browser.open(`${pages.url}/prosemirror`);
		await tab.wait('html[data-editor=ready]');
		await tab.wait({css: 'button.roll', text: 'Jet'});
		await select(tab, 'sort');
		await roll(tab, '2d6+1', 'Premier');
		await holding(tab, ['Il entre, puis sort', FIRST_ROLL, '.']);
		await selectAndOpen(tab, 'puis');
		await rollInPanel(tab, '1d20', 'Second');
		await holding(tab, ['Il entre, puis', SECOND_ROLL, 'sort', FIRST_ROLL, '.']);
		await tab.close();
	});
});
