import type {Tasks} from './record-tasks';

/** What both drivers' element handles can do. */
type Handle = {
	click(): Promise<void>;
	type(text: string): Promise<void>;
	select(value: string): Promise<unknown>;
	focus(): Promise<void>;
	evaluate<T, A>(look: (element: Element, argument: A) => T, argument: A): Promise<T>;
};

/** What a driver gives for one open page; the rest is written once, below. */
export type Driver = {
	goto(url: string): Promise<void>;
	url(): string;
	/** Runs a function in the page; its answer must be plain data. */
	evaluate<T, A>(look: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
	/** Runs a function in the first frame of the page whose address holds these words. */
	inFrame<T, A>(words: string, look: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
	/** Has every page that is opened from now on run a function before its own scripts. */
	onEveryPage<A>(run: (argument: A) => void, argument: A): Promise<void>;
	/** Runs a function in the page that answers an element or null. */
	element<A>(look: (argument: A) => Element | null, argument: A): Promise<Handle | undefined>;
	/** Starts a record of the page's main thread; what it answers ends it and tells its tasks. Chromium alone records. */
	recordTasks(): Promise<() => Promise<Tasks>>;
	press(key: string): Promise<void>;
	/** A finger at a place of the screen. */
	touch(x: number, y: number): Promise<void>;
	/** A keyboard so many pixels high at the foot of a phone; 0 puts it away. Chromium lays it over the page, Firefox shrinks the page. */
	softKeyboard(height: number): Promise<void>;
	/** Starts counting the milliseconds of script that run in the page, ours with it; what it answers tells them. Chromium alone counts. */
	countScript(): Promise<() => Promise<number>>;
	screenshot(path: string): Promise<void>;
	resize(width: number, height: number): Promise<void>;
	/** Light or dark, as the reader's system asks for. */
	scheme(scheme: 'light' | 'dark'): Promise<void>;
	front(): Promise<void>;
	close(): Promise<void>;
};

/** `css` is searched in the page and in every open shadow root; `text` must stand in the element's name or words. */
export type Target = string | {readonly css: string; readonly text?: string};

type Look = {readonly css: string; readonly text: string | undefined};
const lookFor = (target: Target): Look =>
	typeof target === 'string' ? {css: target, text: undefined} : {css: target.css, text: target.text};

/** Runs in the page: the first match that is shown, in the document or in any open shadow root. */
function find({css, text}: Look): Element | null {
	const roots: ParentNode[] = [document];
	for (let root = roots.shift(); root; root = roots.shift()) {
		for (const element of root.querySelectorAll(css)) {
			const labels = Array.from((element as HTMLInputElement).labels ?? [], label => label.textContent).join(' ');
			const name = `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('title') ?? ''} ${labels} ${element.textContent ?? ''}`;
			const shown = element.getClientRects().length > 0 || element.matches('option, head *');
			if (shown && (text === undefined || name.replace(/\s+/g, ' ').includes(text))) return element;
		}
		for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
	}
	return null;
}

/** Runs in the page: the words of every match, in order. */
function readAll({css, text}: Look): string[] {
	const found: string[] = [];
	const roots: ParentNode[] = [document];
	for (let root = roots.shift(); root; root = roots.shift()) {
		for (const element of root.querySelectorAll(css)) {
			const words = `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`.replace(/\s+/g, ' ').trim();
			if (text === undefined || words.includes(text)) found.push(words);
		}
		for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
	}
	return found;
}

/** Scrolls away from under what sticks to an edge of the page, as a user does: one of the drivers clicks on whatever is there. */
function uncover(element: Element): void {
	const {left, top, width, height} = element.getBoundingClientRect();
	const there = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
	if (!there || !(element.contains(there) || there.contains(element))) element.scrollIntoView({block: 'center'});
}

const middle = (element: Element): {x: number; y: number} => {
	const {left, top, width, height} = element.getBoundingClientRect();
	return {x: left + width / 2, y: top + height / 2};
};

/** Waits until what is about to be clicked has stopped moving: what grows or follows the page would let a click fall beside it. One of the drivers does not look. */
async function standsStill(element: Element): Promise<void> {
	let before = '';
	for (let look = 0; look < 20; look++) {
		const {x, y, width, height} = element.getBoundingClientRect();
		const now = [x, y, width, height].join(' ');
		if (now === before) return;
		before = now;
		// A timer, since a tab behind others draws no frames.
		await new Promise(done => setTimeout(done, 40));
	}
}

// Many times what anything takes: a machine that is busy must not make a test fail.
const TIMEOUT = 45_000;
const PAUSE = 100;

/** Asks again until the answer is there; tells what was waited for when it never comes. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false | null>, timeout = TIMEOUT): Promise<T> {
	const end = Date.now() + timeout;
	let trouble: unknown;
	while (Date.now() < end) {
		try {
			const answer = await ask();
			if (answer) return answer;
			trouble = undefined;
		} catch (error) {
			trouble = error; // The page may be between two documents
		}
		await new Promise(done => setTimeout(done, PAUSE));
	}
	throw new Error(`Waited ${timeout} ms for ${what}${trouble ? `; last: ${String(trouble)}` : ''}`);
}

/** One page of a browser, the same in Chromium and Firefox. */
export type Tab = ReturnType<typeof tabOf>;

export function tabOf(driver: Driver) {
	const told = (target: Target) => (typeof target === 'string' ? target : `${target.css} “${target.text ?? ''}”`);
	/** What stands in our windows instead of what was waited for: the only trace that a lost click leaves. */
	const instead = async (error: unknown): Promise<never> => {
		const there = await driver.evaluate(readAll, lookFor('[role=dialog], .panel')).catch(() => []);
		throw new Error(`${String(error)}; there: ${there.map(text => text.slice(-200)).join(' | ') || 'no window of ours'}`);
	};
	const wait = (target: Target, timeout?: number): Promise<Handle> =>
		until(`${told(target)} at ${driver.url()}`, () => driver.element(find, lookFor(target)), timeout).catch(instead);
	const press = async (target: Target): Promise<void> => {
		const handle = await wait(target);
		await handle.evaluate(uncover, undefined);
		await handle.evaluate(standsStill, undefined);
		await handle.click();
	};
	// Drawn anew between the two: nothing was clicked yet.
	const isGone = (error: unknown) => /detached|not attached/i.test(String(error));
	return {
		...driver,
		wait,
		/** Clicks, and waits for what is clicked. */
		click: (target: Target) => press(target).catch(error => (isGone(error) ? press(target) : Promise.reject(error))),
		/** Touches the middle of what is touched, and waits for it. */
		tap: async (target: Target) => {
			const handle = await wait(target);
			await handle.evaluate(uncover, undefined);
			const {x, y} = await handle.evaluate(middle, undefined);
			await driver.touch(x, y);
		},
		/** Types at the end of what a field holds. */
		type: async (target: Target, text: string) => (await wait(target)).type(text),
		/** Empties a field as a user would and types. */
		fill: async (target: Target, text: string) => {
			const field = await wait(target);
			await field.focus();
			await field.evaluate(element => (element as HTMLInputElement).select(), undefined);
			if (text === '') await driver.press('Delete');
			else await field.type(text);
		},
		/** Chooses an option by the words it shows. */
		choose: async (target: Target, words: string) => {
			const list = await wait(target);
			const value = await list.evaluate(
				(element, words) => Array.from((element as HTMLSelectElement).options).find(({text}) => text.includes(words))?.value,
				words,
			);
			if (value === undefined) throw new Error(`${told(target)} has no option “${words}”`);
			await list.select(value);
		},
		/** Puts the caret into a field. */
		focus: async (target: Target) => (await wait(target)).focus(),
		/** Words of the first match. */
		text: async (target: Target) =>
			(await wait(target)).evaluate(element => element.textContent?.replace(/\s+/g, ' ').trim() ?? '', undefined),
		value: async (target: Target) => (await wait(target)).evaluate(element => (element as HTMLInputElement).value, undefined),
		attribute: async (target: Target, name: string) =>
			(await wait(target)).evaluate((element, name) => element.getAttribute(name), name),
		/** Name and words of every match on the page, now. */
		all: (target: Target) => driver.evaluate(readAll, lookFor(target)),
		exists: async (target: Target) => Boolean(await driver.element(find, lookFor(target))),
		gone: (target: Target) => until(`${told(target)} to go`, async () => !(await driver.element(find, lookFor(target)))),
		html: () => driver.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`, undefined),
	};
}
