// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {site} from '../../src/shared/ids';
import {aPopup, press, settle} from './a-popup';

const board = site('forum.example/jdr');
const nb = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

/** The forum's tab of a popup on a page of an allowed forum, of whose clock this is remembered. */
async function onForum(seen: {minutes: number; at: number; how: 'own-post' | 'page'}[] | undefined) {
	const popup = await aPopup({currentUrl: async () => 'https://www.forum.example/jdr/viewtopic.php?t=5'});
	popup.allowed.push('https://www.forum.example/*');
	if (seen) await popup.memory.changeZone(board, () => ({seen}));
	await press(popup.root, 'Ce forum');
	await settle();
	return {...popup, select: () => popup.root.querySelector('select'), said: () => nb(popup.root.textContent)};
}

test('A board of which nothing is remembered has no zone to show', async () => {
	expect((await onForum(undefined)).select()).toBeNull();
});

test('What was understood of a board’s zone is said, with how', async () => {
	const {said, select} = await onForum([{minutes: 60, at: Date.parse('2026-11-29T20:43Z'), how: 'own-post'}]);
	expect(said()).toContain('Compris : UTC+1, d’après votre message du 29 novembre 2026.');
	expect(select()?.value).toBe('');
	expect(nb(select()?.labels?.[0]?.textContent)).toBe('Fuseau de forum.example/jdr');
});

test.each([
	['by name', 'America/Toronto'],
	['as an offset for the whole year', '-180'],
])('It is set right by the user, %s, and taken back', async (_odd, told) => {
	const {select, memory, said} = await onForum([]);
	const choose = async (value: string) => {
		const field = select()!;
		field.value = value;
		field.dispatchEvent(new Event('change', {bubbles: true}));
		await settle();
	};
	expect(said()).toContain('votre prochain message avec un jet l’apprendra');
	await choose(told);
	expect((await memory.getSitePrefs(board)).zone?.told).toBe(told);
	await choose('');
	expect((await memory.getSitePrefs(board)).zone?.told).toBeUndefined();
});
