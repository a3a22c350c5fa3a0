import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';

/** Imports a TypeScript module of the tests into plain Node: bundled, with the packages left where they are. */
export async function load(file) {
	const outfile = resolve('build/tools', `${file.replaceAll('/', '-').replace(/\.ts$/, '')}.mjs`);
	await build({
		entryPoints: [file],
		outfile,
		bundle: true,
		platform: 'node',
		format: 'esm',
		packages: 'external',
		logLevel: 'error',
	});
	return import(pathToFileURL(outfile).href);
}
