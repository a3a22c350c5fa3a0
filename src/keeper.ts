import * as v from 'valibot';
import browser, {type Runtime} from 'webextension-polyfill';
import {now} from './clock';
import {fetchRelay} from './fetch-relay';
import {createAudits} from './service/audits';
import {createForums} from './service/forums';
import {libraryOf} from './service/games/library';
import {moveNamesIn} from './service/games/move-names';
import {createGames} from './service/games/service';
import {createLeftovers} from './service/leftovers';
import type {DoorName, ServiceName} from './service/ports';
import {createPublished} from './service/published/service';
import {createSeenTables} from './service/seen-tables';
import {createService} from './service/service';
import {createShown} from './service/shown';
import {fail, ok, type Result} from './shared/result';
import type {ShownForum} from './shared/shown-forum';
import {openAudits} from './store/audits';
import {closedMemory} from './store/closed';
import {openIdbMemory} from './store/idb';
import {openPublished} from './store/published';
import {readEnvelope} from './wire/envelope';
import type {LeftoverName} from './wire/leftovers';
import type {Memory} from './wire/memory';
import type {GameName, Handlers, Name} from './wire/messages';
import {fileOf} from './wire/page-parts';
import type {PublishedName} from './wire/published';
import {threadKey} from './wire/read-audits';
import {pagePartShape} from './wire/read-page-parts';
import {sheetIdShape} from './wire/read-records';
import type {StoreProblem} from './wire/records';
import type {SeenTableName} from './wire/seen-tables';
import {readShape} from './wire/shape';
import type {ShownName} from './wire/shown';

// The background door. The browser stops this script whenever it is idle and starts it anew for an event: every listener is added
// at once, at the top, and nothing that matters is kept in variables alone.

const {permissions, runtime, scripting, storage, tabs} = browser;
const allowed = async () => (await permissions.getAll()).origins ?? [];
const forums = createForums({
	allowed,
	takeBack: pattern => permissions.remove({origins: [pattern]}),
	registered: () => scripting.getRegisteredContentScripts(),
	register: scripts => scripting.registerContentScripts(scripts),
	unregister: ids => scripting.unregisterContentScripts({ids}),
	tabs: pattern => tabs.query(pattern === undefined ? {} : {url: pattern}),
	start: tabId => scripting.executeScript({target: {tabId, allFrames: true}, files: ['content.js']}),
	retire: (tab, but) => tabs.sendMessage(tab, {name: 'retire', but}),
});

runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
	const envelope = readEnvelope(message);
	if (!envelope || sender.id !== runtime.id) return undefined;
	return answer(envelope.name, envelope.ask, sender);
});
// A first install, an update, or a reload by hand: page scripts of the version before are orphans now.
runtime.onInstalled.addListener(() => void forums.settle(true));
runtime.onStartup.addListener(() => void forums.settle());
// Also when the browser closed the popup to ask its question, so that nobody is left to tell us of the answer.
permissions.onAdded.addListener(() => void forums.settle());
permissions.onRemoved.addListener(() => void forums.settle().then(forums.retireStrangers));

async function answer(name: Name, ask: unknown, sender: Runtime.MessageSender): Promise<unknown> {
	const all: Handlers<Name> = {...(await openService()), ...doorHandlers(sender)};
	// Every handler reads what it is asked by its own shape.
	const handler = all[name] as (ask: unknown) => Promise<unknown>;
	return handler(ask);
}

let opened: Promise<Result<Memory, StoreProblem>> | undefined;
type Answering = Handlers<ServiceName | GameName | PublishedName | SeenTableName> & ReturnType<typeof createAudits>;
let service: {readonly memory: Memory; readonly handlers: Answering} | undefined;

async function openMemory(): Promise<Memory> {
	opened ??= openIdbMemory();
	const memory = await opened;
	if (memory.ok) return memory.value;
	// Asked for again at the next request: the disk may have room by then.
	opened = undefined;
	return closedMemory(memory.error);
}

async function openService() {
	const memory = await openMemory();
	if (service?.memory !== memory) {
		const shelves = {memory, store: seenSheets, library: libraryOf(memory)};
		const ports = {memory, relay: fetchRelay, now, random: {below}, moveNames: moveNamesIn(shelves.library)};
		const games = createGames(ports);
		const audits = createAudits({store: readings, games, characters: shelves, now});
		const published = createPublished({...shelves, now});
		const tables = createSeenTables({store: seenTables, now});
		service = {memory, handlers: {...createService(ports), ...games, ...audits, ...published, ...tables}};
	}
	return service.handlers;
}

const below = (limit: number) => Math.floor(Math.random() * limit);

const shownStore = {
	get: async () => (await storage.local.get('shown'))['shown'],
	set: (shown: readonly ShownForum[]) => storage.local.set({shown}),
};

const readings = openAudits();
const {sheets: seenSheets, tables: seenTables} = openPublished();
const leftovers = createLeftovers({memory: openMemory, audits: readings, published: seenSheets, tables: seenTables});

type DoorHandlers = Pick<Handlers<Name>, DoorName | ShownName | LeftoverName | 'audit/show'>;

function doorHandlers(sender: Runtime.MessageSender): DoorHandlers {
	// Our own pages may change which sites are allowed; a page script, whose forum may be hostile, may not.
	const ours = sender.url?.startsWith(runtime.getURL('')) ?? false;
	const refused = async () => fail({code: 'forum/no-permission', origin: sender.url ?? ''} as const);
	return {
		...createShown(shownStore, ours ? undefined : hostOf(sender.url)),
		'store/state': storeState,
		'part/load': ask => loadPart(sender, ask),
		'workshop/open': openWorkshop,
		'audit/show': showAudit,
		'forums/list': allowed,
		'forum/allow': ours ? forums.allow : refused,
		'forum/forget': ours ? forums.forget : refused,
		'leftovers/count': ours ? leftovers['leftovers/count'] : refused,
		'leftovers/erase': ours ? leftovers['leftovers/erase'] : refused,
	};
}

/** Of a page that asks; of none where it has no address. */
const hostOf = (url: string | undefined): string => (url !== undefined && URL.canParse(url) ? new URL(url).host : '');

async function storeState() {
	const problem = (await openMemory()).trouble();
	const kept = await navigator.storage.persisted();
	return problem ? {kind: 'extension' as const, kept, problem} : {kind: 'extension' as const, kept};
}

const workshopShape = v.object({sheet: sheetIdShape});

async function openWorkshop(ask: unknown): Promise<Result<null, StoreProblem>> {
	const read = readShape(workshopShape, ask);
	if (!read.ok) return fail({code: 'store/bad-ask', where: read.error.where});
	await tabs.create({url: `${runtime.getURL('popup/workshop.html')}#${encodeURIComponent(read.value.sheet)}`});
	return ok(null);
}

const threadShape = v.object(threadKey);

/** The report of a thread, in a tab of its own. */
async function showAudit(ask: unknown): Promise<Result<null, StoreProblem>> {
	const read = readShape(threadShape, ask);
	if (!read.ok) return fail({code: 'store/bad-ask', where: read.error.where});
	const {site, thread} = read.value;
	await tabs.create({url: `${runtime.getURL('popup/audit.html')}#${encodeURIComponent(`${site} ${thread}`)}`});
	return ok(null);
}

async function loadPart({tab, frameId}: Runtime.MessageSender, ask: unknown): Promise<Result<null, StoreProblem>> {
	const read = readShape(pagePartShape, ask);
	if (!read.ok) return fail({code: 'store/bad-ask', where: read.error.where});
	if (tab?.id === undefined || frameId === undefined) return fail({code: 'panel/not-loaded', cause: 'no tab'});
	try {
		const target = {tabId: tab.id, frameIds: [frameId]};
		const world = read.value.part === 'steps' ? 'MAIN' : 'ISOLATED';
		await scripting.executeScript({target, world, files: [fileOf(read.value)]});
		return ok(null);
	} catch (error) {
		return fail({code: 'panel/not-loaded', cause: String(error)});
	}
}
