import {drawMark, type MarkFace} from '../src/badge/mark';
import type {Body, Post} from '../src/forums/forum';
import {locate} from '../src/forums/locate';
import {openSeen} from '../src/panel/sheets/open-sheets';
import {type FoundParcel, findParcels, MOST_PARCELS} from '../src/seal/parcel';
import {anchorOf} from '../src/shared/ids';
import type {Lang} from '../src/shared/lang';
import {publishWords} from '../src/shared/words/publish';
import {tableMarkWords} from '../src/shared/words/table';
import {sayPublished} from '../src/sheets/say-published';
import {unpackSheet} from '../src/unpack-sheet';
import {unpackTable} from '../src/unpack-table';
import {complain} from './complain';
import {toneOf} from './marks-place';
import {closeDrawer, holdDrawer} from './open-drawers';
import type {Visit} from './ports';
import {inSlices} from './reading';
import type {Watch} from './watch';

/** The marks at the sheets and tables of a visit's posts. `refresh` looks again at all of them. */
export type SheetMarks = {refresh(): Promise<void>};

type Marked = {readonly words: string; readonly hosts: readonly Element[]};

/** Marks every sheet and table that a post carries, and keeps at it for the visit's life. */
export function startSheets(visit: Visit, quietly: Watch['quietly']): SheetMarks {
	const {page, forum, ports} = visit;
	const marked = new Map<Element, Marked>();
	const strip = (element: Element) => {
		const hosts = marked.get(element)?.hosts ?? [];
		marked.delete(element);
		quietly(() => hosts.forEach(host => host.remove()));
	};
	ports.signal.addEventListener('abort', () => [...marked.keys()].forEach(strip));
	const markOne = (post: Post) => {
		const before = marked.get(post.element);
		if (before?.words === post.body.text && before.hosts.every(host => host.isConnected)) return;
		strip(post.element);
		const all = findParcels(post.body.text, MOST_PARCELS + 1);
		const parcels = all.slice(0, MOST_PARCELS).filter(({kind}) => kind === 'f' || ports.loadTable);
		const beyond = all[MOST_PARCELS];
		if (parcels.length === 0) return;
		for (const found of parcels) if (found.kind === 't') void keepTable(visit, post, found).catch(complain);
		quietly(() => {
			const hosts = parcels.flatMap(found => setMark(visit, post, found));
			if (beyond) hosts.push(...setLast(visit, post, beyond));
			marked.set(post.element, {words: post.body.text, hosts});
		});
	};
	return {
		async refresh() {
			const reading = forum.openPosts(page, {...ports.reader, now: ports.now()});
			const here = new Set(reading.elements);
			for (const element of marked.keys()) if (!here.has(element)) strip(element);
			await inSlices(reading.elements, ports.signal, element => {
				const read = reading.read(element);
				if (read.ok) markOne(read.value);
			});
		},
	};
}

/** The popup lists the table of each thread as it was last seen. A private message has none. */
async function keepTable({page, forum, ports}: Visit, post: Post, found: FoundParcel): Promise<void> {
	const thread = forum.readThread(page);
	if (thread?.id === undefined || post.anchor !== anchorOf(post.id)) return;
	const text = await unpackTable(found);
	if (!text.ok) return;
	const {author, authorId, time} = post;
	await ports.ask('tables/keep', {
		site: forum.site(page),
		thread: thread.id,
		title: thread.title,
		text: text.value,
		author,
		...(authorId !== undefined && {authorId}),
		post: post.id,
		url: addressOf(page, post),
		...(time && time.kind !== 'floating' && {sent: time.at}),
	});
}

const addressOf = ({url}: Visit['page'], {element}: Post): string =>
	element.id === '' ? url.href : new URL(`#${element.id}`, url).href;

/** Behind the text that the parcel ends in. The text is not cut: the marks of rolls count on it. */
function setMark(visit: Visit, post: Post, found: FoundParcel): readonly Element[] {
	const {page, ports} = visit;
	const place = endOf(post.body, found.end);
	if (!place) return [];
	const {host} = drawMark(page.root, toneOf(post.content), faceOf(found, ports.lang));
	host.addEventListener('click', event => {
		// The click is on us: a forum that folds its posts on a click is not to hear of it.
		event.stopPropagation();
		event.preventDefault();
		const opened = found.kind === 't' ? openTable(visit, post, found, host) : open(visit, post, found, host);
		opened.catch(complain);
	});
	place.after(host);
	return [host];
}

/** Says behind the first parcel that is not read that none is from there on. */
function setLast({page, ports}: Visit, post: Post, {end}: FoundParcel): readonly Element[] {
	const place = endOf(post.body, end);
	if (!place) return [];
	const say = publishWords[ports.lang];
	const {host} = drawMark(page.root, toneOf(post.content), {
		shape: 'capped',
		name: say.capped({most: MOST_PARCELS}),
		text: say.cappedMark,
	});
	place.after(host);
	return [host];
}

/** A damaged one says so where it stands. */
function faceOf({kind, state}: FoundParcel, lang: Lang): MarkFace {
	const say = kind === 't' ? tableMarkWords[lang] : publishWords[lang];
	return state === 'whole'
		? {shape: 'sheet', name: say.markName, text: say.mark}
		: {shape: 'unreadable', name: say.garbledName, text: state === 'garbled' ? say.garbled : say.mark};
}

async function openTable(visit: Visit, post: Post, found: FoundParcel, host: HTMLElement): Promise<void> {
	const part = await visit.ports.loadTable!();
	await part.openTableAt(visit, post, found, () => host.isConnected && host.focus());
}

function endOf(body: Body, end: number): ChildNode | undefined {
	const node = locate(body, end)?.node;
	if (!node) return undefined;
	return (node.parentElement?.closest('a') as ChildNode | null | undefined) ?? (node as ChildNode);
}

async function open(visit: Visit, post: Post, found: FoundParcel, host: HTMLElement): Promise<void> {
	const {page, forum, ports} = visit;
	const unpacked = await unpackSheet(found);
	if (ports.signal.aborted) return;
	closeDrawer(visit);
	const {author, authorId, time, edited} = post;
	const since = time && time.kind !== 'floating' && !edited ? time.at : undefined;
	const drawer = openSeen({
		page: page.root,
		ask: ports.ask,
		lang: ports.lang,
		signal: ports.signal,
		text: unpacked.ok ? unpacked.value : undefined,
		why: unpacked.ok ? '' : sayPublished(unpacked.error, ports.lang),
		site: forum.site(page),
		author,
		...(authorId !== undefined && {authorId}),
		post: post.id,
		url: addressOf(page, post),
		...(time && {shown: time.shown}),
		...(since !== undefined && {since}),
		onClose: () => {
			holdDrawer(visit, undefined);
			if (host.isConnected) host.focus();
		},
	});
	holdDrawer(visit, drawer);
}
