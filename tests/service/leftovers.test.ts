import 'fake-indexeddb/auto';
import {describe, expect, test} from 'vitest';
import {createLeftovers} from '../../src/service/leftovers';
import {site, threadId} from '../../src/shared/ids';
import {openAudits} from '../../src/store/audits';
import {openIdbMemory} from '../../src/store/idb';
import {mapKept} from '../../src/store/published';
import {defaultPrefs} from '../../src/wire/defaults';
import {isOnHost} from '../../src/wire/leftovers';
import type {SeenSheet} from '../../src/wire/published';
import type {SeenTable} from '../../src/wire/seen-tables';

test.each([
	['the board itself', 'forum.example', true],
	['a board below it', 'forum.example/jdr', true],
	['a post of it', 'forum.example p7', true],
	['another port of a host that was allowed with all of them', 'forum.example:8080/jdr', true],
	['a longer name', 'forum.example.org', false],
	['a name that ends alike', 'my-forum.example', false],
])('%s', (_, key, expected) => expect(isOnHost(key, 'forum.example')).toBe(expected));

let made = 0;
async function kept() {
	const name = `left-${(made += 1)}`;
	const opened = await openIdbMemory(name);
	if (!opened.ok) throw new Error(opened.error.code);
	const memory = opened.value;
	const audits = openAudits(name);
	const others = new Map(
		['a.example', 'b.example'].map(host => [host, {key: host, site: site(host), author: 'Bran', versions: []} as SeenSheet]),
	);
	for (const host of ['a.example', 'a.example/jdr', 'b.example']) {
		await memory.putSitePrefs(site(host), {...defaultPrefs, folded: true});
		const head = {site: site(host), thread: threadId('7')!, title: 'Les quais', url: `https://${host}/t7`, begun: 1, at: 1};
		await audits.begin({...head, forum: 'phpbb', markup: 'bbcode', pages: 1, state: 'done'});
	}
	const seen = new Map(
		['a.example/jdr 7', 'b.example 7'].map(key => [
			key,
			{key, site: site(key.split(' ')[0]!), thread: '7', title: '', versions: []} as SeenTable,
		]),
	);
	const leftovers = createLeftovers({memory: async () => memory, audits, published: mapKept(others), tables: mapKept(seen)});
	return {memory, audits, others, seen, leftovers};
}

describe('what is kept of a host', () => {
	test('is counted, erased, and nothing of another host with it', async () => {
		const {memory, audits, others, seen, leftovers} = await kept();
		expect(await leftovers['leftovers/count']({host: 'a.example'})).toEqual({
			ok: true,
			value: {posts: 0, calls: 0, boards: 2, threads: 2, sheets: 1, tables: 1},
		});
		expect(await leftovers['leftovers/erase']({host: 'a.example'})).toEqual({ok: true, value: null});
		expect(await leftovers['leftovers/count']({host: 'a.example'})).toEqual({
			ok: true,
			value: {posts: 0, calls: 0, boards: 0, threads: 0, sheets: 0, tables: 0},
		});
		expect((await memory.getSitePrefs(site('b.example'))).folded).toBe(true);
		expect((await audits.list()).map(head => head.site)).toEqual(['b.example']);
		expect([...others.keys()]).toEqual(['b.example']);
		expect([...seen.keys()]).toEqual(['b.example 7']);
	});

	test.each([[{}], [{host: ''}], [{host: 'a b'}], [{host: 'a.example/jdr'}], [null]])('asked for by %j is refused', async ask => {
		const {leftovers, others} = await kept();
		const erase = leftovers['leftovers/erase'] as (ask: unknown) => Promise<unknown>;
		expect(await erase(ask)).toMatchObject({ok: false, error: {code: 'store/bad-ask'}});
		expect(others.size).toBe(2);
	});
});
