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

/** Times a walk of the posts' texts and the three SHA-256 that each of their strings needs, in the page itself. */
async function bareWork(tab: Tab): Promise<number> {
	const {outputFiles} = await build({
		stdin: {contents: "import {sha256} from '@noble/hashes/sha2.js'; globalThis.sha256 = sha256;", resolveDir: '.'},
		bundle: true,
		format: 'iife',
		write: false,
	});
	return tab.evaluate(script => {
		const code = document.createElement('script');
		code.textContent = script;
		document.head.append(code);
		const {sha256} = globalThis as unknown as {sha256(bytes: Uint8Array): Uint8Array};
		const start = performance.now();
		const bytes = new TextEncoder();
		for (const content of document.querySelectorAll('.content')) {
			const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				for (const [raw] of (node.textContent ?? '').matchAll(/oss1-[0-9a-z-]+/g))
					for (let n = 0; n < 3; n += 1) sha256(bytes.encode(raw + n));
			}
		}
		return performance.now() - start;
	}, outputFiles[0]?.text ?? '');
}

type Seen = {placed?: number; final?: number; longest: number};
type Watched = typeof globalThis & {seen: Seen};

/** Watches a page from its first moment: its longest task, and when the last mark was set and when it was final. */
async function watch(tab: Tab, marks: number): Promise<void> {
	await tab.onEveryPage(marks => {
		const seen: Seen = {longest: 0};
		Object.assign(globalThis, {seen});
		new PerformanceObserver(list => {
			for (const {duration, startTime} of list.getEntries()) {
				// The forum's own page is parsed before this moment; what comes after is ours.
				const parsed =
					(performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.domContentLoadedEventEnd ??
					0;
				if (parsed > 0 && startTime >= parsed) seen.longest = Math.max(seen.longest, duration);
			}
		}).observe({type: 'longtask', buffered: true});
		const look = () => {
			const hosts = document.getElementsByTagName('osselet-mark');
			if (hosts.length >= marks) seen.placed ??= performance.now();
			const last = hosts[marks - 1];
			const words = last?.shadowRoot?.querySelector('button')?.getAttribute('aria-label') ?? '';
			if (seen.placed !== undefined && words !== '' && !/en cours|checked$/.test(words)) seen.final ??= performance.now();
			else requestAnimationFrame(look);
		};
		document.addEventListener('DOMContentLoaded', look);
	}, marks);
}

async function longPage(browser: Browser, url: string): Promise<readonly Row[]> {
	const tab = await browser.open();
	await watch(tab, POSTS * ROLLS);
	await tab.goto(`${url}/viewtopic.php?t=1`);
	const seen = await until(
		'5,000 marks',
		() => tab.evaluate(() => (globalThis as Watched).seen.final !== undefined && (globalThis as Watched).seen, undefined),
		120_000,
	);
	const start = await tab.evaluate(
		() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domContentLoadedEventEnd,
		undefined,
	);
	const bare = await bareWork(tab);
	await tab.close();
	return [
		row(`${POSTS} posts, ${POSTS * ROLLS} rolls: longest task`, seen.longest, 50),
		row('  until all marks are set', (seen.placed ?? 0) - start, 2 * bare),
		row('  until the last mark is final', (seen.final ?? 0) - start),
		row('  bare walk and hashing of the same nodes', bare),
	];
}

/** Longest of our script's tasks on a page with nothing for it, by the browser's own count of script time, with and without us. */
async function emptyPage(browser: Browser, bare: Browser, url: string): Promise<Row> {
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
		return times.sort((one, other) => one - other)[4] ?? Number.NaN;
	};
	return row('a page without editor or roll: script', (await scriptTime(browser)) - (await scriptTime(bare)), 5);
}

async function fullPopup(browser: Browser): Promise<Row> {
	const first = await browser.popup();
	await first.wait('body');
	for (let n = 0; n < SHEETS; n += 1) {
		const sheet = newSheet(sheetId(`bench-${n}`), plain, `Personnage ${n}`, 1_700_000_000_000 + n);
		const kept = (await askKeeper(first, 'sheet/put', {sheet})) as {readonly ok: boolean};
		if (!kept.ok) throw new Error(`The store refused sheet ${n}: ${JSON.stringify(kept)}`);
	}
	const times: number[] = [];
	for (let n = 0; n < 5; n += 1) {
		const tab = await browser.popup();
		await tab.wait({css: 'li', text: `Personnage ${SHEETS - 1}`});
		times.push(
			await tab.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, undefined),
		);
		await tab.close();
	}
	const painted = times.sort((one, other) => one - other)[2] ?? Number.NaN;
	return row(`popup with ${SHEETS} sheets: first content`, painted, 200);
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
	const browser = await launchChromium({extension: made.extension('chromium')});
	const bare = await launchChromium({});
	try {
		await activate(browser, forum.url);
		return [...(await longPage(browser, forum.url)), await emptyPage(browser, bare, forum.url), await fullPopup(browser)];
	} finally {
		await browser.close();
		await bare.close();
		await forum.close();
		await relay.close();
		made.remove();
	}
}
