import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Report} from '../../src/audit/audit';
import type {Tell} from '../../src/audit/json';
import {coursesOf} from '../../src/audit/stats/courses';
import {degrees, outcomesOf} from '../../src/audit/stats/outcomes';
import {sayCourse, sayOutcomes, saySum, summaryOfStatistics} from '../../src/audit/stats/say';
import {spendsOf} from '../../src/audit/stats/spends';
import {type Played, peopleIn, startStatistics, type Whose} from '../../src/audit/stats/statistics';
import {SumCount} from '../../src/audit/stats/sums';
import type {Told} from '../../src/audit/told';
import {readCanonical} from '../../src/dice/canonical';
import {rollFaces} from '../../src/dice/roll';
import {statWords} from '../../src/shared/words/stats';
import type {CharacterPoint} from '../../src/wire/characters';
import {audit, cited, gm, minute, post, sealed, thread} from './a-thread';

/** All at once, where no page must breathe in between. */
function statisticsOf(played: Played, whose: Whose) {
	const {add, finish} = startStatistics(played, whose);
	for (const roll of played.thrown) add(roll);
	return finish();
}

const opening = gm(1, 'La nuit tombe.', {time: '20:00'});
const silent: Tell = () => undefined;
const bran = {author: 'Bran', member: '7'};

function sums(...rolls: readonly (readonly [expression: string, ...faces: number[]])[]) {
	const count = new SumCount();
	for (const [expression, ...faces] of rolls) {
		const plan = readCanonical(expression);
		const rolled = plan.ok && rollFaces(plan.value, faces);
		if (!rolled || !rolled.ok) throw new Error(expression);
		count.add(rolled.value);
	}
	return count.report();
}

describe('what pools came to', () => {
	test('one that keeps some dice: every total that it may have, with what is expected of it', () => {
		const [kept] = sums(['4d6kh3+2', 6, 6, 6, 1], ['4d6kh3', 1, 1, 1, 1]);
		expect(kept).toMatchObject({pool: '4d6kh3', count: 2, mean: 10.5, counts: false});
		// Of 6^4 ways 21 come to 18 (three sixes, or four), and one to 3.
		expect(kept?.bins.at(-1)).toMatchObject({from: 18, to: 18, seen: 1});
		expect(kept?.bins.at(-1)?.expected).toBeCloseTo((2 * 21) / 1296, 12);
		expect(kept?.bins[0]?.expected).toBeCloseTo(2 / 1296, 12);
		expect(kept?.expected).toBeCloseTo(15869 / 1296, 10);
		expect(kept).not.toHaveProperty('chance');
	});

	test('successes are told as successes, and single dice not at all', () => {
		expect(sums(['4d8>=5', 5, 8, 1, 2], ['1d20+5', 20])).toMatchObject([{pool: '4d8>=5', counts: true, mean: 2, expected: 2}]);
		expect(saySum(sums(['4d8>=5', 5, 8, 1, 2])[0]!, 'fr')).toContain('Trop peu pour en dire plus');
	});

	test('a wide range is counted in at most twenty bins, and none is lost', () => {
		const [wide] = sums(['3d20', 1, 1, 1], ['3d20', 20, 20, 20]);
		expect(wide?.bins.length).toBeLessThanOrEqual(20);
		expect(wide?.bins.reduce((sum, {seen}) => sum + seen, 0)).toBe(2);
		expect(wide?.bins.reduce((sum, {expected}) => sum + expected, 0)).toBeCloseTo(2, 9);
	});

	test('from thirty on: how often chance does as much', () => {
		const [high] = sums(...Array.from({length: 30}, () => ['2d6', 6, 6] as const));
		expect(saySum(high!, 'en')).toBe(
			'2d6: 30 times, mean 12.0 where 7.0 is expected. Chance alone does as much less than once in 1000.',
		);
		const [few] = sums(...Array.from({length: 29}, () => ['2d6', 6, 6] as const));
		expect(saySum(few!, 'en')).toBe('2d6: 29 times, mean 12.0 where 7.0 is expected. Too few to say more: it takes 30.');
	});

	test('exploding dice have no exact chances here, and are not drawn', () => expect(sums(['2d6!', 1, 2])).toEqual([]));
});

const told = (kind: string, spends: Told['spends'] = []): Told => ({move: 'Saut', outcome: kind, kind, spends});
const rollsOf = (report: Report) => report.thrown;

describe('outcomes over time', () => {
	const days = (count: number) =>
		audit(
			thread([
				[
					opening,
					...Array.from({length: count}, (_, day) => {
						const made = post(11 + day, sealed());
						return {...made, time: {...made.time!, at: minute('21:33') + day * 86_400_000}};
					}),
				],
			]),
		);

	test.each([
		['ten days: a day each', 10, 10, 1],
		['forty: a week each', 40, 6, 7],
		['two hundred: four weeks each', 200, 8, 28],
	])('%s', (_, count, spans, length) => {
		const report = days(count);
		const outcomes = outcomesOf(report.rolls, () => told('success'))!;
		expect(outcomes.spans).toHaveLength(spans);
		expect((outcomes.spans[0]!.to - outcomes.spans[0]!.from) / 86_400_000).toBe(length);
		expect(outcomes.spans.reduce((sum, {counts}) => sum + counts.success, 0)).toBe(outcomes.count);
	});

	test('a target that a roll stands against tells its outcome without a rulebook', () => {
		const report = audit(
			thread([[opening, post(11, sealed('1d20+30vs5')), post(12, sealed('1d20vs99')), post(13, sealed('1d20'))]]),
		);
		expect(outcomesOf(rollsOf(report), silent)).toMatchObject({count: 2, all: {success: 1, failure: 1}});
	});

	test('where no roll has an outcome nothing is drawn; one without a time is counted and said', () => {
		expect(outcomesOf(rollsOf(audit(thread([[opening, post(11, sealed())]]))), silent)).toBeUndefined();
		const floating = audit(thread([[opening, post(11, sealed(), {kind: 'floating'}), post(12, sealed())]]));
		const outcomes = outcomesOf(floating.rolls, () => told('fumble'))!;
		expect(outcomes).toMatchObject({count: 2, undated: 1, all: {fumble: 2}});
		expect(sayOutcomes(outcomes, 'en')).toBe('2 outcomes – Fumble 2. 1 has no known time and can be seen in this count alone.');
	});

	test('whatever the times, spans follow each other and hold every outcome once', () => {
		const report = days(3);
		fc.assert(
			fc.property(fc.array(fc.integer({min: 0, max: 4e12}), {minLength: 1, maxLength: 60}), times => {
				const rolls = times.map(at => ({
					...report.rolls[0]!,
					post: {...report.rolls[0]!.post, time: {at, kind: 'machine' as const, shown: ''}},
				}));
				const {spans, count} = outcomesOf(rolls, () => told('partial'))!;
				expect(spans.length).toBeLessThanOrEqual(17);
				expect(spans.slice(1).every(({from}, at) => from === spans[at]?.to)).toBe(true);
				expect(spans.reduce((sum, {counts}) => sum + degrees.reduce((all, degree) => all + counts[degree], 0), 0)).toBe(count);
			}),
		);
	});
});

describe('spends', () => {
	const ubik = {name: 'Ubik', written: ['Ubik']};
	const line = (facts: string) => `Aria, Saut – 1d20 + 5 (${facts}) ${sealed('1d20+5')}`;

	test.each([
		['by its name alone', '5 Souplesse, Ubik', 1],
		['several times', '5 Souplesse, 3 Ubik', 3],
		['with accents and capitals of its own', 'ubïk', 1],
		['none', '5 Souplesse', 0],
		['another word', 'Ubikuité', 0],
	])('%s', (_, facts, times) => {
		const {rolls} = audit(thread([[opening, post(11, line(facts))]]));
		expect(spendsOf(rolls, () => told('success', [ubik]))).toEqual(times === 0 ? [] : [{name: 'Ubik', times, rolls: 1}]);
	});

	test('what the rule does not know is none', () => {
		const {rolls} = audit(thread([[opening, post(11, line('Ubik'))]]));
		expect(spendsOf(rolls, silent)).toEqual([]);
	});
});

describe('a character’s history', () => {
	const line = (value: number, number: number, time: string, more = '') =>
		post(number, `Aria, Saut – 1d20 + 5 (${value} Souplesse${more}) ${sealed('1d20+5')}`, {time});
	const sheet = (day: number, life: number): CharacterPoint => ({
		name: 'Aria',
		since: minute('20:00') + day * 3_600_000,
		values: [
			{name: 'Niveau', value: 1},
			{name: 'Vie', value: life, most: 12},
		],
	});

	test('numbers that its lines tell, by post; what never changed is left out', () => {
		const {rolls} = audit(thread([[opening, line(5, 11, '21:30', ', 2 Force'), line(6, 12, '21:33', ', 2 Force')]]));
		expect(coursesOf(rolls, [], silent)).toMatchObject([
			{
				name: 'Souplesse',
				points: [
					{value: 5, post: '11'},
					{value: 6, post: '12'},
				],
			},
		]);
	});

	test('a spend that was made several times is no number of the sheet', () => {
		const {rolls} = audit(thread([[opening, line(5, 11, '21:30', ', 2 Ubik'), line(5, 12, '21:33', ', 3 Ubik')]]));
		expect(coursesOf(rolls, [], () => told('success', [{name: 'Ubik', written: ['Ubik']}]))).toEqual([]);
		expect(coursesOf(rolls, [], silent)).toMatchObject([{name: 'Ubik'}]);
	});

	test('tracks by their sheets, in the order of time, with their top; stretches of one value are its ends', () => {
		const [life] = coursesOf([], [sheet(3, 4), sheet(0, 12), sheet(1, 12), sheet(2, 12)], silent);
		expect(life).toMatchObject({name: 'Vie', most: 12});
		expect(life?.points.map(({value}) => value)).toEqual([12, 12, 4]);
		expect(sayCourse(life!, 'en')).toBe('Vie: from 12 to 4, 4 at the lowest, 12 at the highest.');
	});
});

describe('whose they are', () => {
	const call = gm(10, sealed('2d6'), {time: '21:33'});
	const report = audit(
		thread([
			[
				opening,
				call,
				post(11, `Aria, Saut – 2d6 = 7 ${cited(10, '2d6')}`, {time: '21:45'}),
				post(12, `Corvin, Tir – 1d20 ${sealed('1d20')}`),
				post(13, `Bran, Tir – 3d6 ${sealed('3d6')}`, bran),
			],
		]),
	);
	const played = {rolls: report.rolls, thrown: report.thrown, sheets: [], tell: silent};
	const dice = (whose: Whose) => statisticsOf(played, whose).dice.map(({sides, count}) => [sides, count]);

	test('the table, an author with all that he plays, one of his characters; a called roll is the answerer’s, and counts once', () => {
		expect(statisticsOf(played, {kind: 'table'}).count).toBe(3);
		expect(dice({kind: 'author', author: 'id 42'})).toEqual([
			[6, 2],
			[20, 1],
		]);
		expect(dice({kind: 'character', author: 'id 42', who: 'Corvin'})).toEqual([[20, 1]]);
		expect(dice({kind: 'author', author: 'id 2'})).toEqual([]);
	});

	test('everybody can be chosen, authors first', () => {
		expect(peopleIn(report.rolls).map(({kind, name}) => `${kind} ${name}`)).toEqual([
			'author Meneuse',
			'author Aria',
			'author Bran',
			'character Aria',
			'character Corvin',
			'character Bran',
		]);
	});

	test('a sheet that another author published under the same name is not his; the reader’s own steps in where he published none', () => {
		const point = (life: number, since: number, more: Partial<CharacterPoint>): CharacterPoint => ({
			name: 'Aria',
			since,
			values: [{name: 'Vie', value: life}],
			...more,
		});
		const of = (sheets: readonly CharacterPoint[]) =>
			statisticsOf({...played, sheets}, {kind: 'character', author: 'id 42', who: 'Aria'}).courses.map(({points}) =>
				points.map(({value}) => value),
			);
		const strange = [point(1, 1, {author: 'X', authorId: '99'}), point(2, 2, {author: 'X', authorId: '99'})];
		const own = [point(9, 1, {}), point(8, 2, {})];
		const his = [point(5, 1, {author: 'Aria', authorId: '42'}), point(4, 2, {author: 'Aria', authorId: '42'})];
		expect([of(strange), of([...strange, ...own]), of([...strange, ...own, ...his])]).toEqual([[], [[9, 8]], [[5, 4]]]);
	});

	test('the summary for a post is plain, and says nothing of luck', () => {
		for (const markup of ['bbcode', 'markdown', 'plain'] as const) {
			const text = summaryOfStatistics(
				statisticsOf(played, {kind: 'table'}),
				'[b]Table[/b]',
				{title: 'Les quais', markup, plain: one => one.replace(/[[\]*]/g, '')},
				'fr',
			);
			expect(text).toContain('3 jets comptés');
			expect(text).not.toMatch(/oss1-|\[b\]Table|\d\)|[\u{10000}-\u{10ffff}]/u);
		}
		const all = JSON.stringify(Object.values(statWords).map(table => Object.values(table).map(String)));
		expect(all).not.toMatch(/cheat|trich|fraud|lucky|luck\b|chanceu|suspe|malhonn/i);
	});
});
