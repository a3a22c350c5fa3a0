import {expect, test} from 'vitest';
import {beforeOf, sayCorrected} from '../../src/audit/before';
import {csvOf, rowsOf} from '../../src/audit/csv';
import type {Tell} from '../../src/audit/json';
import {rowOfTable, select} from '../../src/audit/table';
import {writeCorrection} from '../../src/seal/correction';
import {findStrings} from '../../src/seal/find';
import type {RollString} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import {audit, gm, p, post, ROUND, thread, totalOf} from './a-thread';

const rule = (move: string, target: string) => [
	{letter: 'b', value: 'forge/1.0.0'},
	{letter: 'm', value: move},
	{letter: 't', value: target},
];
const original = writeString({mode: 's', expression: '1d20+5', round: ROUND, index: 1, riders: rule('tirer', '30')});
const roll = findStrings(original)[0]!.string as RollString;
const correction = writeCorrection(roll, p(11), '1d20+7', rule('viser', '2'));
const total = totalOf(original, 11);
const report = audit(
	thread([
		[
			gm(1, 'La nuit tombe.', {time: '20:00'}),
			post(11, `Aria, Tirer – ${original}`),
			post(12, `Aria, Viser – ${correction}`, {time: '22:00'}),
		],
	]),
);
const tell: Tell = ({verdict: {string, rolled}}) => {
	const [move, target] = ['m', 't'].map(one => string?.riders.find(({letter}) => letter === one)?.value);
	const met = rolled !== undefined && rolled.total >= Number(target);
	return {move: move!.toUpperCase(), outcome: met ? 'touché' : 'raté', kind: met ? 'success' : 'failure', spends: []};
};

test('a correction is told with what it was and what it is, in the report, its search and its file', () => {
	const [first, second] = report.rolls;
	expect(beforeOf(first!)).toBeUndefined();
	expect(sayCorrected(second!, tell, 'fr')).toBe(
		`Avant\u00A0: TIRER contre 30, 1d20+5 = ${total}, raté\u202F; maintenant\u00A0: VISER contre 2, 1d20+7 = ${total + 2}, touché.`,
	);
	expect(report.rolls.map(({who, label}) => [who, label])).toEqual([
		['Aria', 'Tirer'],
		['Aria', 'Viser'],
	]);
	const rows = report.rolls.map((each, at) => rowOfTable(each, at, tell, 'fr'));
	expect(rows.map(({before}) => before)).toEqual(['', `TIRER contre 30, 1d20+5 = ${total}, raté`]);
	expect(rows.map(({outcome}) => outcome)).toEqual(['raté', 'touché']);
	const sought = {verdict: '', author: '', who: '', move: '', mode: '', search: 'tirer contre 30'} as const;
	expect(select(rows, sought, {by: 'place', down: false})).toEqual([rows[1]]);
	expect(csvOf(rowsOf(report, tell, 'fr', String), 'fr')).toContain(`;touché;"TIRER contre 30, 1d20+5 = ${total}, raté";`);
});

test('a name that holds a comma is read whole where a sheet or an author bears it', () => {
	const line = 'Borin, fils de Dain, Tir, de loin – 1d20+5';
	const told = (author: string) =>
		audit(thread([[gm(1, 'Rien.', {time: '20:00'}), post(11, `${line} ${original}`, {author})]])).rolls.map(({who, label}) => [
			who,
			label,
		]);
	expect(told('Borin, fils de Dain')).toEqual([['Borin, fils de Dain', 'Tir, de loin']]);
	expect(told('Aria')).toEqual([['Borin', 'fils de Dain, Tir, de loin']]);
});
