// Prints, for each file of docs/rules, how many rows it has, how many a passing test names, and which ones no test names.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'docs/rules');
const ROW = /^\| ([A-Z]{2}-\d{3}) \|/gm;
const NAMED = /\b[A-Z]{2}-\d{3}\b/g;

/** Titles of the unit tests that pass: of a report at hand, or of a run made now. */
function passing() {
	const at = process.argv[2];
	const scratch = at ? undefined : mkdtempSync(path.join(tmpdir(), 'osselet-rules-'));
	const file = at ?? path.join(scratch, 'report.json');
	if (!at) {
		const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
		spawnSync(
			process.execPath,
			[
				vitest,
				'run',
				'tests/rules',
				'tests/books',
				'tests/popup/games',
				'tests/panel',
				'tests/service',
				'--reporter=json',
				`--outputFile=${file}`,
			],
			{
				cwd: root,
				stdio: 'ignore',
			},
		);
	}
	const report = JSON.parse(readFileSync(file, 'utf8'));
	if (scratch) rmSync(scratch, {recursive: true});
	return report.testResults
		.flatMap(suite => suite.assertionResults)
		.filter(test => test.status === 'passed')
		.map(test => test.fullName);
}

const proved = new Set(passing().flatMap(title => title.match(NAMED) ?? []));
for (const name of readdirSync(folder)
	.filter(name => name.endsWith('.md'))
	.sort()) {
	const rows = Array.from(readFileSync(path.join(folder, name), 'utf8').matchAll(ROW), match => match[1]);
	const missing = rows.filter(id => !proved.has(id));
	console.log(`${name}: ${rows.length} rows, ${rows.length - missing.length} with a passing test`);
	if (missing.length > 0) console.log(`  missing: ${missing.join(' ')}`);
}
