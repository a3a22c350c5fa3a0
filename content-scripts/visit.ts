import type {Forum, Page} from '../src/forums/forum';
import {plainSigns} from '../src/forums/plain-signs';
import {forumOf} from '../src/forums/signs';
import {shownOn} from '../src/shared/shown-forum';
import {barWords} from '../src/shared/words/bar';
import {complain} from './complain';
import {refreshEditors, startEditors} from './editors';
import type {Marks} from './marks';
import {apologise, sayQuietly} from './orphan';
import {auditOf, type PagePorts, tableOf, type Visit} from './ports';
import type {SheetMarks} from './sheets-marks';
import {asksBare, type Changes, carriesSheets, holdsRolls, type Watch, watch} from './watch';

/** One address of one page, visited. */
type Stay = {
	isStill(): boolean;
	refresh(changes: Changes): void;
	act(work: (visit: Visit) => Promise<void>): void;
	readonly forum: Promise<Forum>;
	end(): void;
};

/** Visits a page for as long as it lasts: marks at its rolls, a bar at its editors. A forum that changes its address without loading a page is visited anew. Throws nothing. `audit` reads its thread for a report, `table` shows the thread's table; `point` lets the user show a forum that nobody knows. */
export function visit(root: Document, ports: PagePorts): Readonly<Record<'audit' | 'table' | 'point', () => void>> {
	let stay: Stay | undefined;
	const quietly: Watch['quietly'] = work => watching.quietly(work);
	const again = (changes?: Changes) => {
		if (changes && stay?.isStill()) return stay.refresh(changes);
		stay?.end();
		stay = begin(root, ports, quietly);
	};
	const watching = watch(root, ports.signal, changes => guarded(() => again(changes)));
	guarded(again);
	const act = (work: (visit: Visit) => Promise<void>) =>
		stay ? stay.act(work) : sayQuietly(root, ports.lang, barWords[ports.lang].noThread, ports.signal);
	return {
		audit: () => act(auditOf),
		table: () => act(tableOf),
		point: () => void point(root, ports, stay?.forum).catch(error => apologise(root, ports, error)),
	};
}

/** A forum that has a file of its own needs no showing. */
async function point(root: Document, ports: PagePorts, forum: Promise<Forum> | undefined): Promise<void> {
	const [part, known] = await Promise.all([ports.loadPoint?.(), forum]);
	part?.startPoint({url: new URL(root.location.href), root}, ports, known);
}

/** Undefined while the page is of no forum and has no field to write in. */
function begin(root: Document, outer: PagePorts, quietly: Watch['quietly']): Stay | undefined {
	const page = {url: new URL(root.location.href), root};
	const id = forumOf(page);
	const known = id === plainSigns.id ? undefined : id;
	const own = known ? undefined : shownOn(outer.shown ?? [], page.url);
	const {loadShown} = outer;
	const load = own && loadShown ? async () => (await loadShown()).shown(own) : id && (() => outer.loadForum(id));
	if (!load) return undefined;
	const address = addressOf(root);
	const leaving = new AbortController();
	const signal = AbortSignal.any([outer.signal, leaving.signal]);
	let settled: Settled | undefined;
	const settle = (visit: Visit) => {
		// What changed while the forum's file was on its way is seen now.
		if (!signal.aborted) settled = settleDown(visit, quietly);
	};
	const forum = load();
	const loaded = forum.then(found => arrive(page, found, {...outer, signal}));
	loaded.then(settle).catch(complain);
	return {
		// A page that is built bit by bit may be of no known forum at first.
		isStill: () => addressOf(root) === address && (known !== undefined || own !== undefined || forumOf(page) === id),
		refresh: changes => settled?.refresh(changes),
		forum,
		act: work => void loaded.then(work).catch(error => apologise(root, {...outer, signal}, error)),
		end: () => leaving.abort(),
	};
}

/** A visit that knows what is remembered of the board's clock. Without it dates say less, but no more. */
async function arrive(page: Page, forum: Forum, ports: PagePorts): Promise<Visit> {
	const known = await ports.ask('site/get', {site: forum.site(page)}).catch((error: unknown) => (complain(error), undefined));
	return {page, forum, ports: {...ports, reader: {...ports.reader, known: {zone: known?.zone}}}};
}

type Settled = Pick<Stay, 'refresh'>;

function settleDown(visit: Visit, quietly: Watch['quietly']): Settled {
	const {page, ports} = visit;
	guarded(() => startEditors(visit));
	let marks: Promise<Marks> | undefined;
	// The greater part of us is needed on pages with a roll alone.
	const look = (nodes: Iterable<Node>, changes?: Changes) => {
		if (!marks && ![...nodes].some(holdsRolls)) return;
		const started = marks === undefined;
		marks ??= ports.loadMarks().then(({startMarks}) => startMarks(visit, quietly));
		marks.then(({refresh}) => refresh(started ? undefined : changes)).catch(complain);
	};
	let sheets: Promise<SheetMarks> | undefined;
	const lookForSheets = (nodes: Iterable<Node>) => {
		if (!ports.loadSheets || (!sheets && ![...nodes].some(carriesSheets))) return;
		sheets ??= ports.loadSheets().then(({startSheets}) => startSheets(visit, quietly));
		sheets.then(({refresh}) => refresh()).catch(complain);
	};
	// Only who is known to the forum can be asked for anything.
	const mayBeAsked = ports.loadCalls !== undefined && visit.forum.readMember(page) !== undefined;
	const lookForCalls = (nodes: Iterable<Node>) => {
		if (mayBeAsked && [...nodes].some(asksBare))
			ports.loadCalls!()
				.then(({noteBare}) => noteBare(visit))
				.catch(complain);
	};
	look([page.root.documentElement]);
	lookForSheets([page.root.documentElement]);
	lookForCalls([page.root.documentElement]);
	return {
		refresh(changes) {
			guarded(() => refreshEditors(visit));
			look(changes, changes);
			lookForSheets(changes);
			lookForCalls(changes);
		},
	};
}

/** A fragment leads about the same page. */
const addressOf = ({location: {pathname, search}}: Document): string => pathname + search;

function guarded(work: () => void): void {
	try {
		work();
	} catch (error) {
		complain(error);
	}
}
