import {expect, test} from 'vitest';
import {saveInTurn} from '../../popup/save-in-turn';
import {fail, ok} from '../../src/shared/result';
import {aSheet} from '../sheets/a-sheet';

test('changes that come faster than they are stored go in turn, the last one last, each on the revision before it', async () => {
	const put: string[] = [];
	const saver = saveInTurn(
		4,
		async sheet => {
			put.push(`${sheet.name} on ${sheet.revision}`);
			await Promise.resolve();
			return ok({...sheet, revision: sheet.revision + 1});
		},
		() => undefined,
		() => undefined,
	);
	for (const name of ['a', 'ab', 'abc']) saver.save(aSheet({name}));
	expect(await saver.settled()).toBe(6);
	expect(put).toEqual(['a on 4', 'abc on 5']);
});

test('what could not be stored is told, and the next change is tried again', async () => {
	const told: string[] = [];
	let full = true;
	const saver = saveInTurn(
		0,
		async sheet => (full ? fail({code: 'store/full'} as const) : ok({...sheet, revision: 1})),
		sheet => told.push(`stored ${sheet.name}`),
		problem => told.push(problem.code),
	);
	saver.save(aSheet({name: 'a'}));
	expect(await saver.settled()).toBeUndefined();
	full = false;
	saver.save(aSheet({name: 'ab'}));
	expect(await saver.settled()).toBe(1);
	expect(told).toEqual(['store/full', 'stored ab']);
});
