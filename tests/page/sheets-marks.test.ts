// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://forum.example/viewtopic.php?t=42"}
import './test-chain';
import {Blob as NodeBlob} from 'node:buffer';
import {afterEach, expect, test, vi} from 'vitest';
import {startSheets} from '../../content-scripts/sheets-marks';
import {forums} from '../../src/forums/index';
import {writeTable} from '../../src/rules/told-table';
import {MOST_PARCELS} from '../../src/seal/parcel';
import type {Asker} from '../../src/wire/messages';
import {threadHtml} from '../cli/thread-html';
import {packed} from '../verify/strings';
import {marksNow, visitPage} from './live-page';

vi.stubGlobal('Blob', NodeBlob); // jsdom’s has no stream

const table = (value: number) => writeTable({reserves: [{name: 'Menace', value, max: 10}], clocks: [], people: []});
const post = (id: number, html: string) => ({id, author: 'Meneuse', authorId: 2, time: '2026-08-22T21:33:20Z', html});

let leave = () => undefined as void;
afterEach(() => leave());

/** Marks the sheets and tables of a page; answers what the keeper was asked. */
async function marked(html: string) {
	const page = visitPage(threadHtml([post(10, html)]));
	leave = page.leave;
	const asked: {readonly name: string; readonly ask: unknown}[] = [];
	const ask = (async (name: string, one: unknown) => {
		asked.push({name, ask: one});
		return {ok: true, value: null};
	}) as Asker;
	const loadTable = () => Promise.reject(new Error('Nobody clicks'));
	const forum = forums.find(({id}) => id === 'phpbb')!;
	const here = {root: document, url: new URL(location.href)};
	const marks = startSheets({page: here, forum, ports: {...page.ports, ask, loadTable}}, change => change());
	await marks.refresh();
	return {asked, again: () => marks.refresh()};
}

test('a table in a post is kept with its thread and its post as the page is read, once', async () => {
	const {asked, again} = await marked(await packed('t', table(3)));
	await vi.waitFor(() => expect(asked).toHaveLength(1));
	expect(asked).toEqual([
		{
			name: 'tables/keep',
			ask: {
				...{site: 'forum.example', thread: '42', title: 'Les quais', text: table(3)},
				...{author: 'Meneuse', authorId: '2', post: '10', url: 'https://forum.example/viewtopic.php?t=42#p10'},
				sent: Date.parse('2026-08-22T21:33:20Z'),
			},
		},
	]);
	await again();
	await new Promise(done => setTimeout(done, 50));
	expect(asked).toHaveLength(1);
});

test('a damaged table is not kept', async () => {
	const {asked} = await marked(`${(await packed('t', table(3))).slice(0, -1)}x`);
	await new Promise(done => setTimeout(done, 50));
	expect([asked, marksNow().map(({text}) => text)]).toEqual([[], ['Table abîmée']]);
});

test.each([
	[MOST_PARCELS, []],
	[MOST_PARCELS + 1, ['suite non lue']],
	[MOST_PARCELS + 5, ['suite non lue']],
] as const)('of %i tables in a post ten are marked, and what is left is said', async (count, said) => {
	const all = await Promise.all(Array.from({length: count}, (_, value) => packed('t', table(value % 10))));
	await marked(all.join('<br>'));
	const texts = marksNow().map(({text}) => text);
	expect(texts).toEqual([...Array.from({length: MOST_PARCELS}, () => 'Table'), ...said]);
});
