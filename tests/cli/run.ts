import {main} from '../../src/cli/main';
import type {World} from '../../src/cli/world';
import {fail, ok} from '../../src/shared/result';

/** What a run of the command line printed, and its exit code. */
export type Ran = {readonly code: number; readonly out: string; readonly err: string; readonly json: unknown};

/** Files by name; `-` is standard input. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The moment these runs take for now: a day after the genuine draw of the examples. */
export const NOW = Date.parse('2026-08-23T12:00:00Z');
export const SEED = '7a2db88256ba8192cb20ebb51b0124cb2b5be4d6f5ae12e1c7dbb90abaa3f7a9';

/** Runs a command line with files from memory, in English unless told otherwise. */
export async function osselet(args: readonly string[], files: Files = {}, locale = 'en_GB.UTF-8'): Promise<Ran> {
	let out = '';
	let err = '';
	const world: World = {
		locale,
		now: () => NOW,
		offsetAt: () => 0,
		async read(file) {
			const held = files[file];
			if (held === undefined) return fail({code: 'cli/no-file', file, cause: 'ENOENT'});
			return ok(typeof held === 'string' ? new TextEncoder().encode(held) : held);
		},
		seed: () => SEED,
		out: text => {
			out += text;
		},
		err: text => {
			err += text;
		},
	};
	const code = await main(args, world);
	return {code, out, err, json: args.includes('--json') && out !== '' ? JSON.parse(out) : undefined};
}
