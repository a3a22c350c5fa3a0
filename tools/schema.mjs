// npm run schema: writes docs/rulebook.schema.json from the rulebook's contract, for editors to complete and check rulebooks by.
// With --check it writes nothing, and fails when the file is not what it would write.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {toJsonSchema} from '@valibot/to-json-schema';
import {build} from 'esbuild';
import {commentsOf, signatureOf} from './schema-comments.mjs';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/rulebook.schema.json');
const contract = path.join(root, 'src/rules/contract');
const names = readdirSync(contract).filter(name => name.endsWith('.ts'));

/** Every schema that the contract exports, by name. */
async function schemas() {
	const scratch = mkdtempSync(path.join(tmpdir(), 'osselet-schema-'));
	const outfile = path.join(scratch, 'contract.mjs');
	const contents = names.map(name => `export * from './${name}';`).join('\n');
	await build({
		stdin: {contents, resolveDir: contract},
		outfile,
		bundle: true,
		platform: 'node',
		format: 'esm',
		logLevel: 'error',
	});
	const found = await import(pathToFileURL(outfile).href);
	rmSync(scratch, {recursive: true});
	return Object.fromEntries(Object.entries(found).filter(([, value]) => value?.kind === 'schema'));
}

/** Puts the contract's comments on the objects and fields that they stand above. */
function describe(node, comments) {
	if (Array.isArray(node)) return node.map(each => describe(each, comments));
	if (typeof node !== 'object' || node === null) return node;
	const {properties, ...rest} = node;
	const own = properties && comments.objects.get(signatureOf(properties));
	const fields = Object.entries(properties ?? {}).map(([name, field]) => {
		const said = own?.fields.get(name);
		return [name, {...(said && !field.description && {description: said}), ...describe(field, comments)}];
	});
	return {
		...(own?.text && !node.description && {description: own.text}),
		...Object.fromEntries(
			Object.entries(rest).map(([key, value]) => [key, key === 'default' ? value : describe(value, comments)]),
		),
		...(properties && {properties: Object.fromEntries(fields)}),
	};
}

async function schema() {
	const {rulebook, ...parts} = await schemas();
	const options = {target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore', definitions: parts};
	const {$schema, ...made} = toJsonSchema(rulebook, options);
	const comments = commentsOf(names.map(name => readFileSync(path.join(contract, name), 'utf8')));
	const described = describe(made, comments);
	for (const [name, part] of Object.entries(described.$defs)) {
		const said = comments.exported.get(name);
		if (said) part.description ??= said;
	}
	return {$schema, title: 'Osselet rulebook', ...described};
}

const made = await schema();
if (process.argv.includes('--check')) {
	if (isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), made)) process.exit(0);
	console.error('docs/rulebook.schema.json is not what the contract says: run npm run schema.');
	process.exit(1);
}
writeFileSync(file, JSON.stringify(made));
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
spawnSync(process.execPath, [biome, 'format', '--write', file], {cwd: root, stdio: ['ignore', 'ignore', 'inherit']});
console.log(`${path.relative(root, file)} written.`);
