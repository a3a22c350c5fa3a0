import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {evaluate, evaluateNumber, type FormulaNote, type Scope, stepDie} from '../../src/rules/formula/evaluate';
import {explain} from '../../src/rules/formula/explain';
import {type FormulaProblem, limits} from '../../src/rules/formula/formula';
import {faultsIn, namesIn} from '../../src/rules/formula/names';
import {readFormula} from '../../src/rules/formula/read';

type Facts = Readonly<Record<string, number | string>>;

const scopeOf = (facts: Facts, more: Partial<Scope> = {}): Scope => ({read: path => facts[path.join('.')], ...more});
const read = (text: string, dice = false) => {
	const result = readFormula(text, {dice});
	if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
	return result.value;
};
const value = (text: string, facts: Facts = {}, more: Partial<Scope> = {}) => evaluate(read(text, true), scopeOf(facts, more));

const pool = (...dice: number[]): Partial<Scope> => ({
	read: (path, args) => ({'roll.n': dice.length, 'roll.count': dice.filter(die => die === args[0]).length})[path.join('.')],
});

describe('the table of formulas', () => {
	test.each([
		['F-01', 'floor((@strength - 10) / 2)', {strength: 16}, 3],
		['F-01', 'floor((@strength - 10) / 2)', {strength: 9}, -1],
		['F-01', 'floor((@strength - 10) / 2)', {strength: 7}, -2],
		['F-02', '2 + floor((@level - 1) / 4)', {level: 1}, 2],
		['F-02', '2 + floor((@level - 1) / 4)', {level: 5}, 3],
		['F-02', '2 + floor((@level - 1) / 4)', {level: 9}, 4],
		['F-02', '2 + floor((@level - 1) / 4)', {level: 17}, 6],
		['F-03', '10 + @agility', {agility: 1}, 11],
		['F-04', '6 + @level', {level: 3}, 9],
		['F-05', '@vitalite + 5 + @armure + 2 * @has.coriace', {vitalite: 3, armure: 1, 'has.coriace': 1}, 11],
		['F-06', 'clamp(2 + @fav - @ret, 1, 5)', {fav: 3, ret: 0}, 5],
		['F-06', 'clamp(2 + @fav - @ret, 1, 5)', {fav: 1, ret: 1}, 2],
		['F-06', 'clamp(2 + @fav - @ret, 1, 5)', {fav: 0, ret: 4}, 1],
		['F-06', 'clamp(2 + @fav - @ret, 1, 5)', {fav: 5, ret: 0}, 5],
		['F-08', '4 * (@discipline + @physique)', {discipline: 3, physique: 4}, 28],
		[
			'F-09',
			'if(@skill.x.points = 0, @skill.x.stat - 1, @skill.x.stat + @skill.x.points)',
			{'skill.x.stat': 3, 'skill.x.points': 0},
			2,
		],
		[
			'F-09',
			'if(@skill.x.points = 0, @skill.x.stat - 1, @skill.x.stat + @skill.x.points)',
			{'skill.x.stat': 3, 'skill.x.points': 2},
			5,
		],
		[
			'F-10',
			'if(@target.shield, @skill.blades.points, @skill.blades.points + @habilete)',
			{'target.shield': 1, 'skill.blades.points': 3, habilete: 4},
			3,
		],
		['F-12', '@endurance * 10 + @force + @volonte', {endurance: 3, force: 2, volonte: 3}, 35],
		['F-13', 'max(0, @power - (@target.endurance + @target.armour))', {power: 14, 'target.endurance': 3, 'target.armour': 2}, 9],
		['F-14', '2 + 2 * (@metres - @habilete)', {metres: 5, habilete: 3}, 6],
		['F-15', 'max(1, @damage - @target.resistance)', {damage: 3, 'target.resistance': 2}, 1],
		['F-15', 'max(1, @damage - @target.resistance)', {damage: 2, 'target.resistance': 5}, 1],
		['F-16', 'min(@gained + 1, @months)', {gained: 4, months: 4}, 4],
		['F-18', '@cond.frightened', {'cond.frightened': 0}, 0],
		['F-18', '@cond.frightened.left', {'cond.frightened.left': 0}, 0],
		['F-21', '5 * (@combattivite + 1)', {combattivite: 3}, 20],
		['F-22', 'max(@initial / 2, @initial + 5 * @shifts - 5 * @limits)', {initial: 30, shifts: -3, limits: 2}, 15],
		['F-22', 'max(@initial / 2, @initial + 5 * @shifts - 5 * @limits)', {initial: 25, shifts: 0, limits: 3}, 12.5],
		['F-23', '@thing.ship.hull', {'thing.ship.hull': 8}, 8],
		['F-23', '@thing.ship.hull', {'thing.ship.hull': 0}, 0],
		['F-24', 'not @cond.stable and @pv = 0', {'cond.stable': 0, pv: 0}, 1],
		['F-24', 'not @cond.stable and @pv = 0', {'cond.stable': 1, pv: 0}, 0],
		['F-25', 'floor(@xp / 8) - @spent', {xp: 17, spent: 1}, 1],
		[
			'F-26',
			'@roll.nat + @mod.concentration + @mod.temerite > 70',
			{'roll.nat': 70, 'mod.concentration': 0, 'mod.temerite': 0},
			0,
		],
		[
			'F-26',
			'@roll.nat + @mod.concentration + @mod.temerite > 70',
			{'roll.nat': 71, 'mod.concentration': 0, 'mod.temerite': 0},
			1,
		],
		[
			'F-26',
			'@roll.nat + @mod.concentration + @mod.temerite > 70',
			{'roll.nat': 65, 'mod.concentration': 10, 'mod.temerite': 0},
			1,
		],
	] satisfies [string, string, Facts, number][])('%s: %s', (_, text, facts, expected) => {
		expect(value(text, facts)).toBe(expected);
	});

	test.each([
		[[6, 2], 1],
		[[6, 3, 3], 0],
		[[6, 6, 1, 1], 1],
	])('F-07: half the dice show 6, rounded up: %j', (dice, expected) => {
		expect(value('@roll.count(6) >= ceil(@roll.n / 2)', {}, pool(...dice))).toBe(expected);
	});

	test.each([
		[100, 0, 0],
		[150, -1, 0],
		[200, -2, 0],
		[201, 0, 1],
	])('F-11: a shot at %i of range 100 is %i, and the impossible one is told', (dist, expected, told) => {
		const notes: FormulaNote[] = [];
		const text = 'if(@dist <= @item.range, 0, if(@dist <= 1.5 * @item.range, -1, if(@dist <= 2 * @item.range, -2, 0 / 0)))';
		expect(value(text, {dist, 'item.range': 100}, {note: note => notes.push(note)})).toBe(expected);
		expect(notes.map(note => note.code)).toEqual(told ? ['divided-by-zero'] : []);
	});

	test('F-17: a table of the rulebook', () => {
		const lookup = (table: string, key: number | string, column?: string) =>
			table === 'rank' && key === 1 && column === 'points' ? 4 : undefined;
		expect(value('lookup("rank", @rank, "points") + @backlash', {rank: 1, backlash: 4}, {lookup})).toBe(8);
	});

	test('F-19: dice where money allows them', () => {
		expect(value('10 * d6', {}, {dice: (count, sides) => (count === 1 && sides === 6 ? 4 : 0)})).toBe(40);
	});

	test.each([
		['one size down', 10, {min: 4, max: 12}, 8],
		['never under the stat\u2019s own minimum', 6, {min: 6, max: 12}, 6],
	])('F-20: step(@insight, -1), %s', (_, insight, range, expected) => {
		expect(value('step(@insight, -1)', {insight}, {range: () => range})).toBe(expected);
	});
});

describe('how a formula computes', () => {
	test.each([
		['a side that is not used is not read', 'if(1, 2, @nothing)', 2],
		['and stops at the first false', '0 and @nothing', 0],
		['or stops at the first true', '1 or @nothing', 1],
		['the sign of the dividend', '-7 % 3', -1],
		['halves away from zero', 'round(-5 / 2)', -3],
		['multiplication before addition', '1 + 2 * 3', 7],
		['a bracket turns it round', '(1 + 2) * 3', 9],
		['subtraction from the left', '10 - 3 - 2', 5],
		['not binds looser than comparing', 'not 1 = 2', 1],
		['texts compare', '"IA" = \'IA\'', 1],
		['typed signs of a keyboard', '2 \u00D7 3 \u2212 1', 5],
		['no-break spaces', '2\u00A0+\u202F3', 5],
	])('%s: %s', (_, text, expected) => {
		const notes: FormulaNote[] = [];
		expect(value(text, {}, {note: note => notes.push(note)})).toBe(expected);
		expect(notes).toEqual([]);
	});

	test('what cannot be computed is 0, never NaN or Infinity', () => {
		expect(value('1 / @zero', {zero: 0})).toBe(0);
		expect(value('@name + 1', {name: 'Aria'})).toBe(1);
		expect(value('999999999999999 * 999999999999999 * @x', {x: Number.MAX_VALUE})).toBe(0);
	});

	test.each([
		[10, -1, 8],
		[4, -1, 4],
		[12, 1, 12],
		[8, -2, 4],
		[10, 1, 12],
	])('a d%i moved %i is a d%i', (sides, steps, expected) => expect(stepDie(sides, steps)).toBe(expected));

	test('explains itself with the numbers of the sheet', () => {
		expect(explain(read('2 + floor((@level - 1) / 4)'), scopeOf({level: 5}))).toBe('2 + floor((5 \u2212 1) / 4)');
		expect(explain(read('(@a + @b) * -@a - (@b - @a)'), scopeOf({a: 2, b: 3}))).toBe(
			'(2 + 3) \u00D7 \u22122 \u2212 (3 \u2212 2)',
		);
	});

	test('names what it reads, each once', () => {
		expect(namesIn(read('@a + @b.c + max(@a, @list.bonds.has("Iris"))'))).toEqual([['a'], ['b', 'c'], ['list', 'bonds', 'has']]);
	});
});

describe('what is refused, and where', () => {
	const known = {
		has: (path: readonly string[]) => ['strength', 'level'].includes(path.join('.')),
		names: () => ['strength', 'level'],
	};
	const examples: Readonly<Record<FormulaProblem['code'], readonly [text: string, start: number, end: number]>> = {
		'formula/empty': ['  ', 2, 2],
		'formula/too-long': ['1'.padEnd(limits.length + 1, '+1'), 0, limits.length + 1],
		'formula/too-deep': ['('.repeat(limits.depth + 1), limits.depth + 1, limits.depth + 1],
		'formula/too-large': [Array.from({length: 151}, () => '1').join('+'), 0, 301],
		'formula/unexpected': ['1 2', 2, 3],
		'formula/missing': ['1 +', 3, 3],
		'formula/unclosed': ['(1 + 2', 0, 1],
		'formula/unknown-function': ['flor(1)', 0, 4],
		'formula/arguments': ['clamp(1, 2)', 0, 11],
		'formula/unknown-name': ['2 + @strengt', 4, 12],
		'formula/no-dice-here': ['2d6', 1, 3],
		'formula/sides': ['1d0', 2, 3],
		'formula/always-zero-divisor': ['1 / 0', 0, 5],
	};

	test.each(Object.entries(examples))('%s: %s', (code, [text, start, end]) => {
		const result = readFormula(text, {dice: code === 'formula/sides'});
		const problems = result.ok ? faultsIn(result.value, known) : [result.error];
		expect(problems).toMatchObject([{code, span: {start, end}}]);
	});

	test('proposes the nearest name, accents aside', () => {
		const result = readFormula('@str\u00E9ngth + flo\u00F6r(1)');
		expect(result).toMatchObject({ok: false, error: {code: 'formula/unknown-function', nearest: 'floor'}});
		expect(faultsIn(read('@levle'), known)).toMatchObject([{nearest: 'level'}]);
		expect(faultsIn(read('@zzz'), known)[0]).not.toHaveProperty('nearest');
	});

	test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is no function and no name', name => {
		expect(readFormula(`${name}(1)`).ok).toBe(false);
	});

	test('no text makes it throw, and what reads computes to a finite value', () => {
		fc.assert(
			fc.property(
				fc.oneof(fc.string({unit: 'binary', maxLength: 80}), fc.stringMatching(/^[-+*/%()<>=!,.@d0-9a-z "']{0,60}$/)),
				text => {
					const result = readFormula(text, {dice: true});
					if (!result.ok) return;
					expect(Number.isFinite(evaluateNumber(result.value, scopeOf({})))).toBe(true);
				},
			),
			{numRuns: 2000},
		);
	});
});
