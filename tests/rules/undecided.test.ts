import {expect, test} from 'vitest';
import {sayChange} from '../../src/rules/say';
import {gameWith, make, situation} from './play';

const track = {kind: 'track', name: 'Vie', from: 5, to: 3, max: 5} as const;

test('a move whose difficulty nobody chose is neither reached nor missed', () => {
	const game = gameWith({
		ladders: [{id: 'cote', name: 'Cote', steps: [{name: 'Dur', value: 9}]}],
		moves: [
			{
				id: 'agir',
				name: 'Agir',
				roll: {kind: 'sum', n: 1, d: 6},
				ladder: 'cote',
				outcomes: [{id: 'oui', name: 'Oui', kind: 'success', do: [{do: 'log', text: 'Fait.'}]}],
			},
		],
	});
	expect(make(situation(game, 'agir'), [6])).toMatchObject({outcome: {kind: 'none'}, changes: []});
	expect(make(situation(game, 'agir', {}, {difficulty: 6}), [6])).toMatchObject({outcome: {id: 'oui'}});
});

test.each([
	['one’s own is not named', 'self', 'Vie 3/5'],
	['the target’s is', 'target', 'Vie (cible) 3/5'],
	['a thing’s by its name', {thing: 'Le Courlis'}, 'Vie (Le Courlis) 3/5'],
] as const)('whose track changed: %s', (_, whose, text) => expect(sayChange({...track, whose}, 'fr')).toBe(text));
