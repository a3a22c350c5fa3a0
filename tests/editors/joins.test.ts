import {describe, expect, test} from 'vitest';
import {joinsIn} from '../../content-scripts/joins';
import type {EditorUse} from '../../src/forums/forum';
import {forums} from '../../src/forums/index';
import {openCase} from '../forums/shelf';

type Change = (root: Document) => void;

/** What a reply on a saved page would be joined by, in minutes, when something of the page is other than it was saved. */
function joined(forum: string, name: string, use: EditorUse, change: Change): number | undefined {
	const {page, reader} = openCase(forum, name, 'jsdom');
	change(page.root);
	return joinsIn({page, forum: forums.find(({id}) => id === forum)!, ports: {reader, now: () => reader.now}}, {use});
}

const asSaved: Change = () => undefined;
const onePage: Change = root => {
	for (const list of root.querySelectorAll('.pagination')) list.remove();
};
/** Bastien, who is logged in, wrote post 63; post 65 after it is Olwen's. The page was served at 09:43 PM. */
const bastienLast =
	(date: string): Change =>
	root => {
		onePage(root);
		root.querySelector('#post_65')!.remove();
		root.querySelector('#post_63 .post_date')!.textContent = date;
	};

describe('A reply is joined to the author’s own post', () => {
	test.each<[string, string, string, EditorUse, Change, number | undefined]>([
		['twenty minutes after it', 'mybb', 'thread', 'reply', bastienLast('11-29-2026, 09:23 PM'), 60],
		['not an hour after it', 'mybb', 'thread', 'reply', bastienLast('11-29-2026, 08:43 PM'), undefined],
		['perhaps, where its time is no time', 'mybb', 'thread', 'reply', bastienLast('yonder'), 60],
		['not when somebody answered it', 'mybb', 'thread', 'reply', onePage, undefined],
		['not on a page before the last', 'mybb', 'thread', 'reply', asSaved, undefined],
		['not when it is a change of it', 'mybb', 'thread', 'edit', bastienLast('11-29-2026, 09:23 PM'), undefined],
		['not when a guest writes', 'mybb', 'guest', 'reply', asSaved, undefined],
		['not on a forum that joins none', 'phpbb', 'thread', 'reply', asSaved, undefined],
	])('%s', (_, forum, name, use, change, minutes) => {
		expect(joined(forum, name, use, change)).toBe(minutes);
	});
});
