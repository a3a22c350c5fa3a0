import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {chanceOfMean, twoSided} from '../../src/audit/chance';
import {csvOf} from '../../src/audit/csv';
import {DiceCount} from '../../src/audit/dice';
import {sayDie, sayFact} from '../../src/audit/say';
import {summaryOf} from '../../src/audit/summary';
import {everything, rowOfTable, select, verdictsIn} from '../../src/audit/table';
import {readCanonical} from '../../src/dice/canonical';
import {roll, rollFaces} from '../../src/dice/roll';
import {diceFrom, seedOf} from '../../src/seal/stream';
import {factWords, findingNames} from '../../src/shared/words/audit';
import {verdictNames} from '../../src/shared/words/seal';
import {audit, cited, gm, p, post, ROUND, sealed, thread, totalOf} from './a-thread';

const planOf = (expression: string) => {
	const read = readCanonical(expression);
	if (!read.ok) throw new Error(read.error.code);
	return read.value;
};
const faces = (expression: string, ...fallen: number[]) => {
	const rolled = rollFaces(planOf(expression), fallen);
	if (!rolled.ok) throw new Error(rolled.error.code);
	return rolled.value;
};
const report = (...rolls: ReturnType<typeof faces>[]) => {
	const count = new DiceCount();
	for (const each of rolls) count.add(each);
	return count.report();
};

describe('the dice of an author', () => {
	test('every face counts, kept or not, with what should have fallen', () => {
		const [d6] = report(faces('4d6kh3', 1, 2, 3, 6));
		expect(d6).toMatchObject({sides: 6, count: 4, mean: 3, expected: 3.5, enough: 30});
		expect(d6?.bins.map(({from, seen}) => [from, seen])).toEqual([
			[1, 1],
			[2, 1],
			[3, 1],
			[4, 0],
			[5, 0],
			[6, 1],
		]);
		expect(d6?.bins[0]?.expected).toBeCloseTo(4 / 6);
	});

	test('fudge dice are about nothing; hundreds are counted by tens', () => {
		expect(report(faces('4df', -1, 0, 1, 1))[0]).toMatchObject({fudge: true, mean: 0.25, expected: 0});
		const [d100] = report(faces('2d100', 10, 11));
		expect(d100?.bins.map(({from, to, seen}) => [from, to, seen]).slice(0, 2)).toEqual([
			[1, 10, 1],
			[11, 20, 1],
		]);
	});

	test('below the sample nothing is said but how many it takes', () => {
		const [few] = report(faces('29d6', ...Array.from({length: 29}, () => 6)));
		expect(few?.chance).toBeUndefined();
		expect(sayDie(few!, 'en')).toBe('d6: 29 dice, mean 6.0 where 3.5 is expected. Too few to say more: it takes 30.');
	});

	test('from there on: how often chance does as much', () => {
		const [sixes] = report(faces('30d6', ...Array.from({length: 30}, () => 6)));
		expect(sayDie(sixes!, 'en')).toContain('Chance alone does as much less than once in 1000.');
	});

	test('honest dice stay within what chance does, nearly always', () => {
		const chances = Array.from({length: 200}, (_, index) => {
			const dice = diceFrom(seedOf({mode: 's', anchor: p(index + 1), index: 1, round: ROUND, randomness: 'ab'.repeat(32)}));
			return report(roll(planOf('100d20'), dice))[0]?.chance ?? 0;
		});
		// Of 200 about ten are below 0.05; twice as many would be chance itself once in hundreds.
		expect(chances.filter(chance => chance < 0.05).length).toBeLessThan(22);
		expect(Math.min(...chances)).toBeGreaterThan(0.0001);
	});

	test('the normal curve’s tails are those of the tables', () => {
		expect([0, 1, 1.96, 2.5758, 3.2905].map(z => twoSided(z).toFixed(4))).toEqual([
			'1.0000',
			'0.3173',
			'0.0500',
			'0.0100',
			'0.0010',
		]);
		fc.assert(
			fc.property(fc.double({min: 1, max: 6, noNaN: true}), fc.integer({min: 1, max: 1e6}), (mean, count) => {
				const chance = chanceOfMean(mean, count, 6);
				return chance >= 0 && chance <= 1;
			}),
		);
	});

	test('a called roll is the answerer’s, and each set of dice counts once', () => {
		const call = gm(10, sealed('2d6'), {time: '21:33'});
		const repeated = [post(12, `${sealed('1d20')} ${sealed('1d20')}`)];
		const {authors} = audit(thread([[call, post(11, cited(10, '2d6'), {time: '21:45'}), ...repeated]]));
		expect(authors.map(({author, dice}) => [author, dice.map(({sides, count}) => [sides, count])])).toEqual([
			['Meneuse', []],
			[
				'Aria',
				[
					[6, 2],
					[20, 1],
				],
			],
		]);
	});
});

describe('a sheet', () => {
	test('that says another number is told with both', () => {
		const line = `Aria, Saut – 1d20 + 6 (6 Souplesse) ${sealed('1d20+6')}`;
		const stood = [{name: 'Aria', since: 0, numbers: [['souplesse', [5]] as const]}];
		const {findings} = audit(thread([[gm(1, ''), post(11, line)]]), [], {stood});
		expect(sayFact(findings[0]!.fact, 'fr', String)).toBe('Souplesse\u00a0: la fiche de Aria dit 5, le jet a pris 6.');
	});
});

describe('words', () => {
	test('none is about a person’s honesty or luck', () => {
		const all = JSON.stringify([findingNames, Object.values(factWords).map(table => Object.values(table).map(String))]);
		expect(all).not.toMatch(/cheat|trich|fraud|lucky|chanceux|suspe|dishonest|malhonn/i);
	});
});

describe('the table', () => {
	const rolls = audit(
		thread([
			[
				gm(1, ''),
				post(11, `Aria, Saut – 1d20 + 5 ${sealed()}`),
				post(12, `Élan, Tir – 2d6 ${sealed('2d6')}`, {author: 'Bran', member: '7'}),
			],
		]),
	).rolls;
	const rows = rolls.map((roll, place) => rowOfTable(roll, place, () => undefined, 'fr'));
	const posts = (found: ReturnType<typeof select>) => found.map(({roll: {post: of}}) => of.gathered.id);

	test.each([
		['by a word without its accent', {search: 'elan'}, ['12']],
		['by two words in any order', {search: 'saut aria'}, ['11']],
		['by author', {author: 'id 7'}, ['12']],
		['by character', {who: 'Aria'}, ['11']],
		['by a verdict that none has', {verdict: 'mismatch'}, []],
	] as const)('is narrowed %s', (_, wanted, expected) => {
		expect(posts(select(rows, {...everything, ...wanted}, {by: 'place', down: false}))).toEqual(expected);
	});

	test('says of a roll against a number whether it reached it, though no rulebook stands behind it', () => {
		const against = audit(thread([[gm(1, ''), post(11, sealed('1d20+30vs5')), post(12, sealed('1d20vs99'))]])).rolls;
		expect(against.map((roll, place) => rowOfTable(roll, place, () => undefined, 'en').outcome)).toEqual(['met', 'missed']);
	});

	test.each([
		['by author, downward', 'author', true, ['12', '11']],
		['by author, upward', 'author', false, ['11', '12']],
		['as in the thread, downward', 'place', true, ['12', '11']],
	] as const)('is sorted %s', (_, by, down, expected) => {
		expect(posts(select(rows, everything, {by, down}))).toEqual(expected);
	});

	test('by verdict, what differs comes first, and so it is offered', () => {
		const wrong = post(12, `= 99 ${sealed('1d6')}`);
		const damaged = post(13, `${sealed('1d8').slice(0, -1)}x`);
		const {rolls: some} = audit(thread([[gm(1, ''), post(11, sealed()), wrong, damaged, post(14, sealed(), {time: '23:00'})]]));
		const lines = some.map((roll, place) => rowOfTable(roll, place, () => undefined, 'fr'));
		expect(posts(select(lines, everything, {by: 'verdict', down: false}))).toEqual(['12', '14', '13', '11']);
		expect(posts(select(lines, everything, {by: 'verdict', down: true}))).toEqual(['11', '13', '14', '12']);
		expect(verdictsIn(lines)).toEqual(['mismatch', 'timing', 'unreadable', 'fair']);
		// Every verdict has its place.
		expect(verdictsIn(Object.keys(verdictNames.fr).map(kind => ({roll: {verdict: {kind}}}) as never))).toHaveLength(12);
	});

	test.each([true, false])('what is not known comes last, sorted either way', down => {
		const damaged = `${sealed('1d8').slice(0, -1)}x`;
		const {rolls: some} = audit(thread([[gm(1, ''), post(11, damaged), post(12, sealed('1d6')), post(13, sealed('1d100+900'))]]));
		const lines = some.map((roll, place) => rowOfTable(roll, place, () => undefined, 'fr'));
		expect(posts(select(lines, everything, {by: 'total', down}))).toEqual(down ? ['13', '12', '11'] : ['12', '13', '11']);
	});
});

describe('what can be taken away', () => {
	test.each([
		['a formula', '=1+1', "'=1+1"],
		['a formula after blanks', '  =1+1', "'  =1+1"],
		['blanks at its end', 'Aria ', '"Aria "'],
		['a formula in wide signs', '＝1+1', "'＝1+1"],
		['a formula of a name', '@SUM(A1)', "'@SUM(A1)"],
		['a minus of ours', '−4', '−4'],
		['a separator', 'a;b', '"a;b"'],
		['a separator of another language', 'Aria, Saut', '"Aria, Saut"'],
		['a tab', 'a\tb', '"a\tb"'],
		['quotation marks', 'say "x"', '"say ""x"""'],
		['a line break', 'a\nb', '"a\nb"'],
		['a number below zero', -4, '-4'],
	])('a cell with %s', (_, value, expected) => {
		expect(csvOf([[value]], 'fr', '')).toBe(expected);
	});

	test('the summary names forty places, and says how many more there are', () => {
		const wrong = Array.from({length: 43}, (_, place) => post(11 + place, `= 99 ${sealed()}`));
		const text = summaryOf(
			audit(thread([[gm(1, ''), ...wrong]])),
			{title: 'Les quais', pages: 1, posts: 44, markup: 'bbcode', plain: String},
			'fr',
		);
		expect(text.match(/^– .*message \d+ de Aria$/gm)).toHaveLength(40);
		expect(text).toContain('43 points à regarder');
		expect(text).toContain('et 3 de plus dans le rapport.');
	});

	test('the summary holds no roll string and no markup of a stranger, in each markup', () => {
		const total = totalOf(sealed(), 11);
		const made = audit(thread([[gm(1, ''), post(11, `= ${total + 1} ${sealed()}`, {author: '[b]Aria[/b]'})]]));
		const plain = (text: string) => text.replace(/[[\]*]/g, '');
		for (const markup of ['bbcode', 'markdown', 'plain'] as const) {
			const text = summaryOf(made, {title: 'Les quais', pages: 1, posts: 2, markup, plain}, 'fr');
			expect(text).toContain('message 11');
			expect(text).not.toMatch(/oss1-|\[b\]Aria/);
			// No bracket closes on a number (a smiley on some boards), no four-byte character.
			expect(text).not.toMatch(/\d\)|[\u{10000}-\u{10ffff}]/u);
		}
	});
});
