// Short enough that typing and scrolling are never felt to stop. Not shorter: after each slice that sets marks the browser lays the
// page out and paints it, which on a long page costs more than the slice.
const SLICE = 16;

/** Does a piece of work for each item, letting the page breathe every few milliseconds. Stops between two items when the signal is aborted. */
export const inSlices = <Item>(items: Iterable<Item>, signal: AbortSignal, work: (item: Item) => void): Promise<void> =>
	sliced(items, signal, work, SLICE, breathe);

/** The same for work that changes the page: no more of it a frame than the browser can lay out in one with what is there already. */
export const inFrames = <Item>(items: Iterable<Item>, signal: AbortSignal, work: (item: Item) => void): Promise<void> =>
	sliced(items, signal, work, SLICE / 2, afterFrame);

async function sliced<Item>(
	items: Iterable<Item>,
	signal: AbortSignal,
	work: (item: Item) => void,
	slice: number,
	rest: () => Promise<void>,
): Promise<void> {
	let end = performance.now() + slice;
	for (const item of items) {
		if (signal.aborted) return;
		work(item);
		if (performance.now() < end) continue;
		await rest();
		end = performance.now() + slice;
	}
}

// A tab that nobody looks at has no frames.
const NO_FRAME = 100;

/** Resolves once a frame was laid out and painted; in a tab without frames, a while later. */
const afterFrame = (): Promise<void> =>
	new Promise<void>(resolve => {
		const timer = setTimeout(resolve, NO_FRAME);
		requestAnimationFrame(() => {
			clearTimeout(timer);
			resolve();
		});
	}).then(breathe);

/** Lets whatever waits go first. A message rather than a timer, which the browser would hold back. */
export const breathe = (): Promise<void> =>
	new Promise(resolve => {
		const {port1, port2} = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});

/** The same elements, those on the screen first, then outwards from there. They must be in page order. */
export function nearFirst(elements: readonly Element[]): readonly Element[] {
	const middle = firstBelow(elements);
	const ordered: Element[] = [];
	for (let step = 0; ordered.length < elements.length; step++) {
		const below = elements[middle + step];
		const above = elements[middle - 1 - step];
		if (below) ordered.push(below);
		if (above) ordered.push(above);
	}
	return ordered;
}

/** The first element that ends below the top of the screen, by halves: measuring each would take longer than reading it. */
function firstBelow(elements: readonly Element[]): number {
	let low = 0;
	let high = elements.length;
	while (low < high) {
		const half = (low + high) >> 1;
		if ((elements[half]?.getBoundingClientRect().bottom ?? 0) < 0) low = half + 1;
		else high = half;
	}
	return low;
}
