import type {PostId, ThreadId} from '../shared/ids';
import type {Editor} from './forum';

type Found = Pick<Editor, 'field' | 'use' | 'place' | 'markup' | 'send'> & {
	readonly post: PostId | undefined;
	readonly thread: ThreadId | undefined;
	readonly threadUrl: URL | undefined;
};

/** An editor from what was found of it: what is not known is left out. */
export const editor = ({post, thread, threadUrl, ...known}: Found): Editor => ({
	...known,
	...(post && {post}),
	...(thread && {thread}),
	...(threadUrl && {threadUrl}),
});

/** Where the bar goes at a field that SCEditor may lay itself over, now or later: before both, since it sets its own box before the field. */
export function aboveField(field: Element): Editor['place'] {
	const before = field.previousElementSibling;
	return {element: before?.matches('.sceditor-container') ? before : field, where: 'before'};
}
