/** Ends the undo step of a rich editor that counts its own, so that what comes next is taken back alone. To be run in the page's own world; `page` is its window. `box` is its editable element, or its frame. Does nothing for an editor it does not know. */
export function endStepOf(box: Element, page: object): void {
	endQuill(box);
	endTiptap(box);
	endFroala(box, page);
	endTinyMce(box, page);
}

/** A member of whatever the page has there. */
const member = (of: unknown, name: string): unknown =>
	(typeof of === 'object' && of !== null) || typeof of === 'function'
		? (of as Readonly<Record<string, unknown>>)[name]
		: undefined;

/** Calls a method of what the page has there; undefined where it is none. */
function call(of: unknown, name: string, ...given: readonly unknown[]): unknown {
	const method = member(of, name);
	return typeof method === 'function' ? method.apply(of, given) : undefined;
}

const endQuill = (editable: Element) => call(member(member(editable.parentElement, '__quill'), 'history'), 'cutoff');

// The name under which ProseMirror's history looks for a request to close its step
const CLOSE = 'closeHistory$';

function endTiptap(editable: Element): void {
	const view = member(member(editable, 'editor'), 'view');
	const change = call(member(member(view, 'state'), 'tr'), 'setMeta', CLOSE, true);
	if (change !== undefined) call(view, 'dispatch', change);
}

/** TinyMCE names its frame after its instance. */
const endTinyMce = ({id}: Element, page: object) =>
	id.endsWith('_ifr') && call(member(call(member(page, 'tinymce'), 'get', id.slice(0, -'_ifr'.length)), 'undoManager'), 'add');

/** Froala keeps its instances in a list, in its second version as jQuery's data of the field it hides. */
function endFroala(editable: Element, page: object): void {
	const box = editable.closest('.fr-box');
	if (box === null) return;
	const all = member(member(page, 'FroalaEditor'), 'INSTANCES');
	const own = Array.isArray(all) ? all.find(each => member(each, 'el') === editable) : undefined;
	const old = call(call(page, 'jQuery', box.nextElementSibling), 'data', 'froala.editor');
	call(member(own ?? old, 'undo'), 'saveStep');
}
