import type {Editor, Post} from '../src/forums/forum';
import type {EditorOptions} from '../src/panel/calls/options';
import {openSeenTable, openTable} from '../src/panel/table/open-table';
import type {SeenTableOptions} from '../src/panel/table/options';
import {type FoundParcel, writeParcel} from '../src/seal/parcel';
import type {SheetId} from '../src/shared/ids';
import {squeeze} from '../src/squeeze';
import {closeDrawer, holdDrawer} from './open-drawers';
import type {TablePart, Visit} from './ports';
import {postedTable, readTablesFor, tablesIn} from './table-thread';
import {postsFor} from './thread-posts';

declare global {
	/** Set in the page script's own world when what keeps and reads tables is loaded; the page's scripts do not see it. */
	var osseletTable: TablePart | undefined;
}

const parcel = async (text: string) => writeParcel('t', await squeeze(text));

type Publish = ((sheet: {readonly id: SheetId; readonly name: string}) => void) | undefined;

const openTableFor = (visit: Visit, editor: Editor, shared: EditorOptions, openPublish: Publish): {close(): void} =>
	openTable({...shared, parcel, readThread: () => readTablesFor(visit, editor), ...(openPublish && {openPublish})});

/** Opens the table of a post that was clicked, among those of its page. */
async function openTableAt(visit: Visit, post: Post, found: FoundParcel, onClose: () => void): Promise<void> {
	const {page, forum, ports} = visit;
	const posts = forum.readPosts(page, ports.reader).flatMap(read => (read.ok ? [read.value] : []));
	const all = await tablesIn(posts);
	const own = await postedTable(post, found);
	const here = all.find(({post: id, text}) => id === own.post && text === own.text) ?? own;
	show(visit, {here, readAll: async () => (all.includes(here) ? all : [...all, here]), onClose});
}

/** Opens the table of the page's thread, as its newest pages tell it. */
async function openTableOf(visit: Visit): Promise<void> {
	show(visit, {readAll: async () => tablesIn(await postsFor(visit, {})), onClose: () => undefined});
}

function show(visit: Visit, seen: Pick<SeenTableOptions, 'here' | 'readAll' | 'onClose'>): void {
	const {page, ports} = visit;
	if (ports.signal.aborted) return;
	closeDrawer(visit);
	const drawer = openSeenTable({
		...{page: page.root, ask: ports.ask, lang: ports.lang, signal: ports.signal},
		...seen,
		onClose: () => {
			holdDrawer(visit, undefined);
			seen.onClose();
		},
	});
	holdDrawer(visit, drawer);
}

globalThis.osseletTable = {openTableFor, openTableAt, openTableOf};
