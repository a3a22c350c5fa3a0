import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import puppeteer, {type Page, type Browser as Puppet} from 'puppeteer-core';
import {findBrowser} from '../../../tools/find-browsers.mjs';
import type {Browser, Launch} from './browser';
import {pressFirefoxIcon} from './firefox-icon';
import {type Driver, type Tab, tabOf} from './tab';

// Firefox gives an extension a random address; this one is fixed for the tests.
const UUID = '5b1f1a0e-7c2d-4d6b-9a53-0d1c0a55e1e7';

const PHONE = {width: 360, height: 640};

/** A function of ours as the driver's types take it. */
type Look = (argument: unknown) => Element | null;

const driverOf = (page: Page, browser: Puppet): Driver => ({
	// An extension's page changes the process, and no event of loading comes.
	goto: async url => void (await page.goto(url, url.startsWith('moz-extension:') ? {waitUntil: []} : {})),
	url: () => page.url(),
	evaluate: (look, argument) => page.evaluate(look as never, argument as never),
	inFrame: async (words, look, argument) => {
		const frame = page.frames().find(one => one.url().includes(words));
		if (!frame) throw new Error(`No frame of ${words}`);
		return frame.evaluate(look as never, argument as never);
	},
	onEveryPage: async (run, argument) => void (await page.evaluateOnNewDocument(run as never, argument as never)),
	element: async (look, argument) => (await page.evaluateHandle(look as Look, argument)).asElement() as never,
	countScript: async () => async () => Number.NaN,
	recordTasks: async () => async () => ({all: [], ours: -1}),
	press: key => pressChord(page, key),
	touch: (x, y) => page.touchscreen.tap(x, y),
	// As a browser that shrinks the page itself does it.
	softKeyboard: height => page.setViewport({...PHONE, height: PHONE.height - height}),
	screenshot: async path => void (await page.screenshot({path: path as `${string}.png`})),
	resize: (width, height) => page.setViewport({width, height}),
	// The protocol has no word for it, and a preference does it for the whole browser: 0 is dark, 1 light.
	scheme: async scheme =>
		void (await asBrowser(
			browser,
			`Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${scheme === 'dark' ? 0 : 1})`,
		)),
	front: () => page.bringToFront(),
	close: () => page.close(),
});

/** `Control+z`: Puppeteer presses one key at a time. */
async function pressChord(page: Page, chord: string): Promise<void> {
	const keys = chord.split('+') as never[];
	for (const key of keys) await page.keyboard.down(key);
	for (const key of keys.reverse()) await page.keyboard.up(key);
}

type Connection = {send(method: string, params: unknown): Promise<{result: never}>};

type Evaluated = {
	readonly type: string;
	readonly result?: {readonly value?: unknown};
	readonly exceptionDetails?: {readonly text: string};
};

/** Runs an expression with the browser's own rights and answers its value. `connection` is Puppeteer's inner one: its version is pinned. */
async function asBrowser(browser: Puppet, expression: string): Promise<unknown> {
	const {connection} = browser as unknown as {connection: Connection};
	const tree = await connection.send('browsingContext.getTree', {'moz:scope': 'chrome'});
	const {contexts} = tree.result as {contexts: readonly {context: string}[]};
	const target = {context: contexts[0]?.context};
	const {result} = await connection.send('script.evaluate', {expression, target, awaitPromise: true});
	const {result: answer, exceptionDetails} = result as Evaluated;
	if (exceptionDetails) throw new Error(`In the browser itself: ${exceptionDetails.text}`);
	return answer?.value;
}

const idOf = (extension: string): string =>
	JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8')).browser_specific_settings.gecko.id;

/** Firefox by Puppeteer over WebDriver BiDi: a fresh profile, the extension as a temporary one. */
export async function launchFirefox({extension, lang = 'fr', headless = true, touch = false}: Launch): Promise<Browser> {
	const executablePath = findBrowser('firefox');
	if (!executablePath) throw new Error('No Firefox is installed. `node tools/install.mjs` installs one or says how.');
	const id = extension ? idOf(extension) : '';
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath,
		headless,
		defaultViewport: touch ? PHONE : headless ? {width: 1280, height: 900} : null,
		handleSIGINT: headless,
		handleSIGTERM: headless,
		handleSIGHUP: headless,
		args: ['--remote-allow-system-access'],
		extraPrefsFirefox: {
			'extensions.webextensions.uuids': JSON.stringify({[id]: UUID}),
			'extensions.webextOptionalPermissionPrompts': false,
			'extensions.originControls.grantByDefault': false,
			// One coarse pointer that cannot hover.
			...(touch && {'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1, 'dom.w3c_touch_events.enabled': 1}),
			// Nothing fades while a picture is taken.
			'ui.prefersReducedMotion': 1,
			'intl.accept_languages': lang === 'fr' ? 'fr-FR, fr' : 'en-GB, en',
			'intl.locale.requested': lang === 'fr' ? 'fr' : 'en-US',
		},
	});
	if (extension) await browser.installExtension(resolve(extension));
	const base = `moz-extension://${UUID}/`;
	const open = async (url?: string): Promise<Tab> => {
		const tab = tabOf(driverOf(await browser.newPage(), browser));
		if (url) await tab.goto(url);
		return tab;
	};
	return {
		name: 'firefox',
		version: await browser.version(),
		base,
		open,
		popup: () => open(`${base}popup/popup.html`),
		pressIcon: () => pressFirefoxIcon(expression => asBrowser(browser, expression), id),
		// By a preference above, every question is answered yes.
		allow: () => Promise.resolve(),
		onClose: done => void browser.on('disconnected', done),
		close: () => browser.close(),
	};
}
