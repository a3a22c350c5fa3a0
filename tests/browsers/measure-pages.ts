import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {plain} from '../../src/books/plain';
import {sealedDraw} from '../../src/seal/draws';
import {writeString} from '../../src/seal/write';
import {sheetId} from '../../src/shared/ids';
import {newSheet} from '../../src/sheets/new';
import {startForum} from '../forum/forum';
import {accounts} from '../forum/seed';
import type {Board} from '../forum/state';
import {startRelay} from '../relay/relay';
import {activate, askKeeper} from './lib/activate';
import type {Browser} from './lib/browser';
import {buildFor} from './lib/build';
import {launchChromium} from './lib/chromium';
import type {Task, Tasks} from './lib/record-tasks';
import {type Tab, until} from './lib/tab';

const POSTS = 1000;
const ROLLS = 5;
const SHEETS = 200;
const HOUR = 3_600_000;

/** Fills a topic with sealed rolls whose draws fell some hours ago, in ten of them, and another with talk alone. */
function fill(board: Board, now: number): void {
	const long = board.addTopic('Mille messages');
	for (let post = 0; post < POSTS; post += 1) {
		const at = now - 5 * HOUR + Math.floor(post / 100) * 5 * 60_000;
		const lines = Array.from({length: ROLLS}, (_, roll) => {
			const raw = writeString({mode: 's', expression: '2d6+3', round: sealedDraw(at), index: roll + 1});
			return `[b]Tir[/b] : 2d6+3 (${raw})`;
		});
		const author = accounts[post % accounts.length];
		if (author) board.addPost({topic: long.id, author, at, source: `Il fait nuit.\n${lines.join('\n')}`});
	}
	const talk = board.addTopic('Causerie');
	const [author] = accounts;
	if (author) board.addPost({topic: talk.id, author, source: 'Ni jet, ni formulaire.'});
}

/** Does in the page itself what cannot be spared: a walk of the posts' texts, and the three SHA-256 that each of their strings needs. */
async function bareWork(tab: Tab): Promise<void> {
	const {outputFiles} = await build({
		stdin: {contents: "import {sha256} from '@noble/hashes/sha2.js'; globalThis.sha256 = sha256;", resolveDir: '.'},
		bundle: true,
		format: 'iife',
		write: false,
	});
	await tab.evaluate(async script => {
		const code = document.createElement('script');
		code.textContent = script;
		document.head.append(code);
		const {sha256} = globalThis as unknown as {sha256(bytes: Uint8Array): Uint8Array};
		// In a task of the page's own, since the browser counts no script that is run from outside.
		await new Promise<void>(done => {
			setTimeout(() => {
				const bytes = new TextEncoder();
				for (const content of document.querySelectorAll('.content')) {
					const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
					for (let node = walker.nextNode(); node; node = walker.nextNode()) {
						for (const [raw] of (node.textContent ?? '').matchAll(/oss1-[0-9a-z-]+/g))
							for (let n = 0; n < 3; n += 1) sha256(bytes.encode(raw + n));
					}
				}
				done();
			});
		});
	}, outputFiles[0]?.text ?? '');
}

/** Marks the moment from which tasks are counted: the forum's own page is parsed before it. */
const markStart = (tab: Tab): Promise<void> =>
	tab.onEveryPage(() => document.addEventListener('DOMContentLoaded', () => performance.mark('bench')), undefined);

/** How many marks stand in the page, once all of them are final; before that undefined. */
const finalMarks = (tab: Tab): Promise<number | undefined> =>
	tab.evaluate(() => {
		const names = [...document.getElementsByTagName('osselet-mark')].map(
			host => host.shadowRoot?.querySelector('button')?.getAttribute('aria-label') ?? '',
		);
		return names.length > 0 && names.every(name => !/en cours|checked$/.test(name)) ? names.length : undefined;
	}, undefined);

/** Waits until no mark comes any more. */
async function settle(tab: Tab): Promise<number> {
	let last = -1;
	return until('marks that stay', async () => {
		const now = (await finalMarks(tab)) ?? -1;
		const still = now > 0 && now === last;
		last = now;
		return still && now;
	});
}

/** Reads the page from top to end, a screen at a time, until every post was near. */
async function scrollThrough(tab: Tab): Promise<number> {
	await tab.evaluate(async () => {
		const step = innerHeight * 3;
		for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
			scrollTo(0, top);
			// A browser too busy to draw would not see what it was scrolled past.
			for (let frame = 0; frame < 2; frame += 1) await new Promise(done => requestAnimationFrame(done));
			await new Promise(done => setTimeout(done, 60));
		}
	}, undefined);
	return until('5,000 marks', async () => ((await finalMarks(tab)) ?? 0) >= POSTS * ROLLS && POSTS * ROLLS, 120_000);
}

type Load = {readonly tasks: Tasks; readonly script: number; readonly marks: number};

/** Opens the long page and waits until it rests; then, if asked, reads it to its end. Milliseconds of processor time. */
async function load(browser: Browser, url: string, wait: (tab: Tab) => Promise<number>): Promise<Load & {readonly bare: number}> {
	const tab = await browser.open();
	await markStart(tab);
	const [counted, recorded] = [await tab.countScript(), await tab.recordTasks()];
	await tab.goto(`${url}/viewtopic.php?t=1`);
	const marks = await wait(tab);
	const [script, tasks] = [await counted(), await recorded()];
	const before = await counted();
	await bareWork(tab);
	const bare = (await counted()) - before;
	await tab.close();
	return {tasks, script, marks, bare};
}

/** What the browser needs to lay out and paint one letter more in this page without us, at twenty places of it. */
async function oneLetter(bareBrowser: Browser, url: string): Promise<number> {
	const tab = await bareBrowser.open();
	await tab.goto(`${url}/viewtopic.php?t=1`);
	await until('the page', () => tab.evaluate(() => document.readyState === 'complete', undefined), 60_000);
	await new Promise(done => setTimeout(done, 3000));
	const recorded = await tab.recordTasks();
	await tab.evaluate(async () => {
		performance.mark('bench');
		const posts = [...document.querySelectorAll('.content')];
		for (let at = 0; at < posts.length; at += posts.length / 20) {
			const post = posts[Math.floor(at)];
			post?.scrollIntoView();
			await new Promise(done => setTimeout(done, 60));
			post?.append('.');
			for (let frame = 0; frame < 2; frame += 1) await new Promise(done => requestAnimationFrame(done));
		}
	}, undefined);
	const {all} = await recorded();
	await tab.close();
	return longest(all, frame);
}

const longest = (tasks: readonly Task[], of: (task: Task) => number) => tasks.reduce((most, task) => Math.max(most, of(task)), 0);
const whole = ({time}: Task) => time;
/** The page has next to no script of its own. */
const script = ({script}: Task) => script;
const frame = ({frame, time}: Task) => (frame ? time : 0);
/** From the first task of ours on: what is laid out and painted by then is the page's own. */
const sinceUs = ({all, ours}: Tasks) => (ours < 0 ? [] : all.slice(ours));

/** Ours, beside the same page without us: a long page has long tasks of its own. */
async function longPage(browser: Browser, bareBrowser: Browser, url: string): Promise<readonly Row[]> {
	const rest = async (tab: Tab) => {
		await until('the page', () => tab.evaluate(() => document.readyState === 'complete', undefined), 60_000);
		await new Promise(done => setTimeout(done, 3000));
		return 0;
	};
	const alone = await load(bareBrowser, url, rest);
	const opened = await load(browser, url, settle);
	const read = await load(browser, url, async tab => {
		await settle(tab);
		return scrollThrough(tab);
	});
	const letter = await oneLetter(bareBrowser, url);
	const [ours, without] = [longest(opened.tasks.all, whole), longest(alone.tasks.all, whole)];
	return [
		row(`${POSTS} posts, ${POSTS * ROLLS} rolls: longest stretch of our script`, longest(sinceUs(opened.tasks), script), 50),
		row('  longest layout and paint after our first script', longest(sinceUs(opened.tasks), frame), 50),
		row('  our longest script while it is read to its end', longest(sinceUs(read.tasks), script), 50),
		row('  longest layout and paint meanwhile', longest(sinceUs(read.tasks), frame), 50),
		row('  the same for one letter more, without us', letter),
		row('  longest task of all', ours),
		row('  the same page without us', without),
		['  the one against the other', `${(ours / without).toFixed(2)}×`, '', ''],
		row(`  script until all ${opened.marks} marks near the screen are final`, opened.script - alone.script, 2 * opened.bare),
		row(`  script until all ${read.marks} marks are final`, read.script - alone.script, 2 * read.bare),
		row('  bare walk and hashing of the same nodes', opened.bare),
	];
}

/** Longest of our script's tasks on a page with nothing for it, by the browser's own count of script time, with and without us. */
async function emptyPage(browser: Browser, bare: Browser, listening: Browser, url: string): Promise<readonly Row[]> {
	const scriptTime = async (from: Browser): Promise<number> => {
		const times: number[] = [];
		for (let n = 0; n < 9; n += 1) {
			const tab = await from.open();
			const counted = await tab.countScript();
			await tab.goto(`${url}/viewtopic.php?t=2`);
			// Page scripts of extensions run once the page is idle.
			await new Promise(done => setTimeout(done, 500));
			times.push(await counted());
			await tab.close();
		}
		return median(times);
	};
	const alone = await scriptTime(bare);
	return [
		row('a page without editor or roll: script', (await scriptTime(browser)) - alone, 5),
		row('  an extension that only listens for messages', (await scriptTime(listening)) - alone),
	];
}

async function fullPopup(browser: Browser): Promise<readonly Row[]> {
	const first = await browser.popup();
	await first.wait('body');
	for (let n = 0; n < SHEETS; n += 1) {
		const sheet = newSheet(sheetId(`bench-${n}`), plain, `Personnage ${n}`, 1_700_000_000_000 + n);
		const kept = (await askKeeper(first, 'sheet/put', {sheet})) as {readonly ok: boolean};
		if (!kept.ok) throw new Error(`The store refused sheet ${n}: ${JSON.stringify(kept)}`);
	}
	const painted: number[] = [];
	const floor: number[] = [];
	// In turn: a machine that is busy is so for both.
	for (let n = 0; n < 5; n += 1) {
		painted.push(await firstPaint(await browser.popup(), {css: 'li', text: `Personnage ${SHEETS - 1}`}));
		floor.push(await firstPaint(await browser.open(`${browser.base}${ONE_LINE}`), 'p'));
	}
	return [
		row(`popup with ${SHEETS} sheets: first content`, median(painted), 200),
		row('  a page of the extension with one line of text', median(floor)),
	];
}

/** Milliseconds until the browser painted the first words or lines of a page. */
async function firstPaint(tab: Tab, whole: Parameters<Tab['wait']>[0]): Promise<number> {
	await tab.wait(whole);
	const read = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
	const at = await until('the first paint', () => tab.evaluate(read, undefined));
	await tab.close();
	return at;
}

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;

/** A page beside the popup's, to measure what the browser itself takes. */
const ONE_LINE = 'popup/one-line.html';

/** An extension whose page script does nothing but listen. */
function listener(folder: string): string {
	const [name, version] = ['Listener', '1'];
	const scripts = [{matches: ['http://127.0.0.1/*'], js: ['page.js']}];
	const manifest = {manifest_version: 3, name, version, background: {service_worker: 'worker.js'}, content_scripts: scripts};
	mkdirSync(folder);
	writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
	writeFileSync(join(folder, 'worker.js'), '');
	writeFileSync(join(folder, 'page.js'), 'chrome.runtime.onMessage.addListener(() => undefined);');
	return folder;
}

type Row = readonly [what: string, measured: string, budget: string, within: string];
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const row = (what: string, value: number, most?: number): Row =>
	most === undefined ? [what, ms(value), '', ''] : [what, ms(value), ms(most), value < most ? 'yes' : 'NO'];

/** The budgets of pages, measured with a test build. */
export async function measurePages(): Promise<readonly Row[]> {
	const relay = await startRelay();
	const forum = await startForum({seed: fill, perPage: POSTS});
	const made = buildFor(relay.chain, {only: 'chrome'});
	writeFileSync(join(made.extension('chromium'), ONE_LINE), '<!doctype html><title>Osselet</title><p>Osselet</p>');
	const browser = await launchChromium({extension: made.extension('chromium')});
	const listening = await launchChromium({extension: listener(join(made.folder, 'listener'))});
	const bare = await launchChromium({});
	try {
		await activate(browser, forum.url);
		return [
			...(await longPage(browser, bare, forum.url)),
			...(await emptyPage(browser, bare, listening, forum.url)),
			...(await fullPopup(browser)),
		];
	} finally {
		await browser.close();
		await bare.close();
		await listening.close();
		await forum.close();
		await relay.close();
		made.remove();
	}
}
