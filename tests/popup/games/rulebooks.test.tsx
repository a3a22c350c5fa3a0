// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {press, settle, type} from '../a-popup';
import {addSheet, anAsker, aWorkshop, said} from './a-workshop';

const small = {
	osselet: 1,
	id: 'petit',
	version: '1.0.0',
	name: {fr: 'Petit jeu', en: 'Small game'},
	source: {title: 'Petit', licence: 'CC0-1.0'},
	stats: [{id: 'force', name: {fr: 'Force', en: 'Strength'}, min: 0, max: 5}],
	tracks: [{id: 'vie', name: 'Vie', max: '5 + @force'}],
};

async function onBooks() {
	const world = anAsker();
	const workshop = await aWorkshop(world, 'books');
	return {...workshop, ...world};
}
async function load(root: Element, text: string) {
	const input = root.querySelector<HTMLInputElement>('input[type=file]')!;
	Object.defineProperty(input, 'files', {value: [{text: async () => text}], configurable: true});
	input.dispatchEvent(new Event('change', {bubbles: true}));
	await settle();
}
const faults = (root: Element) => [...root.querySelectorAll('.faults li')].map(one => said(one));
const sectionOf = (root: Element, title: string) =>
	[...root.querySelectorAll('.section')].find(one => one.querySelector('summary')?.textContent?.startsWith(title))!;

describe('the shelf', () => {
	test('the games aboard stand with their licence, and cannot be deleted', async () => {
		const {root} = await onBooks();
		expect(said(root)).toContain('L’Escalier');
		expect(said(root)).toContain('CC0-1.0');
		expect([...root.querySelectorAll('button')].filter(one => one.textContent === 'Supprimer')).toEqual([]);
		expect(said(root)).toContain('il est vérifié avant d’être gardé');
	});

	test('a rulebook without fault is kept, offered to new sheets, and deleted after a question', async () => {
		const {root, memory} = await onBooks();
		await load(root, JSON.stringify(small));
		expect(said(root)).toContain('Petit jeu 1.0.0 : aucune faute.');
		expect(await memory.listRulebooks()).toEqual({ok: true, value: []});
		await press(root, 'Garder ce jeu');
		expect(await memory.listRulebooks()).toMatchObject({ok: true, value: [{id: 'petit'}]});
		await press(root, 'Fiches');
		expect([...root.querySelectorAll('option')].map(one => one.textContent)).toContain('Petit jeu');

		await press(root, 'Règles');
		await press(root, 'Supprimer Petit jeu');
		expect(said(root)).toContain('Ses fiches ne pourront plus qu’être lues.');
		await press(root, 'Garder');
		expect(await memory.listRulebooks()).toMatchObject({ok: true, value: [{id: 'petit'}]});
		await press(root, 'Supprimer Petit jeu');
		await press(root, 'Supprimer');
		expect(await memory.listRulebooks()).toEqual({ok: true, value: []});
	});
});

test('a game aboard is read by its sections, and cannot be kept over itself; under another id it is the user’s own', async () => {
	const {root, memory} = await onBooks();
	await press(root, 'Lire La Forge');
	expect(said(sectionOf(root, 'Horloges'))).toContain('Surchauffe un anneau de 8 segments.');
	expect(faults(root)).toHaveLength(1);
	const whole = root.querySelector<HTMLTextAreaElement>('[aria-label="Le fichier entier, en JSON"]')!;
	await type(root, 'Le fichier entier, en JSON', whole.value.replace('"id": "forge"', '"id": "ma-forge"'));
	await press(root, 'Garder ce jeu');
	expect(await memory.listRulebooks()).toMatchObject({ok: true, value: [{id: 'ma-forge'}]});
});

describe('a file with faults', () => {
	test('each fault stands with its path and its remedy, and nothing can be kept', async () => {
		const {root, memory} = await onBooks();
		await load(
			root,
			JSON.stringify({...small, tracks: [{id: 'vie', name: 'Vie', max: '5 + @forse'}], money: {name: 'Sou', start: '3 +'}}),
		);
		const found = faults(root).join('\n');
		expect(found).toContain('tracks[0].maxRien ne s’appelle « @forse ». Vouliez-vous dire « force » ?');
		expect(found).toContain('money.start');
		expect([...root.querySelectorAll('button')].find(one => one.textContent === 'Garder ce jeu')?.disabled).toBe(true);
		expect(await memory.listRulebooks()).toEqual({ok: true, value: []});
	});

	test('what is no JSON is said so, stays as it is, and is mended in place', async () => {
		const {root} = await onBooks();
		await load(root, '{"osselet": 1,');
		expect(faults(root).join()).toContain('n’est pas du JSON valide');
		await type(root, 'Le fichier entier, en JSON', JSON.stringify(small));
		expect(root.querySelector('.faults')).toBeNull();
		expect(said(root)).toContain('aucune faute');
	});

	test('a misspelt name is mended in its sentence, and the file is checked again at once', async () => {
		const {root} = await onBooks();
		await load(root, JSON.stringify({...small, tracks: [{id: 'vie', name: 'Vie', max: '5 + @forse'}]}));
		expect(faults(root).join()).toContain('Vouliez-vous dire « force » ?');
		const field = sectionOf(root, 'Jauges').querySelector<HTMLInputElement>('.blanks input')!;
		field.value = '5 + @force';
		field.dispatchEvent(new Event('input', {bubbles: true}));
		await settle();
		expect(root.querySelector('.faults')).toBeNull();
	});
});

describe('the editor', () => {
	test('FE-012: there is a section for each part of a rulebook; stats, skills and tracks are sentences, and each has its JSON', async () => {
		const {root} = await onBooks();
		await load(root, readFileSync('src/books/escalier.json', 'utf8'));
		const titles = [...root.querySelectorAll('.section > summary')].map(one => said(one));
		for (const title of [
			'Caractéristiques 4',
			'Compétences 0',
			'Jauges 3',
			'Listes de la fiche 1',
			'Nouveaux personnages',
			'Monnaie 1',
			'Réserves',
			'Sortes de choses',
			'États',
		])
			expect(titles.some(one => one.startsWith(title))).toBe(true);
		expect(said(sectionOf(root, 'Caractéristiques'))).toContain('Dextérité va de 6 à 12, commence à 8 et se montre en dé.');
		expect(said(sectionOf(root, 'Jauges'))).toContain('Destin va jusqu’à 6, commence à 3 et ne se remplit jamais.');
		expect(root.querySelectorAll('.section textarea')).toHaveLength(titles.length);
	});

	test('FE-012: a section is rewritten as JSON; while it is none, the game keeps the old text and what is typed stays', async () => {
		const {root, saved} = await onBooks();
		await load(root, JSON.stringify(small));
		const area = sectionOf(root, 'Caractéristiques').querySelector('textarea')!;
		const write = async (text: string) => {
			area.value = text;
			area.dispatchEvent(new Event('input', {bubbles: true}));
			await settle();
		};
		await write('[{"id": "force"');
		expect(said(sectionOf(root, 'Caractéristiques'))).toContain('Ce n’est pas encore du JSON');
		expect(area.value).toBe('[{"id": "force"');
		await write('[{"id": "force", "name": "Force", "max": 9}]');
		await press(root, 'Enregistrer dans un fichier');
		expect(JSON.parse(saved[0]!.text)).toMatchObject({id: 'petit', stats: [{id: 'force', max: 9}]});
	});

	test('FE-017: the covers line is written under a help text that asks for actions', async () => {
		const {root, saved} = await onBooks();
		await load(root, JSON.stringify(small));
		const stats = sectionOf(root, 'Caractéristiques');
		expect(said(stats)).toContain('une suite d’actions (grimper, sauter, nager, lutter, forcer un passage)');
		const covers = stats.querySelector<HTMLInputElement>('.piece input')!;
		covers.value = 'Grimper, sauter.';
		covers.dispatchEvent(new Event('input', {bubbles: true}));
		await settle();
		await press(root, 'Enregistrer dans un fichier');
		expect(JSON.parse(saved[0]!.text)).toMatchObject({stats: [{description: 'Grimper, sauter.'}]});
	});

	test('a game can be begun from a small one without fault', async () => {
		const {root} = await onBooks();
		await press(root, 'Écrire un jeu');
		expect(said(root)).toContain('Mon jeu 1.0.0 : aucune faute.');
	});

	test('what a file says is text: no HTML of it is ours', async () => {
		const {root} = await onBooks();
		await load(root, JSON.stringify({...small, name: '<img src=x onerror=alert(1)>'}));
		expect(root.querySelector('img')).toBeNull();
		expect(said(root)).toContain('<img src=x onerror=alert(1)>');
	});
});

test('CH-023: a GM fills the table of talents by forms, sets a switch and a name, and who is made by that game draws from it', async () => {
	const {root, memory, ...world} = await onBooks();
	const within = async (place: Element, label: string, value: string | boolean) => {
		const field = [...place.querySelectorAll('label')]
			.find(one => said(one).startsWith(label))!
			.querySelector<HTMLInputElement | HTMLSelectElement>('input, select')!;
		if (field instanceof HTMLInputElement && typeof value === 'boolean') field.click();
		else {
			field.value = String(value);
			field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
		}
		await settle();
	};
	const shelf = (title: string) =>
		[...root.querySelectorAll('details')].find(one => said(one.querySelector('summary')!) === title)!;
	const keep = async (form: Element) => {
		form.querySelector<HTMLElement>('button[type=submit]')!.click();
		await settle();
	};
	await press(root, 'Lire La Boîte à Chimère');
	await type(root, 'Nom du jeu', 'Chimère du jeudi');
	await type(root, 'Identifiant', 'chimere-jeudi');
	await within(sectionOf(root, 'Où les règles se taisent'), 'La furie se garde', true);
	const list = shelf('Ce que contient « Talents »');
	list.open = true;
	list.dispatchEvent(new Event('toggle'));
	await settle();
	await within(shelf('Zen'), 'Place dans la table : 1D10', '7');
	await keep(shelf('Zen'));
	const added = shelf('Ajouter à « Talents »');
	await within(added, 'Nom', 'Œil de lynx');
	await within(added, 'Place dans la table : 1D10', '10');
	await within(added, 'Place dans la table : 1D6', 'haut');
	await keep(added);
	expect(faults(root)).toEqual([]);
	await press(root, 'Garder ce jeu');
	const kept = await memory.listRulebooks();
	const book = kept.ok ? kept.value.find(one => one.id === 'chimere-jeudi') : undefined;
	expect(book?.options.find(({id}) => id === 'furie-gardee')?.default).toBe(true);
	const talents = book?.catalogues.find(({id}) => id === 'talents')?.entries ?? [];
	expect(talents.find(({id}) => id === 'zen')?.fields).toMatchObject({d10: 7, d6: 'bas'});
	expect(talents.at(-1)).toMatchObject({name: 'Œil de lynx', fields: {d10: 10, d6: 'haut'}});

	const {id} = await addSheet(world, 'chimere-jeudi', 'Jin');
	const {root: making} = await aWorkshop({...world, memory}, id);
	const step = async (name: string, at = 0) => {
		[...making.querySelectorAll<HTMLElement>('.steps button')]
			.filter(one => one.textContent?.includes(name))
			.at(at)!
			.click();
		await settle();
	};
	const choose = async (name: string) => {
		[...making.querySelectorAll('.option')]
			.find(one => said(one.querySelector('b')!) === name)!
			.querySelector('input')!
			.click();
		await settle();
	};
	await step('Art martial');
	await choose('Boxe');
	await step('comment');
	await choose('Deux au hasard');
	await step('Talents', -1);
	// In these tests every die falls on its highest face.
	await press(making, 'Tirer un talent (1d10 + 1d6)');
	expect([...making.querySelectorAll('.falls li')].map(said)).toEqual(['10 · 6 : Œil de lynx']);
	expect([...making.querySelectorAll('.option:has(:checked) b')].map(said)).toEqual(['Talent de base de la boxe', 'Œil de lynx']);
}, 60_000);
