import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {commands} from '../../src/cli/options';
import {verdictNames} from '../../src/shared/words/seal';
import {example, rounds} from './pages';
import {osselet} from './run';

const document = readFileSync('docs/command-line.md', 'utf8');
// Files that the document shows, under their names: ```json veille.json
const shown = Object.fromEntries(
	[...document.matchAll(/```json (\S+)\n([\s\S]*?)```/g)].map(([, name = '', text = '']) => [name, text]),
);
const files = {'sujet.html': example, 'tours.json': rounds, ...shown};

type Step = {readonly command: string; readonly printed: string};
const steps: readonly Step[] = [...document.matchAll(/```console\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
	block
		.split(/^\$ /m)
		.slice(1)
		.map(text => ({command: text.slice(0, text.indexOf('\n')), printed: text.slice(text.indexOf('\n') + 1)})),
);

describe('the document’s examples', () => {
	let code = 0;
	test.each(steps.map(step => [step.command, step] as const))('$ %s', async (_, {command, printed}) => {
		if (command === 'echo $?') return expect(`${code}\n`).toBe(printed);
		const ran = await osselet(command.split(' ').slice(1), files);
		code = ran.code;
		expect(ran.out + ran.err).toBe(printed);
	});

	test('show every command', () => {
		for (const command of commands) expect(steps.map(step => step.command.split(' ')[1])).toContain(command);
	});
});

test('every verdict is in the row of verdicts', () => {
	const [row = ''] = /^\| `rolls\[\]\.verdict`.*$/m.exec(document) ?? [];
	expect(Object.keys(verdictNames.en).filter(kind => !row.includes(`\`${kind}\``))).toEqual([]);
});

// What stands under these is named by the rulebook, or told in another document.
const OPAQUE = new Set(['reasons', 'stats', 'derived', 'tracks', 'skills', 'budgets']);

test.each([
	['roll', ['roll', '1d20 vs 15', '--dice', '3', '--json']],
	['roll that counts', ['roll', '1d6>=5', '--json']],
	['read', ['read', 'sujet.html', '--url', 'https://forum.example/viewtopic.php?t=42', '--json']],
	['verify', ['verify', 'sujet.html', '--url', 'https://forum.example/viewtopic.php?t=42', '--rounds', 'tours.json', '--json']],
	['audit', ['audit', 'sujet.html', '--url', 'https://forum.example/viewtopic.php?t=42', '--rounds', 'tours.json', '--json']],
	[
		'try',
		[
			'try',
			'veille.json',
			'aria.json',
			'agir',
			'--with',
			'stat=ruse',
			'--with',
			'difficulty=12',
			'--with',
			'spend:elan=1',
			'--with',
			'target=aria.json',
			'--json',
		],
	],
	['try that is refused', ['try', 'veille.json', 'aria.json', 'agir', '--with', 'stat=ruse', '--with', 'spend:elan=5', '--json']],
	['sheet', ['sheet', 'escalier', 'nouveau.json', '--json']],
	['create', ['create', 'veille.json', 'nouveau.json', '--json']],
	['check', ['check', 'aria.json', '--json']],
])('every field that %s writes is in the document', async (_, args) => {
	const {json} = await osselet(args, files);
	const fields = (value: unknown): readonly string[] => {
		if (Array.isArray(value)) return value.flatMap(fields);
		if (typeof value !== 'object' || value === null) return [];
		return Object.entries(value).flatMap(([key, inner]) => (OPAQUE.has(key) ? [key] : [key, ...fields(inner)]));
	};
	const missing = fields(json).filter(field => !new RegExp(`[\`{.\\s]${field}[\`},\\s]`).test(document));
	expect(missing).toEqual([]);
});
