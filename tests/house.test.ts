import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, normalize} from 'node:path';
import {describe, expect, test} from 'vitest';
import {chain} from '../src/seal/chain';

/** Who may enter which room. `forums` in `panel` stands for its types alone. */
const mayEnter: Readonly<Record<string, readonly string[]>> = {
	shared: [],
	dice: ['shared'],
	seal: ['shared', 'dice'],
	contest: ['shared', 'dice', 'seal', 'rules'],
	forums: ['shared'],
	rules: ['shared', 'dice'],
	books: ['shared', 'rules'],
	sheets: ['shared', 'dice', 'rules'],
	wire: ['shared', 'dice', 'seal', 'rules', 'sheets'],
	store: ['shared', 'rules', 'sheets', 'wire'],
	service: ['shared', 'dice', 'seal', 'rules', 'books', 'sheets', 'wire'],
	audit: ['shared', 'dice', 'seal', 'rules', 'sheets', 'wire', 'contest'],
	badge: ['shared', 'dice', 'seal', 'rules', 'wire'],
	panel: ['shared', 'dice', 'seal', 'rules', 'books', 'sheets', 'wire', 'badge', 'forums', 'contest'],
};

const pure = ['shared', 'dice', 'seal', 'contest', 'rules', 'books', 'sheets', 'wire', 'service', 'audit'];
const drawn = ['badge', 'panel', 'popup'];
// The command line is a door in a folder of its own: src/cli.ts and src/cli/.
const doors = ['content-scripts', 'popup', 'src/keeper', 'src/cli'];
const loose = [
	'src/build.d.ts',
	'src/css.d.ts',
	'src/clock.ts',
	'src/fetch-relay.ts',
	'src/squeeze.ts',
	'src/unpack-sheet.ts',
	'src/unpack-table.ts',
	'src/keeper.ts',
	'src/cli.ts',
];

const under = (folder: string): readonly string[] =>
	readdirSync(folder, {recursive: true, encoding: 'utf8'})
		.map(name => normalize(`${folder}/${name}`))
		.filter(path => /\.(ts|tsx|css|json)$/.test(path) && !path.endsWith('tsconfig.json'));

const files = [...under('src'), ...under('content-scripts'), ...under('popup')].filter(path => /\.tsx?$/.test(path));
const isDoor = (path: string): boolean => doors.some(door => path.startsWith(`${door}/`) || path === `${door}.ts`);
const roomOf = (path: string): string => (isDoor(path) ? 'door' : (path.match(/^src\/([^/.]+)(?:\/|$)/)?.[1] ?? 'none'));

type Import = {readonly from: string; readonly typeOnly: boolean};
const importsOf = (source: string): readonly Import[] => [
	...Array.from(source.matchAll(/^(?:import|export)\s+(type\s)?[^;'"]*?from\s*['"]([^'"]+)['"]/gm), ([, type, from]) => ({
		from: from ?? '',
		typeOnly: type !== undefined,
	})),
	...Array.from(source.matchAll(/(?:^import\s*|\bimport\()['"]([^'"]+)['"]/gm), ([, from]) => ({
		from: from ?? '',
		typeOnly: false,
	})),
];

type File = {
	readonly path: string;
	readonly room: string;
	readonly source: string;
	readonly code: string;
	readonly imports: readonly Import[];
};

const sources: readonly File[] = files.map(path => {
	const source = readFileSync(path, 'utf8');
	return {
		path,
		room: roomOf(path),
		source,
		code: source.replace(/\/\*[\s\S]*?\*\/|(^|[^:])\/\/.*$/gm, '$1'),
		imports: importsOf(source),
	};
});

/** Files that break a rule, each with what broke it. */
const offenders = (breaks: (file: File) => string | undefined | false): readonly string[] =>
	sources.flatMap(file => {
		const why = breaks(file);
		return why ? [`${file.path}: ${why}`] : [];
	});

const strangeImport = ({path, room, imports}: File): string | undefined =>
	imports
		.filter(({from}) => from.startsWith('.'))
		.map(({from, typeOnly}) => ({target: normalize(`${dirname(path)}/${from}`), typeOnly}))
		.find(({target, typeOnly}) => {
			const other = roomOf(target);
			return other !== room && (!mayEnter[room]?.includes(other) || (room === 'panel' && other === 'forums' && !typeOnly));
		})?.target;

const HTML_FROM_TEXT =
	/\.(innerHTML|outerHTML)\b|insertAdjacentHTML|dangerouslySetInnerHTML|\beval\(|new Function\(|document\.write\b|createContextualFragment/;
const TIME_OR_CHANCE = /Date\.now|new Date\(\)|Math\.random|getRandomValues|randomUUID|performance\.now/;

describe('every file', () => {
	test('stands in a room that the house knows', () => {
		expect(offenders(({path, room}) => !(room in mayEnter || room === 'door' || loose.includes(path)) && 'no such room')).toEqual(
			[],
		);
	});

	test('of a room enters only rooms it may', () => {
		expect(offenders(file => file.room in mayEnter && strangeImport(file))).toEqual([]);
	});

	test('of a pure room makes no time and no chance of its own', () => {
		expect(offenders(({room, code}) => pure.includes(room) && code.match(TIME_OR_CHANCE)?.[0])).toEqual([]);
	});

	test.each([
		['webextension-polyfill', (file: File) => isDoor(file.path)],
		['idb', (file: File) => file.room === 'store'],
		['preact', (file: File) => drawn.includes(file.room) || file.path.startsWith('popup/')],
	])('leaves %s to those who may have it', (library, may) => {
		const uses = (file: File) => file.imports.some(({from}) => from === library || from.startsWith(`${library}/`));
		expect(offenders(file => uses(file) && !may(file) && library)).toEqual([]);
	});

	test('makes no HTML and no code from text', () => {
		expect(offenders(({code}) => code.match(HTML_FROM_TEXT)?.[0])).toEqual([]);
	});

	// src/forums/phpbb.ts may say phpBB; nobody else, so that a forum stays one file.
	test('outside forums names no forum software', () => {
		expect(offenders(({room, code}) => room !== 'forums' && code.match(/phpbb|mybb|\bsmf\b|fluxbb|punbb|nodebb/i)?.[0])).toEqual(
			[],
		);
	});
});

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const folders = (path: string): readonly string[] =>
	readdirSync(path, {withFileTypes: true})
		.filter(entry => entry.isDirectory())
		.map(({name}) => name)
		.sort();

describe('the house as a whole', () => {
	test('every forum of the index has a file and saved pages, and none stands outside it', async () => {
		const {forums} = await import('../src/forums/index');
		const ids = forums.map(({id}) => String(id)).sort();
		expect(ids.filter(id => !existsSync(`src/forums/${id}.ts`))).toEqual([]);
		expect(folders('tests/pages')).toEqual(ids);
	});

	test('every game of the index has a file, and no file stands outside it', async () => {
		const {books} = await import('../src/books/index');
		const {rulebooks} = await import('../src/books/rulebooks');
		const ids = [...books, ...rulebooks()].map(({id}) => String(id)).sort();
		const shelf = readdirSync('src/books')
			.filter(name => name !== 'index.ts' && name !== 'rulebooks.ts')
			.map(name => name.replace(/\.(ts|json)$/, ''))
			.sort();
		expect(shelf).toEqual(ids);
	});

	test('the engine names no game', async () => {
		const {books} = await import('../src/books/index');
		const {rulebooks} = await import('../src/books/rulebooks');
		const engine = under('src/rules')
			.map(path => readFileSync(path, 'utf8'))
			.join('\n')
			.toLowerCase();
		expect([...books, ...rulebooks()].filter(({id}) => engine.includes(`'${String(id)}'`)).map(({id}) => id)).toEqual([]);
	});

	test('one version, in package.json and manifest.json', () => {
		expect(json('manifest.json').version).toBe(json('package.json').version);
	});

	test('the manifest lets out to the relays of the pinned chain and nowhere else', () => {
		const policy: string = json('manifest.json').content_security_policy.extension_pages;
		expect(policy.match(/connect-src ([^;]+)/)?.[1]?.split(' ')).toEqual(chain.relays);
	});

	test('nothing of a forum is asked for at install', () => {
		const {host_permissions, content_scripts, permissions, optional_host_permissions} = json('manifest.json');
		expect({host_permissions, content_scripts, optional_host_permissions}).toEqual({optional_host_permissions: ['*://*/*']});
		expect(permissions).toEqual(['storage', 'scripting', 'activeTab', 'unlimitedStorage']);
	});

	test('dependencies are pinned exactly', () => {
		const {dependencies, devDependencies} = json('package.json');
		const loosely = Object.entries({...dependencies, ...devDependencies}).filter(
			([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
		);
		expect(loosely).toEqual([]);
	});
});

test.each([
	['a value import', "import {a} from '../store/x';", [{from: '../store/x', typeOnly: false}]],
	['a type import', "import type {A} from '../store/x';", [{from: '../store/x', typeOnly: true}]],
	['several lines', "import {\n\ta,\n} from './x';", [{from: './x', typeOnly: false}]],
	['a passing on', "export {a} from './x';", [{from: './x', typeOnly: false}]],
	['for its effects', "import './x.css';", [{from: './x.css', typeOnly: false}]],
	['on demand', "const x = await import('./x');", [{from: './x', typeOnly: false}]],
])('the house reads %s', (_, source, imports) => {
	expect(importsOf(source)).toEqual(imports);
});
