import {JSDOM} from 'jsdom';
import {type EditorName, FIRST, READY, script, style} from './editor-pages';

/** The editors that forums of our day lay over their field, as their packages are published, on a saved page. */
export type RichDress = 'froala' | 'ckeditor4' | 'ckeditor4-in-place' | 'ckeditor5' | 'prosemirror' | 'tiptap';

type Dressing = {
	/** What a saved page holds of the editor, to be taken out; of one that is no field's, the box that it is put in is what is around it. */
	readonly saved: string;
	readonly head: string;
	readonly module?: EditorName;
	readonly script: string;
};

const ckeditor4 = (plugins: string): Dressing => ({
	saved: '.cke',
	head: script('ckeditor4/ckeditor.js'),
	script: `field.value = ${JSON.stringify(`<p>${FIRST}</p>`)};
		const editor = CKEDITOR.replace(field, {extraPlugins: '${plugins}', versionCheck: false});
		editor.on('instanceReady', () => { source = () => editor.getData(); ${READY} });`,
});

const dressings: {readonly [Name in RichDress]: Dressing} = {
	froala: {
		saved: '.fr-box',
		head: style('froala-editor/css/froala_editor.pkgd.min.css') + script('froala-editor/js/froala_editor.pkgd.min.js'),
		script: `field.value = ${JSON.stringify(`<p>${FIRST}</p>`)};
			const editor = new FroalaEditor(field, {attribution: false}, () => { source = () => editor.html.get(); ${READY} });`,
	},
	ckeditor4: ckeditor4(''),
	'ckeditor4-in-place': ckeditor4('divarea'),
	ckeditor5: {
		saved: '.ck-editor',
		head: script('@ckeditor/ckeditor5-build-classic/build/ckeditor.js'),
		script: `field.value = ${JSON.stringify(`<p>${FIRST}</p>`)};
			ClassicEditor.create(field, {licenseKey: 'GPL'}).then(editor => { source = () => editor.getData(); ${READY} });`,
	},
	prosemirror: {
		saved: '.ProseMirror',
		head: '',
		module: 'prosemirror',
		script: `box.querySelector('.ProseMirror').classList.add('d-editor-input'); ${READY}`,
	},
	tiptap: {
		saved: '.ProseMirror',
		head: '',
		module: 'tiptap',
		script: `field.form.addEventListener('submit', () => { field.value = source(); }); ${READY}`,
	},
};

export const isRich = (dress: string): dress is RichDress => dress in dressings;

/** A saved page with what its editor left in it taken out and the real one started over the field that a selector names, or in its place. */
export function richlyDressed(html: string, dress: RichDress, css: string): string {
	const {saved, head, module, script: start} = dressings[dress];
	const page = new JSDOM(html);
	const {document} = page.window;
	for (const box of document.querySelectorAll(saved)) {
		if (module && box.parentElement) box.parentElement.id = 'box';
		box.remove();
	}
	for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea')) if (!module) field.removeAttribute('style');
	document.head.insertAdjacentHTML('beforeend', head);
	if (module) document.body.append(Object.assign(document.createElement('script'), {src: `/modules/${module}.js`}));
	const textContent = `const field = document.querySelector(${JSON.stringify(css)});\n${start}`;
	document.body.append(Object.assign(document.createElement('script'), {textContent}));
	return page.serialize();
}
