// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {emptyState} from '../../../popup/games/draft';
import {aPopup, press, settle} from '../a-popup';
import {addSheet, anAsker, aWorkshop, said} from './a-workshop';

const twice = JSON.stringify({
	osselet: 1,
	id: 'petit',
	version: '1.0.0',
	name: {fr: 'Petit jeu', en: 'Small game'},
	source: {title: 'Petit', licence: 'CC0-1.0'},
	stats: [{id: 'force', name: {fr: 'Force', en: 'Strength'}, max: 5, default: 2}],
	derived: [{id: 'garde', name: {fr: 'Garde', en: 'Guard'}, formula: '10 + @force'}],
	versions: [
		{version: '1.1.0', notes: 'La garde baisse.', patch: [{op: 'set', path: 'derived.garde.formula', value: '8 + @force'}]},
	],
});

test('a newer version is told, shown before anything changes, and moved to; undo is not lost', async () => {
	const world = anAsker();
	expect(await world.ask('book/read', {text: twice, keep: true, lang: 'fr'})).toMatchObject({ok: true});
	const {id} = await addSheet(world, 'petit', 'Ælin', emptyState);
	const {root} = await aWorkshop(world, id);
	const version = async () => {
		const got = await world.memory.getSheet(id);
		return got.ok ? got.value?.bookVersion : undefined;
	};
	expect(said(root)).toContain('Petit jeu a une version plus récente, 1.1.0.');
	await press(root, 'Voir ce qui changerait');
	expect(said(root)).toContain('La garde baisse.');
	expect(said(root.querySelector('.version')!)).toMatch(/Garde.*12.*10/);
	expect(await version()).toBe('1.0.0');
	await press(root, 'Passer à 1.1.0');
	expect(await version()).toBe('1.1.0');
	expect(root.querySelector('.version')).toBeNull();
	expect(said(root.querySelector('.numbers')!)).toContain('Garde');
	expect(root.querySelector('.numbers .value b')?.textContent).toBe('10');
});

test('in the popup a sheet of a game is the same sheet, and leads to the workshop', async () => {
	const opened: string[] = [];
	const {root, ports} = await aPopup({openWorkshop: place => void opened.push(place)});
	const {id} = await addSheet(ports, 'forge', 'Ælin');
	window.dispatchEvent(new Event('focus'));
	await settle();
	expect(said(root.querySelector('.row')!)).toContain('La Forge');
	root.querySelector<HTMLElement>('.row')!.click();
	await settle();
	expect(root.querySelector('.wizard')).not.toBeNull();
	await press(root, 'Ouvrir dans l’atelier');
	expect(opened).toEqual([id]);
});
