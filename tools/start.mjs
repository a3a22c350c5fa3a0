// npm start: installs what is missing, builds, and opens the demo board in a browser with the extension in place.
// With no display, or with --play, it plays the main job itself and saves screenshots.
import {spawnSync} from 'node:child_process';
import {findBrowser} from './find-browsers.mjs';
import {install} from './install.mjs';

install('one-browser');
// Only now: these need the packages.
const {load} = await import('./load.mjs');

const built = spawnSync(process.execPath, ['build.mjs', '--any-size'], {stdio: 'inherit'});
if (built.status !== 0) process.exit(1);

const display = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const {showDemo, playDemo} = await load('tests/browsers/demo.ts');
if (display && !process.argv.includes('--play')) await showDemo(findBrowser('chromium') ? 'chromium' : 'firefox');
else {
	console.log('\nNo display here: the main job plays by itself.\n');
	await playDemo(['chromium', 'firefox'].filter(name => findBrowser(name)));
}
