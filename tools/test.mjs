// npm test: installs what is missing, then runs everything and closes with one line, `N passed, N failed`.
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {install} from './install.mjs';

const REPORTS = 'build/reports';
const bin = name => join('node_modules', '.bin', name);

/** Runs a command with its output in view; answers its exit code and, if asked, what it printed. */
function run(command, args, {keep = false} = {}) {
	const child = spawn(command, args, {
		stdio: ['ignore', keep ? 'pipe' : 'inherit', 'inherit'],
		shell: process.platform === 'win32',
	});
	let text = '';
	child.stdout?.on('data', piece => {
		text += piece;
	});
	return new Promise(done => child.on('close', code => done({code, text})));
}

/** One check that passes or fails as a whole. */
const whole = (part, command, args) => async () => {
	const {code} = await run(command, args);
	return [{part, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1}];
};

/** Vitest, counted by its own report. A run that leaves no report, or ends badly with nothing failed in it, is one failure. */
const vitest = (part, args, rowsOf) => async () => {
	const report = join(REPORTS, `${part}.json`);
	const {code} = await run(bin('vitest'), [
		'run',
		...args,
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${report}`,
	]);
	const rows = readReport(report, part, rowsOf);
	const failed = rows.reduce((sum, row) => sum + row.failed, 0);
	return code !== 0 && failed === 0 ? [...rows, {part: `${part}: the run itself`, passed: 0, failed: 1}] : rows;
};

function readReport(report, part, rowsOf) {
	let files;
	try {
		files = JSON.parse(readFileSync(report, 'utf8')).testResults;
	} catch (error) {
		console.error(`${report} cannot be read: ${error.message}`);
		return [{part: `${part}: no report`, passed: 0, failed: 1}];
	}
	const rows = new Map();
	for (const file of files) {
		const tests = file.assertionResults;
		// A file that could not be loaded has no tests and would vanish from the count.
		const results = tests.length === 0 ? [{status: file.status, fullName: file.name}] : tests;
		for (const {status, fullName} of results) {
			const name = rowsOf(file.name, fullName);
			const row = rows.get(name) ?? {part: name, passed: 0, failed: 0};
			if (status === 'passed') row.passed += 1;
			// A test that was left out proves nothing, so it does not count as passed.
			else row.failed += 1;
			rows.set(name, row);
		}
	}
	return [...rows.values()];
}

const folderOf = file => {
	const inside = file.replaceAll('\\', '/').split('/tests/')[1] ?? file;
	return `units: ${inside.includes('/') ? inside.split('/')[0] : inside.replace('.test.ts', '')}`;
};
const browserOf = (_, test) =>
	`browser: ${test.includes('firefox') ? 'Firefox' : test.includes('chromium') ? 'Chromium' : 'both'}`;

async function webExtLint() {
	const {text} = await run(bin('web-ext'), ['lint', '-s', 'dist/firefox', '--output', 'json', '--no-config-discovery'], {
		keep: true,
	});
	let clean = false;
	try {
		const {errors, warnings, notices} = JSON.parse(text);
		for (const found of [...errors, ...warnings]) console.error(`${found.code}: ${found.message} ${found.file ?? ''}`);
		console.log(`web-ext lint: ${errors.length} errors, ${warnings.length} warnings, ${notices.length} notices`);
		clean = errors.length + warnings.length === 0;
	} catch (error) {
		console.error(`web-ext lint gave no answer: ${error.message}\n${text}`);
	}
	return [{part: 'web-ext lint', passed: clean ? 1 : 0, failed: clean ? 0 : 1}];
}

const steps = [
	['Types', whole('types', bin('tsc'), ['-p', '.'])],
	['Types of the pure rooms', whole('types of the pure rooms', bin('tsc'), ['-p', 'src'])],
	['Lint', whole('lint', bin('biome'), ['check', '.'])],
	['Build', whole('build', process.execPath, ['build.mjs'])],
	['Lint of the built extension', webExtLint],
	['Units', vitest('units', [], folderOf)],
	['Browsers', vitest('browsers', ['--config', 'tests/browsers/vitest.config.ts'], browserOf)],
];

install();
rmSync(REPORTS, {recursive: true, force: true});
mkdirSync(REPORTS, {recursive: true});
const rows = [];
const times = [];
for (const [title, step] of steps) {
	console.log(`\n— ${title}`);
	const start = performance.now();
	rows.push(...(await step()));
	times.push(`${title} ${Math.round((performance.now() - start) / 1000)} s`);
}

console.log('\nSummary');
for (const {part, passed, failed} of rows)
	console.log(`  ${part.padEnd(28)}${String(passed).padStart(6)} passed${String(failed).padStart(6)} failed`);
console.log(`\nTime: ${times.join(', ')}`);
const total = key => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
