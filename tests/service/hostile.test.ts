import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {asks} from '../../src/service/asks';
import type {ServiceName} from '../../src/service/ports';
import {createService} from '../../src/service/service';
import {readEnvelope} from '../../src/wire/envelope';
import {aSheet} from '../sheets/a-sheet';
import {board, logged, seen} from '../store/records';
import {beacon, world} from './a-beacon';

const names = Object.keys(asks) as ServiceName[];
const stored = (within: ReturnType<typeof world>['within']) => Object.values(within).reduce((sum, shelf) => sum + shelf.size, 0);

test('whatever is asked, every request answers, and nothing strange is stored', async () => {
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...names), fc.anything(), async (name, ask) => {
			const {ports, within, asked} = world();
			const handler = createService(ports, beacon)[name] as (ask: unknown) => Promise<unknown>;
			expect(await handler(ask)).toBeDefined();
			expect(stored(within)).toBe(0);
			expect(asked).toEqual([]);
		}),
		{numRuns: 300},
	);
});

const refused = (where: string) => ({ok: false, error: {code: 'store/bad-ask', where}});
const prefs = {layout: 'line', mode: 's', sheets: {}, folded: false};

describe('a bad ask is refused', () => {
	test.each([
		['201 rounds', 'draws/get', {rounds: Array.from({length: 201}, (_, at) => at * 10)}, []],
		['a round that is a text', 'draws/get', {rounds: ['50']}, []],
		['a round too large to be exact', 'draws/get', {rounds: [2 ** 53]}, []],
		['a post that is no number', 'seen/note', {site: board, posts: [{...seen('1', 5), post: '1e3'}]}, []],
		['a board that is an address', 'seen/note', {site: 'https://forum.example', posts: [seen('1', 5, 'a')]}, []],
		['a roll of ten megabytes', 'rolls/log', {roll: {...logged('x', 1), raw: 'x'.repeat(10_000_000)}}, null],
		['a sheet with a bad number', 'sheet/put', {sheet: {...aSheet(), numbers: {a: Number.NaN}}}, refused('numbers.a')],
		[
			'a sheet that sets a prototype',
			'sheet/put',
			{sheet: {...aSheet(), numbers: JSON.parse('{"__proto__":1}')}},
			refused('numbers'),
		],
		['a language we do not speak', 'settings/put', {settings: {network: true, lang: 'de'}}, refused('settings.lang')],
		[
			'a verify page that is a script',
			'site/put',
			{site: board, prefs: {...prefs, verifyUrl: 'javascript:alert(1)'}},
			refused('prefs.verifyUrl'),
		],
	] satisfies [string, ServiceName, unknown, unknown][])('%s', async (_, name, ask, answer) => {
		const {ports, within, asked} = world();
		const handler = createService(ports, beacon)[name] as (ask: unknown) => Promise<unknown>;
		expect(await handler(ask)).toEqual(answer);
		expect([stored(within), asked]).toEqual([0, []]);
	});
});

test('a sheet that is put carries the moment of the service', async () => {
	const {ports} = world();
	const put = await createService(ports, beacon)['sheet/put']({sheet: aSheet({changedAt: 5})});
	expect(put.ok && put.value.changedAt).toBe(100_000);
});

test.each([
	['a request', {name: 'sheets/list', ask: null}, {name: 'sheets/list', ask: null}],
	['one whose ask was lost on the way', {name: 'sheets/list'}, {name: 'sheets/list', ask: undefined}],
	['a request we do not know', {name: 'sheets/steal', ask: null}, undefined],
	['a name every object has', {name: 'constructor', ask: null}, undefined],
	['another extension’s talk', 'ping', undefined],
	['nothing', undefined, undefined],
])('%s', (_, message, envelope) => expect(readEnvelope(message)).toEqual(envelope));

test('one post with a line without end does not cost its neighbours their place in the notes', async () => {
	const {ports} = world();
	const service = createService(ports, beacon);
	const long = {...seen('1', 5), rolls: [{raw: 'a', line: 'x'.repeat(100_000)}]};
	await service['seen/note']({site: board, posts: [long, seen('2', 5, 'b')]});
	const known = await service['seen/note']({site: board, posts: [long, seen('2', 6, 'c')]});
	expect(known.map(post => [post.post, post.rolls[0]?.line.length])).toEqual([
		['1', 2000],
		['2', 7],
	]);
});
