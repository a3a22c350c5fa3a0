import type {proofWords} from '../../src/shared/words/proof';

type Key = keyof (typeof proofWords)['fr'];

/** A sentence of the page, and the rows of the table of threats (tests/audit/threats.test.ts) that it tells. */
export type Item = {readonly key: Key; readonly rows: readonly number[]};
export type Section = {readonly title: Key; readonly items: readonly Item[]};

const item = (key: Key, ...rows: readonly number[]): Item => ({key, rows});

/** What the page says, in its order: from what is prevented to what nothing shows. */
export const sections: readonly Section[] = [
	{title: 'kinds', items: [item('sealed'), item('called'), item('instant'), item('offline'), item('hidden')]},
	{
		title: 'stopped',
		items: [
			item('retry', 2),
			item('unposted', 3),
			item('aheadSealed', 8, 9),
			item('moment', 10),
			item('devices', 15),
			item('relay', 19, 21),
		],
	},
	{
		title: 'shown',
		items: [
			item('typed', 1),
			item('marked', 7),
			item('copied', 13),
			item('account', 14),
			item('badge', 23),
			item('secret', 24),
			item('clockShown', 12),
		],
	},
	{
		title: 'looked',
		items: [
			item('redone', 4),
			item('silent', 5),
			item('addedLater', 6),
			item('reissued', 16),
			item('staff', 17, 18),
			item('howToLook'),
		],
	},
	{title: 'many', items: [item('skipped', 11), item('samples')]},
	{
		title: 'never',
		items: [
			item('unseen', 4, 22),
			item('aheadInstant', 8, 9),
			item('clockHidden', 12),
			item('operators', 20),
			item('administrator', 18),
			item('serverDice'),
			item('intent'),
		],
	},
];
