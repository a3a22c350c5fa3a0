import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {minify} from 'terser';
import {targets} from './extension.mjs';

/**
 * The lines that say where the script runs, from what each forum's file tells of its addresses. Nobody's other pages: a script that matched the whole
 * web would put a bar at every text field there is. For a forum with other addresses the user adds a line in the script manager.
 */
export async function addressLines() {
	const bundle = await build({
		stdin: {contents: `export {forums} from './src/forums/index';`, resolveDir: process.cwd()},
		bundle: true,
		write: false,
		format: 'esm',
	});
	const {forums} = await import(`data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0].contents).toString('base64')}`);
	const addresses = forums.flatMap(forum => forum.addresses);
	// A match pattern cannot tell what is between its stars: script managers take expressions for `@include`.
	const lines = addresses.map(one => (typeof one === 'string' ? ['match', `*://*/*${one}*`] : ['include', String(one)]));
	return [...new Map(lines.map(line => [line.join(), line])).values()];
}

const grants = [
	'GM.getValue',
	'GM.setValue',
	'GM.deleteValue',
	'GM.listValues',
	'GM.xmlHttpRequest',
	'GM.registerMenuCommand',
	'unsafeWindow',
];

const sentence = lang => JSON.parse(readFileSync(`_locales/${lang}/messages.json`, 'utf8')).description.message;

/** The comment that tells a script manager what the script needs. */
export function header({version, relays}, addresses) {
	const lines = [
		['name', 'Osselet'],
		['namespace', 'osselet'],
		['version', version],
		['description', sentence('en')],
		['description:fr', sentence('fr')],
		['license', 'MIT'],
		...addresses,
		...grants.map(name => ['grant', name]),
		...relays.map(relay => ['connect', new URL(relay).hostname]),
		['run-at', 'document-idle'],
	];
	return ['// ==UserScript==', ...lines.map(([key, value]) => `// @${key.padEnd(14)} ${value}`), '// ==/UserScript==', ''].join(
		'\n',
	);
}

/** What plays the rules of games, and what stands in its place and says where they are played: they are too much for one script. */
const instead = {
	'src/panel/games/games.ts': './no-games.tsx',
	'src/badge/rule.tsx': './no-rule.tsx',
	'src/service/games/service.ts': './no-games.ts',
	'src/rules/check/read-book.ts': './no-books.ts',
	'src/sheets/game.ts': './kept-game.ts',
	// What only these would ask for is not kept either.
	'src/panel/waiting.tsx': './no-waiting.tsx',
	'src/service/calls.ts': './no-calls.ts',
	'src/store/calls-over.ts': './no-more.ts',
	'src/store/games-over.ts': './no-more.ts',
	'src/store/traces-over.ts': './no-more.ts',
};

const withoutGames = {
	name: 'without-games',
	setup(build) {
		build.onLoad({filter: /[\\/](games?|rule|service|read-book|calls|waiting|\w+-over)\.tsx?$/}, ({path}) => {
			const file = Object.keys(instead).find(name => path.replaceAll('\\', '/').endsWith(name));
			return file && {contents: `export * from '${instead[file]}';`, loader: 'ts'};
		});
	},
};

/** A second, slower pass over what esbuild made small: one file with everything aboard needs every byte. */
async function squeezed(code) {
	// Functions without a `this` become arrows: nothing here makes objects by such a one.
	const compress = {passes: 3, ecma: 2020, toplevel: true, unsafe_arrows: true};
	const {code: small} = await minify(code, {
		compress,
		mangle: {toplevel: true},
		toplevel: true,
		ecma: 2020,
		format: {comments: false},
	});
	return small;
}

/** One file with everything aboard, but the rules of games: script managers load nothing on demand. */
export async function buildUserscript(out, options) {
	const file = join(out, 'osselet.user.js');
	await build({
		...options.esbuild,
		plugins: [...options.esbuild.plugins, withoutGames],
		target: [targets.chrome, targets.firefox],
		entryPoints: {'osselet.user': 'content-scripts/userscript.ts'},
		outdir: out,
		format: 'iife',
	});
	const code = readFileSync(file, 'utf8');
	writeFileSync(file, header(options, await addressLines()) + (options.esbuild.minify ? await squeezed(code) : code));
	return file;
}
