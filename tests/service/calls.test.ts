import {describe, expect, test} from 'vitest';
import {nameHash} from '../../src/seal/called';
import {writeString} from '../../src/seal/write';
import {createCalls} from '../../src/service/calls';
import {libraryOf} from '../../src/service/games/library';
import {moveNamesIn} from '../../src/service/games/move-names';
import {type Anchor, type MemberId, sheetId} from '../../src/shared/ids';
import {mapMemory} from '../../src/store/map';
import type {Call} from '../../src/wire/calls';
import {aSheet} from '../sheets/a-sheet';
import {board} from '../store/records';

const p = (post: number) => `p${post}` as Anchor;
const member = '57' as MemberId;
const me = {member, name: 'Lison', answered: []};

const call = (post: number, whom: string | undefined, at = post): Call => ({
	site: board,
	anchor: p(post),
	index: 1,
	thread: '42',
	title: 'Les quais',
	url: `https://forum.example/viewtopic.php?t=42#p${post}`,
	by: 'MJ',
	raw: writeString({
		mode: 's',
		expression: '1d20',
		round: 31543812,
		index: 1,
		riders: whom === undefined ? [] : [{letter: 'w', value: whom}],
	}),
	line: 'Aria, Perception – 1d20',
	at,
});

async function service() {
	const memory = mapMemory();
	await memory.putSheet(aSheet({name: 'Aria'}));
	await memory.putSheet(aSheet({id: sheetId('borin'), name: 'Borin, fils de Dain'}));
	return createCalls(memory);
}
const waiting = async (calls: Awaited<ReturnType<typeof service>>) => (await calls['calls/list'](null)).map(({anchor}) => anchor);

describe('calls that are kept', () => {
	test.each([
		['for the account', 'u57', true],
		['for the name he is shown by', nameHash('LISON'), true],
		['for one of his characters', nameHash('aria'), true],
		['for another account', 'u58', false],
		['for another name', nameHash('Borin'), false],
		['a sealed roll of the author’s own', undefined, false],
	])('%s', async (_, whom, kept) => {
		const calls = await service();
		await calls['calls/note']({...me, calls: [call(11, whom)]});
		expect(await waiting(calls)).toEqual(kept ? ['p11'] : []);
	});

	test.each([
		['for one of his characters', 'ARIA', true],
		['for the name he is shown by', 'Lison', true],
		['for a character whose name holds a comma', 'Borin, fils de Dain', true],
		['for somebody else', 'Borin', false],
	])('one without dice, %s', async (_, who, kept) => {
		const calls = await service();
		const bare = {...call(11, undefined), raw: '', index: 1001, line: `${who}, Perception – jet demandé, à lancer par le joueur`};
		await calls['calls/note']({...me, calls: [bare]});
		expect(await waiting(calls)).toEqual(kept ? ['p11'] : []);
		await calls['calls/done']({site: board, anchor: p(11), index: 1001});
		expect(await waiting(calls)).toEqual([]);
	});

	const ruled = (move: string) => ({rule: {book: 'vingt-faces', version: '1.0.0', move}});
	test.each<[string, string, object, boolean]>([
		['by its move, under other words', 'Elle se souvient – 1d20 + 5', ruled('test'), true],
		['by another move', 'Elle se souvient – 1d20 + 5', ruled('attaque'), false],
		['by a move of a rulebook that is not here', 'Elle se souvient – 1d20', {rule: {...ruled('test').rule, book: 'rien'}}, false],
		['by a version that is not here', 'Elle se souvient – 1d20', {rule: {...ruled('test').rule, version: '9.9.9'}}, false],
		['by its words', 'Aria, Ability check – 1d20', {}, true],
	])('one without dice is answered %s', async (_, line, rule, over) => {
		const memory = mapMemory();
		await memory.putSheet(aSheet({name: 'Aria'}));
		const calls = createCalls(memory, moveNamesIn(libraryOf(memory)));
		const bare = {
			...{...call(11, undefined), raw: '', index: 1001},
			line: 'Aria, Ability check – called roll, for the player to make',
		};
		await calls['calls/note']({...me, calls: [bare], made: [{line, after: 1, ...rule}]});
		expect(await waiting(calls)).toEqual(over ? [] : ['p11']);
	});

	test('the latest first; an answer ends one, and seeing the call again does not bring it back', async () => {
		const calls = await service();
		const both = [call(11, 'u57'), call(12, 'u57')];
		await calls['calls/note']({...me, calls: both});
		expect(await waiting(calls)).toEqual(['p12', 'p11']);
		await calls['calls/note']({...me, calls: [], answered: [{site: board, anchor: p(12), index: 1}]});
		await calls['calls/note']({...me, calls: both});
		expect(await waiting(calls)).toEqual(['p11']);
		await calls['calls/done']({site: board, anchor: p(11), index: 1});
		await calls['calls/note']({...me, calls: both});
		expect(await waiting(calls)).toEqual([]);
	});

	test('an answer to what was never seen keeps nothing', async () => {
		const calls = await service();
		await calls['calls/note']({...me, calls: [], answered: [{site: board, anchor: p(12), index: 1}]});
		expect(await waiting(calls)).toEqual([]);
	});

	test('a call whose string says nothing is not kept', async () => {
		const calls = await service();
		await calls['calls/note']({...me, calls: [{...call(11, 'u57'), raw: 'oss1-s-1d20'}]});
		expect(await waiting(calls)).toEqual([]);
	});
});

test('secrets are kept each once, as they were known first', async () => {
	const calls = await service();
	const secret = '00112233445566778899aabbccddeeff';
	const one = {secret, label: 'Guet', thread: 'forum.example 42', at: 5};
	expect(await calls['secrets/keep']({secrets: [one]})).toEqual({ok: true, value: null});
	await calls['secrets/keep']({secrets: [{...one, label: 'repris', thread: '', at: 9}]});
	expect(await calls['secrets/list'](null)).toEqual([one]);
	expect((await calls['secrets/keep']({secrets: [{...one, secret: 'abc'}]})).ok).toBe(false);
});
