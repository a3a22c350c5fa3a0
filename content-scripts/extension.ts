import {now} from '../src/clock';
import {langFrom} from '../src/shared/lang';
import {type Asker, Orphaned} from '../src/wire/messages';
import {complain} from './complain';
import type {PagePorts} from './ports';
import {visit} from './visit';
import {whenWorthIt} from './watch';

// No polyfill here: it takes an eighth of the 25 kB that a page script may weigh, and both browsers answer promises to these few calls.
type Runtime = {
	readonly id?: string;
	sendMessage(message: unknown): Promise<unknown>;
	readonly onMessage: {addListener(hear: Hear): void; removeListener(hear: Hear): void};
};
type Hear = (message: unknown) => void;
const {browser, chrome} = globalThis as unknown as {browser?: {runtime?: Runtime}; chrome?: {runtime?: Runtime}};
const runtime = browser?.runtime ?? chrome?.runtime;

/** Heard by a script of ours that is still in the page when this one starts: after an update, or when the script was set twice. */
const RETIRE = 'osselet-retire';
const OURS = 'osselet-mark, osselet-popover, osselet-bar, osselet-panel, osselet-note';

// The keeper may have to wake up first. What fails after the last of these waits (milliseconds) fails for good.
const WAITS = [0, 150, 600, 1500];
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

async function send(message: unknown): Promise<unknown> {
	let last: unknown;
	for (const wait of WAITS) {
		if (wait > 0) await pause(wait);
		if (runtime?.id === undefined) break;
		try {
			return await runtime.sendMessage(message);
		} catch (error) {
			last = error;
		}
	}
	throw new Orphaned('The extension does not answer.', {cause: last});
}

/** The keeper is of the same build and checks what it is asked; here its answers are taken at their word, but for draws (marks-draws.ts). */
const ask = ((name, asked) => send({name, ask: asked})) as Asker;

/** Scripts set into this world when they are first needed. An element that bears one of these names as its id would be found under it too. */
const partsHere = () => (typeof globalThis.osseletParts?.openPopover === 'function' ? globalThis.osseletParts : undefined);
const marksHere = () => (typeof globalThis.osseletMarks === 'function' ? globalThis.osseletMarks : undefined);

async function load<Part>(name: 'panel/load' | 'marks/load', here: () => Part | undefined): Promise<Part> {
	if (here() === undefined) await ask(name, null);
	const part = here();
	if (part === undefined) throw new Error(`The script of ${name} did not arrive.`);
	return part;
}
const loadParts = () => load('panel/load', partsHere);
const loadMarks = () => load('marks/load', marksHere);

async function portsFor(signal: AbortSignal): Promise<PagePorts> {
	const settings = await ask('settings/get', null);
	const lang = settings.lang ?? langFrom(navigator.language);
	const offsetAt = (moment: number) => -new Date(moment).getTimezoneOffset();
	return {ask, now, lang, reader: {now: now(), offsetAt}, signal, loadParts, loadMarks};
}

function start(root: Document): void {
	root.dispatchEvent(new Event(RETIRE));
	for (const old of root.querySelectorAll(OURS)) old.remove();
	const life = new AbortController();
	const {signal} = life;
	const hear: Hear = message => {
		if ((message as {readonly name?: unknown} | null)?.name === 'retire') life.abort();
	};
	root.addEventListener(RETIRE, () => life.abort(), {signal});
	runtime?.onMessage.addListener(hear);
	signal.addEventListener('abort', () => runtime?.id !== undefined && runtime.onMessage.removeListener(hear));
	whenWorthIt(root, signal)
		.then(() => portsFor(signal))
		.then(ports => visit(root, ports))
		.catch(complain);
}

try {
	start(document);
} catch (error) {
	complain(error);
}
