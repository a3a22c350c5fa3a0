// @vitest-environment jsdom
import {render} from 'preact';
import {afterEach, describe, expect, test} from 'vitest';
import {Exports} from '../../popup/audit/exports';
import {loadReport} from '../../popup/audit/load';
import type {AuditPorts} from '../../popup/audit/ports';
import {findStrings} from '../../src/seal/find';
import {writeReceipt, writeString} from '../../src/seal/write';
import {createService} from '../../src/service/service';
import {anchorOf, memberId, postId, site} from '../../src/shared/ids';
import type {Lang} from '../../src/shared/lang';
import type {AuditHead} from '../../src/wire/audits';
import type {GatheredPost} from '../../src/wire/gathered';
import type {Asker} from '../../src/wire/messages';
import recorded from '../fixtures/beacon/rounds.json';
import {world} from '../service/a-beacon';

const {round, signature} = recorded.rounds.find(each => each.round === 31543812)!;
const RECEIPT = writeReceipt(round, signature);
const WRONG = 'cd'.repeat(48);
const NOW = Date.parse('2026-08-23T12:00:00Z');
const SEALED = writeString({mode: 's', expression: '1d20+5', round, index: 1});

const post = (number: number, strings: readonly string[]): GatheredPost => {
	const id = postId(String(number))!;
	const time = {at: Date.parse('2026-08-22T21:33:00Z'), kind: 'machine', shown: ''} as const;
	return {
		id,
		anchor: anchorOf(id),
		author: 'Aria',
		authorId: memberId('42')!,
		time,
		strings: strings.map(text => ({text, line: ''})),
		beyond: false,
		quoted: [],
	};
};
const head: AuditHead = {
	site: site('forum.example/'),
	thread: '42',
	title: 'La nuit',
	url: 'https://forum.example/viewtopic.php?t=42',
	forum: 'phpbb',
	markup: 'bbcode',
	pages: 1,
	begun: NOW,
	at: NOW,
	state: 'done',
};

/** A report of these posts on a machine whose network is switched off, under the beacon's own key. */
async function report(posts: readonly GatheredPost[], lang: Lang = 'fr') {
	const {ports: machine, time, asked} = world(() => ({kind: 'failed', why: 'network'}));
	time.at = NOW;
	const service = createService(machine);
	await service['settings/put']({settings: {network: false}});
	const batches: number[] = [];
	const answers: Readonly<Record<string, (ask: never) => unknown>> = {
		'audit/pages': ({from}: {from: number}) => (from > 1 ? [] : [{page: 1, url: head.url, at: NOW, posts}]),
		'seen/thread': () => [],
		'seen/notes': () => [],
		'published/numbers': () => [],
		'moves/replay': () => [],
		'draws/get': service['draws/get'],
		'draws/receipts': (ask: Parameters<(typeof service)['draws/receipts']>[0]) => {
			batches.push(ask.receipts.length);
			return service['draws/receipts'](ask);
		},
	};
	const ask = (async (name: string, asking: unknown) => answers[name]!(asking as never)) as Asker;
	const copied: string[] = [];
	const ports = {
		ask,
		browserLang: lang,
		now: () => NOW,
		copy: async (text: string) => copied.push(text) > 0,
		saveFile: () => undefined,
		saveBlob: () => undefined,
		inSlices: async <Item,>(items: Iterable<Item>, _: AbortSignal, work: (item: Item) => void) => {
			for (const item of items) work(item);
		},
	} as AuditPorts;
	const life = new AbortController();
	const making = {ports, lang, signal: life.signal, onStep: () => undefined};
	const loaded = (await loadReport({head, read: [1]}, making))!;
	return {loaded, ports, copied, batches, asked};
}

let root: HTMLElement;
afterEach(() => root?.remove());
function show({loaded, ports}: Awaited<ReturnType<typeof report>>, lang: Lang = 'fr') {
	root = document.body.appendChild(document.createElement('div'));
	render(<Exports {...{lang, loaded, head, ports}} />, root);
	return root.querySelector('.receipts');
}

describe('the report of a thread, with the network switched off', () => {
	test('judges the rolls whose receipts stand on any page, and asks nobody', async () => {
		const {loaded, asked} = await report([post(4711, [SEALED]), post(4720, [RECEIPT])]);
		expect(loaded.report.rolls.map(({verdict}) => [verdict.kind, verdict.rolled?.total])).toEqual([['fair', 11]]);
		expect(loaded.report.findings).toEqual([]);
		expect([loaded.kept, loaded.missing, asked]).toEqual([1, 0, []]);
	});

	test('tells one that does not hold, and judges nothing by it', async () => {
		const {loaded} = await report([post(4711, [SEALED]), post(4720, [writeReceipt(round, WRONG)])]);
		expect(loaded.report.rolls.map(({verdict}) => verdict.kind)).toEqual(['unchecked']);
		expect(loaded.report.findings.map(({fact, post}) => [fact.kind, post])).toEqual([['receipt', '4720']]);
	});

	test('does not verify a thread that is full of wrong ones to its end', async () => {
		const wrong = (from: number) => Array.from({length: 50}, (_, n) => writeReceipt(round - 100 * (from + n), WRONG));
		const {loaded, batches} = await report([
			post(4711, [SEALED, RECEIPT]),
			...Array.from({length: 10}, (_, n) => post(4720 + n, wrong(50 * n))),
		]);
		expect(batches).toEqual([100, 100, 100]);
		expect(loaded.report.rolls.map(({verdict}) => verdict.kind)).toEqual(['fair']);
	});
});

describe('the receipts of its draws', () => {
	test.each([
		['fr', 'Copier les reçus des tirages', '1 reçu pour 1 tirage\u202f; les messages en portent déjà 1, vérifié.'],
		['en', 'Copy the receipts of the draws', '1 receipt for 1 draw; 1 stands in the posts already, verified.'],
	] as const)('are copied as a text to post, in %s', async (lang, label, note) => {
		const made = await report([post(4711, [SEALED, RECEIPT])], lang);
		const part = show(made, lang)!;
		expect(part.textContent).toContain(note);
		const button = [...part.querySelectorAll('button')].find(({textContent}) => textContent === label)!;
		button.click();
		await new Promise(done => setTimeout(done));
		expect(made.copied).toHaveLength(1);
		expect(findStrings(made.copied[0]!).map(({string}) => 'raw' in string && string.raw)).toEqual([RECEIPT]);
		expect(part.querySelector('textarea')?.value).toBe(made.copied[0]);
	});

	test('are counted where they are not at hand', async () => {
		expect(show(await report([post(4711, [SEALED])]))!.textContent).toContain('0 reçu pour 1 tirage.');
	});

	test('are no matter for a thread without draws', async () => {
		expect(show(await report([post(4711, [])]))).toBeNull();
	});
});
