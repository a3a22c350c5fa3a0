import {fail, ok, type Result} from '../shared/result';
import type {CliProblem} from './problem';
import type {World} from './world';

// Where browsers look for the encoding a page declares, and where a binary file shows its zeros.
const HEAD_BYTES = 1024;

/** The text of a file. `page`: in the encoding that the page declares, else UTF-8, else Windows-1252, as browsers do. */
export async function readText(world: World, file: string, kind: 'page' | 'json'): Promise<Result<string, CliProblem>> {
	const bytes = await world.read(file);
	if (!bytes.ok) return bytes;
	const mark = byteOrderMark(bytes.value);
	if (mark !== undefined) return ok(new TextDecoder(mark).decode(bytes.value));
	if (bytes.value.subarray(0, HEAD_BYTES).includes(0)) return fail({code: 'cli/binary', file});
	const declared = kind === 'page' ? declaredEncoding(bytes.value) : 'utf-8';
	return decode(bytes.value, file, [declared, 'utf-8', ...(kind === 'page' ? ['windows-1252'] : [])]);
}

/** Any JSON value of a file, still to be read into a shape. */
export async function readJson(world: World, file: string): Promise<Result<unknown, CliProblem>> {
	const text = await readText(world, file, 'json');
	return text.ok ? parseJson(text.value, file) : text;
}

export function parseJson(text: string, file: string): Result<unknown, CliProblem> {
	try {
		return ok(JSON.parse(text));
	} catch (error) {
		return fail({code: 'cli/not-json', file, cause: error instanceof Error ? error.message : String(error)});
	}
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
	if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	return undefined;
}

const declaredEncoding = (bytes: Uint8Array): string => {
	const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
	return /<meta[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i.exec(head)?.[1] ?? 'utf-8';
};

function decode(bytes: Uint8Array, file: string, encodings: readonly string[]): Result<string, CliProblem> {
	for (const encoding of encodings) {
		try {
			return ok(new TextDecoder(encoding, {fatal: true}).decode(bytes));
		} catch (error) {
			// An unknown name is a RangeError, bytes that do not fit are a TypeError: the next one is tried.
			if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
		}
	}
	return fail({code: 'cli/binary', file});
}
