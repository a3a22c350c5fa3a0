import {rmSync} from 'node:fs';
import {startForum} from '../forum/forum';
import {startRelay} from '../relay/relay';
import {activate} from './lib/activate';
import {login} from './lib/board';
import {type BrowserName, launch} from './lib/browser';
import {buildFor} from './lib/build';
import {openTable} from './lib/table';
import {playMainJob} from './main-job';

/** Opens the demo board in a browser in view, with the extension in place and allowed; ends when the user ends it. */
export async function showDemo(name: BrowserName): Promise<void> {
	const relay = await startRelay();
	const forum = await startForum();
	const build = buildFor(relay.chain, {only: name === 'chromium' ? 'chrome' : 'firefox'});
	const browser = await launch(name, {extension: build.extension(name), headless: false});
	await activate(browser, forum.url);
	const tab = await browser.open();
	await login(tab, forum, 'Bastien');
	await tab.goto(`${forum.url}/viewtopic.php?t=1`);
	console.log(`The demo board is at ${forum.url}; Bastien is logged in.`);
	console.log('There are also Lison, Ondine, and Maud, who leads the game; everybody’s password is “osselet”.');
	console.log(
		'Sheets are made behind the Osselet icon. An instant roll is there at once; a sealed one waits some minutes for its draw.',
	);
	console.log('Ctrl+C, or closing the browser, ends the demo.');
	await new Promise<void>(done => {
		for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
		browser.onClose(done);
	});
	await browser.close();
	await forum.close();
	await relay.close();
	build.remove();
}

/** Plays the main job with nobody looking, says each step, and leaves screenshots in build/screenshots. */
export async function playDemo(names: readonly BrowserName[]): Promise<void> {
	rmSync('build/screenshots', {recursive: true, force: true});
	for (const name of names) {
		const table = await openTable();
		try {
			await playMainJob(table, name, line => console.log(`  ${line}`));
		} finally {
			await table.leave();
		}
	}
	console.log('The screenshots are in build/screenshots.');
}
