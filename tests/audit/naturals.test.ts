import {describe, expect, test} from 'vitest';
import {withRules} from '../../src/audit/of-rules';
import {sayFact} from '../../src/audit/say';
import type {Told} from '../../src/audit/told';
import {contestRiders, type Part} from '../../src/contest/riders';
import {writeString} from '../../src/seal/write';
import {audit, gm, p, post, ROUND, sealed, thread} from './a-thread';

// A critical beats all else in a contest, and rides in a string that anybody can write: the rule behind the roll is asked for it.

const opening = gm(1, 'La nuit tombe.', {time: '20:00'});
const ruled = (expression: string) =>
	writeString({
		mode: 's',
		expression,
		round: ROUND,
		index: 1,
		riders: [
			{letter: 'b', value: 'forge/1.0.0'},
			{letter: 'm', value: 'agir'},
		],
	});
const rule = {kind: 'opposed', ties: ['nobody']} as const;
const cite = (number: number, expression: string, part: Pick<Part, 'side' | 'place' | 'natural'>) =>
	writeString({mode: 'q', expression, anchor: p(number), round: ROUND, index: 1, riders: contestRiders({...part, of: 2}, rule)});

function contest(said: Part['natural'], roll: string, natural: Told['natural'] | 'unknown') {
	const strings = [
		cite(11, '1d20+5', {side: 'actor', place: 1, ...(said && {natural: said})}),
		cite(12, '1d20', {side: 'defender', place: 2}),
	];
	const report = audit(
		thread([
			[
				opening,
				post(11, roll),
				post(12, sealed('1d20'), {author: 'Bran', member: '7'}),
				gm(20, `Aria contre Bran – ${strings.join(' ')}`, {time: '22:00'}),
			],
		]),
	);
	const told: Told = {
		move: 'Agir',
		outcome: 'Issue',
		kind: 'success',
		spends: [],
		...(natural && natural !== 'unknown' && {natural}),
	};
	return withRules(report, ({post: of}) => (of.gathered.id === '11' && natural !== 'unknown' ? told : undefined)).findings.map(
		({post: of, fact}) => [of, fact],
	);
}

describe('what a contest says that dice decided by themselves', () => {
	test.each([
		['a critical that the rule does not know', 'critical', undefined, {said: 'critical', given: 'none'}],
		['a critical where the rule has a fumble', 'critical', 'fumble', {said: 'critical', given: 'fumble'}],
		['a critical that is kept back', undefined, 'critical', {said: 'none', given: 'critical'}],
	] as const)('%s is told', (_, said, natural, fact) => {
		expect(contest(said, ruled('1d20+5'), natural)).toEqual([['20', {kind: 'contest', ...fact}]]);
	});

	test('a critical of a roll that names no rule is told: nothing bears it out', () => {
		expect(contest('critical', sealed('1d20+5'), 'unknown')).toEqual([
			['20', {kind: 'contest', said: 'critical', given: 'unruled'}],
		]);
	});

	test.each([
		['what the rule says too', 'critical', 'critical'],
		['nothing, and the rule has nothing', undefined, undefined],
		['a critical under a rule that is not here', 'critical', 'unknown'],
	] as const)('%s is no finding', (_, said, natural) => expect(contest(said, ruled('1d20+5'), natural)).toEqual([]));

	test('in words: what is said and what the rule answers', () => {
		expect(sayFact({kind: 'contest', said: 'critical', given: 'none'}, 'en', String)).toBe(
			'Of this opposed roll the string says that its dice decided by themselves – critical. The rule of the roll answers – nothing of the kind.',
		);
	});
});
