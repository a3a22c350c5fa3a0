import {rmSync} from 'node:fs';
import {buildOnce, ONCE} from './build';

/** Builds the extension once for every file of a run; each takes a copy under its own relay's address. */
export function setup(): void {
	process.env[ONCE] = buildOnce();
}

export function teardown(): void {
	rmSync(process.env[ONCE] ?? '', {recursive: true, force: true});
}
