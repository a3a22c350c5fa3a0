import type {Editor, Post} from '../src/forums/forum';
import type {PostedTable} from '../src/panel/table/options';
import {readCarried} from '../src/rules/told-table';
import {type FoundParcel, findParcels} from '../src/seal/parcel';
import {unpackTable} from '../src/unpack-table';
import type {Visit} from './ports';
import {postsFor} from './thread-posts';

/** What a parcel of a post holds, as a table or a fight, or why it cannot be read. */
export async function postedTable({id, author, time}: Post, found: FoundParcel): Promise<PostedTable> {
	const told = {post: id, author, ...(time && {shown: time.shown})};
	const text = await unpackTable(found);
	return text.ok ? {...told, text: text.value, read: readCarried(text.value)} : {...told, text: '', read: text};
}

/** The tables that some posts carry, in their order. */
export async function tablesIn(posts: readonly Post[]): Promise<readonly PostedTable[]> {
	const found = posts.flatMap(post =>
		findParcels(post.body.text)
			.filter(({kind}) => kind === 't')
			.map(one => postedTable(post, one)),
	);
	return Promise.all(found);
}

/** The tables of the page and of the thread's newest pages, the newest post last. */
export async function readTablesFor(visit: Visit, editor: Editor): Promise<readonly PostedTable[]> {
	return tablesIn(await postsFor(visit, editor));
}
