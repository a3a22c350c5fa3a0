// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {endStepOf} from '../../content-scripts/steps';

const end = vi.fn();

/** Each editor as its package leaves it in the page, with what ends a step of it. */
const editors: readonly (readonly [name: string, html: string, css: string, make: (box: Element) => object])[] = [
	[
		'Quill',
		'<div class="ql-container"><div class="ql-editor"></div></div>',
		'.ql-editor',
		box => {
			Object.assign(box.parentElement!, {__quill: {history: {cutoff: end}}});
			return {};
		},
	],
	[
		'Tiptap',
		'<div class="tiptap"></div>',
		'.tiptap',
		box => {
			const tr = {setMeta: (key: string, value: unknown) => ({key, value})};
			Object.assign(box, {editor: {view: {state: {tr}, dispatch: end}}});
			return {};
		},
	],
	[
		'the second of two Froalas',
		'<div class="fr-box"><div class="fr-element"></div></div>',
		'.fr-element',
		el => ({FroalaEditor: {INSTANCES: [{el: document.body}, {el, undo: {saveStep: end}}]}}),
	],
	[
		'Froala 2',
		'<div class="fr-box"><div class="fr-element"></div></div><textarea></textarea>',
		'.fr-element',
		() => ({
			jQuery: (field: Element) => ({
				data: (key: string) => (field.matches('textarea') && key === 'froala.editor' ? {undo: {saveStep: end}} : undefined),
			}),
		}),
	],
	[
		'TinyMCE',
		'<iframe id="message_ifr"></iframe>',
		'iframe',
		() => ({tinymce: {get: (id: string) => (id === 'message' ? {undoManager: {add: end}} : null)}}),
	],
];

test.each(editors)('ends a step of %s, once', (_, html, css, make) => {
	document.body.innerHTML = html;
	const box = document.querySelector(css)!;
	const page = make(box);
	end.mockClear();
	endStepOf(box, page);
	expect(end).toHaveBeenCalledTimes(1);
});

test.each(editors.map(([name, html, css]) => [name, html, css] as const))(
	'lets %s be where its script is not there',
	(_, html, css) => {
		document.body.innerHTML = html;
		expect(() => endStepOf(document.querySelector(css)!, {FroalaEditor: 1, tinymce: {get: 'none'}, jQuery: null})).not.toThrow();
	},
);
