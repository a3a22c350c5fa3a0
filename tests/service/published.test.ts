import {describe, expect, test} from 'vitest';
import {libraryOf} from '../../src/service/games/library';
import {emptyState} from '../../src/service/games/open';
import {createPublished} from '../../src/service/published/service';
import {bookId, type PostId, sheetId, site} from '../../src/shared/ids';
import {mapKept} from '../../src/store/published';
import {aSheet} from '../sheets/a-sheet';
import {world} from './a-beacon';

const board = site('forum.example');
const marc = {site: board, author: 'Marc', authorId: '7', lang: 'fr'} as const;
const DAY = 86_400_000;
const valueOf = <Value>(result: {readonly ok: true; readonly value: Value} | {readonly ok: false}): Value => {
	if (!result.ok) throw new Error(JSON.stringify(result));
	return result.value;
};

/** A player with a sheet, and a GM in another browser. */
function table() {
	const [player, gm] = [world(), world()];
	const ask = (from: ReturnType<typeof world>) =>
		createPublished({
			memory: from.ports.memory,
			store: mapKept(),
			library: libraryOf(from.ports.memory),
			now: () => from.time.at,
		});
	return {player: {...player, ask: ask(player)}, gm: {...gm, ask: ask(gm)}};
}

const bran = (force: number) =>
	aSheet({
		id: sheetId('bran'),
		name: 'Bran',
		fields: [
			{kind: 'number', id: 'force', label: 'Force'},
			{kind: 'text', id: 'secret', label: 'Secret'},
		],
		numbers: {force},
		texts: {secret: 'Je suis le traître'},
	});

async function published({player}: ReturnType<typeof table>, force: number): Promise<string> {
	const before = valueOf(await player.ports.memory.getSheet(sheetId('bran')));
	await player.ports.memory.putSheet({...bran(force), revision: before?.revision ?? 0});
	return valueOf(await player.ask['published/write']({id: sheetId('bran'), long: false, lang: 'fr'})).text;
}
const keep = ({gm}: ReturnType<typeof table>, text: string, post: string, since: number) =>
	gm.ask['published/keep']({...marc, text, post: post as PostId, url: `https://forum.example/#p${post}`, since});

describe('a published sheet', () => {
	test('carries no notes unless they are wanted', async () => {
		const made = table();
		expect(await published(made, 5)).not.toContain('traître');
		const long = valueOf(await made.player.ask['published/write']({id: sheetId('bran'), long: true, lang: 'fr'}));
		expect(long.text).toContain('traître');
		expect(long.told.sections.map(({title}) => title)).toEqual(['Nombres', 'Notes']);
	});

	test('of a game leaves out what the GM alone reads', async () => {
		const {player} = table();
		const answers = {inconnue: {text: 'Je suis le traître', level: 1}};
		const state = {...emptyState, made: true, answers};
		await player.ports.memory.putSheet(aSheet({book: bookId('chimere'), game: {state, history: []}}));
		const {text} = valueOf(await player.ask['published/write']({id: sheetId('a'), long: true, lang: 'fr'}));
		expect(text).not.toContain('traître');
	});

	test('is kept, shown as a difference when it changes, and approved; a roll is held against the version that stood', async () => {
		const made = table();
		const {gm} = made;
		const first = await published(made, 5);
		expect(valueOf(await gm.ask['published/look']({...marc, text: first})).kept).toBe('no');
		valueOf(await keep(made, first, '11', DAY));
		const {key, print, kept} = valueOf(await gm.ask['published/look']({...marc, text: first}));
		expect(kept).toBe('this');
		valueOf(await gm.ask['published/approve']({key, print, approved: true}));

		const second = await published(made, 6);
		const look = valueOf(await gm.ask['published/look']({...marc, text: second}));
		expect(look).toMatchObject({kept: 'others', differences: [{name: 'Force', before: '5', after: '6'}]});
		valueOf(await keep(made, second, '12', 2 * DAY));

		const line = 'Bran, Saut – 1d20 + 6 (6 Force)';
		const told = await gm.ask['published/against']({...marc, line, at: 3 * DAY});
		expect(told).toEqual([expect.stringMatching(/^Force\u00a0: la fiche de Bran \(approuvée le .+\) dit 5, le jet a pris 6\.$/)]);
		const [summary] = valueOf(await gm.ask['published/list']({lang: 'fr'}));
		expect(summary!.versions.map(({approved}) => approved !== undefined)).toEqual([false, true]);
		valueOf(await gm.ask['published/approve']({key, print: summary!.versions[0]!.print, approved: true}));
		expect(await gm.ask['published/against']({...marc, line, at: 3 * DAY})).toEqual([]);
		expect(await gm.ask['published/against']({...marc, author: 'Lise', authorId: '8', line, at: 3 * DAY})).toEqual([]);
		valueOf(await gm.ask['published/drop']({key}));
		expect(valueOf(await gm.ask['published/list']({lang: 'fr'}))).toEqual([]);
	});

	test('of rules that are not here is shown as it stands, and says so', async () => {
		const {gm} = table();
		const text = JSON.stringify({
			osf: 1,
			id: 'x',
			book: 'inconnu',
			bookVersion: '1.0.0',
			name: 'Bran',
			state: {stats: {force: 3}},
		});
		const look = valueOf(await gm.ask['published/look']({...marc, text}));
		expect(look.note).toMatch(/inconnu/);
		expect(look.told.sections[0]!.rows).toEqual([{name: 'force', value: '3'}]);
	});

	test('that is none is refused in a sentence, and nothing is kept', async () => {
		const made = table();
		const kept = await keep(made, '{"osf":9}', '11', DAY);
		expect(kept).toMatchObject({ok: false, error: {code: 'game/refused', text: expect.stringMatching(/plus récente/)}});
		expect(valueOf(await made.gm.ask['published/list']({lang: 'fr'}))).toEqual([]);
	});
});
