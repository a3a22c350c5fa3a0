import {gather} from '../../src/audit/gather';
import {sealedDraw} from '../../src/seal/draws';
import {writeString} from '../../src/seal/write';
import {anchorOf, type PostId, site} from '../../src/shared/ids';
import type {AuditHead} from '../../src/wire/audits';
import type {GatheredPage} from '../../src/wire/gathered';
import {startRelay} from '../relay/relay';
import {askKeeper} from './lib/activate';
import {buildFor} from './lib/build';
import {launchChromium} from './lib/chromium';
import type {Task} from './lib/record-tasks';
import {type Tab, until} from './lib/tab';

const POSTS = 5000;
const ROLLS = 4;
const PER_PAGE = 25;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NAMES = ['Alix', 'Bran', 'Corvin', 'Dune', 'Elya', 'Fael'] as const;
const KEY = {site: site('forum.example'), thread: '42'};

/** Pages as the page script hands them over: six authors, two kinds of dice, a target to reach, a number that grows. */
function pagesOf(now: number): readonly GatheredPage[] {
	const posts = Array.from({length: POSTS}, (_, place) => {
		const at = now - 30 * HOUR + Math.floor(place / 100) * 5 * MINUTE;
		const id = String(place + 1) as PostId;
		const who = NAMES[place % NAMES.length]!;
		const lines = Array.from({length: ROLLS}, (_, roll) => {
			const expression = roll % 2 === 0 ? '1d20+5vs15' : '4d6kh3';
			const raw = writeString({mode: 's', expression, round: sealedDraw(at), index: roll + 1});
			return `${who}, Saut – 1d20 + 5 (${5 + Math.floor(place / 1000)} Souplesse) ${raw}`;
		});
		return gather({
			id,
			anchor: anchorOf(id),
			author: `Auteur ${place % 6}`,
			authorId: String(2 + (place % 6)),
			time: {at, kind: 'machine', shown: ''},
			edited: undefined,
			body: {text: lines.join('\n')},
			quotations: [],
		});
	});
	return Array.from({length: POSTS / PER_PAGE}, (_, page) => ({
		page: page + 1,
		url: 'https://forum.example/viewtopic.php?t=42',
		at: now,
		posts: posts.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
	}));
}

async function keep(popup: Tab, pages: readonly GatheredPage[], now: number): Promise<void> {
	const head: AuditHead = {
		...KEY,
		title: 'Cinq mille messages',
		url: 'https://forum.example/viewtopic.php?t=42',
		forum: 'phpBB',
		markup: 'bbcode',
		pages: pages.length,
		begun: now,
		at: now,
		state: 'reading',
	};
	await askKeeper(popup, 'audit/begin', {head});
	for (const page of pages) {
		const kept = (await askKeeper(popup, 'audit/keep', {...KEY, page, pages: pages.length})) as {readonly ok: boolean};
		if (!kept.ok) throw new Error(`Page ${page.page} was not kept.`);
	}
	await askKeeper(popup, 'audit/end', {...KEY, state: 'done'});
}

type Row = readonly [what: string, measured: string, budget: string, within: string];
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const longest = (tasks: readonly Task[]) => tasks.reduce((most, {time}) => Math.max(most, time), 0);
const rowOf = (what: string, value: number, most?: number): Row =>
	most === undefined ? [what, ms(value), '', ''] : [what, ms(value), ms(most), value < most ? 'yes' : 'NO'];

/** Records what a deed costs the page: how long until it is done, its longest task, and the memory that it holds then. */
async function costOf(tab: Tab, deed: () => Promise<void>): Promise<{readonly time: number; readonly task: number}> {
	const recorded = await tab.recordTasks();
	const before = Date.now();
	await deed();
	const time = Date.now() - before;
	return {time, task: longest((await recorded()).all)};
}

const heapOf = (tab: Tab): Promise<number> =>
	tab.evaluate(() => (performance as unknown as {memory: {usedJSHeapSize: number}}).memory.usedJSHeapSize, undefined);

/** Longer than this and a page feels frozen, in milliseconds of processor time. */
const FROZEN = 200;

/** The report of a thread of 5,000 posts and 20,000 rolls in its own tab: made, searched and sorted, drawn. */
export async function measureAudit(): Promise<readonly Row[]> {
	const relay = await startRelay();
	const made = buildFor(relay.chain, {only: 'chrome'});
	const browser = await launchChromium({extension: made.extension('chromium')});
	try {
		const popup = await browser.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		const now = Date.now();
		await keep(popup, pagesOf(now), now);
		const tab = await browser.open();
		await tab.onEveryPage(() => performance.mark('bench'), undefined);
		const opened = await costOf(tab, async () => {
			await tab.goto(`${browser.base}popup/audit.html#${encodeURIComponent(`${KEY.site} ${KEY.thread}`)}`);
			await until('the table', () => tab.exists('.scroll tbody tr'), 180_000);
		});
		await until('the pictures', () => tab.exists('.statistics .picture svg'), 60_000);
		const heap = await heapOf(tab);
		const search = await again(tab, async () => {
			await tab.fill({css: 'input[type=search]', text: 'Chercher'}, 'corvin');
			await until('fewer rolls', async () => (await tab.text('.pager')).includes('3332'), 60_000);
		});
		const drawn = await again(tab, async () => {
			await tab.evaluate(() => {
				const select = document.querySelector<HTMLSelectElement>('.statistics select')!;
				select.value = [...select.options].at(-1)!.value;
				select.dispatchEvent(new Event('change', {bubbles: true}));
			}, undefined);
			await until('a character', () => tab.exists({css: '.statistics figcaption', text: 'Souplesse'}), 60_000);
		});
		return [
			rowOf(`report of ${POSTS} posts and ${POSTS * ROLLS} rolls, from the store to the table`, opened.time),
			rowOf('  longest task meanwhile', opened.task, FROZEN),
			rowOf('  search in the rolls, key by key: longest task', search.task, FROZEN),
			rowOf('  a character’s pictures: longest task', drawn.task, FROZEN),
			['  memory held with the pictures', `${(heap / 1e6).toFixed(0)} MB`, '', ''],
		];
	} finally {
		await browser.close();
		await relay.close();
		made.remove();
	}
}

/** A deed in a page that stands: its tasks are counted from now on. */
async function again(tab: Tab, deed: () => Promise<void>): Promise<{readonly time: number; readonly task: number}> {
	return costOf(tab, async () => {
		await tab.evaluate(() => void performance.mark('bench'), undefined);
		await deed();
	});
}
