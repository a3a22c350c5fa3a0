import {expect, test} from 'vitest';
import {emptyState, withEntry, withEntryPick} from '../../../popup/games/draft';

const AT = {catalogue: 'atouts', key: 'virtuose-1', choice: 'competences'};
const owned = withEntry(emptyState, 'atouts', 'virtuose');
const chosenIn = (state: typeof emptyState) => state.entries.atouts?.[0]?.choices?.competences;

test.each([
	['the first of two leaves the other open', [[0, 'escrime']], ['escrime', '']],
	[
		'two in a moment, before anything was reviewed: both stand',
		[
			[0, 'escrime'],
			[1, 'esquive'],
		],
		['escrime', 'esquive'],
	],
	[
		'the second before the first',
		[
			[1, 'esquive'],
			[0, 'escrime'],
		],
		['escrime', 'esquive'],
	],
	[
		'one taken back leaves the other',
		[
			[0, 'escrime'],
			[1, 'esquive'],
			[0, ''],
		],
		['', 'esquive'],
	],
] as const)('%s', (_, picks, expected) => {
	const state = picks.reduce((before, [at, value]) => withEntryPick(before, AT, 2, at, value), owned);
	expect(chosenIn(state)).toEqual(expected);
});
