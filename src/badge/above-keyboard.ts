/** What of a page is seen now, as the browser's visual viewport tells it: its top in the page's window, its height, and how far two fingers enlarged it. Pixels of the page. */
export type Seen = {readonly offsetTop: number; readonly height: number; readonly scale: number};

/** Room above a soft keyboard: how far from the foot of the page's window it begins, and how high it is, in pixels. */
export type Above = {readonly under: number; readonly height: number};

// The address bar takes up to 60 pixels and comes and goes by itself; no keyboard is as low as this.
const LEAST = 100;

/** What is left above a soft keyboard of a page's window `page` pixels high; undefined while nothing is covered. Most browsers lay it over the page, whose own height stays. */
export function aboveKeyboard({offsetTop, height, scale}: Seen, page: number): Above | undefined {
	const left = Math.round(height * scale);
	if (page - left < LEAST) return undefined;
	// Enlarged, the page is moved about under the fingers, and what is fixed stays where it is in it.
	const under = scale > 1.01 ? page - left : page - offsetTop - height;
	return {under: Math.max(0, Math.round(under)), height: left};
}

/** Keeps what is fixed to the foot of the page above the keyboard, by `--under` and `--above` on its host, and what has the focus in sight. */
export function keepAbove(root: ShadowRoot, signal: AbortSignal): void {
	const host = root.host as HTMLElement;
	const view = host.ownerDocument.defaultView;
	const seen = view?.visualViewport;
	if (!view || !seen) return;
	const settle = () => {
		const above = aboveKeyboard(seen, view.innerHeight);
		host.style.setProperty('--under', above ? `${above.under}px` : '');
		host.style.setProperty('--above', above ? `${above.height}px` : '');
		if (above) root.activeElement?.scrollIntoView({block: 'nearest'});
	};
	settle();
	for (const change of ['resize', 'scroll']) seen.addEventListener(change, settle, {signal});
}
