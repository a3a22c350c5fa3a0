import {expect, test} from 'vitest';
import {charactersOver} from '../../src/service/characters';
import {libraryOf} from '../../src/service/games/library';
import {createGames} from '../../src/service/games/service';
import type {PostId} from '../../src/shared/ids';
import {site} from '../../src/shared/ids';
import type {Sheet} from '../../src/sheets/sheet';
import {mapMemory} from '../../src/store/map';
import {mapKept} from '../../src/store/published';
import type {SeenSheet} from '../../src/wire/published';
import {character} from '../panel/a-table';

const HERE = site('forum.example');

/** A table where one sheet is the reader's own and another was published twice. */
async function over(
	names: readonly string[],
	{own = [], published = []}: {own?: readonly Sheet[]; published?: readonly Sheet[]},
) {
	const memory = mapMemory();
	const store = mapKept<SeenSheet>();
	for (const sheet of own) await memory.putSheet(sheet);
	await store.change('key', () => ({
		key: 'key',
		site: HERE,
		author: 'Bran',
		authorId: '7',
		versions: published.map((sheet, at) => ({
			sheet,
			print: '00000000',
			post: String(at) as PostId,
			url: 'https://forum.example/',
			since: 1000 * (at + 1),
			kept: 1000 * (at + 1),
		})),
	}));
	const ports = {memory, store, library: libraryOf(memory)};
	return {ports, memory, told: () => charactersOver(ports, {site: HERE, names, lang: 'fr'})};
}

const forge = (name: string, xp: number, stress: number): Sheet =>
	character('forge', name, {
		stats: {etudier: 1, bricoler: 1, roder: 1, cogner: 1, convaincre: 1, commander: 1},
		tracks: {stress},
		xp,
	});
const valueOf = (name: string, values: readonly {readonly name: string; readonly value: number}[]) =>
	values.find(one => one.name === name)?.value;

test('a published sheet version by version: level, experience and tracks with their tops, by its author', async () => {
	const {told} = await over(['nadir'], {published: [forge('Nadir', 2, 0), forge('Nadir', 5, 3)]});
	const points = await told();
	expect(points.map(({author, authorId, since}) => [author, authorId, since])).toEqual([
		['Bran', '7', 1000],
		['Bran', '7', 2000],
	]);
	expect(points.map(({values}) => [valueOf('Expérience', values), valueOf('Stress', values)])).toEqual([
		[2, 0],
		[5, 3],
	]);
	expect(points[0]?.values.find(({name}) => name === 'Stress')?.most).toBeGreaterThan(3);
});

test('one’s own sheet change by change, as it stood before the first and after each', async () => {
	const {ports, memory, told} = await over(['Nadir'], {own: [forge('Nadir', 0, 0)]});
	let clock = 10_000;
	const games = createGames({...ports, now: () => (clock += 1000), random: {below: () => 0}});
	for (const value of [2, 5]) {
		const [sheet] = (await memory.listSheets().then(list => (list.ok ? list.value : []))) as readonly [Sheet];
		const done = await games['sheet/do']({
			id: sheet.id,
			revision: sheet.revision,
			deed: {act: 'track', track: 'stress', to: value},
			who: 'player',
			lang: 'fr',
		});
		expect(done.ok).toBe(true);
	}
	const points = await told();
	expect(points.map(({values}) => valueOf('Stress', values))).toEqual([0, 2, 5]);
	expect(points.every(({author}) => author === undefined)).toBe(true);
	expect(points.map(({since}) => since)).toEqual([...points.map(({since}) => since)].sort((one, other) => one - other));
});

test('names that nobody asked about are not told', async () => {
	const {told} = await over(['Corvin'], {own: [forge('Nadir', 0, 0)], published: [forge('Nadir', 0, 0)]});
	expect(await told()).toEqual([]);
});
