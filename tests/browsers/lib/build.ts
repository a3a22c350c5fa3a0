import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Chain} from '../../../src/seal/chain';
import {testChain} from '../../relay/relay';
import type {BrowserName} from './browser';

/** A build under the relay's test key, in a folder of its own. `shift` in milliseconds added to the machine's clock. */
export type TestBuild = {readonly folder: string; extension(name: BrowserName): string; remove(): void};

/** Which variable tells where the run's own build lies. */
export const ONCE = 'OSSELET_TEST_BUILD';
// Nobody answers there: a copy that kept it would draw nothing.
const STAND_IN = 'http://127.0.0.1:1';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'osselet-build-'));

function build(folder: string, chain: Chain, shift: number, only: string): void {
	const file = join(folder, 'chain.json');
	writeFileSync(file, JSON.stringify(chain));
	const made = spawnSync(process.execPath, ['build.mjs', '--only', only, '--out', folder, '--chain', file, `--shift=${shift}`], {
		encoding: 'utf8',
	});
	if (made.status !== 0) throw new Error(`The test build failed:\n${made.stdout}${made.stderr}`);
}

/** Both extensions, with an address that stands in for the relay's. Answers their folder. */
export function buildOnce(): string {
	const folder = newFolder();
	build(folder, testChain(STAND_IN), 0, 'chrome,firefox');
	return folder;
}

/** Copies one browser's folder and writes the relay's address wherever the other stood. */
function copyFrom(once: string, folder: string, relay: string, only: string): void {
	const to = join(folder, only);
	cpSync(join(once, only), to, {recursive: true});
	for (const file of readdirSync(to, {recursive: true, encoding: 'utf8'})) {
		if (!/\.(js|json|html)$/.test(file)) continue;
		const text = readFileSync(join(to, file), 'utf8');
		if (text.includes(STAND_IN)) writeFileSync(join(to, file), text.replaceAll(STAND_IN, relay));
	}
}

/** A build of `only` (names of build.mjs) under a relay's chain; a copy of the run's own build where that will do. */
export function buildFor(chain: Chain, {shift = 0, only = 'chrome,firefox'} = {}): TestBuild {
	const folder = newFolder();
	const once = process.env[ONCE];
	if (once && shift === 0 && /^(chrome|firefox)$/.test(only)) copyFrom(once, folder, new URL(chain.relays[0]!).origin, only);
	else build(folder, chain, shift, only);
	return {
		folder,
		extension: name => join(folder, name === 'chromium' ? 'chrome' : 'firefox'),
		remove: () => rmSync(folder, {recursive: true, force: true}),
	};
}
