// node build.mjs [--only chrome,firefox,userscript,cli,verify,zip] [--out DIR] [--watch] [--dev] [--any-size] [--chain FILE] [--shift MS]
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, watch, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {build} from 'esbuild';
import {zipSync} from 'fflate';
import {buildExtension} from './tools/bundle/extension.mjs';
import {cssText, noInnerHtml} from './tools/bundle/plugins.mjs';
import {sizesIn, sizeTable} from './tools/bundle/sizes.mjs';
import {buildUserscript} from './tools/bundle/userscript.mjs';
import {buildVerifyPage} from './tools/bundle/verify-page.mjs';

const {values: asked} = parseArgs({
	options: {
		only: {type: 'string'},
		out: {type: 'string', default: 'dist'},
		watch: {type: 'boolean', default: false},
		dev: {type: 'boolean', default: false},
		// For tests and the demo: a chain with a test key in place of quicknet, and a clock some milliseconds ahead.
		chain: {type: 'string'},
		// For the demo: what is over its size budget is told, and built all the same.
		'any-size': {type: 'boolean', default: false},
		shift: {type: 'string', default: '0'},
	},
});

/** What each target is made from; a missing file is an error, never a smaller build. */
const parts = {
	chrome: [
		'content-scripts/extension.ts',
		'content-scripts/audit-script.ts',
		'content-scripts/marks-script.ts',
		'content-scripts/panel-script.ts',
		'content-scripts/popover-script.ts',
		'content-scripts/steps-script.ts',
		'src/keeper.ts',
		'popup/main.tsx',
		'popup/popup.html',
		'popup/popup.css',
		'popup/audit.tsx',
		'popup/audit.html',
		'popup/audit.css',
	],
	firefox: [
		'content-scripts/extension.ts',
		'content-scripts/audit-script.ts',
		'content-scripts/marks-script.ts',
		'content-scripts/panel-script.ts',
		'content-scripts/popover-script.ts',
		'content-scripts/steps-script.ts',
		'src/keeper.ts',
		'popup/main.tsx',
		'popup/popup.html',
		'popup/popup.css',
		'popup/audit.tsx',
		'popup/audit.html',
		'popup/audit.css',
	],
	userscript: ['content-scripts/userscript.ts'],
	cli: ['src/cli.ts'],
	verify: ['popup/verify.tsx'],
	zip: [],
};

// Every moment is a whole number of milliseconds, and what bears another is refused wherever it is read.
if (!Number.isInteger(Number(asked.shift))) fail(`--shift takes whole milliseconds, not ${asked.shift}.`);

const wanted = asked.only?.split(',') ?? Object.keys(parts);
const strange = wanted.filter(name => !(name in parts));
if (strange.length > 0) fail(`There is no target ${strange.join(', ')}. Targets: ${Object.keys(parts).join(', ')}.`);

function fail(message) {
	console.error(message);
	process.exit(1);
}

function readOptions() {
	const manifest = JSON.parse(readFileSync('manifest.json', 'utf8'));
	const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
	const chain = asked.chain ? readFileSync(asked.chain, 'utf8').trim() : '';
	const pinned = manifest.content_security_policy.extension_pages.match(/connect-src ([^;]+)/)[1].split(' ');
	return {
		manifest,
		version,
		chain,
		relays: chain ? JSON.parse(chain).relays.map(relay => new URL(relay).origin) : pinned,
		esbuild: {
			bundle: true,
			minify: !asked.dev,
			sourcemap: asked.dev ? 'inline' : false,
			jsx: 'automatic',
			jsxImportSource: 'preact',
			legalComments: 'none',
			charset: 'utf8',
			logLevel: 'error',
			plugins: [noInnerHtml, cssText],
			define: {
				OSSELET_VERSION: JSON.stringify(version),
				OSSELET_CHAIN: JSON.stringify(chain),
				OSSELET_CLOCK_SHIFT: String(Number(asked.shift)),
			},
		},
	};
}

const buildCli = (out, options) =>
	build({
		...options.esbuild,
		entryPoints: {osselet: 'src/cli.ts'},
		outdir: out,
		outExtension: {'.js': '.mjs'},
		platform: 'node',
		target: 'node20',
		format: 'esm',
		// The HTML parser inside looks for an optional module by `require`, which modules do not have.
		banner: {
			js: "#!/usr/bin/env node\nimport {createRequire} from 'node:module';\nconst require = createRequire(import.meta.url);",
		},
	});

/** Same files, same bytes: names in order and one fixed date. */
function zip(out) {
	for (const browser of ['chrome', 'firefox']) {
		const folder = join(out, browser);
		if (!existsSync(folder)) fail(`Nothing to zip: ${folder} is not built.`);
		const names = readdirSync(folder, {recursive: true}).map(String).sort();
		const files = names.filter(name => statSync(join(folder, name)).isFile());
		const entries = files.map(name => [name.replaceAll('\\', '/'), readFileSync(join(folder, name))]);
		writeFileSync(
			join(out, `osselet-${browser}.zip`),
			zipSync(Object.fromEntries(entries), {level: 9, mtime: new Date(2020, 0, 1)}),
		);
	}
}

const makers = {
	chrome: (out, options) => buildExtension('chrome', join(out, 'chrome'), options),
	firefox: (out, options) => buildExtension('firefox', join(out, 'firefox'), options),
	userscript: buildUserscript,
	cli: buildCli,
	verify: buildVerifyPage,
	zip,
};

async function buildAll() {
	const missing = wanted.flatMap(name =>
		parts[name].filter(file => !existsSync(file)).map(file => `${name}: ${file} is missing.`),
	);
	if (missing.length > 0) throw new Error(missing.join('\n'));
	const options = readOptions();
	for (const name of ['chrome', 'firefox'])
		if (wanted.includes(name)) rmSync(join(asked.out, name), {recursive: true, force: true});
	mkdirSync(asked.out, {recursive: true});
	for (const name of Object.keys(parts)) if (wanted.includes(name)) await makers[name](asked.out, options);
	const sizes = sizesIn(asked.out);
	console.log(sizeTable(sizes));
	const over = sizes.filter(({gzip, most}) => most && gzip > most && !asked.dev && !asked.chain && !asked['any-size']);
	if (over.length > 0) throw new Error(`Over the size budget: ${over.map(({name}) => name).join(', ')}.`);
}

/** In watch mode a mistake is told and the next change tried; else it ends the build. */
const report = error => {
	console.error(error.message);
	if (!asked.watch) process.exitCode = 1;
};

await buildAll().catch(report);
if (asked.watch) {
	let timer;
	const again = () => {
		clearTimeout(timer);
		timer = setTimeout(() => buildAll().catch(report), 150);
	};
	for (const folder of ['src', 'content-scripts', 'popup', '_locales']) watch(folder, {recursive: true}, again);
	console.log('Watching. Ctrl+C ends it.');
}
