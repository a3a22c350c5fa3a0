import {mayAsk} from '../src/seal/bare-call';
import {mayCarry, mayHold, mayHoldOrCarry} from '../src/seal/clean';

/** What changed on a page since the last call: the nodes under which something came, went or was rewritten. */
export type Changes = ReadonlySet<Node>;

/** A page under watch. `quietly` does work of ours whose traces are no news. */
export type Watch = {quietly(work: () => void): void};

// One look at all that changed in a while, so that a page that never rests costs little. Short enough to seem immediate.
const REST = 200;

/** Calls back some time after the page changed, once for all changes since. Ends with the signal. */
export function watch(root: Document, signal: AbortSignal, onChange: (changes: Changes) => void): Watch {
	let changed = new Set<Node>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tell = () => {
		const changes = changed;
		changed = new Set();
		timer = undefined;
		onChange(changes);
	};
	const note = (records: readonly MutationRecord[]) => {
		for (const record of records) if (isNews(record)) changed.add(record.target);
		if (changed.size > 0 && !signal.aborted) timer ??= setTimeout(tell, REST);
	};
	const observer = new MutationObserver(note);
	observer.observe(root, {childList: true, characterData: true, subtree: true});
	signal.addEventListener('abort', () => {
		observer.disconnect();
		clearTimeout(timer);
	});
	const quietly = (work: () => void) => {
		note(observer.takeRecords());
		work();
		observer.takeRecords();
	};
	return {quietly};
}

/** Bars, panels and marks that come or go are our own doing. */
const isOurs = (node: Node) => node.nodeName.startsWith('OSSELET-');
const isNews = ({type, target, addedNodes, removedNodes}: MutationRecord) =>
	!isOurs(target) && (type === 'characterData' || ![...addedNodes, ...removedNodes].every(isOurs));

const FIELD = 'textarea, [contenteditable="true"], [contenteditable=""]';

/** A quick look: whether a page holds an editor or, perhaps, a roll. */
export const isWorthIt = (root: Document): boolean => root.querySelector(FIELD) !== null || isOfUs(root.documentElement);

/** Whether there is perhaps a roll here: in the words, or in the address of a link. */
export const holdsRolls = (node: Node): boolean => says(node, mayHold) || linksToRolls(node);

/** Whether a post here perhaps carries a sheet or a table. */
export const carriesSheets = (node: Node): boolean => says(node, mayCarry);

/** Whether a post here perhaps asks for a roll without naming dice. */
export const asksBare = (node: Node): boolean => says(node, mayAsk);

/** Whether either is so: the words are read once. */
const isOfUs = (node: Node): boolean => says(node, mayHoldOrCarry) || linksToRolls(node);

const linksToRolls = (node: Node): boolean => isElement(node) && node.querySelector('a[href*="#oss" i]') !== null;

/** The words in one go: the browser gathers those of a long page sooner than a script that just began walks over a short one. */
const says = (node: Node, may: (text: string) => boolean): boolean =>
	may((node.nodeType === Node.DOCUMENT_NODE ? (node as Document).documentElement?.textContent : node.textContent) ?? '');

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Resolves as soon as the page is worth a look: mostly at once, sometimes after it changed, often never. */
export function whenWorthIt(root: Document, signal: AbortSignal): Promise<void> {
	return new Promise(resolve => {
		if (isWorthIt(root)) return resolve();
		const waiting = new AbortController();
		signal.addEventListener('abort', () => waiting.abort(), {once: true, signal: waiting.signal});
		watch(root, waiting.signal, changes => {
			if (![...changes].some(hasSomething) || !isWorthIt(root)) return;
			waiting.abort();
			resolve();
		});
	});
}

// Only where something changed: a page may be long, and its clock ticks.
const hasSomething = (node: Node) =>
	isOfUs(node) || (isElement(node) && (node.matches(FIELD) || node.querySelector(FIELD) !== null));
