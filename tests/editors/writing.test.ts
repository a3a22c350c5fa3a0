// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {formOf, writingOf} from '../../content-scripts/writing';

/** What a field is written through: which element holds it, by its class or id. */
function through(html: string, css = '#message'): string {
	document.body.innerHTML = html;
	const writing = writingOf(document.querySelector<HTMLElement>(css)!);
	const {id, className} = writing.kind === 'field' ? writing.field : writing.box;
	return `${writing.kind} ${id || className}`;
}

const FIELD = '<textarea id="message" style="display:none"></textarea>';
const SCEDITOR = (mode: string) =>
	`<div class="sceditor-container ${mode}"><iframe id="frame"></iframe><textarea class="source"></textarea></div>`;
const CK3 = (inner: string) =>
	`<span class="cke_skin_kama cke_1 cke_editor_message" id="cke_message"><span class="cke_browser_webkit">${inner}</span></span>`;
const CKE = (inner: string) => `<div class="cke" id="cke_message"><div class="cke_inner">${inner}</div></div>`;
const CK5 = (inner: string, hidden = '') =>
	`<div class="ck ck-editor"><div class="ck-editor__editable ${hidden}" contenteditable="true"></div>${inner}</div>`;
const FROALA = (mode: string, inner = '') =>
	`<div class="fr-box ${mode}"><div class="fr-element" contenteditable="true"></div>${inner}</div>`;

test.each([
	['a field alone', '<textarea id="message"></textarea>', 'field message'],
	['SCEditor before its field', SCEDITOR('wysiwygMode') + FIELD, 'rich frame'],
	['SCEditor’s first versions, behind it', FIELD + SCEDITOR('wysiwygMode'), 'rich frame'],
	['SCEditor’s source', SCEDITOR('sourceMode') + FIELD, 'field source'],
	['CKEditor 3 in its frame', `${FIELD}${CK3('<iframe id="frame"></iframe>')}`, 'rich frame'],
	['CKEditor 3’s source', `${FIELD}${CK3('<textarea class="cke_source"></textarea>')}`, 'field cke_source'],
	['CKEditor 4 in its frame', FIELD + CKE('<iframe id="frame"></iframe>'), 'rich frame'],
	['CKEditor 4 in the page', FIELD + CKE('<div class="cke_wysiwyg_div" contenteditable="true"></div>'), 'rich cke_wysiwyg_div'],
	['CKEditor 4’s source', FIELD + CKE('<textarea class="cke_source"></textarea>'), 'field cke_source'],
	['CKEditor 5', FIELD + CK5(''), 'rich ck-editor__editable '],
	[
		'CKEditor 5’s source',
		FIELD + CK5('<div class="ck-source-editing-area"><textarea class="area"></textarea></div>', 'ck-hidden'),
		'field area',
	],
	['TinyMCE', `${FIELD}<div class="tox tox-tinymce"><iframe id="message_ifr"></iframe></div>`, 'rich message_ifr'],
	['TinyMCE 4', `<div class="mce-tinymce"><iframe id="message_ifr"></iframe></div>${FIELD}`, 'rich message_ifr'],
	['Froala', FROALA('') + FIELD, 'rich fr-element'],
	['Froala back from its source', FROALA('', '<textarea class="fr-code"></textarea>') + FIELD, 'rich fr-element'],
	['Froala’s source', FROALA('fr-code-view', '<textarea class="fr-code"></textarea>') + FIELD, 'field fr-code'],
	['an editor that is still being made', `${FIELD}<div class="ck ck-editor"></div>`, 'field message'],
	[
		'the second of two',
		`<textarea></textarea>${CKE('<iframe id="first"></iframe>')}${FIELD}${CKE('<iframe id="second"></iframe>')}`,
		'rich second',
	],
	[
		'the first of two',
		`${FIELD}${CKE('<iframe id="first"></iframe>')}<textarea></textarea>${CKE('<iframe id="second"></iframe>')}`,
		'rich first',
	],
	[
		'the first of two that stand before their fields',
		`${FROALA('one')}${FIELD}${FROALA('two')}<textarea></textarea>`,
		'rich fr-element',
	],
	['an editable element', '<div id="message" contenteditable="true"></div>', 'rich message'],
])('%s', (_, html, expected) => {
	expect(through(html)).toBe(expected);
});

test('a field is sent by its form, also one that it names and one around an editable element', () => {
	document.body.innerHTML =
		'<form id="far"></form><textarea id="named" form="far"></textarea><form id="near"><div id="editable" contenteditable="true"></div></form>';
	const sends = (id: string) => formOf(document.getElementById(id)!)?.id;
	expect([sends('named'), sends('editable')]).toEqual(['far', 'near']);
});
