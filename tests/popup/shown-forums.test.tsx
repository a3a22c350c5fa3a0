// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {site} from '../../src/shared/ids';
import type {ShownForum} from '../../src/shared/shown-forum';
import {aPopup, press, settle} from './a-popup';

const forum: ShownForum = {
	osselet: 'forum',
	version: 1,
	name: 'Les quais',
	site: site('quais.example/jdr'),
	post: 'li.post',
	rows: 1,
	id: {attribute: 'id', before: 'm', kind: 'number', at: [{row: 0, css: ':scope'}]},
	content: [{row: 0, css: '.text'}],
	author: [{row: 0, css: '.who'}],
	field: 'textarea',
	markup: 'plain',
};

const said = (root: Element) => (root.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
const sites = (root: Element) => [...root.querySelectorAll('.shown li span')].map(({textContent}) => textContent);

async function onForums(...kept: readonly ShownForum[]) {
	const popup = await aPopup();
	for (const one of kept) await popup.ports.ask('shown/put', {forum: one});
	await press(popup.root, 'Ce forum');
	return popup;
}

async function pick(root: Element, name: string, text: string, size = text.length) {
	const input = root.querySelector('.shown input[type=file]')!;
	Object.defineProperty(input, 'files', {value: [{name, size, text: async () => text}], configurable: true});
	input.dispatchEvent(new Event('change', {bubbles: true}));
	await settle();
}

test('the forums that were shown stand there; one is exported, and taken in elsewhere', async () => {
	const {root, saved} = await onForums(forum);
	expect(sites(root)).toEqual(['quais.example/jdr']);
	await press(root, 'Exporter ce qu’Osselet sait de quais.example/jdr');
	expect(saved.map(({name}) => name)).toEqual(['osselet-forum-quais.example-jdr.json']);
	const other = await onForums();
	expect(said(other.root)).toContain('Aucun pour l’instant.');
	await pick(other.root, saved[0]!.name, saved[0]!.text);
	expect(sites(other.root)).toEqual(['quais.example/jdr']);
	expect(said(other.root)).toContain('Osselet sait maintenant lire quais.example/jdr.');
});

test('one that is forgotten comes back by undo', async () => {
	const {root, ports} = await onForums(forum);
	await press(root, 'Oublier ce qui a été montré de quais.example/jdr');
	expect(sites(root)).toEqual([]);
	await press(root, 'Annuler');
	expect(await ports.ask('shown/list', {host: null})).toEqual([forum]);
	expect(sites(root)).toEqual(['quais.example/jdr']);
});

test.each([
	['too big', '{}', 200_000, 'est trop gros pour décrire un forum'],
	['no JSON', 'quais', 5, 'n’est pas un fichier de forum'],
	['of a newer Osselet', JSON.stringify({...forum, version: 2}), 300, 'vient d’une version plus récente'],
	['wrong in one place', JSON.stringify({...forum, post: 'a:has(b)'}), 300, '« post » n’est pas valable'],
])('a file that is %s changes nothing, and it is said why', async (_, text, size, told) => {
	const {root, ports} = await onForums(forum);
	await pick(root, 'quais.json', text, size);
	expect(said(root)).toContain(told);
	expect(await ports.ask('shown/list', {host: null})).toEqual([forum]);
});
