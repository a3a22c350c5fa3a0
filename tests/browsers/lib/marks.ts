import type {Tab} from './tab';
import {until} from './tab';

/** A mark as a reader meets it: its name for screen readers, and the letters beside its shape. */
export type SeenMark = {readonly name: string; readonly text: string};

/** The marks of a post, in the order of their lines. */
export const marksOf = (tab: Tab, post: number): Promise<readonly SeenMark[]> =>
	tab.evaluate(
		id =>
			Array.from(document.querySelectorAll(`#p${id} osselet-mark`), ({shadowRoot}) => {
				const button = shadowRoot?.querySelector('button');
				return {name: button?.getAttribute('aria-label') ?? '', text: button?.textContent ?? ''};
			}),
		post,
	);

/** Waits until a post has so many marks and all of them are as they should be. */
export const marksWhen = (
	tab: Tab,
	post: number,
	count: number,
	right: (marks: readonly SeenMark[]) => boolean,
	timeout?: number,
) =>
	until(
		`${count} marks at post ${post}`,
		async () => {
			const seen = await marksOf(tab, post);
			if (seen.length === count && right(seen)) return seen;
			throw new Error(JSON.stringify(seen));
		},
		timeout,
	);

/** Opens the popover of a post's mark, counted from 1. */
export async function openMark(tab: Tab, post: number, place: number): Promise<void> {
	await tab.click(`#p${post} osselet-mark:nth-of-type(${place})`);
	await tab.wait('.popover .body');
}

/** The faces that the open popover draws, in order. */
export const facesShown = (tab: Tab): Promise<readonly number[]> =>
	tab.evaluate(
		() =>
			Array.from(document.querySelector('osselet-popover')?.shadowRoot?.querySelectorAll('.dice text') ?? [], ({textContent}) =>
				Number(textContent),
			),
		undefined,
	);

/** Closes the open popover by the keyboard. */
export async function closePopover(tab: Tab): Promise<void> {
	await tab.press('Escape');
	await tab.gone('osselet-popover');
}
