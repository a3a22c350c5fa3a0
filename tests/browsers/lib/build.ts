import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Chain} from '../../../src/seal/chain';
import type {BrowserName} from './browser';

/** A build under the relay's test key, in a folder of its own. `shift` in milliseconds added to the machine's clock. */
export type TestBuild = {readonly folder: string; extension(name: BrowserName): string; remove(): void};

export function buildFor(chain: Chain, {shift = 0, only = 'chrome,firefox'} = {}): TestBuild {
	const folder = mkdtempSync(join(tmpdir(), 'osselet-build-'));
	const file = join(folder, 'chain.json');
	writeFileSync(file, JSON.stringify(chain));
	const made = spawnSync(
		process.execPath,
		['build.mjs', '--only', only, '--out', folder, '--chain', file, '--shift', String(shift)],
		{encoding: 'utf8'},
	);
	if (made.status !== 0) throw new Error(`The test build failed:\n${made.stdout}${made.stderr}`);
	return {
		folder,
		extension: name => join(folder, name === 'chromium' ? 'chrome' : 'firefox'),
		remove: () => rmSync(folder, {recursive: true, force: true}),
	};
}
