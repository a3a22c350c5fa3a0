// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {press, settle, type} from '../a-popup';
import {addSheet, anAsker, aWorkshop, said} from './a-workshop';

/** The wizard of a game, with nothing decided. */
async function making(game: string) {
	const world = anAsker();
	const {id} = await addSheet(world, game, 'Ælin');
	const workshop = await aWorkshop(world, id);
	const stored = async () => {
		const got = await world.memory.getSheet(id);
		if (!got.ok || !got.value?.game) throw new Error('The sheet is gone.');
		return got.value.game.state;
	};
	return {...workshop, ...world, id, stored};
}

const go = async (root: Element, step: string) => {
	[...root.querySelectorAll<HTMLElement>('.steps button')].find(one => one.textContent?.includes(step))!.click();
	await settle();
};
/** The option or skill of a name. */
const option = (root: Element, name: string) =>
	[...root.querySelectorAll('.option')].find(one => one.querySelector('b')?.textContent === name)!.querySelector('input')!;
const choose = async (root: Element, name: string) => {
	option(root, name).click();
	await settle();
};
const openSteps = (root: Element) =>
	[...root.querySelectorAll('.steps li')]
		.filter(one => one.textContent?.includes('à compléter'))
		.map(one => one.querySelector('span')?.textContent);

test('a name and a game make a sheet, and its making begins at the first step', async () => {
	const {root, places} = await aWorkshop(anAsker());
	await type(root, 'Nom du personnage', 'Ælin');
	const select = root.querySelector('select')!;
	expect([...select.options].map(one => one.textContent)).toEqual(
		expect.arrayContaining(['Jeu libre', 'L’Escalier', 'La Forge']),
	);
	select.value = 'escalier';
	select.dispatchEvent(new Event('change', {bubbles: true}));
	await settle();
	expect(said(root)).toContain('Un jeu de héros errants');
	await press(root, 'Nouvelle fiche');
	expect(root.querySelector('.step h2')?.textContent).toBe('Qui');
	expect(places.at(-1)).toBe('new-0');
});

describe('each step', () => {
	test('FE-096, FE-097: questions have their hint under the box, and a mandatory one its sentence until it is answered', async () => {
		const {root} = await making('escalier');
		expect(said(root)).toContain('Par exemple : cartographe sans patrie.');
		expect(said(root.querySelector('.faults')!)).toContain('Identité : une réponse est demandée.');
		await type(root, 'Identité *', 'chevalier errant');
		await type(root, 'Thème *', 'le devoir');
		expect(root.querySelector('.faults')).toBeNull();
	});

	test('FE-090, FE-092: an array is chosen and placed, and a value goes where it is asked by a swap, so that two are never mixed', async () => {
		const {root, stored} = await making('escalier');
		await go(root, 'Dés');
		expect(said(root)).toContain('Une force, une faiblesse.');
		await choose(root, 'Orienté');
		expect((await stored()).stats).toEqual({dexterity: 10, insight: 8, might: 8, willpower: 6});
		const last = root.querySelectorAll<HTMLSelectElement>('.spread select')[3]!;
		last.value = '10';
		last.dispatchEvent(new Event('change', {bubbles: true}));
		await settle();
		expect((await stored()).stats).toEqual({dexterity: 6, insight: 8, might: 8, willpower: 10});
		expect(root.querySelector('.faults')).toBeNull();
	});

	test('points show what is spent, and too many say how many to take back', async () => {
		const {root} = await making('forge');
		await go(root, 'Talents');
		const spend = async (name: string) => press(root, `Monter ${name}`);
		for (const name of ['Étudier', 'Étudier', 'Bricoler', 'Bricoler', 'Rôder', 'Rôder']) await spend(name);
		expect(said(root.querySelector('.budget')!)).toBe('6/7 dépensés, 1 à dépenser');
		expect(root.querySelector<HTMLButtonElement>('[aria-label="Monter Étudier"]')?.disabled).toBe(true);
		await spend('Cogner');
		await spend('Cogner');
		expect(said(root.querySelector('.faults')!)).toContain('8 points dépensés sur 7. Retirez-en 1.');
	});

	test('FE-088: four skills are trained, and a fifth cannot be', async () => {
		const {root, stored} = await making('vingt-faces');
		await go(root, 'Compétences maîtrisées');
		for (const name of ['Athlétisme', 'Acrobaties', 'Discrétion', 'Arcanes']) await choose(root, name);
		expect(option(root, 'Histoire').disabled).toBe(true);
		expect(said(root.querySelector('.budget')!)).toContain('4/4');
		await choose(root, 'Arcanes');
		expect(option(root, 'Histoire').disabled).toBe(false);
		expect((await stored()).points).toEqual({athletisme: 1, acrobaties: 1, discretion: 1});
	});

	test('picks say how many there are and how many are wanted', async () => {
		const {root} = await making('clair-obscur');
		await go(root, 'Expériences');
		expect(said(root.querySelector('.budget')!)).toBe('0 pris ; il en faut 2');
		const names = [...root.querySelectorAll('.option b')].map(one => one.textContent ?? '');
		await choose(root, names[0]!);
		await choose(root, names[1]!);
		expect(root.querySelector('.faults')).toBeNull();
		expect(option(root, names[2]!).disabled).toBe(true);
	});

	test('FE-095: every starting level is placed in a class', async () => {
		const {root} = await making('escalier');
		await go(root, 'Métiers');
		for (const name of ['Gardien', 'Gardien', 'Gardien', 'Rôdeur']) await press(root, `Monter ${name}`);
		expect(said(root.querySelector('.faults')!)).toContain('5 niveaux à répartir entre les classes ; 4 le sont.');
		await press(root, 'Monter Rôdeur');
		expect(root.querySelector('.faults')).toBeNull();
	});
});

test('what is decided is kept with the sheet: another window goes on from there', async () => {
	const first = await making('escalier');
	await type(first.root, 'Identité *', 'chevalier');
	const second = await aWorkshop(first, first.id);
	expect(second.root.querySelector<HTMLInputElement>('.questions input')?.value).toBe('chevalier');
});

test('it is finished only when every step is right; then its money is rolled, once, and the sheet is there', async () => {
	const {root, stored} = await making('vingt-faces');
	await go(root, 'Pour finir');
	const finish = () => [...root.querySelectorAll('button')].find(one => one.textContent?.includes('terminer'))!;
	expect(finish().disabled).toBe(true);
	expect(said(root)).toContain('une réponse est demandée');
	await press(root, 'Aller à l’étape Identité');
	await type(root, 'Idée *', 'un éclaireur');
	await go(root, 'Caractéristiques');
	await choose(root, 'Standard');
	await go(root, 'Compétences');
	for (const name of ['Athlétisme', 'Acrobaties', 'Discrétion', 'Arcanes']) await choose(root, name);
	await go(root, 'Armes');
	await choose(root, 'Dague');
	expect(openSteps(root)).toEqual([]);
	await go(root, 'Pour finir');
	expect(finish().textContent).toBe('Lancer 10 * 5d4 et terminer le personnage');
	finish().click();
	await settle();
	expect(root.querySelector('.game-sheet')).not.toBeNull();
	expect(await stored()).toMatchObject({made: true, money: 200});
});

test('an earlier step changed afterwards is reviewed at once, and its sentence stands at its step', async () => {
	const {root} = await making('forge');
	await type(root, 'Vice *', 'le jeu');
	expect(openSteps(root)).toEqual(['Talents']);
	await type(root, 'Vice *', '');
	expect(openSteps(root)).toEqual(['Qui', 'Talents']);
});

test('talents are drawn by a button that shows what the dice said, and an open place is filled as the GM says', async () => {
	const {root, stored} = await making('chimere');
	await go(root, 'Art martial');
	await choose(root, 'Boxe');
	await go(root, 'comment');
	await choose(root, 'Deux au hasard');
	const steps = [...root.querySelectorAll<HTMLElement>('.steps button')];
	steps
		.filter(one => one.textContent?.includes('Talents'))
		.at(-1)!
		.click();
	await settle();
	expect(option(root, 'Zen').disabled).toBe(true);
	await press(root, 'Tirer un talent (1d10 + 1d6)');
	await press(root, 'Tirer un talent (1d10 + 1d6)');
	expect(said(root.querySelector('.drawing')!)).toContain('Les dés sont tombés. 2 places à remplir');
	expect([...root.querySelectorAll('.falls li')].map(said)[0]).toMatch(/^10 · 6 : Aucun talent n’a cette place/);
	expect(root.querySelector<HTMLButtonElement>('.drawing button')?.disabled).toBe(true);
	await choose(root, 'Zen');
	await choose(root, 'Agilité du Singe');
	expect(root.querySelector('.faults')).toBeNull();
	expect((await stored()).draws.talents).toHaveLength(2);
});

test('of two skills to choose, the second may be chosen first; words are taken back again', async () => {
	const {root, stored} = await making('haut-chateau');
	await go(root, 'Atouts');
	await choose(root, 'Virtuose');
	const pick = async (place: number, value: string) => {
		const select = root.querySelectorAll<HTMLSelectElement>('.pick-one select')[place]!;
		select.value = value;
		select.dispatchEvent(new Event('change', {bubbles: true}));
		await settle();
	};
	const chosen = async () => (await stored()).entries.atouts?.find(one => one.entry === 'virtuose')?.choices?.competences;
	await pick(1, 'esquive');
	expect(await chosen()).toEqual(['', 'esquive']);
	expect(root.querySelector('.trouble')).toBeNull();
	expect(said(root.querySelector('.faults')!)).toContain('il en faut 2 ; il y en a 1.');
	await pick(0, 'escrime');
	expect(await chosen()).toEqual(['escrime', 'esquive']);
	await choose(root, 'Idéaliste');
	await type(root, 'Cause', 'les faibles');
	await type(root, 'Cause', '');
	expect(root.querySelector('.trouble')).toBeNull();
	expect(said(root.querySelector('.faults')!)).toContain('Cause : il en faut 1 ; il y en a 0.');
});

test('while a character is made, stats, skills, edges and steps lead to the texts that explain them, which are searched there', async () => {
	const {root} = await making('haut-chateau');
	const lead = async (name: string) => {
		await press(root, `Lire la règle\u00a0: ${name}`);
		return said(document.activeElement!);
	};
	await go(root, 'Âge');
	expect(await lead('Âge')).toBe('Âge, origine et points');
	await go(root, 'Atouts');
	expect(await lead('Virtuose')).toBe('Faveurs et retenues');
	await go(root, 'Caractéristiques');
	expect(await lead('Mojo')).toBe('Moyenne humaine');
	await go(root, 'Compétences');
	expect(await lead('Couteau')).toBe('Grands scores');
	await type(root, 'Chercher dans les règles', 'lotos');
	expect(said(root.querySelector('.reference')!)).toContain('Aucune règle ne parle de « lotos ».');
	await type(root, 'Chercher dans les règles', 'invention');
	expect([...root.querySelectorAll('.reference > details > summary')].map(said)).toContain('Ce que coûte une invention');
});

test('only techniques of the art that was chosen are offered, and no other art’s talent', async () => {
	const {root} = await making('chimere');
	await go(root, 'Art martial');
	await choose(root, 'Karaté');
	await go(root, 'Techniques');
	expect([...root.querySelectorAll('.options b')].map(said)).toEqual(['Oi zuki', 'Toho-uchi', 'Mawashi geri', 'Mae tobi geri']);
	await go(root, 'comment');
	await choose(root, 'Un choisi');
	[...root.querySelectorAll<HTMLElement>('.steps button')]
		.filter(one => one.textContent?.includes('Talents'))
		.at(-1)!
		.click();
	await settle();
	expect([...root.querySelectorAll('.options b')].map(said)).toEqual(['Talent de base du karaté', 'Agilité du Singe', 'Zen']);
});
