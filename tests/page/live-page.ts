import {vi} from 'vitest';
import type {PagePorts} from '../../content-scripts/ports';
import {visit} from '../../content-scripts/visit';
import {forums} from '../../src/forums/index';
import {drawTime} from '../../src/seal/draws';
import {learnZone} from '../../src/service/zones';
import type {PostId, Site} from '../../src/shared/ids';
import type {Lang} from '../../src/shared/lang';
import {mapMemory} from '../../src/store/map';
import type {DrawAnswer, Receipt, ReceiptState} from '../../src/wire/draws';
import type {Memory} from '../../src/wire/memory';
import type {Asker} from '../../src/wire/messages';
import type {NotedPost, SeenNote, SeenPost} from '../../src/wire/records';

export type Given = {
	/** `2026-08-22T21:45:00Z` unless said. */
	readonly now?: string;
	readonly lang?: Lang;
	/** Randomness by round: the draws that relays have. */
	readonly draws?: Readonly<Record<number, string>>;
	/** Randomness by signature: the receipts that hold. */
	readonly receipts?: Readonly<Record<string, string>>;
	/** What this browser saw first, long ago. `noteFails`: the memory loses so many of the first notes. */
	readonly seen?: readonly SeenPost[];
	readonly noteFails?: number;
	/** Milliseconds before it answers a note. */
	readonly noteTakes?: number;
	readonly loadPopover?: PagePorts['loadPopover'];
	/** What this browser noted of posts; with it the page has what holds quotations against them. */
	readonly notes?: readonly SeenNote[];
	/** What remembers the clocks of boards; a new one unless said. */
	readonly memory?: Memory;
};

/** A visit to the document of the test, with a keeper made of two tables. */
export function visitPage(
	html: string,
	{
		now = '2026-08-22T21:45:00Z',
		lang = 'fr',
		draws: relayed = {},
		receipts = {},
		seen = [],
		noteFails = 0,
		noteTakes = 0,
		loadPopover,
		notes,
		memory = mapMemory(),
	}: Given = {},
) {
	document.documentElement.innerHTML = html;
	const life = new AbortController();
	const asked: {readonly name: string; readonly ask: unknown}[] = [];
	const clock = {now: Date.parse(now)};
	let lost = 0;
	const draws: Record<number, string> = {...relayed};
	const answers: Readonly<Record<string, (ask: never) => unknown>> = {
		'draws/get': ({rounds}: {rounds: readonly number[]}) => rounds.map(round => drawAt(round, clock.now, draws)),
		'draws/receipts': ({receipts: asked}: {receipts: readonly Receipt[]}) =>
			asked.map(({round, signature}): ReceiptState => {
				const randomness = receipts[signature];
				if (randomness === undefined) return 'refused';
				draws[round] = randomness;
				return 'kept';
			}),
		'site/get': ({site}: {site: Site}) => memory.getSitePrefs(site),
		'seen/notes': ({posts}: {posts: readonly PostId[]}) => (notes ?? []).filter(({first}) => posts.includes(first.post)),
		'seen/note': async ({site, posts}: {site: Site; posts: readonly NotedPost[]}) => {
			await learnZone(memory, site, posts, clock.now);
			lost += 1;
			if (noteTakes > 0) await pause(noteTakes);
			return lost <= noteFails ? [] : posts.map(now => seen.find(({post}) => post === now.post) ?? now);
		},
	};
	const ask = (async (name: string, asking: unknown) => {
		asked.push({name, ask: asking});
		const answer = answers[name];
		if (!answer) throw new Error(`The test has no answer to ${name}.`);
		return answer(asking as never);
	}) as Asker;
	const ports: PagePorts = {
		ask,
		now: () => clock.now,
		lang,
		reader: {now: clock.now, offsetAt: () => 0},
		signal: life.signal,
		loadSteps: () => Promise.reject(new Error('No steps here')),
		loadForum: async id => forums.find(forum => forum.id === id)!,
		loadPanel: () => import('../../content-scripts/panel-script').then(() => globalThis.osseletPanel!),
		loadTurn: () => import('../../content-scripts/turn-script').then(() => globalThis.osseletTurn!),
		loadPopover: loadPopover ?? (() => import('../../content-scripts/popover-script').then(() => globalThis.osseletPopover!)),
		loadOpposed: () => import('../../content-scripts/opposed-script').then(() => globalThis.osseletOpposed!),
		loadReceipts: () => import('../../content-scripts/receipts-script').then(() => globalThis.osseletReceipts!),
		...(notes && {loadQuotes: () => import('../../content-scripts/quotes-script').then(() => globalThis.osseletQuotes!)}),
		loadMarks: vi.fn(() => import('../../content-scripts/marks')),
	};
	visit(document, ports);
	return {asked, clock, ports, leave: () => life.abort()};
}

function drawAt(round: number, now: number, draws: Readonly<Record<number, string>>): DrawAnswer {
	if (drawTime(round) > now) return {round, state: 'waiting', at: drawTime(round)};
	const randomness = draws[round];
	return randomness === undefined ? {round, state: 'failed', why: 'network'} : {round, state: 'known', randomness};
}

/** The marks in page order: what each says, shows, and stands behind. */
export const marksNow = () =>
	[...document.querySelectorAll('osselet-mark')].map(host => {
		const button = host.shadowRoot?.querySelector('button');
		return {
			host: host as HTMLElement,
			name: button?.getAttribute('aria-label') ?? '',
			text: button?.textContent ?? '',
			behind: host.previousSibling?.textContent ?? '',
		};
	});

/** Waits until there are so many marks and all have been judged. */
export const settled = (count: number, timeout = 4000) =>
	vi.waitFor(
		() => {
			const marks = marksNow();
			if (marks.length !== count || marks.some(({name}) => /cours|Being/.test(name))) {
				throw new Error(`Marks: ${JSON.stringify(marks.map(({name}) => name))}`);
			}
			return marks;
		},
		{timeout},
	);

export const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));
