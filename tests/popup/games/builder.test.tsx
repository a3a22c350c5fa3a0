// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {press, settle, type} from '../a-popup';
import {addSheet, anAsker, aWorkshop, said} from './a-workshop';

/** Waits for what a review brings, which takes its time where many things run. */
async function until(holds: () => boolean) {
	for (let round = 0; round < 300 && !holds(); round += 1) await settle();
	expect(holds()).toBe(true);
}

/** The skills step of a character of the game of bricks. */
async function building() {
	const world = anAsker();
	const {id} = await addSheet(world, 'horizon-brique', 'Yda', undefined, '1.2.1');
	const workshop = await aWorkshop(world, id);
	const stored = async () => {
		const got = await world.memory.getSheet(id);
		if (!got.ok || !got.value?.game) throw new Error('The sheet is gone.');
		return got.value.game.state;
	};
	[...workshop.root.querySelectorAll<HTMLElement>('.steps button')]
		.find(one => one.textContent?.includes('Compétences'))!
		.click();
	await settle();
	return {...workshop, ...world, id, stored};
}
const head = async (root: Element) => {
	await until(() => root.querySelector('.built-head') !== null);
	root.querySelector<HTMLElement>('.built-head')!.click();
	await settle();
};
const faults = (root: Element) => [...root.querySelectorAll('.build .faults li')].map(one => one.textContent);
const total = (root: Element) => root.querySelector('.build .budget b')?.textContent;
const text = (root: Element) => root.querySelector('.written pre')?.textContent ?? '';

test('HB-004: a skill is built brick by brick, with its total, its reasons and its text at each click', async () => {
	const {root, stored} = await building();
	await press(root, 'En commencer une');
	await head(root);
	await type(root, 'Nom', 'Morsure');
	root.querySelector<HTMLInputElement>('.build input')!.dispatchEvent(new FocusEvent('blur'));
	await settle();
	await until(() => faults(root).join().includes('sans effet'));
	await press(root, 'Monter Sangsue');
	await until(() => total(root) === '3/4');
	expect(faults(root)).toEqual([]);
	await press(root, 'Monter Dégât critique');
	await press(root, 'Monter Dégât critique');
	await until(() => total(root) === '5/4');
	expect(faults(root)[0]).toContain('5 points dépensés sur 4');
	await press(root, 'Monter Stabilisation');
	await until(() => total(root) === '5/5');
	expect(faults(root)).toEqual([]);
	expect(text(root)).toContain('Sangsue (1 tour)');
	expect(text(root)).toContain('2 × Dégât critique');
	const [build] = (await stored()).builds;
	expect(build).toMatchObject({name: 'Morsure', ranks: [{bricks: [{brick: 'sangsue', count: 1}, {count: 2}, {count: 1}]}]});
}, 60_000);

test('a brick without a price waits for the GM’s, which is then kept for the whole sheet', async () => {
	const {root, stored} = await building();
	await press(root, 'En commencer une');
	await head(root);
	await press(root, 'Monter Dégât');
	await until(() => faults(root).join().includes('au MJ de le dire'));
	await type(root, 'Prix de Dégât, dit par le MJ', '2');
	[...root.querySelectorAll<HTMLInputElement>('.brick input')]
		.find(one => one.value === '2')!
		.dispatchEvent(new FocusEvent('blur'));
	await settle();
	await until(() => total(root) === '2/4');
	expect(faults(root)).toEqual([]);
	expect((await stored()).bricks.competences).toEqual([{id: 'degats', points: 2}]);
}, 60_000);

test('HB-059 HB-060: rank 2 begins with the bricks of rank 1, and keeps them', async () => {
	const {root} = await building();
	await press(root, 'En commencer une');
	await head(root);
	await press(root, 'Monter Invincible');
	await until(() => total(root) === '4/4');
	await press(root, 'Passer au rang 2');
	await until(() => total(root) === '4/8');
	await press(root, 'Baisser Invincible');
	await until(() => faults(root).join().includes('gardées'));
}, 60_000);

test('the step says how many must reach each rank', async () => {
	const {root} = await building();
	expect(said(root)).toContain('Rang 1 : 0 sur 6');
	expect(said(root)).toContain('Rang 2 : 0 sur 2');
}, 60_000);
