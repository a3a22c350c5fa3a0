import {type Forum, startForum} from '../../forum/forum';
import {type Relay, startRelay} from '../../relay/relay';
import {type Browser, type BrowserName, launch} from './browser';
import {buildFor, type TestBuild} from './build';

/** A demo board, its relay and the browsers round it; closed all at once. */
export type Table = {
	readonly forum: Forum;
	readonly relay: Relay;
	/** Opens a browser, or one of a phone, with a build whose clock is `shift` milliseconds ahead. */
	sit(name: BrowserName, shift?: number, touch?: boolean): Promise<Browser>;
	leave(): Promise<void>;
};

/** `options`: what the board is filled with, and its language. */
export async function openTable(options: Parameters<typeof startForum>[0] = {}): Promise<Table> {
	const relay = await startRelay();
	const forum = await startForum(options);
	const builds = new Map<string, TestBuild>();
	const browsers: Browser[] = [];
	return {
		forum,
		relay,
		async sit(name, shift = 0, touch = false) {
			const only = name === 'chromium' ? 'chrome' : 'firefox';
			const build = builds.get(`${only} ${shift}`) ?? buildFor(relay.chain, {shift, only});
			builds.set(`${only} ${shift}`, build);
			const browser = await launch(name, {extension: build.extension(name), touch});
			browsers.push(browser);
			return browser;
		},
		async leave() {
			for (const browser of browsers) await browser.close();
			await forum.close();
			await relay.close();
			for (const build of builds.values()) build.remove();
		},
	};
}
