// The rules: a large sheet computed whole, a large rulebook checked, and rulebooks made to take long. Budgets: 2 ms, 100 ms, 50 ms.
import {load} from '../load.mjs';

const STATS = 200;
const DERIVED = 100;
const BARE = {osselet: 1, id: 'bench', version: '1.0.0', name: 'Bench', source: {title: 'Bench', licence: 'CC0-1.0'}};
const many = (count, make) => Array.from({length: count}, (_, index) => make(index));
const stat = index => ({id: `s${index}`, name: `S${index}`, min: 0, max: '5 + @level'});

/** 200 stats, 30 conditions that shift them, 100 values that read stats and one another. */
const largeSheet = () => ({
	...BARE,
	stats: many(STATS, stat),
	derived: many(DERIVED, index => ({
		id: `d${index}`,
		name: `D${index}`,
		formula: `floor((@s${index} + @s${(index * 7 + 3) % STATS}) / 2)${index > 0 ? ` + min(3, @d${index - 1})` : ''}`,
	})),
	conditions: many(30, index => ({id: `c${index}`, name: `C${index}`, shifts: {[`s${index}`]: -1, [`s${index + 100}`]: 1}})),
	tracks: many(10, index => ({id: `t${index}`, name: `T${index}`, max: `10 + @s${index}`})),
});

/** 2,000 pieces, half of them with formulas that name the others. */
const largeBook = () => ({
	...BARE,
	stats: many(1000, stat),
	derived: many(600, index => ({id: `d${index}`, name: `D${index}`, formula: `@s${index} + floor(@s${(index * 7) % 1000} / 2)`})),
	moves: many(400, index => ({
		id: `m${index}`,
		name: `M${index}`,
		roll: {kind: 'sum', n: 1, d: 20, flat: `@s${index}`},
		outcomes: [{id: 'yes', name: 'Yes', if: '@roll.total >= 10', kind: 'success'}],
	})),
});

const derived = (count, formula) => ({
	...BARE,
	derived: many(count, index => ({id: `d${index}`, name: 'D', formula: formula(index)})),
});
const hostile = [
	['1,500 stats without anything', JSON.stringify({...BARE, stats: many(1500, () => ({}))})],
	[
		'40,000 broken entries',
		JSON.stringify({...BARE, catalogues: many(20, index => ({id: `c${index}`, name: 'C', entries: many(2000, () => ({}))}))}),
	],
	['2,000 names that nothing has', JSON.stringify(derived(2000, index => `@zz${index} + 1`))],
	['a ring of 2,000', JSON.stringify(derived(2000, index => `@d${(index + 1) % 2000}`))],
	['a megabyte of formulas', JSON.stringify(derived(1500, () => many(149, () => '@x').join('+')))],
	['a million entries', `{"stats":[${'0,'.repeat(1_000_000)}0]}`],
	['nesting without end', '['.repeat(900_000)],
];

/** Milliseconds of processor time of the median of some runs, after some that warm the engine: a busy machine weighs little on them. */
function median(work, runs, warm = 5) {
	const times = [];
	for (let run = -warm; run < runs; run++) {
		const before = process.cpuUsage();
		work();
		const {user, system} = process.cpuUsage(before);
		if (run >= 0) times.push((user + system) / 1000);
	}
	return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
}

const row = (what, ms, budget) => [what, `${ms.toFixed(2)} ms`, `${budget} ms`, ms <= budget ? 'kept' : 'over'];

/** Everything that a sheet shows, from nothing. */
function derive(Derivation, game, state) {
	const sheet = new Derivation(game, state);
	let sum = 0;
	for (const {id} of game.book.stats) sum += sheet.stat(id).value;
	for (const {id} of game.book.derived) sum += sheet.derived(id).value;
	for (const {id} of game.book.tracks) sum += sheet.track(id).max;
	return sum;
}

export default async function measure() {
	const {checkWhole} = await load('src/rules/check/whole.ts');
	const {readBookText} = await load('src/rules/check/read-book.ts');
	const {Derivation} = await load('src/rules/derive.ts');
	const {Game} = await load('src/rules/game.ts');
	const {readAnswers} = await load('src/rules/creation/finish.ts');
	const book = checkWhole(largeSheet());
	const state = readAnswers({
		stats: Object.fromEntries(many(STATS, index => [`s${index}`, index % 6])),
		conditions: many(30, index => ({condition: `c${index}`, level: 1})),
	});
	if (!book.ok || !state.ok) throw new Error('The sheet of the bench is not valid.');
	const game = new Game(book.value);
	const large = largeBook();
	if (!checkWhole(large).ok) throw new Error('The rulebook of the bench has faults.');
	const refuse = text => {
		const read = readBookText(text);
		if (read.ok && checkWhole(read.value).ok) throw new Error('A hostile rulebook was taken.');
	};
	return {
		title: `Rules: a sheet of ${STATS} stats and ${DERIVED} derived values, a rulebook of 2,000 entries, rulebooks made to take long`,
		columns: ['what', 'median of processor time', 'budget', ''],
		rows: [
			row(
				'derive the whole sheet',
				median(() => derive(Derivation, game, state.value), 101, 30),
				2,
			),
			row(
				'check the rulebook',
				median(() => checkWhole(large), 21),
				100,
			),
			...hostile.map(([name, text]) =>
				row(
					`refuse ${name}`,
					median(() => refuse(text), 9, 3),
					50,
				),
			),
		],
	};
}
