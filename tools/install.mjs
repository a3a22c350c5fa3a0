// Installs what is missing: packages, browsers, python3. Uses nothing that is not part of Node.
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {findBrowser, findProgram} from './find-browsers.mjs';

/** Runs a command in view of the user; true when it ended well. */
const run = (command, args) => spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;

/** Packages are stale when the lock file is newer than what npm wrote when it last installed. */
function packagesAreThere() {
	const mark = 'node_modules/.package-lock.json';
	return existsSync(mark) && statSync(mark).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

const programs = {
	chromium: {what: 'Chromium', debian: 'chromium'},
	firefox: {what: 'Firefox', debian: 'firefox-esr'},
	python3: {what: 'Python 3', debian: 'python3'},
};
const here = name => (name === 'python3' ? findProgram(name) : findBrowser(name)) !== undefined;

/** What is missing for `all`, which the tests want, or for `one-browser`, whichever it is. `found` tells of a program whether it is there. */
export function missing(need, found = here) {
	if (need === 'one-browser') return ['chromium', 'firefox'].some(found) ? [] : ['chromium'];
	return Object.keys(programs).filter(name => !found(name));
}

/** What the user must do himself to have these programs, line by line. `apt`: whether the machine has apt-get. */
export function remedy(names, apt) {
	const whats = names.map(name => programs[name].what).join(', ');
	const command = `sudo apt-get update && sudo apt-get install ${names.map(name => programs[name].debian).join(' ')}`;
	const places = names.filter(name => name !== 'python3').map(name => `OSSELET_${name.toUpperCase()}=/path/to/${name}`);
	return [
		apt
			? `Missing: ${whats}. Install with: ${command}`
			: `Missing: ${whats}. Install with this system's own means, then start again.`,
		...(places.length > 0 ? [`Or say where it is: ${places.join(' ')}`] : []),
	];
}

/** Whether this Node will do; `version` as `process.versions.node` has it. */
export function nodeWillDo(version) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	return major > 20 || (major === 20 && minor >= 19);
}

function end(lines) {
	for (const line of lines) console.error(line);
	process.exit(1);
}

/** Installs what is needed, or ends the program with what the user must do himself. */
export function install(need = 'all') {
	if (!nodeWillDo(process.versions.node)) end([`Osselet needs Node 20.19 or later; this is ${process.versions.node}.`]);
	if (!packagesAreThere()) {
		console.log('Installing the packages (npm ci)…');
		if (!run('npm', ['ci', '--no-audit', '--no-fund'])) process.exit(1);
	}
	const names = missing(need);
	if (names.length === 0) return;
	const apt = findProgram('apt-get') !== undefined;
	if (!apt || process.getuid?.() !== 0) end(remedy(names, apt));
	console.log(`Installing ${names.map(name => programs[name].what).join(', ')} (apt-get)…`);
	run('apt-get', ['update', '-qq']);
	const installed = run('apt-get', [
		'install',
		'-y',
		'-qq',
		'--no-install-recommends',
		...names.map(name => programs[name].debian),
	]);
	if (!installed) end(remedy(names, apt));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) install();
