// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {rulebooks} from '../../../src/books/rulebooks';
import {character} from '../../panel/a-table';
import {press, settle} from '../a-popup';
import {anAsker, aWorkshop, said} from './a-workshop';

/** A character of a game who is made, whatever his numbers. */
async function finished(game: string, state: object = {}) {
	const world = anAsker();
	const sheet = character(game, 'Aelin', state);
	await world.ask('sheet/put', {sheet});
	const workshop = await aWorkshop(world, sheet.id);
	const stored = async () => {
		const got = await world.memory.getSheet(sheet.id);
		if (!got.ok || !got.value?.game) throw new Error('The sheet is gone.');
		return got.value.game;
	};
	const form = (title: string) =>
		[...workshop.root.querySelectorAll('details')].find(one => said(one.querySelector('summary')!) === title);
	const asGm = async () => {
		workshop.root.querySelectorAll<HTMLInputElement>('.roles input')[1]!.click();
		await settle();
	};
	return {...workshop, stored, form, asGm};
}

async function write(form: Element, values: Readonly<Record<string, string>>) {
	for (const [label, value] of Object.entries(values)) {
		const field = [...form.querySelectorAll('label')]
			.find(one => one.textContent?.startsWith(label))
			?.querySelector('input, select');
		if (field instanceof HTMLInputElement) {
			field.value = value;
			field.dispatchEvent(new Event('input', {bubbles: true}));
		} else if (field instanceof HTMLSelectElement) {
			field.value = value;
			field.dispatchEvent(new Event('change', {bubbles: true}));
		} else throw new Error(`No field is called “${label}”.`);
		await settle();
	}
	form.querySelector<HTMLElement>('button[type=submit]')!.click();
	await settle();
}

describe('a finished sheet', () => {
	test('takes a skill of its own, and the stat it stands on', async () => {
		const {root, form, stored} = await finished('haut-chateau');
		await write(form('Ajouter une compétence')!, {Nom: 'Théremine', Caractéristique: 'adresse'});
		expect((await stored()).state.ownSkills).toEqual([{id: 'theremine', name: 'Théremine', stat: 'adresse'}]);
		expect(said(root)).toContain('Théremine');
		expect((await stored()).history.at(-1)).toMatchObject({who: 'player', what: expect.stringContaining('Théremine')});
	});

	test('waits for the GM’s word where the game asks for it, and is gone when he declines', async () => {
		const {root, form, stored, asGm} = await finished('horizon-brique');
		// What the game calls its skills is what is added to.
		await write(form('Ajouter à « Savoirs »')!, {Nom: 'Héraldique'});
		expect(said(root)).toContain('Héraldique');
		await asGm();
		await press(root, 'Refuser Héraldique');
		expect((await stored()).state.ownSkills).toEqual([]);
	});

	test('has no such form where the game’s list is closed', async () =>
		expect((await finished('imperium')).form('Ajouter une compétence')).toBeUndefined());

	test.each([
		['haut-chateau', 'Armes', 'armes', {Nom: 'Fronde'}],
		['haut-chateau', 'Atouts', 'atouts', {Nom: 'Oreille absolue'}],
		['chimere', 'Techniques', 'techniques', {Nom: 'Coup du dragon'}],
		['chimere', 'Protections', 'protections', {Nom: 'Gilet', Armure: '2'}],
		['imperium', 'Armes et protections', 'equipement', {Nom: 'Fléau'}],
		['imperium', 'Pouvoirs et aptitudes', 'pouvoirs', {Nom: 'Télépathie'}],
	])('%s: takes an entry of its own among %s', async (game, title, catalogue, values) => {
		const {form, stored} = await finished(game);
		await write(form(`Ajouter à « ${title} »`)!, values);
		expect((await stored()).state.entries[catalogue]?.at(-1)?.own?.name).toBe(values.Nom);
	});

	test('an entry’s value out of its bounds is refused with the rule in words', async () => {
		const {root, form, stored} = await finished('chimere');
		await write(form('Ajouter à « Protections »')!, {Nom: 'Mur', Armure: '400'});
		expect(said(root.querySelector('.changes .wrong')!)).toBe('Armure : 400 dépasse le maximum, 99.');
		expect((await stored()).state.entries.protections).toBeUndefined();
	});
});

describe('what the GM gives', () => {
	test('is a form for each award of the rulebook, and nothing for a player', async () => {
		const {root, stored, asGm} = await finished('haut-chateau');
		expect(root.querySelector('.awards')).toBeNull();
		await asGm();
		const [session] = root.querySelectorAll('form.award');
		expect(session?.getAttribute('aria-label')).toBe('Partie jouée');
		expect(session?.querySelector<HTMLButtonElement>('button')?.disabled).toBe(true);
		session!.querySelectorAll<HTMLElement>('input[type=checkbox]')[2]!.click();
		await settle();
		await write(session!, {Heures: '5'});
		expect((await stored()).state.xp).toBe(3);
		expect((await stored()).history.at(-1)).toMatchObject({who: 'gm', what: 'Partie jouée · Expérience 0 → 3'});
	});

	test('HC-140: is the same for the whole table, in one go', async () => {
		const world = anAsker();
		const table = ['Aelin', 'Bran', 'Corvin'].map(name => character('haut-chateau', name, {xp: 2}));
		for (const sheet of [...table, character('chimere', 'Jin')]) await world.ask('sheet/put', {sheet});
		const {root} = await aWorkshop(world, table[0]!.id);
		root.querySelectorAll<HTMLInputElement>('.roles input')[1]!.click();
		await settle();
		const boxes = [...root.querySelectorAll<HTMLInputElement>('.also input')];
		expect(boxes.map(box => said(box.parentElement!))).toEqual(['Bran', 'Corvin']);
		for (const box of boxes) box.click();
		await settle();
		await write(root.querySelector('form.award')!, {Heures: '5'});
		const games = () =>
			Promise.all(table.map(async ({id}) => world.memory.getSheet(id).then(got => (got.ok ? got.value?.game : undefined))));
		await expect.poll(async () => (await games()).map(game => game?.state.xp)).toEqual([7, 7, 7]);
		for (const game of await games()) expect(game?.history.at(-1)).toMatchObject({who: 'gm'});
	});

	test('HC-106: ubik comes back by its own button', async () => {
		const {root, stored, asGm} = await finished('haut-chateau', {tracks: {ubik: 1}});
		await asGm();
		await press(root, 'Donner\u00a0: Altération de la réalité');
		expect((await stored()).state.tracks.ubik).toBe(2);
	});
});

test('a skill of one’s own that was a slip of the pen leaves the draft again, with its points', async () => {
	const {root, form, stored} = await finished('chimere', {made: false});
	[...root.querySelectorAll<HTMLElement>('.steps button')].find(one => one.textContent?.includes('Compétences'))!.click();
	await settle();
	await write(form('Ajouter une compétence')!, {Nom: 'Acrobaatie'});
	await press(root, 'Monter Acrobaatie');
	expect((await stored()).state).toMatchObject({ownSkills: [{name: 'Acrobaatie'}], points: {acrobaatie: 1}});
	await press(root, 'Rayer Acrobaatie');
	expect((await stored()).state).toMatchObject({ownSkills: [], points: {}});
});

describe('the texts of a rulebook', () => {
	test.each(['haut-chateau', 'imperium', 'horizon-brique', 'chimere'])(
		'%s: each is led to by every piece it explains',
		async game => {
			const book = rulebooks().find(one => one.id === game)!;
			// Of each catalogue everything is owned, so that each entry stands on the sheet.
			const entries = Object.fromEntries(
				book.catalogues.map(({id, entries: all}) => [id, all.map(({id: entry}) => ({key: entry, entry}))]),
			);
			const {root} = await finished(game, {entries});
			for (const button of root.querySelectorAll<HTMLElement>('.look-up')) button.click();
			for (const {id, about = []} of book.reference) {
				// Steps lead there while the character is made.
				const pieces = about.filter(one => !one.startsWith('step.'));
				if (pieces.length > 0)
					expect([id, root.querySelector<HTMLDetailsElement>(`[id="text-${id}"]`)?.open]).toEqual([id, true]);
				expect(about).not.toEqual([]);
			}
		},
		30_000,
	);
});

test('HC-145: in play an edge and a flaw are replaced by clicks, with what the new ones want to know; the sheet says what is missing meanwhile', async () => {
	const {root, stored} = await finished('haut-chateau', {
		choices: {type: 'humain', age: 30, origine: 'moyenne', revenus: 'r1'},
		entries: {
			atouts: ['coriace', 'voyageur'].map(entry => ({key: entry, entry})),
			travers: ['fugitif', 'amnesie'].map(entry => ({key: entry, entry})),
		},
	});
	const faults = () => [...root.querySelectorAll('.faults li')].map(said).join('\n');
	expect(faults()).toBe('');
	await press(root, 'Perdre Voyageur');
	expect(faults()).toContain('Atouts : il en faut 2 ; il y en a 1.');
	await press(root, 'Prendre Virtuose');
	expect(faults()).toContain('Compétences : il en faut 2 ; il y en a 0.');
	const picks = () => root.querySelectorAll<HTMLSelectElement>('.pick-one select');
	for (const [at, skill] of ['couteau', 'esquive'].entries()) {
		picks()[at]!.value = skill;
		picks()[at]!.dispatchEvent(new Event('change', {bubbles: true}));
		await settle();
	}
	expect(faults()).toBe('');
	// Of the derived value, not of the roll that has the same name.
	expect(said(root)).toContain('Points de vie +2 · Volonté +1');
	await press(root, 'Perdre Fugitif');
	await press(root, 'Prendre Phobie');
	expect(faults()).toContain('De quoi : il en faut 1 ; il y en a 0.');
	const field = [...root.querySelectorAll('label')].find(one => said(one) === 'De quoi')!.parentElement!.querySelector('input')!;
	field.value = 'les ténèbres';
	field.dispatchEvent(new Event('input', {bubbles: true}));
	await settle();
	field.dispatchEvent(new Event('blur'));
	await settle();
	expect(faults()).toBe('');
	const {atouts, travers} = (await stored()).state.entries;
	expect(atouts?.map(({entry, choices}) => [entry, choices?.competences])).toEqual([
		['coriace', undefined],
		['virtuose', ['couteau', 'esquive']],
	]);
	expect(travers?.map(({entry, choices}) => [entry, choices?.objet])).toEqual([
		['amnesie', undefined],
		['phobie', 'les ténèbres'],
	]);
}, 30_000);

test('actions and meetings lead to the texts that explain them', async () => {
	const {root} = await finished('chimere');
	const lead = async (name: string) => {
		root.querySelector<HTMLElement>(`[aria-label="Lire la règle\u00a0: ${name}"]`)!.click();
		await settle();
		return said(document.activeElement!);
	};
	expect(await lead('Beat’Em Up')).toBe('Versus et Beat’Em Up');
	expect(await lead('Sauter')).toBe('Sauter');
	expect(await lead('Attaque surprise')).toBe('La surprise');
});
