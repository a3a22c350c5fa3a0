import type {Editor} from '../src/forums/forum';
import {findStrings} from '../src/seal/find';
import {rawsOf} from '../src/seal/thread-index';
import {writeWitness} from '../src/seal/write';
import {barWords} from '../src/shared/words/bar';
import type {Visit} from './ports';

/**
 * The line that says which rolls stand in the newest post by somebody else on this page. Undefined where the user does not want it, where there is
 * nothing to say or it is said already, and in all but replies.
 */
export function witnessFor({page, forum, ports}: Visit, editor: Editor, written: string): string | undefined {
	if (!ports.witness || editor.use !== 'reply' || /oss1-w-/i.test(written)) return undefined;
	const member = forum.readMember(page)?.id;
	if (member === undefined) return undefined;
	const posts = forum
		.readPosts(page, {...ports.reader, now: ports.now()})
		.flatMap(read => (read.ok ? [{...read.value, found: findStrings(read.value.body.text)}] : []));
	const seen = posts.findLast(({authorId, found}) => authorId !== undefined && authorId !== member && rawsOf(found).length > 0);
	if (!seen) return undefined;
	const string = writeWitness(seen.anchor, rawsOf(seen.found));
	const said = posts.some(({authorId, body}) => authorId === member && body.text.includes(string));
	return said ? undefined : `${barWords[ports.lang].witness({post: seen.id})} ${string}`;
}
