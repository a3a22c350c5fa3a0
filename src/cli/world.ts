import {randomBytes} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {now} from '../clock';
import {fail, ok, type Result} from '../shared/result';
import type {CliProblem} from './problem';

/** What a command needs from outside; tests hand in their own. */
export type World = {
	/** The locale as the system names it: `fr_FR.UTF-8`. */
	readonly locale: string;
	/** Milliseconds since 1970. */
	now(): number;
	/** Minutes east of UTC of this machine at a moment. */
	offsetAt(moment: number): number;
	/** A file's bytes; `-` is standard input. */
	read(file: string): Promise<Result<Uint8Array, CliProblem>>;
	/** 64 hex digits nobody could foresee. */
	seed(): string;
	out(text: string): void;
	err(text: string): void;
};

/** Larger than any page of a forum. */
export const MOST_BYTES = 20_000_000;

/** This machine, as Node gives it. */
export function openWorld(): World {
	const {LC_ALL, LC_MESSAGES, LANG} = process.env;
	return {
		locale: LC_ALL || LC_MESSAGES || LANG || '',
		now,
		offsetAt: moment => -new Date(moment).getTimezoneOffset(),
		read: readBounded,
		seed: () => randomBytes(32).toString('hex'),
		out: text => void process.stdout.write(text),
		err: text => void process.stderr.write(text),
	};
}

/** Read as a stream, so that an endless file or pipe stops at the limit. */
async function readBounded(file: string): Promise<Result<Uint8Array, CliProblem>> {
	const stream: AsyncIterable<Buffer> = file === '-' ? process.stdin : createReadStream(file);
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of stream) {
			size += chunk.length;
			if (size > MOST_BYTES) return fail({code: 'cli/too-big', file, most: MOST_BYTES});
			chunks.push(chunk);
		}
	} catch (error) {
		return fail({code: 'cli/no-file', file, cause: causeOf(error)});
	}
	return ok(Buffer.concat(chunks));
}

/** The system's own name for what failed: `ENOENT`. */
const causeOf = (error: unknown): string =>
	error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
