import {now} from '../src/clock';
import type {Forum} from '../src/forums/forum';
import {covers} from '../src/service/registrations';
import type {ForumId} from '../src/shared/ids';
import {type Lang, langFrom} from '../src/shared/lang';
import {type Asker, Orphaned} from '../src/wire/messages';
import {fileOf, type PagePart} from '../src/wire/page-parts';
import {complain} from './complain';
import {endStep} from './end-step';
import {askAhead} from './forum-clock';
import type {PagePorts} from './ports';
import {sweep, takeOver} from './take-over';
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

// The keeper may have to wake up first. What fails after the last of these waits (milliseconds) fails for good.
const WAITS = [0, 150, 600, 1500];
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

// A browser that takes an extension out from under a page may leave what it asked unanswered for ever.
const CHECK = 250;

function answered(from: Runtime, message: unknown): Promise<unknown> {
	let timer: ReturnType<typeof setInterval> | undefined;
	const gone = new Promise<never>((_, reject) => {
		timer = setInterval(() => from.id === undefined && reject(new Error('The extension is gone.')), CHECK);
	});
	return Promise.race([from.sendMessage(message), gone]).finally(() => clearInterval(timer));
}

async function send(message: unknown): Promise<unknown> {
	let last: unknown;
	for (const wait of WAITS) {
		if (wait > 0) await pause(wait);
		if (runtime?.id === undefined) break;
		try {
			return await answered(runtime, message);
		} catch (error) {
			last = error;
		}
	}
	throw new Orphaned('The extension does not answer.', {cause: last});
}

/** The keeper is of the same build and checks what it is asked; here its answers are taken at their word, but for draws (marks-draws.ts). */
const ask = ((name, asked) => send({name, ask: asked})) as Asker;

/** Loads a script into this world when it is first needed. Each page script has its own, of its version and its reader's language. */
function onDemand<Part extends object>(asked: PagePart, here: () => Part | undefined): () => Promise<Part> {
	let loading: Promise<Part> | undefined;
	const load = async () => {
		await ask('part/load', asked);
		const part = here();
		// An element that bears this name as its id would be found under it, too: it was not made by us.
		if (part === undefined || part instanceof Node) throw new Error(`The script ${fileOf(asked)} did not arrive.`);
		return part;
	};
	const forget = () => {
		loading = undefined;
	};
	return () => {
		loading ??= load();
		loading.catch(forget);
		return loading;
	};
}

declare global {
	/** Set in the page script's own world by the forum's file that was loaded last (tools/bundle/extension.mjs). */
	var osseletForum: Forum | undefined;
}

const forumsLoaded = new Map<ForumId, () => Promise<Forum>>();

function loadForum(id: ForumId): Promise<Forum> {
	const here = () => (globalThis.osseletForum?.id === id ? globalThis.osseletForum : undefined);
	const load = forumsLoaded.get(id) ?? onDemand({part: 'forum', forum: id}, here);
	forumsLoaded.set(id, load);
	return load();
}

const loadVisit = onDemand({part: 'visit'}, () => globalThis.osseletVisit);

const partsIn = (lang: Lang) => ({
	loadForum,
	loadAudit: onDemand({part: 'audit', lang}, () => globalThis.osseletAudit),
	loadFight: onDemand({part: 'fight', lang}, () => globalThis.osseletFight),
	loadSheets: onDemand({part: 'sheets', lang}, () => globalThis.osseletSheets),
	loadAmend: onDemand({part: 'amend', lang}, () => globalThis.osseletAmend),
	loadTable: onDemand({part: 'table', lang}, () => globalThis.osseletTable),
	loadCalls: onDemand({part: 'calls', lang}, () => globalThis.osseletCalls),
	loadAnswer: onDemand({part: 'answer', lang}, () => globalThis.osseletAnswer),
	loadContest: onDemand({part: 'contest', lang}, () => globalThis.osseletContest),
	loadOpposed: onDemand({part: 'opposed'}, () => globalThis.osseletOpposed),
	loadReceipts: onDemand({part: 'receipts', lang}, () => globalThis.osseletReceipts),
	loadPoint: onDemand({part: 'point', lang}, () => globalThis.osseletPoint),
	loadQuotes: onDemand({part: 'quotes', lang}, () => globalThis.osseletQuotes),
	loadShown: onDemand({part: 'shown'}, () => globalThis.osseletShown),
	loadMarks: onDemand({part: 'marks', lang}, () => globalThis.osseletMarks),
	loadPanel: onDemand({part: 'panel', lang}, () => globalThis.osseletPanel),
	loadTurn: onDemand({part: 'turn'}, () => globalThis.osseletTurn),
	loadSteps: onDemand({part: 'steps'}, () => endStep),
	loadPopover: onDemand({part: 'popover', lang}, () => globalThis.osseletPopover),
});

async function portsFor(signal: AbortSignal): Promise<PagePorts> {
	const host = location.host;
	const [settings, shown] = await Promise.all([ask('settings/get', null), ask('shown/list', {host})]);
	const lang = settings.lang ?? langFrom(navigator.language);
	const offsetAt = (moment: number) => -new Date(moment).getTimezoneOffset();
	return {
		ask,
		now,
		lang,
		reader: {now: now(), offsetAt},
		signal,
		shown,
		askAhead: url => askAhead(url, now, signal),
		...(settings.witness && {witness: true}),
		...partsIn(lang),
	};
}

/** What the popup asks a page for. */
type Act = 'audit' | 'table' | 'point';

function start(root: Document): void {
	const life = takeOver(root);
	const {signal} = life;
	let onAct: ((act: Act) => void) | undefined;
	// The popup asks for an audit, for the thread's table, or to be shown a forum, perhaps on a page that would have needed nothing of us.
	const asked = new Promise<Act>(resolve => {
		onAct = resolve;
	});
	const hear: Hear = message => {
		const {name, but} = (message ?? {}) as {readonly name?: unknown; readonly but?: readonly string[]};
		if (name === 'retire' && !but?.some(pattern => covers(pattern, location))) life.abort();
		if (name === 'audit' || name === 'table' || name === 'point') onAct?.(name);
	};
	runtime?.onMessage.addListener(hear);
	signal.addEventListener('abort', () => runtime?.id !== undefined && runtime.onMessage.removeListener(hear));
	Promise.race([whenWorthIt(root, signal), asked])
		.then(() => {
			sweep(root);
			// A file of its own: most pages have nothing for it.
			return Promise.all([portsFor(signal), loadVisit()]);
		})
		.then(([ports, {visit}]) => {
			const acts = visit(root, {...ports, restart: () => start(root)});
			onAct = act => acts[act]();
			asked.then(onAct);
		})
		.catch(complain);
}

try {
	start(document);
} catch (error) {
	complain(error);
}
