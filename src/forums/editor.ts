import type {PostId, ThreadId} from '../shared/ids';
import type {Editor} from './forum';
import {boxOver} from './over';

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

/** Where the bar goes at a field that a rich editor may lay itself over, now or later: before both, since some set their own box before the field. */
export function aboveField(field: Element): Editor['place'] {
	const box = boxOver(field);
	return {element: box && box === field.previousElementSibling ? box : field, where: 'before'};
}
