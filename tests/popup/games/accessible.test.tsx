// @vitest-environment jsdom
import axe from 'axe-core';
import {expect, test, vi} from 'vitest';
import {press, settle} from '../a-popup';
import {addSheet, anAsker, aWorkshop, onCharacter} from './a-workshop';

// It reads each whole page by all of its rules, which takes a busy machine some seconds.
vi.setConfig({testTimeout: 60_000});

/** Rules broken on the page, each with the first place. Colours are measured in browsers: here nothing is painted. */
async function broken(): Promise<readonly string[]> {
	const {violations} = await axe.run(document.body, {rules: {'color-contrast': {enabled: false}, region: {enabled: false}}});
	return violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

test.each(['escalier', 'vingt-faces', 'forge', 'clair-obscur'])(
	'the sheet of %s, for player and GM, breaks no rule of axe',
	async game => {
		const {root} = await onCharacter(game);
		for (const shelf of root.querySelectorAll('details')) shelf.open = true;
		expect(await broken()).toEqual([]);
		root.querySelectorAll<HTMLInputElement>('.roles input')[1]!.click();
		await settle();
		expect(await broken()).toEqual([]);
	},
);

test.each(['escalier', 'vingt-faces'])('each step of making a character of %s breaks no rule of axe', async game => {
	const world = anAsker();
	const {id} = await addSheet(world, game, 'Ælin');
	const {root} = await aWorkshop(world, id);
	const steps = root.querySelectorAll('.steps li').length;
	expect(await broken()).toEqual([]);
	for (let at = 1; at < steps; at += 1) {
		await press(root, 'Étape suivante');
		expect(await broken()).toEqual([]);
	}
});

test('the rulebooks and their editor break no rule of axe', async () => {
	const {root} = await aWorkshop(anAsker(), 'books');
	expect(await broken()).toEqual([]);
	await press(root, 'Écrire un jeu');
	for (const shelf of root.querySelectorAll('details')) shelf.open = true;
	expect(await broken()).toEqual([]);
});
