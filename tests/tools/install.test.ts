import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {missing, nodeWillDo, remedy} from '../../tools/install.mjs';

const has =
	(...programs: string[]) =>
	(program: string) =>
		programs.includes(program);

test.each([
	['nothing at all, to start', 'one-browser', [], ['chromium']],
	['Chromium alone, to start', 'one-browser', ['chromium'], []],
	['Firefox alone, to start', 'one-browser', ['firefox'], []],
	['nothing at all, to test', 'all', [], ['chromium', 'firefox', 'python3']],
	['one browser, to test', 'all', ['firefox', 'python3'], ['chromium']],
	['all, to test', 'all', ['chromium', 'firefox', 'python3'], []],
] as const)('where there is %s', (_, need, there, wanted) => {
	expect(missing(need, has(...there))).toEqual(wanted);
});

test.each([
	['with apt-get', ['chromium', 'python3'], true, 'sudo apt-get update && sudo apt-get install chromium python3'],
	['without it', ['firefox'], false, 'Missing: Firefox. Install with this system'],
	[
		'a browser in an unusual place',
		['chromium', 'firefox'],
		true,
		'OSSELET_CHROMIUM=/path/to/chromium OSSELET_FIREFOX=/path/to/firefox',
	],
] as const)('what to do is said %s', (_, names, apt, said) => {
	expect(remedy(names, apt).join('\n')).toContain(said);
	expect(remedy(['python3'], apt).join('\n')).not.toContain('OSSELET');
});

test.each([
	['18.20.4', false],
	['20.18.3', false],
	['20.19.0', true],
	['22.0.0', true],
	['100.1.0', true],
])('Node %s will do: %s', (version, will) => {
	expect(nodeWillDo(version)).toBe(will);
});

describe('npm start where no browser is', () => {
	let bin: string;
	beforeAll(() => {
		bin = mkdtempSync(join(tmpdir(), 'osselet-bin-'));
		symlinkSync(process.execPath, join(bin, 'node'));
	});
	afterAll(() => rmSync(bin, {recursive: true}));
	// With an apt-get that would leave a trace, were it called by who may not.
	const start = (uid: string) =>
		spawnSync(join(bin, 'node'), ['--import', `data:text/javascript,process.getuid=()=>${uid}`, 'tools/start.mjs'], {
			env: {PATH: bin},
			encoding: 'utf8',
		});

	test('says the command and ends, where apt-get may not be used', () => {
		const trace = join(bin, 'called');
		writeFileSync(join(bin, 'apt-get'), `#!/bin/sh\necho called > ${trace}\n`);
		chmodSync(join(bin, 'apt-get'), 0o755);
		const {status, stderr, stdout} = start('1000');
		expect(stderr).toContain('Missing: Chromium. Install with: sudo apt-get update && sudo apt-get install chromium\n');
		expect([status, stdout]).toEqual([1, '']);
		expect(spawnSync('/bin/ls', [bin], {encoding: 'utf8'}).stdout.split('\n')).not.toContain('called');
	});
});
