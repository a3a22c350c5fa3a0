import {mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import {launchChromium} from './chromium';
import {launchFirefox} from './firefox';
import type {IconPopup} from './icon';
import type {Tab} from './tab';

/** A browser with a fresh profile and one build of the extension in it. */
export type Browser = {
	readonly name: BrowserName;
	readonly version: string;
	/** Base of the extension's pages, with the final slash. */
	readonly base: string;
	open(url?: string): Promise<Tab>;
	/** The popup as a tab, which both drivers can look into. */
	popup(): Promise<Tab>;
	/** The real popup, opened by the icon on the tab in front. */
	pressIcon(): Promise<IconPopup>;
	/** Has the browser grant a host permission, so that the extension's own question is answered yes without a dialog. `origin` as a match pattern: `http://127.0.0.1/*`. */
	allow(origin: string): Promise<void>;
	/** Told when the user closes the browser himself. */
	onClose(done: () => void): void;
	close(): Promise<void>;
};

export type BrowserName = 'chromium' | 'firefox';
export type Launch = {
	/** The built folder, `dist/chrome` or `dist/firefox`; left out for a browser without us. */
	readonly extension?: string;
	/** Language of the browser's own interface. */
	readonly lang?: 'fr' | 'en';
	readonly headless?: boolean;
	/** A phone in place of a desk: 360 × 640, a finger for a mouse. */
	readonly touch?: boolean;
};

export const browserNames: readonly BrowserName[] = ['chromium', 'firefox'];

/** A browser that is missing is an error, never a test left out. */
export const launch = (name: BrowserName, options: Launch): Promise<Browser> =>
	name === 'chromium' ? launchChromium(options) : launchFirefox(options);

/** Path for a screenshot, with its folder made. */
export function shot(name: string): string {
	const path = `build/screenshots/${name}.png`;
	mkdirSync(dirname(path), {recursive: true});
	return path;
}
