import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sealedDraw} from '../../src/seal/draws';
import {writeString} from '../../src/seal/write';
import {quoteSource} from '../forum/bbcode';
import type {Account, Board} from '../forum/state';
import {activate, askKeeper} from './lib/activate';
import {broken} from './lib/axe';
import {login} from './lib/board';
import {browserNames, shot} from './lib/browser';
import {marksWhen, openMark} from './lib/marks';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Three pages of a thread: rolls that are right, one repeated, one that leaves out a number, one typed over, one that will be deleted. */
function seed(board: Board, now: number): void {
	const topic = board.addTopic('Les quais de nuit').id;
	const by = (name: string) => board.accounts.find(account => account.name === name) as Account;
	const start = now - 6 * HOUR;
	for (let place = 0; place < 25; place += 1) {
		const at = start + place * 10 * MINUTE;
		const author = by(['Maud', 'Lison', 'Bastien'][place % 3] ?? 'Maud');
		const roll = (index: number, expression = '1d20+5') => writeString({mode: 's', expression, round: sealedDraw(at), index});
		const line = (raw: string) => `${author.name}, Saut – 1d20 + 5 ${raw}`;
		const texts: Readonly<Record<number, string>> = {
			0: 'La nuit tombe sur les quais.',
			5: `${line(roll(1))}\n${line(roll(1))}`,
			8: `${line(roll(1))}\n${line(roll(3))}`,
			12: `Aline, Saut – 1d20 + 5 = 99 ${roll(1)}`,
		};
		// A number that grows, targets that are reached or not, and dice of several kinds: something to draw.
		const facts = `${author.name}, Saut – 1d20 + 5 (${place < 12 ? 5 : 6} Souplesse)`;
		const usual = `${facts} ${roll(1, place % 4 === 1 ? '3d6' : '1d20+5vs15')}`;
		board.addPost({topic, author, at, source: texts[place] ?? `La scène va.\n${usual}`});
	}
}

/** The reader's own page of the report, found by its words wherever the browser put it. */
const report = async (table: Table, from: Tab, open: (url: string) => Promise<Tab>, base: string): Promise<Tab> => {
	const [head] = await until('a reading', async () => {
		const heads = (await askKeeper(from, 'audit/list', null)) as readonly {
			readonly site: string;
			readonly thread: string;
			readonly state: string;
		}[];
		return heads.length > 0 && heads[0]?.state !== 'reading' && heads;
	});
	expect(head?.site).toContain(new URL(table.forum.url).host);
	return open(`${base}popup/audit.html#${encodeURIComponent(`${head?.site} ${head?.thread}`)}`);
};

describe.each(browserNames)('the audit of a thread in %s', name => {
	let table: Table;
	let popup: Tab;
	let tab: Tab;
	let open: (url: string) => Promise<Tab>;
	let base = '';
	beforeAll(async () => {
		table = await openTable({seed});
		const browser = await table.sit(name);
		base = browser.base;
		open = url => browser.open(url);
		popup = await browser.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await activate(browser, table.forum.url);
		tab = await browser.open();
		await login(tab, table.forum, 'Ondine');
	}, 240_000);
	afterAll(() => table?.leave());

	test('a roll that the reader saw goes; the audit is asked for beside a mark, stopped, and gone on with', async () => {
		const {forum} = table;
		// Seen on the second page, and deleted after it.
		await tab.goto(`${forum.url}/viewtopic.php?t=1&start=10`);
		await tab.wait('#p15 osselet-mark');
		await until('what was seen in the memory', async () => {
			const notes = (await askKeeper(popup, 'seen/thread', {site: new URL(forum.url).host, thread: '1'})) as readonly unknown[];
			return notes.length >= 9;
		});
		forum.board.deletePost(15);

		await tab.goto(`${forum.url}/viewtopic.php?t=1`);
		await marksWhen(tab, 2, 1, marks => /^Tirage loyal/.test(marks[0]?.name ?? ''));
		await openMark(tab, 2, 1);
		// So slow that a reader, or a driver, is in time to stop it.
		forum.delay = 3000;
		await tab.click({css: '.popover button', text: 'Vérifier le fil'});
		await tab.click({css: 'osselet-audit button, section button', text: 'Arrêter'});
		await tab.wait({css: 'section p', text: 'Lecture arrêtée'});
		forum.delay = 0;
		await tab.screenshot(shot(`${name}-audit-stopped`));
		await tab.click({css: 'section button', text: 'Reprendre'});
		await tab.wait({css: 'section p', text: 'Le fil est lu'});
	});

	test('the report names what differs, in neutral words, and leads to the posts', async () => {
		const page = await report(table, popup, open, base);
		await page.wait('.scroll tbody tr');
		const kinds = await until('the findings', async () => {
			const all = await page.all('.findings h3');
			return all.length >= 4 && all;
		});
		expect([...kinds].sort()).toEqual(['Nombre autre que les dés', 'Numéro déjà pris', 'Numéro sauté', 'Vu, absent maintenant']);
		const words = await page.text('main');
		expect(words).toContain('24 messages');
		expect(words).toContain('le message dit 99');
		expect(words).not.toMatch(/trich|chanceu/i);
		expect(await page.attribute({css: '.findings a', text: 'Message 13'}, 'href')).toMatch(/\/viewtopic\.php\S*#p13$/);
		await page.resize(1280, 900);
		await page.screenshot(shot(`${name}-audit-report`));

		await page.fill({css: 'input[type=search]', text: 'Chercher'}, 'aline');
		await until('one row', async () => (await page.all('.scroll tbody tr')).length === 1);
		await page.close();
	});

	test('what can be taken away can be read again', async () => {
		const page = await report(table, popup, open, base);
		await page.wait('.exports');
		const saved = await page.evaluate(async () => {
			const texts: string[] = [];
			const original = URL.createObjectURL;
			URL.createObjectURL = blob => {
				void (blob as Blob).text().then(text => texts.push(text));
				return original(blob);
			};
			HTMLAnchorElement.prototype.click = () => undefined;
			for (const button of document.querySelectorAll<HTMLButtonElement>('.exports button'))
				if (/CSV|JSON/.test(button.textContent ?? '')) button.click();
			await new Promise(done => setTimeout(done, 1500));
			return texts;
		}, undefined);
		const csv = saved.find(text => text.includes('Message;Auteur')) ?? '';
		const json = JSON.parse(saved.find(text => text.startsWith('{')) ?? '{}');
		// A post without a roll, and four posts that are not counted: the deleted one; two posts bear two rolls.
		expect(csv.trim().split('\r\n')).toHaveLength(1 + json.rolls.length);
		expect(json.rolls).toHaveLength(25);
		expect(json.findings.map(({kind}: {kind: string}) => kind).sort()).toEqual(['gap', 'gone', 'mismatch', 'repeated']);
		expect(await page.value('.exports .summary textarea')).toContain('Vérification du fil «\u00a0Les quais de nuit\u00a0»');
		// What the draws of its rolls are proved by, for a post.
		const receipts = await page.value('.exports .receipts textarea');
		expect(receipts).toMatch(/^Tirage du \d\d\/\d\d\/\d{4}, \d\dh\d\d UTC – oss1-b-r\d+(-[0-9a-f]{32}){3}-[0-9a-f]{8}$/m);
		await page.evaluate(() => document.querySelector('.exports')?.scrollIntoView(), undefined);
		await page.screenshot(shot(`${name}-audit-exports`));
		await page.close();
	});

	test('what the rolls tell is drawn, of the table and of a character, and can be kept as a file', async () => {
		const page = await report(table, popup, open, base);
		await page.wait('.statistics .picture svg');
		expect(await page.text('.statistics')).toContain('Trop peu pour en dire plus');
		expect(await page.text('.statistics')).not.toMatch(/chanceu/i);
		await page.choose('.statistics .filter select', 'Lison');
		await page.wait({css: '.picture figcaption', text: 'd20'});
		const character = await page.evaluate(() => {
			const select = document.querySelector<HTMLSelectElement>('.statistics select')!;
			select.value = [...select.options].filter(({text}) => text === 'Lison').at(-1)!.value;
			select.dispatchEvent(new Event('change', {bubbles: true}));
			return select.selectedOptions[0]?.parentElement?.getAttribute('label');
		}, undefined);
		expect(character).toBe('Personnages');
		await page.wait({css: '.picture figcaption', text: 'Souplesse'});
		expect((await page.text('.statistics')).replace(/\s/g, ' ')).toContain(
			'Souplesse : de 5 à 6, au plus bas 5, au plus haut 6.',
		);
		await page.click('.statistics .picture details summary');
		const files = await page.evaluate(async () => {
			const kept: Blob[] = [];
			const original = URL.createObjectURL;
			URL.createObjectURL = blob => {
				kept.push(blob as Blob);
				return original(blob);
			};
			HTMLAnchorElement.prototype.click = () => undefined;
			for (const button of document.querySelector('.statistics .picture')!.querySelectorAll<HTMLButtonElement>('.acts button'))
				button.click();
			await new Promise(done => setTimeout(done, 1500));
			const first = await Promise.all(
				kept.map(async blob => [blob.type, [...new Uint8Array(await blob.slice(0, 8).arrayBuffer())]] as const),
			);
			const svg = await kept.find(({type}) => type === 'image/svg+xml')?.text();
			const drawn = svg === undefined ? undefined : new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
			return {first, name: drawn?.nodeName, says: drawn?.textContent, styled: !/var\(|class=/.test(svg ?? 'class=')};
		}, undefined);
		expect(files.first.map(([type]) => type)).toEqual(expect.arrayContaining(['image/svg+xml', 'image/png']));
		expect(files.first.find(([type]) => type === 'image/png')?.[1]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
		expect([files.name, files.styled]).toEqual(['svg', true]);
		expect(files.says).toContain('Souplesse');
		await page.resize(1280, 1400);
		await page.evaluate(() => document.querySelector('.statistics')?.scrollIntoView(), undefined);
		await page.screenshot(shot(`${name}-audit-character`));
		await page.close();
		const all = await open(`${base}popup/audit.html#all`);
		await all.wait('.statistics .picture svg');
		expect(await all.text('h1')).toBe('Tous les fils lus');
		expect(await broken(all)).toEqual([]);
		await all.close();
	});

	test('a quotation of a roll on another page is held against what was seen of it; both are shown, and the way there', async () => {
		const {forum} = table;
		const quoted = forum.board.post(14)!;
		const said = quoted.source.replace(' oss1', ' = 99 oss1');
		const head = {author: quoted.author.name, authorId: quoted.author.id, id: 14, at: quoted.at};
		const {id} = forum.board.addPost({
			topic: 1,
			author: quoted.author,
			source: `${quoteSource({...head, source: quoted.source})}${quoteSource({...head, source: said})}Je me suis trompée.`,
		});
		await tab.goto(`${forum.url}/viewtopic.php?t=1&start=20`);
		const names = await marksWhen(tab, id, 2, marks => marks.every(mark => /message 14/.test(mark.name)));
		expect(names.map(mark => mark.name.replace(/\s/g, ' '))).toEqual([
			'Citation du message 14, telle que ce navigateur y a lu : y aller',
			'Citation autre que le message 14 : voir les deux',
		]);
		await tab.evaluate(post => {
			const marks = document.querySelectorAll<HTMLElement>(`#p${post} osselet-mark`);
			marks[1]?.scrollIntoView({block: 'center'});
			marks[1]?.shadowRoot?.querySelector('button')?.click();
		}, id);
		await tab.wait({css: '.popover h3', text: 'Vu d’abord par ce navigateur'});
		expect(await tab.text('.popover .body')).toMatch(/Cité ici par Lison[^]*= 99[^]*Ne dit pas lequel des deux a changé/);
		for (const [scheme, width] of [
			['light', 1280],
			['dark', 1280],
			['light', 360],
		] as const) {
			await tab.scheme(scheme);
			await tab.resize(width, 740);
			expect(await broken(tab, ['osselet-popover']), scheme).toEqual([]);
			await tab.screenshot(shot(`${name}-quote-${scheme}-${width}`));
		}
		await tab.scheme('light');
		await tab.resize(1280, 900);
		await tab.click({css: '.popover button', text: 'Aller au message d’origine'});
		await until('the page of the original', async () => /p=14|start=10/.test(await tab.evaluate(() => location.href, undefined)));
	}, 300_000);

	test('breaks no rule of accessibility, light and dark, wide and narrow, in either language', async () => {
		for (const [scheme, lang] of [
			['light', 'fr'],
			['dark', 'fr'],
			['light', 'en'],
		] as const) {
			await askKeeper(popup, 'settings/put', {settings: {lang, network: true}});
			const page = await report(table, popup, open, base);
			await page.scheme(scheme);
			await page.wait('.statistics .pictures svg');
			expect(await page.evaluate(() => document.documentElement.lang, undefined)).toBe(lang);
			expect(await broken(page), `${scheme} ${lang}`).toEqual([]);
			await page.screenshot(shot(`${name}-audit-${scheme}-${lang}`));
			await page.resize(1280, 1400);
			await page.evaluate(() => document.querySelector('.statistics')?.scrollIntoView(), undefined);
			await page.screenshot(shot(`${name}-audit-statistics-${scheme}-${lang}`));
			await page.resize(360, 1400);
			await page.evaluate(() => document.querySelector('.statistics')?.scrollIntoView(), undefined);
			await page.screenshot(shot(`${name}-audit-statistics-${scheme}-${lang}-360`));
			await page.evaluate(() => scrollTo(0, 0), undefined);
			await page.resize(360, 740);
			expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth, undefined)).toBe(true);
			await page.screenshot(shot(`${name}-audit-${scheme}-${lang}-360`));
			await page.close();
		}
	});
});
