import {readFileSync} from 'node:fs';
import {atVersion} from '../../src/rules/at-version';
import {readBookText} from '../../src/rules/check/read-book';
import {Game} from '../../src/rules/game';
import {stateWith} from '../rules/play';

const read = readBookText(readFileSync(new URL('../../src/books/horizon-brique.json', import.meta.url), 'utf8'));
if (!read.ok) throw new Error(JSON.stringify(read.error));
/** The rulebook as its file states it. */
export const book = read.value;

/** Its versions, oldest first. */
export const versions = ['1.0.0', '1.0.1', '1.1.0', '1.1.1', '1.2.0', '1.2.1'] as const;
export type Version = (typeof versions)[number];

const games = new Map<Version, Game>();

/** The game at a version; the newest where none is named. */
export function at(version: Version = '1.2.1'): Game {
	const known = games.get(version);
	if (known) return known;
	const then = atVersion(book, version);
	if (!then.ok) throw new Error(JSON.stringify(then.error));
	const game = new Game(then.value);
	games.set(version, game);
	return game;
}

/** Bricks of a rank: `{degats: 2, 'distance.attaque': 1}`. */
export const rank = (bricks: Readonly<Record<string, number>>, cuts: Readonly<Record<string, string>> = {}) => ({
	bricks: Object.entries(bricks).map(([name, count]) => {
		const [brick, side] = name.split('.') as [string, string?];
		return {brick, ...(side !== undefined && {side}), count};
	}),
	cuts,
});

export type Rank = ReturnType<typeof rank>;

/** A skill with its ranks, all settled. */
export const skill = (key: string, ...ranks: readonly Rank[]) => ({
	key,
	builder: 'competences',
	name: key,
	ranks,
	done: ranks.length,
});

/** Prices such as a GM gives where the document is silent. */
export const prices = {
	competences: [
		...['degats', 'soin', 'distance', 'nombre-de-cibles', 'prolongation', 'condition', 'temerite', 'concentration'],
		...['avantage', 'handicap', 'barriere', 'vulnerabilite', 'faiblesse', 'degats-sur-la-duree'],
		...['deplacement', 'repositionnement'],
	]
		.map(id => ({id, points: 1}))
		.concat([
			{id: 'entrave', points: 3},
			{id: 'etourdissement', points: 3},
			{id: 'pacification', points: 3},
			{id: 'recuperation-ether', points: 4},
		]),
};

export const own = (...ids: readonly string[]) => ({archetypes: ids.map(entry => ({key: entry, entry}))});
export const withOption = (entry: string, choice: string, option: string) => ({key: entry, entry, choices: {[choice]: option}});

/** A character in play. */
export const hero = (parts: object = {}) => stateWith({made: true, bricks: prices, ...parts});
