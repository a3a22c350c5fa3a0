// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {logged} from '../../store/records';
import {press, settle, type} from '../a-popup';
import {aWorkshop, onCharacter, said} from './a-workshop';

const partOf = (root: Element, title: string): Element => {
	const part = [...root.querySelectorAll('section.part')].find(one => one.querySelector('h2')?.textContent === title);
	if (!part) throw new Error(`No part is called “${title}”.`);
	return part;
};
const asGm = async (root: Element) => {
	root.querySelectorAll<HTMLInputElement>('.roles input')[1]!.click();
	await settle();
};
const choose = async (select: HTMLSelectElement, value: string) => {
	select.value = value;
	select.dispatchEvent(new Event('change', {bubbles: true}));
	await settle();
};
async function setCondition(root: Element, id: string) {
	await choose(partOf(root, 'États').querySelector('select')!, id);
	await press(root, 'Poser');
}

describe('what is shown', () => {
	test('FE-013: a stat stands with what it covers, as dots, as a number, as a die', async () => {
		const forge = await onCharacter('forge');
		expect(said(partOf(forge.root, 'Tête'))).toContain('●●○○');
		expect(said(partOf(forge.root, 'Tête'))).toContain('Réparer, piéger, crocheter.');
		const stairs = await onCharacter('escalier');
		expect(partOf(stairs.root, 'Caractéristiques').querySelectorAll('svg.face')).toHaveLength(4);
	});

	test('FE-099: the short answers stand in one line', async () => {
		const {root} = await onCharacter('escalier');
		expect(said(root)).toContain('Identité : chevalier errant idéaliste · Thème : le devoir');
	});

	test('FE-062: a bond stands with its strength and its words', async () => {
		const {root} = await onCharacter('escalier');
		expect(said(root)).toContain('Capitaine Iris 2 (admiration, loyauté)');
	});

	test('FE-084, FE-007: a derived value says where it comes from, and has no field', async () => {
		const {root} = await onCharacter('vingt-faces');
		const derived = partOf(root, 'Valeurs dérivées');
		expect(said(derived)).toContain('+2 au niveau 1');
		expect(derived.querySelector('.why')?.textContent).toMatch(/2 \+ floor.*= 2/);
		expect(derived.querySelector('input')).toBeNull();
	});

	test('a number’s reasons are its description, and Escape puts them away without leaving the sheet', async () => {
		const {root} = await onCharacter('vingt-faces');
		const value = root.querySelector<HTMLElement>('.stats button.value')!;
		const why = root.querySelector(`[id="${value.getAttribute('aria-describedby')}"]`);
		expect(why?.getAttribute('role')).toBe('tooltip');
		value.focus();
		const escape = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true});
		value.dispatchEvent(escape);
		await settle();
		expect(value.closest('.explained')?.className).toContain('away');
		expect(root.querySelector('.game-sheet')).not.toBeNull();
	});

	test('FE-073: a clock is a ring with as many segments as it has, and says how many are full', async () => {
		const {root} = await onCharacter('forge');
		await press(root, 'Monter Renommée');
		await press(root, 'Monter Renommée');
		await press(root, 'Monter Renommée');
		const ring = root.querySelector('[aria-label="Renommée 3/4"]');
		expect(ring?.querySelectorAll('path')).toHaveLength(4);
		expect(ring?.querySelectorAll('path.full')).toHaveLength(3);
		expect(said(root)).toContain('Changé : Renommée 3/4');
	});

	test('a piece leads to the text that explains it', async () => {
		const {root} = await onCharacter('forge');
		await press(root, 'Lire la règle\u00a0: Renommée');
		const text = root.querySelector<HTMLDetailsElement>('[id="text-horloges"]');
		expect(text?.open).toBe(true);
		expect(text?.closest('.reference')).toMatchObject({open: true});
	});
});

describe('what is done', () => {
	test('a box of a track is clicked: filled up to it, and emptied by a second click', async () => {
		const {root, stored} = await onCharacter('forge');
		await press(root, 'Stress\u00a0: 3');
		expect((await stored()).game?.state.tracks.stress).toBe(3);
		await press(root, 'Stress\u00a0: 3');
		expect((await stored()).game?.state.tracks.stress).toBe(2);
		expect(said(root)).toContain('Changé : Stress 2/9');
	});

	test('FE-036: a condition that shifts a stat is named beside it, by die step', async () => {
		const {root} = await onCharacter('escalier');
		await asGm(root);
		await setCondition(root, 'dazed');
		expect(said(partOf(root, 'Caractéristiques'))).toContain('d8 (Hébété −1 cran)');
		expect(root.querySelector('.chip')?.textContent).toContain('Hébété');
		await press(root, 'Repos');
		expect(root.querySelector('.chip')).toBeNull();
		expect(said(partOf(root, 'Caractéristiques'))).not.toContain('cran');
	});

	test('a player is offered no condition to set, and no reserve', async () => {
		const {root} = await onCharacter('clair-obscur');
		expect(said(root)).not.toContain('Réserves de la table');
		expect(root.querySelector('.conditions select')).toBeNull();
		await asGm(root);
		expect(said(root)).toContain('Réserves de la table');
		expect(root.querySelector('.conditions select')).not.toBeNull();
	});

	test('FE-011, FE-072: the GM holds a reserve for each thread, and a hard move takes a point of it', async () => {
		const world = await onCharacter('clair-obscur');
		for (const [at, table] of [
			[5, 'forum.example 1'],
			[6, 'forum.example 2'],
		] as const)
			await world.memory.logRoll({...logged(`r${at}`, at), thread: `Sujet ${table.at(-1)}`, table, sheet: world.id});
		const {root} = await aWorkshop(world, world.id);
		await asGm(root);
		const select = [...root.querySelectorAll('label')]
			.find(one => one.textContent?.startsWith('Table'))!
			.querySelector('select')!;
		expect([select.value, ...[...select.options].map(one => one.textContent)]).toEqual([
			'forum.example 2',
			'Sujet 2',
			'Sujet 1',
			'Hors de tout fil',
		]);
		const held = () => partOf(root, 'Réserves de la table').querySelector('output')?.textContent;
		await press(root, 'Monter Peur');
		expect(held()).toBe('1');
		select.value = 'forum.example 1';
		select.dispatchEvent(new Event('change', {bubbles: true}));
		await settle();
		expect(held()).toBe('0');
		select.value = 'forum.example 2';
		select.dispatchEvent(new Event('change', {bubbles: true}));
		await settle();
		await press(root, 'Coup dur joué hors de tour');
		expect(held()).toBe('0');
		await press(root, 'Coup dur joué hors de tour');
		expect(said(root.querySelector('.history')!)).toContain('plus de point à retirer');
		// The history keeps both; undo gives the point back to its own thread.
		await press(root, 'Annuler');
		expect(held()).toBe('1');
	});

	test('FE-071: after a scene the GM, and nobody else, is asked whether a hard move was played, and yes takes the point', async () => {
		const {root} = await onCharacter('clair-obscur');
		const asked = () => said(partOf(root, 'Le temps passe')).includes('a-t-il été joué');
		await press(root, 'Scène');
		expect(asked()).toBe(false);
		await asGm(root);
		const held = () => partOf(root, 'Réserves de la table').querySelector('output')?.textContent;
		await press(root, 'Monter Peur');
		await press(root, 'Monter Peur');
		await press(root, 'Scène');
		await press(root, 'Non');
		expect([asked(), held()]).toEqual([false, '2']);
		await press(root, 'Scène');
		await press(root, 'Oui');
		expect([asked(), held()]).toEqual([false, '1']);
	});

	test('FE-064: entries of a list are raised and struck; undo brings them back', async () => {
		const {root, stored} = await onCharacter('escalier');
		const bonds = async () => (await stored()).game?.state.lists.bonds;
		await press(root, 'Monter Capitaine Iris');
		expect(await bonds()).toMatchObject([{value: 3}]);
		await press(root, 'Rayer Capitaine Iris');
		expect(await bonds()).toEqual([]);
		await press(root, 'Annuler');
		expect(await bonds()).toMatchObject([{name: 'Capitaine Iris', value: 3}]);
	});

	test.each([
		['Oui', 0],
		['Non', 1],
	])('FE-068: what the GM would write on a list waits for the player’s word: %s', async (answer, left) => {
		const {root, stored} = await onCharacter('escalier');
		await asGm(root);
		await press(root, 'Rayer Capitaine Iris');
		expect(said(root)).toContain('Le joueur est-il d’accord ?');
		expect((await stored()).game?.state.lists.bonds).toHaveLength(1);
		await press(root, answer);
		expect((await stored()).game?.state.lists.bonds).toHaveLength(left);
	});

	test('FE-057: a list that is full says so, and what was typed stays', async () => {
		const {root} = await onCharacter('escalier');
		for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) {
			await type(root, 'Nom, Liens', name);
			await press(root, 'Ajouter à Liens');
		}
		expect(said(root)).toContain('la liste est pleine (6 au plus)');
		expect(root.querySelector<HTMLInputElement>('.lists form input')?.value).toBe('F');
	});

	test('FE-079: two ships have two hulls', async () => {
		const {root, stored} = await onCharacter('escalier');
		for (const name of ['La Mouette', 'Le Bélier']) {
			await type(root, 'Nom de la possession', name);
			await press(root, 'Ajouter la possession');
		}
		root.querySelectorAll<HTMLElement>('.things .box[aria-label="Coque\u00a0: 8"]')[1]!.click();
		await settle();
		expect((await stored()).game?.state.things).toMatchObject([
			{name: 'La Mouette', tracks: {hull: 10}},
			{name: 'Le Bélier', tracks: {hull: 8}},
		]);
	});

	test('FE-098: an answer that never changes is locked and says so; another is kept when its field is left', async () => {
		const {root, stored} = await onCharacter('forge');
		const field = root.querySelector<HTMLInputElement>('.questions input')!;
		await type(root, 'Vice', 'la foi');
		expect((await stored()).game?.state.answers.vice?.text).toBe('le jeu, et les dettes');
		field.dispatchEvent(new FocusEvent('blur'));
		await settle();
		expect((await stored()).game?.state.answers.vice?.text).toBe('la foi');

		const faces = await onCharacter('vingt-faces');
		const locked = [...faces.root.querySelectorAll<HTMLInputElement>('.questions input')].find(
			one => one.value === 'né sur les docks',
		);
		expect(locked?.readOnly).toBe(true);
		expect(said(faces.root)).toContain('Historique : la réponse ne change plus.');
	});

	test('FE-103, FE-106: the GM gives experience, and the level is gone up once all is placed', async () => {
		const {root, stored} = await onCharacter('vingt-faces');
		await asGm(root);
		await type(root, 'Expérience à donner', '2700');
		await press(root, 'Donner');
		for (const level of [2, 3]) await press(root, `Passer au niveau ${level}`);
		expect(said(root)).toContain('Points à placer : 2');
		const up = () => [...root.querySelectorAll('button')].find(one => one.textContent === 'Passer au niveau 4');
		expect(up()?.disabled).toBe(true);
		root.querySelector<HTMLElement>('.level-up [aria-label="Monter Force"]')!.click();
		await settle();
		root.querySelector<HTMLElement>('.level-up [aria-label="Monter Sagesse"]')!.click();
		await settle();
		await press(root, 'Passer au niveau 4');
		expect((await stored()).game?.state).toMatchObject({level: 4, stats: {force: 11, sagesse: 15}});
	});

	test('a level of a game with classes is placed in one before it is gone up', async () => {
		const {root, stored} = await onCharacter('escalier');
		const {level, classes} = (await stored()).game!.state;
		await asGm(root);
		await type(root, 'Expérience à donner', '50');
		await press(root, 'Donner');
		const up = () => [...root.querySelectorAll('button')].find(one => one.textContent === `Passer au niveau ${level + 1}`);
		expect(up()?.disabled).toBe(true);
		root.querySelector<HTMLElement>('.level-up input[type=radio]')!.click();
		await settle();
		up()!.click();
		await settle();
		const {state} = (await stored()).game!;
		const total = (of: typeof classes) => Object.values(of).reduce((sum, levels) => sum + levels, 0);
		expect([state.level, total(state.classes) - total(classes)]).toEqual([level + 1, 1]);
	});

	test('FE-104: experience buys a point, at the price written on it', async () => {
		const {root, stored} = await onCharacter('forge');
		await asGm(root);
		await type(root, 'Expérience à donner', '9');
		await press(root, 'Donner');
		await press(root, 'Acheter Cogner pour 8');
		expect((await stored()).game?.state).toMatchObject({spent: 8, stats: {cogner: 1}});
		expect(said(root)).toContain('Cogner');
	});

	test('the history names who did what, and strikes what was taken back', async () => {
		const {root} = await onCharacter('forge');
		await press(root, 'Stress\u00a0: 3');
		await press(root, 'Annuler');
		const history = root.querySelector('.history')!;
		expect(said(history)).toContain('le joueur');
		expect(history.querySelector('s')?.textContent).toBe('Stress 3/9');
	});

	test('a name is written over; an empty one is not kept', async () => {
		const {root, stored} = await onCharacter('forge');
		const field = root.querySelector<HTMLInputElement>('.head input')!;
		const leave = async (name: string) => {
			await type(root, 'Nom du personnage', name);
			field.dispatchEvent(new FocusEvent('blur'));
			await settle();
		};
		await leave('Sel');
		expect((await stored()).name).toBe('Sel');
		await leave('  ');
		expect((await stored()).name).toBe('Sel');
	});
});

describe('what cannot be done', () => {
	test('a sheet whose rules are gone is shown with its values and says why; nothing on it can be changed', async () => {
		const {root, memory, id} = await onCharacter('forge');
		const got = await memory.getSheet(id);
		if (!got.ok || !got.value) throw new Error('gone');
		await memory.putSheet({...got.value, bookVersion: '9.0.0'});
		await press(root, 'Toutes les fiches');
		root.querySelector<HTMLElement>('.row')!.click();
		await settle();
		expect(root.querySelector('.trouble')?.textContent).toContain('elle se lit, mais rien ne s’y change');
		expect(said(root)).toContain('Madame Sel (receleuse)');
		expect(root.querySelector<HTMLInputElement>('.questions input')?.value).toBe('le jeu, et les dettes');
		expect([...root.querySelectorAll<HTMLInputElement>('.game-sheet input')].every(field => field.readOnly)).toBe(true);
		expect(
			root.querySelectorAll('.game-sheet .stepper button:not(:disabled), .game-sheet .box:not(:disabled), .roles'),
		).toHaveLength(0);
	});

	test('changed elsewhere meanwhile: it is said, and reading again makes the next change possible', async () => {
		const {root, ask, id, stored} = await onCharacter('forge');
		const {revision} = await stored();
		await ask('sheet/do', {id, lang: 'fr', revision, deed: {act: 'track', track: 'stress', to: 5}, who: 'player'});
		await press(root, 'Stress\u00a0: 1');
		expect(said(root)).toContain('a changé entre-temps');
		await press(root, 'Relire la fiche');
		expect(root.querySelector('[aria-label="Stress 5/9"]')).not.toBeNull();
		await press(root, 'Stress\u00a0: 6');
		expect((await stored()).game?.state.tracks.stress).toBe(6);
	});
});
