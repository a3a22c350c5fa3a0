import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {checkWhole} from '../../src/rules/check/whole';
import {Game} from '../../src/rules/game';
import {osselet} from '../cli/run';
import {sheetOf} from './play';

const guide = readFileSync('docs/rulebooks.md', 'utf8');

type Block = {readonly kind: string; readonly text: string};
const blocks: readonly Block[] = [...guide.matchAll(/```([a-z][^\n]*)\n([\s\S]*?)```/g)].map(([, kind = '', text = '']) => ({
	kind,
	text,
}));

const game = {};
const files: Record<string, string> = {};
let code = 0;

async function run(text: string): Promise<void> {
	for (const step of text.split(/^\$ /m).slice(1)) {
		const end = step.indexOf('\n');
		const [command, printed] = [step.slice(0, end), step.slice(end + 1)];
		if (command === 'echo $?') {
			expect(`${code}\n`).toBe(printed);
			continue;
		}
		const ran = await osselet(command.split(' ').slice(1), files);
		code = ran.code;
		expect(ran.out + ran.err, command).toBe(printed);
	}
}

describe('the guide, from its first line to its last', () => {
	test.each(blocks.map((block, index) => [`${index + 1}, ${block.kind}`, block] as const))(
		'block %s',
		async (_, {kind, text}) => {
			if (kind === 'console') return run(text);
			const [what, how, name] = kind.split(' ');
			expect([what, how]).toEqual(['json', expect.stringMatching(/^(step|file)$/)]);
			if (how === 'file') {
				files[name!] = text;
				return;
			}
			Object.assign(game, JSON.parse(text));
			files['phare.json'] = JSON.stringify(game);
		},
	);

	test('ends with a game without fault, in two versions', () => {
		const book = checkWhole(game);
		expect(book.ok && book.value.versions.length).toBe(1);
	});
});

test('each step but one that names what a later one brings is a rulebook without fault', () => {
	let built = {};
	const faulty: number[] = [];
	for (const [index, {text}] of blocks.filter(({kind}) => kind === 'json step').entries()) {
		built = {...built, ...JSON.parse(text)};
		if (!checkWhole(built).ok) faulty.push(index + 1);
	}
	// Step 3 sets the condition that step 4 brings.
	expect(faulty).toEqual([3]);
});

const rows = [...guide.matchAll(/^\| `([^`]+)` \| (-?\d+) \|$/gm)].map(
	([, formula = '', value = '']) => [formula, Number(value)] as const,
);

describe('formulas of the table', () => {
	const played = () => {
		const book = checkWhole({
			...game,
			lists: [{id: 'liens', name: 'Liens', valued: true}],
			tables: [
				{id: 'rangs', name: 'Rangs', rows: [{key: 'veilleur', values: {solde: 12}}]},
				{
					id: 'ages',
					name: 'Âges',
					rows: [
						{from: 16, to: 20, values: {points: 1}},
						{from: 21, values: {points: 2}},
					],
				},
			],
		});
		if (!book.ok) throw new Error(JSON.stringify(book.error));
		const state = {stats: {corps: 3, esprit: 2}, level: 5, tracks: {souffle: 4}, lists: {liens: [{name: 'Iris', value: 2}]}};
		return sheetOf(new Game(book.value), state);
	};

	test('there are many', () => expect(rows.length).toBeGreaterThan(15));
	test.each(rows)('%s', (formula, value) => expect(played().number(formula)).toBe(value));
});

test('every function of formulas is in the guide', async () => {
	const {functions} = await import('../../src/rules/formula/formula');
	const missing = Object.keys(functions).filter(name => !new RegExp(`\`[^\`]*\\b${name}\\b`).test(guide));
	expect(missing).toEqual([]);
});

test('the limits of the guide are those of the reader', async () => {
	const {limits} = await import('../../src/rules/contract/basics');
	const formulas = await import('../../src/rules/formula/formula');
	const {MOST_FAULTS} = await import('../../src/rules/check/fault');
	const {MOST_EFFECTS} = await import('../../src/rules/effects/acting');
	const told = guide.slice(guide.indexOf('## Limits')).replaceAll(',', '');
	const {length, nodes, depth} = formulas.limits;
	for (const number of [
		limits.bytes,
		limits.entries,
		limits.formulas,
		limits.label,
		limits.text,
		length,
		nodes,
		depth,
		MOST_FAULTS,
		MOST_EFFECTS,
	])
		expect(told).toMatch(new RegExp(`\\b${number}\\b`));
});
