import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {testKey} from '../../relay/relay';
import type {Table} from './table';

/** What the command line says of one roll. */
export type Told = {
	readonly post: string;
	readonly authorId: string;
	readonly string: string;
	readonly mode: string;
	readonly dice: readonly (readonly number[])[] | null;
	readonly total: number | null;
	readonly said: number | null;
	readonly verdict: string;
};

const roundIn = (string: string): number => Number(string.match(/-r([0-9]+)/)?.[1]);

/** What a program says that is given a text, or files by the names that its arguments hold. */
function told(program: string, args: readonly string[], input?: string): string {
	const made = spawnSync(program, args, {encoding: 'utf8', input});
	if (!made.stdout) throw new Error(`${program} ${args[0]} said nothing: ${made.error ?? made.stderr}`);
	return made.stdout;
}

/** The verdicts of `osselet verify` on a post's page as anybody gets it, with the rounds that the relay has. */
export async function askCommandLine({forum, relay}: Table, post: number): Promise<readonly Told[]> {
	const folder = mkdtempSync(join(tmpdir(), 'osselet-verify-'));
	const at = (name: string, content: string): string => {
		writeFileSync(join(folder, name), content);
		return join(folder, name);
	};
	const url = `${forum.url}/viewtopic.php?p=${post}`;
	const key = testKey();
	const html = await (await fetch(url)).text();
	const rounds = [...new Set(Array.from(html.matchAll(/oss1-[0-9a-z-]+/g), ([string]) => roundIn(string)))].filter(
		Number.isFinite,
	);
	const page = at('page.html', html);
	const chain = at('chain.json', JSON.stringify(relay.chain));
	const known = at('rounds.json', JSON.stringify({rounds: rounds.map(round => ({round, signature: key.sign(round)}))}));
	const now = new Date(relay.now()).toISOString();
	try {
		const args = ['dist/osselet.mjs', 'verify', page, '--url', url, '--rounds', known, '--chain', chain, '--now', now, '--json'];
		const rolls: readonly Told[] = JSON.parse(told(process.execPath, args)).rolls;
		return rolls.filter(roll => roll.post.replace(/^p/, '') === String(post));
	} finally {
		rmSync(folder, {recursive: true, force: true});
	}
}

const WORDS = 2 ** 32;

/** The faces of one kind of die out of the numbers of a roll's stream, worked out by hand: numbers past the last full round are thrown away. */
const facesFrom = (words: readonly number[], sides: number, count: number): readonly number[] =>
	words
		.filter(word => word < WORDS - (WORDS % sides))
		.slice(0, count)
		.map(word => (word % sides) + 1);

/** The dice of rolls by the second program, which shares nothing with ours: `NdS` alone, with a flat number or none. */
export function askSecondProgram(rolls: readonly Told[]): readonly (readonly number[])[] {
	const key = testKey();
	const asked = rolls.map(({string, post, authorId}) => ({
		string,
		post: `p${post.replace(/^p/, '')}`,
		profile: authorId.replace(/^u/, ''),
		value: createHash('sha256')
			.update(Buffer.from(key.sign(roundIn(string)), 'hex'))
			.digest('hex'),
	}));
	const answers: readonly {expression: string; words: readonly number[]}[] = JSON.parse(
		told('python3', ['tools/check-strings.py'], JSON.stringify(asked)),
	);
	return answers.map(({expression, words}) => {
		const [, count, sides] = /^([0-9]+)d([0-9]+)/.exec(expression) ?? [];
		return facesFrom(words, Number(sides), Number(count));
	});
}
