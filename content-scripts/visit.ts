import {forumFor} from '../src/forums/index';
import {complain} from './complain';
import {refreshEditors, startEditors} from './editors';
import type {Marks} from './marks';
import type {PagePorts, Visit} from './ports';
import {type Changes, holdsRolls, type Watch, watch} from './watch';

/** One address of one page, visited. */
type Stay = {readonly address: string; refresh(changes: Changes): void; end(): void};

/** Visits a page for as long as it lasts: marks at its rolls, a bar at its editors. A forum that changes its address without loading a page is visited anew. Throws nothing. */
export function visit(root: Document, ports: PagePorts): void {
	let stay: Stay | undefined;
	const quietly: Watch['quietly'] = work => watching.quietly(work);
	const again = (changes?: Changes) => {
		if (changes && stay?.address === addressOf(root)) return stay.refresh(changes);
		stay?.end();
		stay = begin(root, ports, quietly);
	};
	const watching = watch(root, ports.signal, changes => guarded(() => again(changes)));
	guarded(again);
}

/** Undefined while the page is of no forum and has no field to write in. */
function begin(root: Document, outer: PagePorts, quietly: Watch['quietly']): Stay | undefined {
	const page = {url: new URL(root.location.href), root};
	const forum = forumFor(page);
	if (forum === undefined) return undefined;
	const leaving = new AbortController();
	const visit: Visit = {page, forum, ports: {...outer, signal: AbortSignal.any([outer.signal, leaving.signal])}};
	guarded(() => startEditors(visit));
	let marks: Promise<Marks> | undefined;
	// The greater part of us is needed on pages with a roll alone.
	const look = (nodes: Iterable<Node>, changes?: Changes) => {
		if (!marks && ![...nodes].some(holdsRolls)) return;
		const started = marks === undefined;
		marks ??= outer.loadMarks().then(({startMarks}) => startMarks(visit, quietly));
		marks.then(({refresh}) => refresh(started ? undefined : changes)).catch(complain);
	};
	look([root.documentElement]);
	const refresh = (changes: Changes) => {
		guarded(() => refreshEditors(visit));
		look(changes, changes);
	};
	return {address: addressOf(root), refresh, end: () => leaving.abort()};
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
