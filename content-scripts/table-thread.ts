import type {Editor, Post} from '../src/forums/forum';
import type {PostedTable} from '../src/panel/table/options';
import {MOST_CARRIED} from '../src/rules/carried';
import {readCarried} from '../src/rules/told-table';
import {type FoundParcel, findParcels} from '../src/seal/parcel';
import {fail} from '../src/shared/result';
import {unsqueeze} from '../src/squeeze';
import type {Visit} from './ports';
import {postsFor} from './thread-posts';

/** What a parcel of a post holds, as a table or a fight, or why it cannot be read. */
export async function postedTable({id, author, time}: Post, found: FoundParcel): Promise<PostedTable> {
	const told = {post: id, author, ...(time && {shown: time.shown})};
	if (found.state === 'newer') return {...told, text: '', read: fail({code: 'table/newer', version: found.version})};
	if (found.state === 'garbled') return {...told, text: '', read: fail({code: 'table/garbled'})};
	const text = await unsqueeze(found.bytes, MOST_CARRIED);
	if (text === undefined) return {...told, text: '', read: fail({code: 'table/unpacked', most: MOST_CARRIED})};
	return {...told, text, read: readCarried(text)};
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
