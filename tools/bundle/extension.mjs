import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {build} from 'esbuild';
import {icon} from './icons.mjs';
import {oneLanguage} from './one-language.mjs';

/** Where the oldest browsers that we promise stand; kept beside the versions in manifest.json by the house test. */
export const targets = {chrome: 'chrome123', firefox: 'firefox140'};

/** The manifest of one browser: each refuses or warns of the other's keys. Chrome's minimum, 123, is the first with `light-dark()`; Firefox's, 140 and 142, the first to read `data_collection_permissions`. */
export function manifestFor(browser, {manifest, version, relays, chain}) {
	const {background, browser_specific_settings, minimum_chrome_version, content_security_policy, ...common} =
		structuredClone(manifest);
	const policy = content_security_policy.extension_pages.replace(/connect-src [^;]*/, `connect-src ${relays.join(' ')}`);
	const shared = {...common, version, content_security_policy: {extension_pages: policy}};
	return browser === 'chrome'
		? {
				...shared,
				minimum_chrome_version,
				background: {service_worker: background.service_worker, type: background.type},
				...(chain && {key: testKey}),
			}
		: {...shared, background: {scripts: background.scripts, type: background.type}, browser_specific_settings};
}

/** A public key for test builds alone: it gives them the same address whatever folder they are loaded from. Its private half was thrown away. */
const testKey = readFileSync(new URL('./test-key.txt', import.meta.url), 'utf8').trim();

/** Bundles one browser's folder. Answers esbuild's list of outputs. */
export async function buildExtension(browser, out, options) {
	const common = {...options.esbuild, target: targets[browser]};
	const windows = {popup: 'main', workshop: 'workshop', audit: 'audit'};
	const scripts = Object.entries(windows).map(([page, script]) => [`popup/${page}`, `popup/${script}.tsx`]);
	mkdirSync(join(out, 'popup'), {recursive: true});
	const loose = {
		content: 'content-scripts/extension.ts',
		visit: 'content-scripts/visit-script.ts',
		turn: 'content-scripts/turn-script.ts',
		steps: 'content-scripts/steps-script.ts',
		opposed: 'content-scripts/opposed-script.ts',
		shown: 'content-scripts/shown-script.ts',
	};
	await build({...common, entryPoints: loose, outdir: out, format: 'iife'});
	await Promise.all([...['fr', 'en'].map(lang => buildParts(lang, out, common)), buildForums(out, common)]);
	await build({...common, entryPoints: {keeper: 'src/keeper.ts'}, outdir: out, format: 'esm'});
	// What a window loads late is a script of its own. Each window is bundled apart: what they share would else lie in a dozen small files,
	// and each of them is waited for before the first word is painted.
	const imports = {};
	for (const [script, source] of scripts) {
		const options = {...common, splitting: true, chunkNames: 'popup/[name]-[hash]', outdir: out, format: 'esm', metafile: true};
		imports[script] = (await build({...options, entryPoints: {[script]: source}})).metafile;
	}
	await build({
		...common,
		plugins: [],
		entryPoints: Object.keys(windows).map(page => `popup/${page}.css`),
		outdir: join(out, 'popup'),
	});
	for (const page of Object.keys(windows)) {
		const text = readFileSync(`popup/${page}.html`, 'utf8');
		writeFileSync(
			join(out, `popup/${page}.html`),
			text.replace('<script', `${preloads(imports[`popup/${page}`], `popup/${page}.js`)}<script`),
		);
	}
	writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(manifestFor(browser, options), null, '\t')}\n`);
	copyWords(out);
	mkdirSync(join(out, 'icons'), {recursive: true});
	for (const size of [16, 32, 48, 128]) writeFileSync(join(out, `icons/${size}.png`), icon(size));
}

/** Has a window fetch all that its script imports at once, instead of one import after the other. */
function preloads({outputs}, script) {
	const file = Object.keys(outputs).find(path => path.endsWith(`/${script}`));
	const needed = new Set([file]);
	for (const path of needed)
		for (const {path: next, kind} of outputs[path].imports) if (kind === 'import-statement') needed.add(next);
	needed.delete(file);
	return [...needed].map(path => `<link rel="modulepreload" href="${basename(path)}">\n\t\t`).join('');
}

/** The scripts that a page script asks for by its reader's language: src/keeper.ts puts them into the page by these names. */
const buildParts = (lang, out, options) =>
	build({
		...options,
		plugins: [...options.plugins, oneLanguage(lang)],
		entryPoints: Object.fromEntries(
			[
				'marks',
				'panel',
				'popover',
				'fight',
				'audit',
				'calls',
				'answer',
				'contest',
				'sheets',
				'table',
				'amend',
				'point',
				'receipts',
				'quotes',
			].map(part => [`${part}-${lang}`, `content-scripts/${part}-script.ts`]),
		),
		outdir: out,
		format: 'iife',
	});

/** Ids of the forums that have a file. */
export const forumIds = () =>
	readdirSync('src/forums').flatMap(name => (name.endsWith('-signs.ts') ? [name.slice(0, -'-signs.ts'.length)] : []));

/** The script of one forum each: the page script finds what it exports in the one world that both share. */
const buildForums = (out, options) =>
	build({
		...options,
		plugins: [...options.plugins, forumEntries],
		entryPoints: Object.fromEntries(forumIds().map(id => [`forum-${id}`, `forum:${id}`])),
		outdir: out,
		format: 'iife',
	});

const forumEntries = {
	name: 'forum-entries',
	setup(build) {
		build.onResolve({filter: /^forum:/}, ({path}) => ({path: path.slice('forum:'.length), namespace: 'forum'}));
		build.onLoad({filter: /./, namespace: 'forum'}, ({path: id}) => ({
			contents: `import {${id}} from './src/forums/${id}';\nglobalThis.osseletForum = ${id};`,
			resolveDir: process.cwd(),
			loader: 'ts',
		}));
	},
};

function copyWords(out) {
	for (const lang of ['fr', 'en']) {
		mkdirSync(join(out, '_locales', lang), {recursive: true});
		writeFileSync(join(out, '_locales', lang, 'messages.json'), readFileSync(`_locales/${lang}/messages.json`));
	}
}
