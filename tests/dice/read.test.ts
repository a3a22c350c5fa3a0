import {describe, expect, test} from 'vitest';
import {canonicalOf, readCanonical} from '../../src/dice/canonical';
import {rangeOf} from '../../src/dice/check';
import {carriedLength, readNotation} from '../../src/dice/read';
import {roll} from '../../src/dice/roll';
import {nearest} from '../../src/shared/nearest';
import {scripted} from './scripted';

const sheet: Record<string, number> = {force: 3, mod: -2, demi: 2.5, épée: 4};
const numbers = (name: string) => sheet[name];
const read = (text: string) => readNotation(text, numbers, name => nearest(name, Object.keys(sheet)));
const reading = (text: string) => {
	const result = read(text);
	if (!result.ok) throw new Error(`${text}: ${result.error.code}`);
	return {...result.value, canonical: canonicalOf(result.value.plan)};
};

describe('what people type', () => {
	test.each([
		['as it is', '1d20+5', '1d20+5'],
		['capitals', '2D6', '2d6'],
		['no count', 'D20', '1d20'],
		['percent', 'd%', '1d100'],
		['fudge', '4dF', '4df'],
		['spaces everywhere', ' 2 d 6 + 3 ', '2d6+3'],
		['no-break and narrow spaces', '2d6\u00a0+\u202f3', '2d6+3'],
		['zero-width characters', '2d6\u200b+\u20603', '2d6+3'],
		['full-width digits', '１ｄ６＋２', '1d6+2'],
		['times and divide', 'floor(2d6×2÷3)', 'floor(2d6*2/3)'],
		['at least, in print', '5d8≥5', '5d8>=5'],
		['=> and =<', '5d8=>5f=<2', '5d8>=5f<=2'],
		['k for kh', '4d6k3', '4d6kh3'],
		['keep without number', '2d20kh', '2d20kh1'],
		['a bare number as condition', '4d6r1', '4d6r=1'],
		['!! as !', '2d6!!kh1', '2d6!kh1'],
		['! on the highest face, said twice', '2d6!=6', '2d6!'],
		['a count before the explosion', '12d8>7!', '12d8!=8>7'],
		['keep after the count', '4d6>=4kh3', '4d6kh3>=4'],
		['bonus dice before keep', '4d10b10d6kh1', '4d10kh1b10d6'],
		['a count worked out', '(1+1)d6', '2d6'],
		['faces worked out', '2d(3*2)', '2d6'],
		['a threshold worked out', '5d6>=(2+3)', '5d6>=5'],
		['a needless bracket', '((1d6))', '1d6'],
		['a group of one', '{5d10>=7}+2', '5d10>=7+2'],
		['a group without keep', '{1d6,2d8}', '1d6+2d8'],
		['two divisions', 'floor(64/4/2)', 'floor(64/(4*2))'],
		['a rounding with nothing to round', 'floor(1d6)', '1d6'],
		['a plus and a minus', '1d20+-5', '1d20-5'],
		['two minuses', '1d20--6', '1d20+6'],
		['a name', '1d20+@force', '1d20+3'],
		['a negative name', '1d20+@mod', '1d20-2'],
		['minus a negative name', '1d20-@mod', '1d20+2'],
		['times a negative name', '1d20*@mod', '1d20*-2'],
		['a name with an accent, as a count', '(@épée)d6', '4d6'],
		['a name as a threshold', '5d6>=@force', '5d6>=3'],
		['vs', '1d20 + 7 VS 15', '1d20+7vs15'],
		['zero dice', '0d6', '0d6'],
		['leading zeros', '01d06', '1d6'],
	])('%s', (_, text, canonical) => {
		expect(reading(text).canonical).toBe(canonical);
		expect(readCanonical(canonical).ok).toBe(true);
	});

	test.each(['1d20+5', '3d6', '2d20kh1+3', '4df', '5d3000000000'])('%s is canonical as it stands', text => {
		expect(reading(text).canonical).toBe(text);
	});

	test.each([' 1d20', '1D20', 'd20', '1d20+05', '(1d20)', '2d6!=6', '1d20 x', '4d6k3', '1+-2', ''])(
		'%j is not canonical',
		text => {
			expect(readCanonical(text).ok).toBe(false);
		},
	);

	test('repeats, with names told once each time they are used', () => {
		expect(reading('6 # 4d6+@force-@mod caractéristiques')).toMatchObject({
			repeat: 6,
			canonical: '4d6+3+2',
			label: 'caractéristiques',
			names: [
				{name: 'force', value: 3},
				{name: 'mod', value: -2},
			],
		});
	});

	test('a text of 120 carried characters is taken, and no longer one', () => {
		const most = `1d6${'+1'.repeat(29)}`;
		expect(carriedLength(most)).toBe(119);
		expect(read(most).ok).toBe(true);
		expect(read(`${most}+1`)).toMatchObject({error: {code: 'too-long', most: 120}});
	});

	test('the line may hold 1,000 characters', () => {
		expect(reading(`1d6 ${'x'.repeat(996)}`).label).toHaveLength(80);
		expect(read(`1d6 ${'x'.repeat(997)}`)).toMatchObject({error: {code: 'too-long'}});
	});
});

describe('labels', () => {
	test.each([
		['1d20 attaque à l’épée', 'attaque à l’épée'],
		['1d20 # kh3 et r2', 'kh3 et r2'],
		['2d6[feu]+3d6[glace]', 'feu, glace'],
		['1d20 [arme] de nuit', 'arme, de nuit'],
		['1d20 vs gobelin', 'vs gobelin'],
		['1d20 “oui”', '“oui”'],
		['1d20 # a~b [c] <d>\ne', 'a b c d e'],
		['1d20 🎲 chance', 'chance'],
		['1d20', ''],
	])('%j has the label %j', (text, label) => {
		expect(reading(text).label).toBe(label);
	});
});

describe('reported elsewhere', () => {
	test('bug 1: words after the dice are a label, whatever letter they start with', () => {
		expect(reading('1d20 please don’t break avrae')).toMatchObject({canonical: '1d20', label: 'please don’t break avrae'});
		for (const word of [
			'kick',
			'khan',
			'kh attaque',
			'dague',
			'drop',
			'dlc',
			'épée',
			'esquive',
			'r',
			'rapide',
			'rolance',
			'xylo',
			'tir',
			'feu',
			'force',
			'max de dégâts',
			'min',
			'bonus',
			'vsx',
		])
			expect(reading(`1d20 ${word}`)).toMatchObject({canonical: '1d20', label: word});
	});

	test('bug 3: minus a number, in every spacing', () => {
		for (const text of ['2d6-3', '2d6 - 3', '2d6 -3', '2d6- 3']) expect(rangeOf(reading(text).plan)).toEqual({min: -1, max: 9});
	});

	test('bug 4: a leading minus', () => {
		expect(rangeOf(reading('-1+d6').plan)).toEqual({min: 0, max: 5});
		expect(rangeOf(reading('-1').plan)).toEqual({min: -1, max: -1});
	});

	test('bug 5: a number before the dice', () => {
		expect(roll(reading('9+2d6').plan, scripted(3, 4)).total).toBe(16);
	});

	test('bug 6: every minus of print takes away', () => {
		for (const minus of ['\u2212', '\u2010', '\u2011', '\u2012', '\u2013', '\ufe63', '\uff0d'])
			expect(roll(reading(`1d4 ${minus} 1`).plan, scripted(4)).total).toBe(3);
	});

	test('bug 7: spaces change nothing', () => {
		for (const space of [' ', '\u00a0', '\u202f', '  ']) {
			expect(reading(`4${space}d6${space}kh${space}3${space}+${space}2`).canonical).toBe('4d6kh3+2');
			expect(reading(`10${space}d20${space}!${space}>=${space}19`).canonical).toBe('10d20!>=19');
		}
		expect(read('10 d20 e')).toMatchObject({error: {code: 'unknown-modifier', instead: '!'}});
		// A letter of another notation is named where it stands, spaces or none: never a silent no-op.
		for (const [text, start] of [
			['3d6 - L + 2', 6],
			['3d6-L+2', 4],
			['3d6\u00a0-\u202fL + 2', 6],
		] as const)
			expect(read(text)).toMatchObject({error: {code: 'unknown-word', word: 'L', span: {start}}});
	});

	test('bug 9: what is missing, and where', () => {
		expect(read('((0+1)d6 + 3 + )')).toMatchObject({error: {code: 'missing', after: '+', span: {start: 15}}});
	});

	test('bug 10: a line half typed is a problem and no more', () => {
		const text = '(2d10!>=9kh1)+max(1d6,@force)+{1d4,1d6}kh1 vs 12';
		for (let length = 0; length <= text.length; length++) expect(() => read(text.slice(0, length))).not.toThrow();
		expect(read('2d10<')).toMatchObject({error: {code: 'missing', after: '<'}});
	});

	test('bug 13: one face cannot explode', () => {
		for (const text of ['d1!', 'd1!!', 'd1!p']) expect(read(text)).toMatchObject({error: {code: 'endless', sides: 1}});
	});

	test('bug 14: no condition that every face meets, alone or by steps', () => {
		for (const text of ['d6!>0', 'd6r>=1', 'd1r=1']) expect(read(text)).toMatchObject({error: {code: 'endless'}});
		// Together these cover all faces, but steps act in turn, so the last one leaves a face that stands.
		for (const [text, faces, total] of [
			['d2r=1r=2', [1, 2, 1], 1],
			['d8r=4r<4r>4', [4, 6, 7, 2], 2],
		] as const) {
			const dice = scripted(...faces);
			expect([roll(reading(text).plan, dice).total, dice.left()]).toEqual([total, 0]);
		}
		// Should the dice never leave it, the cap does, and says so.
		expect(roll(reading('d2r=1r=2').plan, {below: () => 1}).pools[0]!.cut).toBe(true);
		expect(roll(reading('d8r=4r<4r>4').plan, {below: () => 7}).pools[0]!.cut).toBe(true);
	});

	test('bug 16: too many dice, in one term or over all', () => {
		for (const text of ['999999999999d6', '100000000d20', '201d6', '100d6+101d6', '500d6+500d6', '(200d1)d6'])
			expect(read(text)).toMatchObject({error: {code: 'too-many-dice'}});
		expect(read('100d6+100d6').ok).toBe(true);
	});

	test('bug 17: counts with a zero in them', () => {
		for (const text of ['10d6', '20d6', '100d6']) expect(reading(text).canonical).toBe(text);
		expect(read('[roll 10d6]')).toMatchObject({error: {code: 'empty'}});
	});

	test('bug 19: fudge dice do not explode, and it is said', () => {
		for (const text of ['4dF!', '4dF!>=-1']) expect(read(text)).toMatchObject({error: {code: 'fudge-modifier'}});
	});

	test('bug 26: a number on the total is not one on a count', () => {
		expect(read('1d20+5 t6')).toMatchObject({error: {code: 'unknown-modifier', word: 't'}});
		expect(roll(reading('1d20+5 vs 6').plan, scripted(9))).toMatchObject({total: 14, versus: {target: 6, met: true}});
		expect(roll(reading('5d10>=6+5').plan, scripted(9, 1, 2, 3, 4))).toMatchObject({total: 6, counts: true});
	});
});
