import {postId, threadId} from '../shared/ids';
import {editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {selectors} from './jcink-selectors';
import {threadLink} from './jcink-thread';

// What the form is sent as, two steps after what asked for it: 00 to 01, 02 to 03, 06 to 07, 08 to 09 (Invision Power Board 1.3; 03 and 09 as Jcink has them)
const USES: Readonly<Record<string, EditorUse>> = {'01': 'new-topic', '03': 'reply', '07': 'reply', '09': 'edit'};

/** The fast reply and the full editor: the same plain field, in a form that says what it does. */
export function findEditors(page: Page): readonly Editor[] {
	return Array.from(page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field), field => {
		const hidden = Array.from(field.closest('form')?.querySelectorAll(selectors.hidden) ?? []);
		const valueOf = (name: string) => hidden.find(each => each.getAttribute('name') === name)?.getAttribute('value');
		const use = valueOf('act') === 'Msg' ? 'message' : (USES[valueOf('CODE') ?? ''] ?? 'unknown');
		const thread = use === 'reply' || use === 'edit' ? threadId(valueOf('t')) : undefined;
		return editor({
			field,
			use,
			post: use === 'edit' ? postId(valueOf('p')) : undefined,
			thread,
			threadUrl: thread && threadLink(page, thread),
			place: {element: field, where: 'before'},
		});
	});
}
