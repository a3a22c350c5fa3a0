import {describe, expect, test} from 'vitest';
import {relog} from '../../src/service/relog';
import {site} from '../../src/shared/ids';
import type {LoggedRoll} from '../../src/wire/records';

const board = site('forum.example');
const roll = (id: string, raw: string, more: Partial<LoggedRoll> = {}): LoggedRoll => ({
	id,
	at: 1,
	site: board,
	threadUrl: 'https://forum.example/viewtopic.php?t=1',
	thread: 'Les quais',
	who: 'Corvin',
	label: 'Tir',
	line: `Corvin, Tir – 1d20 ${raw}`,
	raw,
	...more,
});

/** The log's strings by id, after strings were sealed anew in thread 1. */
async function after(rolls: readonly LoggedRoll[], ...changes: readonly (readonly [string, string])[]) {
	const log = new Map(rolls.map(one => [one.id, one]));
	const memory = {
		recentRolls: async () => [...log.values()],
		logRoll: async (one: LoggedRoll) => void log.set(one.id, one),
	};
	const threadUrl = 'https://forum.example/viewtopic.php?t=1';
	await relog(memory, {site: board, threadUrl, changes: changes.map(([from, to]) => ({from, to}))});
	return [...log.values()].map(({id, raw, line}) => `${id}: ${raw}${line.endsWith(raw) ? '' : ', not in its line'}`);
}

describe('the log follows what was sealed at submit', () => {
	test.each<[string, LoggedRoll[], [string, string][], string[]]>([
		['the string and its line', [roll('a', 'old')], [['old', 'new']], ['a: new']],
		[
			'two that change places',
			[roll('a', 'x'), roll('b', 'y')],
			[
				['x', 'y'],
				['y', 'x'],
			],
			['a: y', 'b: x'],
		],
		['a roll that was logged elsewhere', [roll('a', 'x')], [['old', 'new']], ['a: x']],
		['another board', [roll('a', 'old', {site: site('autre.example')})], [['old', 'new']], ['a: old']],
		[
			'the same string in the draft of another thread',
			[roll('b', 'old', {threadUrl: 'https://forum.example/viewtopic.php?t=2'}), roll('a', 'old')],
			[['old', 'new']],
			['b: old', 'a: new'],
		],
		[
			'a thread known under another address',
			[roll('a', 'old', {threadUrl: 'https://forum.example/viewtopic.php?f=2&t=1'})],
			[['old', 'new']],
			['a: new'],
		],
	])('%s', async (_, rolls, changes, expected) => {
		expect(await after(rolls, ...changes)).toEqual(expected);
	});
});
