// Reads and rolls from the text, ours and others' in one process.
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
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
	await writeFile(file, outputFiles[0].contents);
	const dice = await import(pathToFileURL(file).href);
	await rm(folder, {recursive: true});
	return {...dice, bytes: gzipSync(outputFiles[0].contents, {level: 9}).byteLength};
}

/** The source of chance that the others use: the draws of a roll string are timed with the strings. */
const rng = {below: limit => Math.floor(Math.random() * limit)};

/** Best of many short turns taken one after the other, so that a busy machine slows all alike. In rolls a second. */
function fastest(rollers, turns = 40) {
	const found = rollers.map(() => 0);
	for (let turn = 0; turn < turns; turn++) {
		for (const [place, rollOnce] of rollers.entries()) {
			const start = performance.now();
			let rolls = 0;
			while (rolls < 200 || performance.now() - start < 1) for (let more = 0; more < 200; more++, rolls++) rollOnce();
			found[place] = Math.max(found[place], (rolls * 1000) / (performance.now() - start));
		}
	}
	return found;
}

const RUNS = 7;
const TIMES_RPG = 4;
const middle = numbers => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Times all of them in several runs; how much faster than another we are is the middle of those runs. */
function race(ours, others) {
	const runs = Array.from({length: RUNS}, () => fastest([ours, ...others]));
	const rates = runs[0].map((_, place) => middle(runs.map(run => run[place])));
	const times = runs[0].map((_, place) => middle(runs.map(run => run[0] / run[place])));
	return {rates, times};
}

/** Ours against the others on each roll. Budget: 4 times rpg-dice-roller, and ahead of roll-parser wherever it knows the roll. */
export default async function measure() {
	const {readNotation, roll, bytes} = await ourDice();
	const once = text => {
		const reading = readNotation(text);
		if (!reading.ok) throw new Error(`${text}: ${reading.error.code}`);
		return roll(reading.value.plan, rng).total;
	};
	return {
		title: `Read and roll from the text, thousands a second (dice room ${bytes} bytes gzip); times: the middle of ${RUNS} runs`,
		columns: ['roll', 'osselet', 'rpg-dice-roller', 'times it', 'roll-parser', 'times that', 'budget'],
		rows: rows.map(({text, rollParser: other}) => {
			const peers = [() => new DiceRoll(text).total, ...(other ? [() => rollParser.parseAndRoll(other).value] : [])];
			const {rates, times} = race(() => once(text), peers);
			const [ours, rpg, parser] = rates.map(rate => Math.round(rate / 1000));
			const kept = times[1] >= TIMES_RPG && (!other || times[2] > 1);
			const ahead = place => `${times[place].toFixed(2)}×`;
			return [text, ours, rpg, ahead(1), parser ?? '', other ? ahead(2) : '', kept ? 'kept' : 'over'];
		}),
	};
}
