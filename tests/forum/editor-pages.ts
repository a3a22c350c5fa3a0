import {existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname} from 'node:path';
import {build} from 'esbuild';

/** A forum's plain field, and the editors that forums lay over it or put in its place, as their packages are published. */
export const editorNames = [
	'textarea',
	'sceditor',
	'ckeditor4',
	'ckeditor5',
	'tinymce',
	'froala',
	'quill',
	'prosemirror',
	'tiptap',
	'lexical',
	'bare',
] as const;
export type EditorName = (typeof editorNames)[number];

/** The field of an editor's source mode, where it has one. */
export const sourceFields: Partial<Record<EditorName, string>> = {
	sceditor: '.sceditor-container textarea',
	ckeditor4: 'textarea.cke_source',
	ckeditor5: '.ck-source-editing-area textarea',
	froala: 'textarea.fr-code',
};

/** What each page starts with. */
export const FIRST = 'Il entre, puis sort.';

declare global {
	/** On these pages: the source that the editor would send now. */
	var source: () => string;
	/** Where the editor has a source mode: into it and back, as its button does. */
	var switchMode: () => void;
}

type Made = {readonly head?: string; readonly body: string; readonly script: string};

/** Tags for files of installed packages, as a server of ours gives them. */
export const script = (path: string) => `<script src="/packages/${path}"></script>`;
export const style = (path: string) => `<link rel="stylesheet" href="/packages/${path}">`;
const field = (text: string) => `<textarea id="message" name="message">${text}</textarea>`;
const HIDDEN = '<input type="hidden" name="message">';
/** For editors with no field of their own: what a forum's script does. */
const SEND = "document.forms[0].addEventListener('submit', () => { document.forms[0].message.value = source(); });";
export const READY = "document.documentElement.dataset.editor = 'ready';";

const pages: {readonly [Name in EditorName]: Made} = {
	textarea: {body: field(FIRST), script: `source = () => message.value; ${READY}`},
	sceditor: {
		head:
			style('sceditor/minified/themes/default.min.css') +
			script('sceditor/minified/sceditor.min.js') +
			script('sceditor/minified/formats/bbcode.js'),
		body: field(FIRST),
		script: `const area = document.querySelector('#message');
			sceditor.create(area, {format: 'bbcode', style: '/packages/sceditor/minified/themes/content/default.min.css', emoticonsEnabled: false, width: 600, height: 200});
			source = () => sceditor.instance(area).val(); switchMode = () => sceditor.instance(area).toggleSourceMode(); ${READY}`,
	},
	// With BBCode as its source, as forums have it
	ckeditor4: {
		head: script('ckeditor4/ckeditor.js'),
		body: field(FIRST),
		script: `CKEDITOR.replace('message', {extraPlugins: 'bbcode', versionCheck: false}).on('instanceReady', () => { ${READY} });
			source = () => CKEDITOR.instances.message.getData();
			switchMode = () => CKEDITOR.instances.message.execCommand('source');`,
	},
	ckeditor5: {
		// All its plugins, of which the classic build lacks the source mode
		head: style('ckeditor5/dist/ckeditor5.css') + script('ckeditor5/dist/browser/ckeditor5.umd.js'),
		body: field(`&lt;p>${FIRST}&lt;/p>`),
		script: `const {ClassicEditor, Essentials, Paragraph, SourceEditing} = CKEDITOR;
			ClassicEditor.create(document.querySelector('#message'), {
				licenseKey: 'GPL', plugins: [Essentials, Paragraph, SourceEditing], toolbar: ['undo', 'redo', 'sourceEditing'],
			}).then(editor => {
				source = () => editor.getData();
				switchMode = () => { const mode = editor.plugins.get('SourceEditing'); mode.isSourceEditingMode = !mode.isSourceEditingMode; };
				${READY} });`,
	},
	tinymce: {
		head: script('tinymce/tinymce.min.js'),
		body: field(`&lt;p>${FIRST}&lt;/p>`),
		script: `tinymce.init({selector: '#message', license_key: 'gpl', promotion: false, setup: editor => editor.on('init', () => {
			source = () => editor.getContent(); ${READY} })});`,
	},
	froala: {
		head: style('froala-editor/css/froala_editor.pkgd.min.css') + script('froala-editor/js/froala_editor.pkgd.min.js'),
		body: field(`&lt;p>${FIRST}&lt;/p>`),
		script: `const editor = new FroalaEditor('#message', {attribution: false}, () => {
			source = () => editor.html.get(); switchMode = () => editor.codeView.toggle(); ${READY} });`,
	},
	quill: {
		head: style('quill/dist/quill.snow.css') + script('quill/dist/quill.js'),
		body: `<div id="box"><p>${FIRST}</p></div>${HIDDEN}`,
		script: `const quill = new Quill('#box', {theme: 'snow'}); source = () => quill.getText(); ${SEND} ${READY}`,
	},
	prosemirror: {body: `<div id="box"></div>${HIDDEN}`, script: `${SEND} ${READY}`},
	tiptap: {body: `<div id="box"></div>${HIDDEN}`, script: `${SEND} ${READY}`},
	lexical: {body: `<div id="box" contenteditable="true"></div>${HIDDEN}`, script: `${SEND} ${READY}`},
	bare: {
		body: `<div id="box" contenteditable="true"><p>${FIRST}</p></div>${HIDDEN}`,
		script: `source = () => box.innerText; ${SEND} ${READY}`,
	},
};

/** Editors that are published as modules, put together as a forum would. */
const modules: Partial<Record<EditorName, string>> = {
	prosemirror: `
		import {baseKeymap} from 'prosemirror-commands';
		import {history, redo, undo} from 'prosemirror-history';
		import {keymap} from 'prosemirror-keymap';
		import {schema} from 'prosemirror-schema-basic';
		import {EditorState} from 'prosemirror-state';
		import {EditorView} from 'prosemirror-view';
		const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text(${JSON.stringify(FIRST)})])]);
		const plugins = [history(), keymap({'Mod-z': undo, 'Mod-y': redo}), keymap(baseKeymap)];
		const view = new EditorView(document.querySelector('#box'), {state: EditorState.create({doc, plugins})});
		globalThis.source = () => view.state.doc.textBetween(0, view.state.doc.content.size, '\\n', '\\n');`,
	tiptap: `
		import {Editor} from '@tiptap/core';
		import StarterKit from '@tiptap/starter-kit';
		const editor = new Editor({element: document.querySelector('#box'), extensions: [StarterKit], content: ${JSON.stringify(`<p>${FIRST}</p>`)}});
		globalThis.source = () => editor.getText({blockSeparator: '\\n'});`,
	lexical: `
		import {createEmptyHistoryState, registerHistory} from '@lexical/history';
		import {registerRichText} from '@lexical/rich-text';
		import {$createParagraphNode, $createTextNode, $getRoot, createEditor} from 'lexical';
		const editor = createEditor({onError: error => { throw error; }});
		editor.setRootElement(document.querySelector('#box'));
		registerRichText(editor);
		registerHistory(editor, createEmptyHistoryState(), 300);
		editor.update(() => {
			$getRoot().clear().append($createParagraphNode().append($createTextNode(${JSON.stringify(FIRST)})));
		}, {discrete: true});
		globalThis.source = () => editor.getEditorState().read(() => $getRoot().getTextContent());`,
};

const made = new Map<string, Promise<string>>();

/** One script of a module and what it imports, which starts its editor in `#box`; made once. */
export function bundled(name: EditorName): Promise<string> {
	const known = made.get(name);
	if (known) return known;
	const options = {bundle: true, write: false, format: 'iife', target: 'es2022'} as const;
	const making = build({...options, stdin: {contents: modules[name] ?? '', resolveDir: '.'}}).then(
		({outputFiles}) => outputFiles[0]!.text,
	);
	made.set(name, making);
	return making;
}

const pageOf = (name: EditorName): string => {
	const {head = '', body, script} = pages[name];
	const module = modules[name] === undefined ? '' : `<script src="/modules/${name}.js"></script>`;
	return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${name}</title>${head}</head><body>
<form method="post" action="/post">${body}<p><button type="submit" id="go">Envoyer</button></p></form>${module}<script>${script}</script></body></html>`;
};

const TYPES: Readonly<Record<string, string>> = {'.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json'};

/** A file of an installed package, and nothing beside them. */
export function packaged(path: string): {readonly type: string; readonly bytes: Buffer} | undefined {
	const file = `node_modules/${decodeURIComponent(path)}`;
	if (path.includes('..') || !existsSync(file)) return undefined;
	return {type: TYPES[extname(file)] ?? 'application/octet-stream', bytes: readFileSync(file)};
}

/** Serves a page for each editor on 127.0.0.1 at its name, and keeps the messages that are sent. */
export async function startEditorPages(): Promise<{readonly url: string; readonly sent: string[]; close(): Promise<void>}> {
	const sent: string[] = [];
	const server = http.createServer(async (request, response) => {
		const [, folder = '', ...rest] = new URL(request.url ?? '/', 'http://forum.example').pathname.split('/');
		const answer = (type: string, body: string | Buffer) =>
			void response.writeHead(200, {'content-type': `${type}; charset=utf-8`}).end(body);
		if (request.method === 'POST') {
			const pieces: Buffer[] = [];
			for await (const piece of request) pieces.push(piece as Buffer);
			sent.push(new URLSearchParams(Buffer.concat(pieces).toString()).get('message') ?? '');
			return answer('text/html', '<!doctype html><title>Stored</title><p id="stored">Stored.</p>');
		}
		const name = editorNames.find(each => each === folder || `${each}.js` === rest[0]);
		const file = folder === 'packages' ? packaged(rest.join('/')) : undefined;
		if (file) return answer(file.type, file.bytes);
		if (folder === 'modules' && name) return answer('text/javascript', await bundled(name));
		if (folder === name && name) return answer('text/html', pageOf(name));
		response.writeHead(404).end();
	});
	await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		sent,
		close: () => {
			server.closeAllConnections();
			return new Promise(done => server.close(() => done()));
		},
	};
}
