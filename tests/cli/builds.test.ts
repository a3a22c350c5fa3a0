import {describe, expect, test} from 'vitest';
import {prices, rank, skill} from '../books/horizon';
import {osselet} from './run';

const character = (build: object, more: object = {}) => JSON.stringify({made: true, bricks: prices, builds: [build], ...more});
const lightning = skill(
	'Éclair',
	rank({degats: 2, 'distance.attaque': 1}),
	rank({degats: 3, 'distance.attaque': 1, temerite: 1}),
);
const files = {
	'eclair.json': character(lightning),
	'trop.json': character(skill('Éclair', rank({degats: 9}))),
	'ouvert.json': character({...lightning, done: 1}),
	'rien.json': JSON.stringify({made: true}),
};
const sheet = async (file: string, ...more: readonly string[]) => osselet(['sheet', 'horizon-brique', file, ...more], files);

describe('sheet prints what was built', () => {
	test('each rank with its points, its bricks and its text', async () => {
		const {json, code} = await sheet('eclair.json', '--json');
		expect(code).toBe(0);
		expect(json).toMatchObject({
			builds: [
				{
					key: 'Éclair',
					builder: 'competences',
					name: 'Éclair',
					ranks: [
						{
							rank: 1,
							spent: 3,
							total: 4,
							settled: true,
							bricks: [
								{brick: 'degats', count: 2, points: 2},
								{brick: 'distance', side: 'attaque', count: 1, points: 1},
							],
							problems: [],
							text: expect.stringContaining('Éclair'),
						},
						{rank: 2, total: 8, problems: []},
					],
				},
			],
		});
	});

	test.each([
		['fr_FR', 'Compétences', 'Rang 1, 3/4 points', '2 × Dégât'],
		['en_GB', 'Skills', 'Rank 1, 3/4 points', '2 × Damage'],
	])('to be read, in %s', async (locale, heading, points, brick) => {
		const {out} = await osselet(['sheet', 'horizon-brique', 'eclair.json'], files, locale);
		const lines = out.split('\n').map(line => line.replace(/[\u00a0\u202f]/g, ' '));
		const at = lines.indexOf(heading);
		expect(lines.slice(at - 1, at + 3)).toEqual(['', heading, 'Éclair', `  ${points}`]);
		expect(lines.slice(at).join('\n')).toContain(`    ${brick}`);
	});

	test('a rank over its points says why, and the sheet is not valid', async () => {
		const {out, code} = await sheet('trop.json');
		expect(code).toBe(1);
		expect(out).toMatch(/Rank 1, 9\/4 points\n {2}! .*9/);
	});

	test('a rank that is still open says so', async () => {
		const {out} = await sheet('ouvert.json');
		expect(out).toMatch(/Rank 2, .*, to be finished/);
	});

	test('where nothing was built, nothing is said of it', async () => {
		expect((await sheet('rien.json')).out).not.toContain('\n\nSkills\n');
		expect((await sheet('rien.json', '--json')).json).toMatchObject({builds: []});
	});
});
