const RETIRE = 'osselet-retire';
const OURS = 'osselet-mark, osselet-popover, osselet-bar, osselet-panel, osselet-note, osselet-sheets, osselet-point';

/**
 * Leaves this script alone in the page: a copy of ours that is still there (of an older version, set twice, or the userscript beside the
 * extension) hears that it is over, and takes what it drew away. The life that is answered ends when a later copy does the same.
 */
export function takeOver(root: Document): AbortController {
	root.dispatchEvent(new Event(RETIRE));
	const life = new AbortController();
	root.addEventListener(RETIRE, () => life.abort(), {signal: life.signal});
	return life;
}

/** Takes away what a copy drew that can hear no more. Before the first thing is drawn, since most pages have nothing of ours and need no search for it. */
export function sweep(root: Document): void {
	for (const old of root.querySelectorAll(OURS)) old.remove();
}
