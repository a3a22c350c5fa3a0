// Reads and rolls from the text, ours and others' in one process. `node tools/bench/dice.mjs` prints the table.
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {DiceRoll} from '@dice-roller/rpg-dice-roller';
import {build} from 'esbuild';
import rollParser from 'roll-parser';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What is rolled, and how roll-parser spells it where it has it at all. Its `>` takes the number itself. */
const rows = [
	{text: '1d20+5', rollParser: '1d20+5'},
	{text: '6d6', rollParser: '6d6'},
	{text: '4d6kh3'},
	{text: '10d10!'},
	{text: '100d6', rollParser: '100d6'},
	{text: '8d8>=5', rollParser: '8d8>5'},
];

const source = `
export {readNotation} from './src/dice/read';
export {roll} from './src/dice/roll';`;

/** Bundles the dice room as a build does, and says how heavy it is. */
async function ourDice() {
	const {outputFiles} = await build({
		stdin: {contents: source, resolveDir: root, loader: 'ts'},
		bundle: true,
		minify: true,
		format: 'esm',
		target: 'es2023',
		write: false,
	});
	const folder = await mkdtemp(join(tmpdir(), 'osselet-bench-'));
	const file = join(folder, 'dice.mjs');
	await (await import('node:fs/promises')).writeFile(file, outputFiles[0].contents);
	const dice = await import(pathToFileURL(file).href);
	await rm(folder, {recursive: true});
	return {...dice, bytes: gzipSync(outputFiles[0].contents, {level: 9}).byteLength};
}

/** The source of chance that the others use: the draws of a roll string are timed with the strings. */
const rng = {below: limit => Math.floor(Math.random() * limit)};

/** Best of many short turns taken one after the other, so that a busy machine slows all alike. In rolls a second. */
function fastest(rollers, turns = 150) {
	const found = Object.fromEntries(Object.keys(rollers).map(name => [name, 0]));
	for (let turn = 0; turn < turns; turn++) {
		for (const [name, rollOnce] of Object.entries(rollers)) {
			const start = performance.now();
			let rolls = 0;
			while (rolls < 200 || performance.now() - start < 1) for (let more = 0; more < 200; more++, rolls++) rollOnce();
			found[name] = Math.max(found[name], (rolls * 1000) / (performance.now() - start));
		}
	}
	return found;
}

/** The figures as rows of a table; `met` tells whether the budgets of the project are kept. */
export async function benchDice() {
	const {readNotation, roll, bytes} = await ourDice();
	const once = text => {
		const reading = readNotation(text);
		if (!reading.ok) throw new Error(`${text}: ${reading.error.code}`);
		return roll(reading.value.plan, rng).total;
	};
	const measured = rows.map(row => {
		const rollers = {ours: () => once(row.text), rpgDiceRoller: () => new DiceRoll(row.text).total};
		if (row.rollParser) rollers.rollParser = () => rollParser.parseAndRoll(row.rollParser).value;
		return {row, rates: fastest(rollers)};
	});
	const result = measured.map(({row, rates}) => asRow(row, rates));
	return {title: `Read and roll from the text, thousands a second (dice room ${bytes} bytes gzip)`, rows: result};
}

function asRow({text}, {ours, rpgDiceRoller, rollParser: other}) {
	const thousands = rate => Math.round(rate / 1000);
	return {
		roll: text,
		osselet: thousands(ours),
		'rpg-dice-roller': thousands(rpgDiceRoller),
		'times it': +(ours / rpgDiceRoller).toFixed(1),
		'roll-parser': other ? thousands(other) : undefined,
		'times that': other ? +(ours / other).toFixed(2) : undefined,
		met: ours >= 4 * rpgDiceRoller && !(other >= ours),
	};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const {title, rows: table} = await benchDice();
	console.log(title);
	console.table(table);
}
