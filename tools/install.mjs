// Installs what is missing: packages, a Chromium and a Firefox, python3. Uses nothing that is not part of Node.
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

/** Programs that the tests need, by the name of the Debian package that has them. */
const wanted = [
	{what: 'Chromium', debian: 'chromium', found: () => findBrowser('chromium')},
	{what: 'Firefox', debian: 'firefox-esr', found: () => findBrowser('firefox')},
	{what: 'Python 3', debian: 'python3', found: () => findProgram('python3')},
];

const mayInstall = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

/** Installs all of it, or ends the program with the command that the user must run himself. */
export function install() {
	if (!packagesAreThere()) {
		console.log('Installing the packages (npm ci)…');
		if (!run('npm', ['ci', '--no-audit', '--no-fund'])) process.exit(1);
	}
	const missing = wanted.filter(({found}) => !found());
	if (missing.length === 0) return;
	const names = missing.map(({what}) => what).join(', ');
	const packages = missing.map(({debian}) => debian);
	if (!mayInstall()) {
		console.error(`Missing: ${names}. Install with: sudo apt-get install ${packages.join(' ')}`);
		console.error('Or say where they are: OSSELET_CHROMIUM=/path/to/chromium OSSELET_FIREFOX=/path/to/firefox');
		process.exit(1);
	}
	console.log(`Installing ${names} (apt-get)…`);
	run('apt-get', ['update', '-qq']);
	if (!run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])) process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) install();
