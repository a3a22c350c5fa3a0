import {until} from './tab';

/** What a driver can do with the popup that hangs from the extension's icon, which is no page of its own to it. */
export type RawPopup = {
	/** Runs a function in the popup; `look` must stand alone, and its answer be plain data. */
	run<A, T>(look: (page: Document, argument: A) => T, argument: A): Promise<T>;
	/** A click of the mouse, which the browser takes for the user's. */
	clickAt(x: number, y: number): Promise<void>;
	close(): Promise<void>;
};

export type IconPopup = ReturnType<typeof iconPopupOf>;

type Wanted = {readonly css: string; readonly text: string};

/** Runs in the popup: the middle of the first element with these words, scrolled to as a person does. */
function middleOf(page: Document, {css, text}: Wanted): {x: number; y: number} | null {
	const found = Array.from(page.querySelectorAll(css)).find(element => element.textContent?.includes(text));
	found?.scrollIntoView({block: 'center', behavior: 'instant'});
	const box = found?.getBoundingClientRect();
	return box && box.width > 0 ? {x: box.x + box.width / 2, y: box.y + box.height / 2} : null;
}

/** The real popup as a person uses it. */
export function iconPopupOf({run, clickAt, close}: RawPopup) {
	const text = () => run(page => (page.body.textContent ?? '').replace(/\s+/g, ' '), null);
	return {
		close,
		width: () => run(page => page.documentElement.clientWidth, null),
		says: (words: string) =>
			until(`“${words}” in the popup`, async () => {
				const said = await text();
				if (said.includes(words)) return true;
				throw new Error(said);
			}),
		/** Waits for an element that has stopped moving, as the popup finds its size, and clicks it. */
		async click(css: string, words: string) {
			let before = '';
			const spot = await until(`“${words}” in the popup`, async () => {
				const now = await run(middleOf, {css, text: words});
				const still = now && before === JSON.stringify(now);
				before = JSON.stringify(now);
				return still && now;
			});
			await clickAt(spot.x, spot.y);
		},
	};
}
