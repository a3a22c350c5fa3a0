import {describe, expect, test} from 'vitest';
import {noFight} from '../../src/rules/fight/fight';
import {writeFight, writeTable} from '../../src/rules/told-table';
import {createSeenTables} from '../../src/service/seen-tables';
import {type PostId, site} from '../../src/shared/ids';
import {mapKept} from '../../src/store/published';
import type {Ask} from '../../src/wire/messages';
import {MOST_SEEN_TABLES, MOST_TABLE_VERSIONS, type SeenTable} from '../../src/wire/seen-tables';

const table = (value: number) => writeTable({reserves: [{name: 'Menace', value, max: 20}], clocks: [], people: []});

function reader() {
	const time = {at: 1000};
	const ask = createSeenTables({store: mapKept<SeenTable>(), now: () => time.at++});
	const keep = (value: number, post: string, more: Partial<Ask<'tables/keep'>> = {}) =>
		ask['tables/keep']({
			...{site: site('forum.example'), thread: '42', title: 'Les quais', author: 'Meneuse', authorId: '2'},
			...{text: table(value), post: post as PostId, url: `https://forum.example/#p${post}`},
			...more,
		});
	const list = async () => {
		const listed = await ask['tables/list'](null);
		if (!listed.ok) throw new Error(listed.error.code);
		return listed.value;
	};
	/** What each thread's tables say, the newest first. */
	const told = async () =>
		Promise.all(
			(await list()).map(({key, versions}) =>
				Promise.all(
					versions.map(async ({kept}) => {
						const read = await ask['tables/read']({key, kept});
						return read.ok ? /"value":(\d+)/.exec(read.value)?.[1] : read.error.code;
					}),
				),
			),
		);
	return {ask, keep, list, told};
}

describe('the table of a thread', () => {
	test.each([
		[
			'seen twice is kept once',
			[
				[1, '10'],
				[1, '10'],
			],
			['1'],
		],
		[
			'changed in its post: the newer form counts, the older is kept',
			[
				[1, '10'],
				[2, '10'],
			],
			['2', '1'],
		],
		[
			'of a later post counts, in whichever order they are seen',
			[
				[2, '20'],
				[1, '10'],
			],
			['2', '1'],
		],
		[
			'of posts whose numbers have not the same length',
			[
				[2, '100'],
				[1, '99'],
			],
			['2', '1'],
		],
		[
			'said again further down is a table of its own',
			[
				[1, '10'],
				[1, '20'],
			],
			['1', '1'],
		],
	] satisfies [string, [number, string][], string[]][])('%s', async (_, seen, expected) => {
		const {keep, told} = reader();
		for (const [value, post] of seen) await keep(value, post);
		expect(await told()).toEqual([expected]);
	});

	test('of posts whose names are no numbers goes by when they were sent, else by when they were seen', async () => {
		const {keep, told} = reader();
		await keep(2, 'c9Xb', {sent: 900});
		await keep(1, 'b7', {sent: 800});
		await keep(3, 'zz');
		expect(await told()).toEqual([['3', '2', '1']]);
	});

	test('is listed with its thread, its author, its post and when it was seen', async () => {
		const {keep, list} = reader();
		await keep(1, '10', {sent: 900});
		expect(await list()).toEqual([
			{
				...{key: 'forum.example 42', site: 'forum.example', thread: '42', title: 'Les quais'},
				versions: [{author: 'Meneuse', authorId: '2', post: '10', url: 'https://forum.example/#p10', sent: 900, kept: 1000}],
			},
		]);
	});

	test(`keeps the last ${MOST_TABLE_VERSIONS}, of ${MOST_SEEN_TABLES} threads, those seen last first`, async () => {
		const {keep, list, told} = reader();
		for (let post = 1; post <= MOST_TABLE_VERSIONS + 2; post += 1) await keep(post, String(post));
		expect((await told())[0]).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']);
		for (let thread = 100; thread < 100 + MOST_SEEN_TABLES; thread += 1) await keep(1, '10', {thread: String(thread)});
		const threads = (await list()).map(({thread}) => thread);
		expect(threads).toHaveLength(MOST_SEEN_TABLES);
		expect([threads[0], threads.includes('42')]).toEqual(['199', false]);
	});

	test.each([
		['a fight', writeFight('forge', noFight)],
		['no table', '{"ost":1,"table":{}}'],
		['nothing that can be read', 'x'],
	])('is not kept of %s', async (_, text) => {
		const {keep, list} = reader();
		expect(await keep(1, '10', {text})).toEqual({ok: true, value: null});
		expect(await list()).toEqual([]);
	});

	test('dropped is gone; read after that, or asked for in a strange way, is refused', async () => {
		const {ask, keep, list} = reader();
		await keep(1, '10');
		expect(await ask['tables/read']({key: 'forum.example 42', kept: 1})).toMatchObject({ok: false, error: {code: 'store/gone'}});
		await ask['tables/drop']({key: 'forum.example 42'});
		expect(await list()).toEqual([]);
		for (const strange of [{url: 'javascript:alert(1)'}, {thread: ''}, {post: 'a b' as PostId}, {sent: 0.5}])
			expect(await keep(1, '10', strange)).toMatchObject({ok: false, error: {code: 'store/bad-ask'}});
	});
});
