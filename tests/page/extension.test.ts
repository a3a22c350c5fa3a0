// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://forum.example/viewtopic.php?t=42"}
import {Blob as NodeBlob} from 'node:buffer';
import './test-chain';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {phpbb} from '../../src/forums/phpbb';
import type {PagePart} from '../../src/wire/page-parts';
import {threadHtml} from '../cli/thread-html';
import {vectors} from '../seal/vectors';
import {marksNow, pause, settled} from './live-page';

const [sealed] = vectors as [(typeof vectors)[number]];
const roll = threadHtml([{id: 4711, author: 'Aria', authorId: 42, time: '2026-08-22T21:33:20Z', html: `1d20+5 ${sealed.token}`}]);
// The table of docs/roll-strings.md, §13.
const carried =
	'ost1-n220-an6s22826488boaurosgelu1ocqe0h9bi0ecdr0s-2qpp74342tggir0ripg1qtj24k911l7rvuure874-0bl0o2ivni01c969i9jcj87j0bil2g1oh6p1666c-tgjg3r8c8qv83eidmk3cs1rnvnlovbvlpqfd7u33-mofr6rp49a4errib1qefkljbeig949hhe10vn88c-87djcsigfkv61atduk6g-b185fad6';
const plain = threadHtml([{id: 4711, author: 'Aria', authorId: 42, time: '2026-08-22T21:33:20Z', html: 'Bonjour'}]);

/** What the browser gives a page script: the keeper at the other end answers from a table. */
function makeRuntime() {
	const heard: ((message: unknown) => void)[] = [];
	const answers: Readonly<Record<string, (ask: never) => unknown>> = {
		'settings/get': () => ({lang: 'fr', network: true}),
		'seen/note': ({posts}: {posts: readonly unknown[]}) => posts,
		'draws/get': ({rounds}: {rounds: readonly number[]}) =>
			rounds.map(round => ({round, state: 'known', randomness: sealed.randomness})),
		'part/load': async ({part}: PagePart) => {
			if (part === 'visit') await import('../../content-scripts/visit-script');
			if (part === 'forum') globalThis.osseletForum = phpbb;
			if (part === 'marks') await import('../../content-scripts/marks-script');
			if (part === 'table') await import('../../content-scripts/table-script');
			if (part === 'popover') await import('../../content-scripts/popover-script');
			return {ok: true, value: null};
		},
	};
	const sendMessage = vi.fn(async ({name, ask}: {name: string; ask: unknown}) => answers[name]?.(ask as never));
	const runtime = {
		id: 'osselet' as string | undefined,
		sendMessage,
		onMessage: {
			addListener: (hear: (message: unknown) => void) => heard.push(hear),
			removeListener: (hear: (message: unknown) => void) => heard.splice(heard.indexOf(hear), 1),
		},
	};
	return {runtime, sendMessage, tell: (message: unknown) => [...heard].forEach(hear => void hear(message))};
}

let browser: ReturnType<typeof makeRuntime>;
const load = async (html: string) => {
	document.documentElement.innerHTML = html;
	vi.resetModules();
	await import('../../content-scripts/extension');
};
beforeEach(() => {
	browser = makeRuntime();
	vi.stubGlobal('chrome', {runtime: browser.runtime});
	vi.stubGlobal('osseletVisit', undefined);
	vi.stubGlobal('osseletForum', undefined);
	vi.stubGlobal('osseletMarks', undefined);
	vi.stubGlobal('osseletPopover', undefined);
	vi.stubGlobal('osseletTable', undefined);
});
afterEach(() => {
	document.dispatchEvent(new Event('osselet-retire'));
	vi.unstubAllGlobals();
});
const loaded = () => browser.sendMessage.mock.calls.flatMap(([{name, ask}]) => (name === 'part/load' ? [ask] : []));
const names = () => browser.sendMessage.mock.calls.map(([{name}]) => name);

describe('the page script', () => {
	test('marks a roll, loading what marks it from the keeper', async () => {
		await load(roll);

		expect((await settled(1)).map(({text}) => text)).toEqual(['11']);
		expect(loaded()).toEqual([{part: 'visit'}, {part: 'forum', forum: 'phpbb'}, {part: 'marks', lang: 'fr'}]);
	});

	test('asks nobody anything on a page with neither editor nor roll', async () => {
		await load(plain);
		await pause(300);

		expect(names()).toEqual([]);
	});

	test('wakes when a roll arrives on such a page', async () => {
		await load(plain);

		document.querySelector('.content')!.textContent = `1d20+5 ${sealed.token}`;

		expect((await settled(1)).map(({text}) => text)).toEqual(['11']);
	});

	test('takes itself away when the keeper retires it', async () => {
		await load(roll);
		await settled(1);

		browser.tell({name: 'retire'});

		expect(marksNow()).toEqual([]);
	});

	test('stays where its own site is still allowed, as in a frame of a page that is not', async () => {
		await load(roll);
		await settled(1);

		browser.tell({name: 'retire', but: ['https://elsewhere.example/*', 'https://forum.example/*']});
		expect(marksNow()).toHaveLength(1);

		browser.tell({name: 'retire', but: ['https://elsewhere.example/*', 'http://forum.example/*']});
		expect(marksNow()).toEqual([]);
	});

	test('shows the table of its thread when the popup asks for it, on a page with no editor and no roll', async () => {
		vi.stubGlobal('Blob', NodeBlob); // jsdom’s has no stream
		await load(threadHtml([{id: 1, author: 'Maud', authorId: 2, time: '2026-08-22T21:33:20Z', html: `La table ${carried}`}]));
		browser.tell({name: 'table'});
		const drawer = () => document.querySelector('osselet-table')?.shadowRoot?.textContent ?? '';
		await vi.waitFor(() => expect(drawer()).toMatch(/La plus récente compte.*Publiée par Maud.*Menace3\/10/), 4_000);
	});

	test('says so where the page shows no thread', async () => {
		await load('<p>Bonjour</p>');
		browser.tell({name: 'table'});
		const note = () => document.querySelector('osselet-note')?.shadowRoot?.textContent ?? '';
		await vi.waitFor(() => expect(note()).toContain('Cette page ne montre pas de fil'), 4_000);
		expect(loaded()).toEqual([{part: 'visit'}]);
	});

	test('its end is told from other faults in a script that has a class of its own', async () => {
		const {Orphaned} = await import('../../src/wire/messages');
		vi.resetModules();
		const {isOrphaned} = await import('../../src/wire/messages');
		expect([isOrphaned(new Orphaned()), isOrphaned(new Error('Orphaned')), isOrphaned('Orphaned')]).toEqual([true, false, false]);
	});

	test('says so where what was asked for does not come', async () => {
		await load(roll);
		await settled(1);
		// The keeper answers that it set the script, and it is not there.
		browser.tell({name: 'audit'});
		const note = () => document.querySelector('osselet-note')?.shadowRoot?.textContent ?? '';
		await vi.waitFor(() => expect(note()).toContain('n’a pas pu ouvrir cette fenêtre'), 4_000);
	});

	test('never doubles: a newer script retires the one before', async () => {
		await load(roll);
		await settled(1);
		const old = marksNow()[0]?.host;

		vi.resetModules();
		await import('../../content-scripts/extension');
		const marks = await settled(1);
		await pause(300);

		expect(marksNow().length).toBe(1);
		expect(marks[0]?.host).not.toBe(old);
	});

	test('says quietly that it is an orphan, to somebody who clicks', async () => {
		await load(roll);
		const [mark] = await settled(1);
		browser.runtime.id = undefined;
		browser.sendMessage.mockClear();

		mark?.host.click();

		await vi.waitFor(() =>
			expect(document.querySelector('osselet-note')?.shadowRoot?.textContent).toContain('Osselet a été mis à jour'),
		);
		expect(names()).toEqual([]);
		expect(marksNow().length).toBe(1);
	});

	test('says so, too, where the browser leaves the question unanswered', async () => {
		await load(roll);
		const [mark] = await settled(1);
		browser.sendMessage.mockReturnValue(new Promise(() => undefined));

		mark?.host.click();
		await pause(50);
		browser.runtime.id = undefined;

		await vi.waitFor(() =>
			expect(document.querySelector('osselet-note')?.shadowRoot?.textContent).toContain('Osselet a été mis à jour'),
		);
	});

	test('tries again while the keeper wakes up', async () => {
		browser.sendMessage.mockRejectedValueOnce(new Error('Could not establish connection.'));

		await load(roll);

		expect((await settled(1)).map(({text}) => text)).toEqual(['11']);
	});
});
