import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {type BrowserContext, chromium, type ElementHandle, type Page} from 'playwright-core';
import {findBrowser} from '../../../tools/find-browsers.mjs';
import type {Browser, Launch} from './browser';
import {pressChromiumIcon} from './chromium-icon';
import {recordTasks} from './record-tasks';
import {type Driver, type Tab, tabOf} from './tab';

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// Nothing but this machine can be reached, so a test that leans on the network fails.
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

const PHONE = {width: 360, height: 640};
// One coarse pointer that cannot hover; what the driver says of it is forgotten on pages of an extension.
const FINGER = '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';

/** A function of ours as the driver's types take it. */
type Look = (argument: unknown) => Element | null;

const driverOf = (page: Page): Driver => ({
	goto: async url => void (await page.goto(url)),
	url: () => page.url(),
	evaluate: (look, argument) => page.evaluate(look as never, argument as never),
	inFrame: async (words, look, argument) => {
		const frame = page.frames().find(one => one.url().includes(words));
		if (!frame) throw new Error(`No frame of ${words}`);
		return frame.evaluate(look as never, argument as never);
	},
	onEveryPage: async (run, argument) => void (await page.addInitScript(run as never, argument as never)),
	element: async (look, argument) => handleOf((await page.evaluateHandle(look as Look, argument)).asElement()),
	async countScript() {
		const session = await page.context().newCDPSession(page);
		// The thread's own time: what other programs on the machine take does not count.
		await session.send('Performance.enable', {timeDomain: 'threadTicks'});
		return async () => {
			const {metrics} = await session.send('Performance.getMetrics');
			return (metrics.find(({name}) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
		};
	},
	recordTasks: async () => recordTasks(await page.context().newCDPSession(page)),
	press: key => page.keyboard.press(key),
	touch: (x, y) => page.touchscreen.tap(x, y),
	softKeyboard: height => layOver(page, height),
	screenshot: async path => void (await page.screenshot({path})),
	resize: (width, height) => page.setViewportSize({width, height}),
	scheme: scheme => page.emulateMedia({colorScheme: scheme}),
	front: () => page.bringToFront(),
	close: () => closePage(page),
});

/** Chromium answers that it closes a tab and then keeps it open for ever where another document arrives at that moment, as after a form was sent: so the tab is led to an empty page first. */
async function closePage(page: Page): Promise<void> {
	await page.goto('about:blank').catch(() => page.waitForLoadState());
	await page.close();
}

type Worlds = {readonly id: number; readonly auxData?: {readonly type?: string}};

/** As browsers of phones do it: the page keeps its height, and less of it is seen. Only the world of our script, which cannot be reached otherwise, is told. */
async function layOver(page: Page, height: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const worlds: Worlds[] = [];
	session.on('Runtime.executionContextCreated', ({context}) => void worlds.push(context as Worlds));
	await session.send('Runtime.enable');
	const expression = `Object.defineProperty(visualViewport, 'height', {get: () => innerHeight - ${height}, configurable: true}); visualViewport.dispatchEvent(new Event('resize'))`;
	for (const {id, auxData} of worlds)
		if (auxData?.type === 'isolated') await session.send('Runtime.evaluate', {expression, contextId: id});
	await session.detach();
}

/** Playwright's handle under the names that both drivers share. */
const handleOf = (handle: ElementHandle | null) =>
	handle ? (Object.assign(handle, {select: (value: string) => handle.selectOption(value)}) as never) : undefined;

async function extensionId(context: BrowserContext): Promise<string> {
	const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', {timeout: 15_000}));
	return new URL(worker.url()).host;
}

/** Chromium by Playwright: a fresh profile that is deleted afterwards. */
export async function launchChromium({extension, lang = 'fr', headless = true, touch = false}: Launch): Promise<Browser> {
	const executablePath = findBrowser('chromium');
	if (!executablePath) throw new Error('No Chromium is installed. `node tools/install.mjs` installs one or says how.');
	const profile = mkdtempSync(join(tmpdir(), 'osselet-chromium-'));
	const loaded = extension ? [`--disable-extensions-except=${resolve(extension)}`, `--load-extension=${resolve(extension)}`] : [];
	const locale = lang === 'fr' ? 'fr-FR' : 'en-GB';
	const context = await chromium.launchPersistentContext(profile, {
		executablePath,
		headless,
		locale,
		viewport: touch ? PHONE : headless ? {width: 1280, height: 900} : null,
		...(touch && {hasTouch: true, isMobile: true, deviceScaleFactor: 2}),
		// In view, the user's Ctrl+C is the demo's own to hear, which then tidies up.
		handleSIGINT: headless,
		handleSIGTERM: headless,
		handleSIGHUP: headless,
		// Nothing fades while a picture is taken.
		reducedMotion: 'reduce',
		args: [...FLAGS, ...(touch ? [FINGER] : []), ...loaded, `--lang=${locale}`],
		env: {...process.env, LANGUAGE: lang},
	});
	const id = extension ? await extensionId(context) : '';
	const base = `chrome-extension://${id}/`;
	const open = async (url?: string): Promise<Tab> => {
		const page = await context.newPage();
		const tab = tabOf(driverOf(page));
		if (url) await tab.goto(url);
		// A tab that opened while another closed may stand behind; keys sent to it would never be answered.
		await page.bringToFront();
		return tab;
	};
	return {
		name: 'chromium',
		version: context.browser()?.version() ?? '',
		base,
		open,
		popup: () => open(`${base}popup/popup.html`),
		pressIcon: () => pressChromiumIcon(context, id),
		async allow(origin) {
			const page = await context.newPage();
			await page.goto('chrome://extensions');
			await page.evaluate(
				([id, host]) =>
					(
						globalThis as unknown as {chrome: {developerPrivate: {addHostPermission(id: string, host: string): Promise<void>}}}
					).chrome.developerPrivate.addHostPermission(id, host),
				[id, origin] as const,
			);
			await page.close();
		},
		onClose: done => void context.on('close', done),
		async close() {
			await context.close();
			rmSync(profile, {recursive: true, force: true});
		},
	};
}
