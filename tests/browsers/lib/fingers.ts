import type {Tab} from './tab';

/** What a finger would miss, or an eye, each in a few words. */
export type Missed = {
	/** Things to touch that are under 44 pixels one way. */
	readonly small: readonly string[];
	/** Things that reach beyond the screen, or whose words do not fit in them. */
	readonly cut: readonly string[];
	/** How much wider the page is than the screen. */
	readonly over: number;
	/** How many things were looked at. */
	readonly seen: number;
};

/** Runs in the page: looks at all that can be touched in our shadow trees, or on a page of ours. */
function look(): Missed {
	const LEAST = 43.5;
	const TOUCHED = 'button, a[href], input, select, textarea, summary, [role="tab"]';
	const ours = !location.protocol.startsWith('http');
	const roots: ParentNode[] = ours ? [document] : [];
	for (const element of document.querySelectorAll('*'))
		if (element.localName.startsWith('osselet-') && element.shadowRoot) roots.push(element.shadowRoot);
	type Area = {left: number; top: number; right: number; bottom: number};
	const join = (one: Area, other: Area): Area => ({
		left: Math.min(one.left, other.left),
		top: Math.min(one.top, other.top),
		right: Math.max(one.right, other.right),
		bottom: Math.max(one.bottom, other.bottom),
	});
	/** With what a drawing of no content adds around it, and the labels that stand for it. */
	const areaOf = (element: Element): Area => {
		const box = element.getBoundingClientRect();
		let area: Area = {left: box.left, top: box.top, right: box.right, bottom: box.bottom};
		const after = getComputedStyle(element, '::after');
		if (after.content !== 'none' && after.position === 'absolute') {
			const px = (value: string) => Number.parseFloat(value) || 0;
			area = join(area, {
				left: box.left + px(after.left),
				top: box.top + px(after.top),
				right: box.right - px(after.right),
				bottom: box.bottom - px(after.bottom),
			});
		}
		for (const label of (element as HTMLInputElement).labels ?? [])
			if (/^(checkbox|radio)$/.test((element as HTMLInputElement).type)) area = join(area, label.getBoundingClientRect());
		return area;
	};
	const isInSentence = (element: Element) =>
		element.localName === 'a' &&
		getComputedStyle(element).display === 'inline' &&
		element.parentElement?.textContent?.trim() !== element.textContent?.trim();
	const isShown = (element: Element) => {
		const {width, height} = element.getBoundingClientRect();
		return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
	};
	/** Cut by its own row on purpose: what does not fit is not drawn at all. */
	const isClipped = (element: Element) => {
		const row = element.closest('.moves');
		const box = row?.getBoundingClientRect();
		return box !== undefined && element.getBoundingClientRect().top >= box.bottom;
	};
	const nameOf = (element: Element) =>
		`${element.localName}${element.className ? `.${String(element.className).replaceAll(' ', '.')}` : ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
	const all = roots
		.flatMap(root => Array.from(root.querySelectorAll(TOUCHED)))
		.filter(one => isShown(one) && !isInSentence(one) && !isClipped(one));
	const small = all.flatMap(element => {
		const {left, top, right, bottom} = areaOf(element);
		const [width, height] = [right - left, bottom - top];
		return width < LEAST || height < LEAST ? [`${nameOf(element)} ${Math.round(width)}×${Math.round(height)}`] : [];
	});
	const width = visualViewport === null ? innerWidth : Math.round(visualViewport.width * visualViewport.scale);
	const screenWidth = Math.min(width, screen.width);
	/** In a row that a finger moves. */
	const isMoved = (element: Element): boolean => {
		for (let at = element.parentElement; at; at = at.parentElement)
			if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX))
				return at !== document.body && at !== document.documentElement;
		return false;
	};
	const wordsOf = (element: Element): Area => {
		const range = document.createRange();
		range.selectNodeContents(element);
		return range.getBoundingClientRect();
	};
	const cut = all.flatMap(element => {
		const {left, right} = element.getBoundingClientRect();
		if (!isMoved(element) && (left < -1 || right > screenWidth + 1))
			return [`${nameOf(element)} ${Math.round(left)}…${Math.round(right)}`];
		const words = wordsOf(element);
		const over =
			element.localName === 'button' && getComputedStyle(element).textOverflow !== 'ellipsis' && words.right > right + 1;
		return over ? [`${nameOf(element)} words to ${Math.round(words.right)} in ${Math.round(right)}`] : [];
	});
	const over = Math.max(0, document.documentElement.scrollWidth - screenWidth);
	return {small: [...new Set(small)], cut: [...new Set(cut)], over, seen: all.length};
}

/** Looks at a page as fingers and eyes at a phone would. */
export const lookByFinger = (tab: Tab): Promise<Missed> => tab.evaluate(look, undefined);
