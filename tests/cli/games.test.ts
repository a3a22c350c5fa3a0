import {describe, expect, test} from 'vitest';
import {osselet} from './run';

const book = {
	osselet: 1,
	id: 'veille',
	version: '1.0.0',
	name: {fr: 'La Veille', en: 'The Watch'},
	source: {title: 'La Veille', licence: 'CC0-1.0'},
	stats: [
		{id: 'force', name: {fr: 'Force', en: 'Strength'}, min: 1, max: 5, default: 2},
		{id: 'ruse', name: {fr: 'Ruse', en: 'Guile'}, min: 1, max: 5, default: 2},
	],
	skills: [{id: 'nage', name: {fr: 'Nage', en: 'Swimming'}, stat: 'force'}],
	derived: [{id: 'garde', name: {fr: 'Garde', en: 'Guard'}, formula: '10 + @force'}],
	tracks: [{id: 'souffle', name: {fr: 'Souffle', en: 'Breath'}, max: 4}],
	conditions: [{id: 'las', name: {fr: 'Las', en: 'Weary'}, shifts: {force: -1}}],
	ladders: [{id: 'cote', name: 'Cote', steps: [{name: {fr: 'Dur', en: 'Hard'}, value: 12}]}],
	modifiers: [{id: 'brume', name: {fr: 'Brume', en: 'Fog'}, offered: true, flat: -2, times: 2}],
	spends: [
		{id: 'elan', name: {fr: 'Élan', en: 'Push'}, when: 'before', cost: [{track: 'souffle', amount: 1}], dice: 1},
		{id: 'sursaut', name: {fr: 'Sursaut', en: 'Jolt'}, when: 'after', cost: [{track: 'souffle', amount: 2}], flat: 3},
	],
	moves: [
		{
			id: 'agir',
			name: {fr: 'Agir', en: 'Act'},
			asks: [{kind: 'stat', id: 'stat', name: 'Stat'}],
			roll: {kind: 'sum', n: 2, d: 6, flat: '@ask.stat.value'},
			ladder: 'cote',
			outcomes: [
				{id: 'belle', name: {fr: 'Belle réussite', en: 'Fine success'}, if: '@roll.margin >= 3', kind: 'success'},
				{id: 'reussite', name: {fr: 'Réussite', en: 'Success'}, kind: 'success'},
				{
					id: 'rate',
					name: {fr: 'Échec', en: 'Failure'},
					kind: 'failure',
					do: [{do: 'track', track: 'souffle', by: -1}],
				},
			],
		},
		{
			id: 'souffler',
			name: {fr: 'Souffler', en: 'Rest a while'},
			refuse: [{if: '@souffle = @souffle.max', text: {fr: 'Rien à reprendre.', en: 'Nothing to recover.'}}],
			roll: {kind: 'none'},
			do: [{do: 'refill', track: 'souffle'}],
		},
		{
			id: 'savoir',
			name: 'Savoir',
			asks: [
				{kind: 'skill', id: 'comp', name: 'C', optional: true},
				{kind: 'stat', id: 'target', name: 'T'},
			],
			roll: {kind: 'sum', n: 1, d: 6, flat: "if(@ask.comp = '' or @ask.comp = 0, @ask.target.value, @ask.comp.score)"},
		},
		{id: 'trop', name: 'Trop', roll: {kind: 'sum', n: 1, d: '@force - 3'}},
	],
	money: {name: 'Sou', start: '10 * d6'},
	creation: {steps: [{kind: 'stats', id: 'stats', name: {fr: 'Traits', en: 'Traits'}, total: 6}]},
};
const files = {
	'veille.json': JSON.stringify(book),
	'aria.json': JSON.stringify({stats: {force: 3, ruse: 3}, tracks: {souffle: 3}, made: true}),
	'las.json': JSON.stringify({stats: {force: 3}, conditions: [{condition: 'las', level: 1}], made: true}),
	'nouveau.json': JSON.stringify({stats: {force: 4, ruse: 2}}),
	'faux.json': JSON.stringify({stats: {force: 5, ruse: 5, forse: 1}}),
	'livre-faux.json': JSON.stringify({...book, derived: [{id: 'garde', name: 'G', formula: '10 + @forse'}]}),
	'fiche.json': JSON.stringify({
		format: 'osselet-sheets',
		version: 1,
		sheets: [{book: 'veille', bookVersion: '1.0.0', name: 'Aria', game: {state: {stats: {force: 5}, made: true}, history: []}}],
	}),
	'ailleurs.json': JSON.stringify({
		format: 'osselet-sheets',
		version: 1,
		sheets: [{book: 'forge', bookVersion: '1.0.0', game: {state: {}}}],
	}),
};
const run = (...args: readonly string[]) => osselet([...args, '--json'], files);
const agir = (...more: readonly string[]) => run('try', 'veille.json', 'aria.json', 'agir', '--with', 'stat=force', ...more);

describe('try', () => {
	test.each([
		['a plain roll', ['--dice', '4,5'], {pool: '2d6+3', dice: [[4, 5]], total: 12, outcome: 'none'}],
		[
			'a step of the ladder, met',
			['--with', 'difficulty=dur', '--dice', '4,5'],
			{difficulty: 12, margin: 0, outcome: 'success', degree: 'reussite'},
		],
		['a better degree', ['--with', 'difficulty=9', '--dice', '4,5'], {outcome: 'success', degree: 'belle', name: 'Fine success'}],
		['a lesser degree, chosen', ['--with', 'difficulty=9', '--with', 'degree=reussite', '--dice', '4,5'], {degree: 'reussite'}],
		[
			'a failure and what it does',
			['--with', 'difficulty=12', '--dice', '1,1'],
			{outcome: 'failure', effects: [{kind: 'track', from: 3, to: 2, text: 'Breath 2/4'}], sheet: {tracks: {souffle: 2}}},
		],
		[
			'a circumstance ticked twice',
			['--with', 'tick:brume=2', '--dice', '4,5'],
			{pool: '2d6-1', sources: [{key: 'book.brume', name: 'Fog', times: 2, flat: -4}], total: 8},
		],
		['an own modifier', ['--with', 'free:Wind=-1', '--dice', '4,5'], {sources: [{name: 'Wind', flat: -1}], total: 11}],
		[
			'a spend before the dice',
			['--with', 'spend:elan=1', '--dice', '4,5,6'],
			{pool: '3d6+3', sources: [{name: 'Push', dice: 1}], sheet: {tracks: {souffle: 2}}},
		],
		[
			'a spend on the standing roll',
			['--with', 'after:sursaut=1', '--with', 'difficulty=12', '--dice', '2,4'],
			{total: 12, outcome: 'success', sheet: {tracks: {souffle: 1}}},
		],
	])('%s', async (_, more, expected) => {
		const {json, code, err} = await agir(...more);
		expect([code, err]).toEqual([0, '']);
		expect(json).toMatchObject(expected);
	});

	test('a condition lowers the stat that is rolled', async () => {
		const {json} = await run('try', 'veille.json', 'las.json', 'agir', '--with', 'stat=force', '--dice', '1,1');
		expect(json).toMatchObject({pool: '2d6+2', total: 4});
	});

	test.each([
		['a skill, in place of the stat behind it', 'comp=nage', 'total', 6],
		['the stat alone, though its ask is called as a file is', 'target=ruse', 'total', 6],
	])('answers %s', async (_, setting, field, value) => {
		const {json} = await run('try', 'veille.json', 'aria.json', 'savoir', '--with', setting, '--dice', '3');
		expect(json).toMatchObject({[field]: value});
	});

	test('a move without dice needs none, and tells no seed', async () => {
		const {json} = await run('try', 'veille.json', 'aria.json', 'souffler');
		expect(json).toMatchObject({pool: '', dice: [], effects: [{to: 4}], sheet: {tracks: {souffle: 4}}});
		expect(json).not.toHaveProperty('seed');
	});

	test('without faces the dice fall by chance, and the seed is told', async () => {
		expect((await agir()).json).toMatchObject({seed: expect.stringMatching(/^[0-9a-f]{64}$/)});
	});

	test.each([
		['what the move refuses', ['fiche.json', 'souffler'], ['Nothing to recover.']],
		[
			'what costs too much',
			['aria.json', 'agir', '--with', 'stat=force', '--with', 'spend:elan=4'],
			['Push costs 4 (Breath); 3 left.'],
		],
		[
			'a name that the sheet misspells',
			['faux.json', 'souffler'],
			['Nothing to recover.', '“forse” does not exist in this game (stat). Did you mean “force”?'],
		],
	])('%s is told, and nothing is rolled', async (_, args, problems) => {
		const {json, code} = await run('try', 'veille.json', ...args);
		expect(code).toBe(1);
		expect(json).toMatchObject({dice: [], outcome: 'refused', effects: [], problems});
	});

	test('a spend that the standing roll refuses is a finding', async () => {
		const {json, code} = await agir('--with', 'after:sursaut=2', '--dice', '4,5');
		expect(code).toBe(1);
		expect(json).toMatchObject({total: 12, problems: ['Jolt costs 4 (Breath); 3 left.']});
	});

	test('the target is another sheet', async () => {
		expect((await agir('--with', 'target=las.json', '--dice', '4,5')).json).toMatchObject({target: {stats: {force: 3}}});
	});

	test.each([
		['no such move', ['agri'], 'Did you mean “agir”?'],
		['a key that nothing knows', ['agir', '--with', 'sttat=force'], 'does not know “sttat”'],
		['a stat that is not there', ['agir', '--with', 'stat=frce'], 'Did you mean “force”?'],
		[
			'a circumstance that is not there',
			['agir', '--with', 'stat=force', '--with', 'tick:brrume=1'],
			'Did you mean “tick:brume”?',
		],
		['more ticks than it takes', ['agir', '--with', 'stat=force', '--with', 'tick:brume=3'], 'not a number from 0 to 2'],
		['a spend that is not there', ['agir', '--with', 'stat=force', '--with', 'spend:elen=1'], 'Did you mean “spend:elan”?'],
		['a choice left open', ['agir'], 'add --with stat=…'],
		['no equals sign', ['agir', '--with', 'stat'], 'is not written KEY=VALUE'],
		['a key twice', ['agir', '--with', 'stat=force', '--with', 'stat=ruse'], '“stat” is given twice'],
		['a die without faces', ['trop', '--dice', '1'], 'The dice of this move, “1d0”, cannot be rolled'],
		['a face that the die has not', ['agir', '--with', 'stat=force', '--dice', '7,1'], '7'],
		[
			'difficulty in words that no ladder knows',
			['agir', '--with', 'stat=force', '--with', 'difficulty=rude'],
			'“rude” is not a number',
		],
	])('refuses %s', async (_, args, sentence) => {
		const {code, err, out} = await run('try', 'veille.json', 'aria.json', ...args);
		expect([code, out]).toEqual([2, '']);
		expect(err).toContain(sentence);
	});
});

describe('sheet', () => {
	test('gives values under conditions, tracks, and no fault', async () => {
		const {json, code} = await run('sheet', 'veille.json', 'las.json');
		expect(code).toBe(0);
		expect(json).toMatchObject({
			stats: {force: {base: 3, value: 2}},
			derived: {garde: 12},
			tracks: {souffle: {value: 4, max: 4}},
			conditions: {las: 1},
			invalid: [],
		});
	});

	test('gives the budgets of a character in the making, and what breaks them', async () => {
		const {json, code} = await run('sheet', 'veille.json', 'faux.json');
		expect(code).toBe(1);
		expect(json).toMatchObject({
			budgets: {stats: {total: 6, spent: 10}},
			invalid: [{where: 'stats.forse'}, {where: 'steps.stats', text: 'Traits: 10 points spent of 6. Take 4 back.'}],
		});
	});

	test('reads an exported sheet', async () => {
		expect((await run('sheet', 'veille.json', 'fiche.json')).json).toMatchObject({stats: {force: {value: 5}}});
	});

	test('writes for people, in French', async () => {
		const {out} = await osselet(['sheet', 'veille.json', 'las.json'], files, 'fr_FR');
		expect(out).toBe('La Veille 1.0.0, niveau 1\nForce 2  (Las −1)\nRuse 2\nGarde 12\nSouffle 4/4\nLas\n');
	});
});

describe('create', () => {
	test('makes a character, its purse rolled with the faces given', async () => {
		const {json, code} = await run('create', 'veille.json', 'nouveau.json', '--dice', '4');
		expect(code).toBe(0);
		expect(json).toMatchObject({sheet: {stats: {force: 4, ruse: 2}, tracks: {souffle: 4}, money: 40, made: true}});
	});

	test('what it made plays as it stands', async () => {
		const {out} = await osselet(['create', 'veille.json', 'nouveau.json', '--dice', '4'], files);
		const played = await osselet(['try', 'veille.json', '-', 'agir', '--with', 'stat=force', '--dice', '1,1', '--json'], {
			...files,
			'-': out,
		});
		expect(played.json).toMatchObject({total: 6, sheet: {money: 40}});
	});

	test('gives every reason why not', async () => {
		const {json, code} = await run('create', 'veille.json', 'faux.json', '--dice', '4');
		expect(code).toBe(1);
		expect(json).toMatchObject({invalid: [{where: 'stats.forse'}, {where: 'steps.stats'}]});
	});

	test.each([
		['no face for the purse', ['--dice', ','], 'more than 0 faces wanted'],
		['a face too many', ['--dice', '4,4'], '2 faces given, 1 used'],
		['a face that the die has not', ['--dice', '9'], '9 is no face of a die with 6 faces'],
	])('refuses %s', async (_, more, sentence) => {
		const {code, err} = await run('create', 'veille.json', 'nouveau.json', ...more);
		expect(code).toBe(2);
		expect(err).toContain(sentence);
	});
});

describe('the rulebook', () => {
	test('may be a game aboard', async () => {
		const {json, code} = await run('check', 'forge');
		expect([code, json]).toEqual([0, {faults: []}]);
	});

	test('with a fault is told by place and remedy', async () => {
		const {json, code} = await run('check', 'livre-faux.json');
		expect(code).toBe(1);
		expect(json).toEqual({faults: [{path: 'derived[0].formula', text: 'Nothing is called “@forse”. Did you mean “force”?'}]});
	});

	test.each([
		['with a fault is not played', ['sheet', 'livre-faux.json', 'aria.json'], 'The first is at derived[0].formula'],
		['that is nowhere', ['check', 'frge'], 'Did you mean “forge”?'],
		['of a version that it has not', ['sheet', 'veille.json@1.2.0', 'aria.json'], 'veille has no version 1.2.0: there is 1.0.0.'],
		['of another game than the sheet', ['sheet', 'veille.json', 'ailleurs.json'], 'this sheet is of “forge”, not of “veille”'],
		['left out', ['check'], 'check wants: osselet check BOOK.json'],
		['and the sheet both on standard input', ['sheet', '-', '-'], 'only once'],
	])('%s', async (_, args, sentence) => {
		const {code, err, out} = await run(...args);
		expect([code, out]).toEqual([2, '']);
		expect(err).toContain(sentence);
	});
});
