import {postId} from '../shared/ids';
import {aboveField, editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {selectors} from './forumactif-selectors';
import {threadLink, threadOf} from './forumactif-thread';
import {addressOn, parameter} from './links';

const USES: Readonly<Record<string, EditorUse>> = {reply: 'reply', quote: 'reply', newtopic: 'new-topic', editpost: 'edit'};

/** The quick reply under a thread and the full editor: one field in each skin, over which SCEditor lays itself if the member wants it. */
export function findEditors(page: Page): readonly Editor[] {
	return Array.from(page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field), field => {
		const form = field.closest('form');
		const use = useOf(page, form);
		const inThread = use === 'reply' || use === 'edit';
		const thread = inThread ? threadOf(page) : undefined;
		return editor({
			field,
			use,
			post: use === 'edit' ? postId(fieldIn(form, 'p') ?? parameter(page.url, 'p')) : undefined,
			thread,
			threadUrl: thread && threadLink(page),
			place: aboveField(field),
		});
	});
}

const fieldIn = (form: Element | null, name: string): string | undefined =>
	form?.querySelector(`input[name="${name}"]`)?.getAttribute('value') ?? undefined;

/** The form's hidden fields say it, as in phpBB 2; a quick reply and a preview stand on pages whose address does not. */
function useOf(page: Page, form: Element | null): EditorUse {
	const action = addressOn(page, form?.getAttribute('action'));
	if (action?.pathname === '/privmsg' || fieldIn(form, 'username[]') !== undefined) return 'message';
	if (action?.pathname !== '/post') return 'unknown';
	const mode = fieldIn(form, 'mode') ?? parameter(page.url, 'mode');
	if (mode !== undefined) return USES[mode] ?? 'unknown';
	return fieldIn(form, 't') === undefined ? 'unknown' : 'reply';
}
