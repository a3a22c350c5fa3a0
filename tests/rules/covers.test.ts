import {expect, test} from 'vitest';
import {searchMoves} from '../../src/panel/games/find-moves';
import {viewSheet} from '../../src/rules/view-sheet';
import {gameOf, stateWith, tableWith} from './play';

const view = viewSheet(gameOf('forge'), stateWith(), tableWith(), [], 'fr');

test.each([
	['a word of what it covers', 'grimper', ['roder']],
	['in capitals, without its accent', 'MENSONGE', ['etudier']],
	['nothing that any stat covers', 'naviguer', []],
])('FE-016: an action finds the stat whose words hold it: %s', (_, sought, stats) => {
	const found = searchMoves(view, sought).flatMap(({by}) => (by ? [by.id] : []));
	expect([...new Set(found)]).toEqual(stats);
});

test('FE-016: each move is offered with that stat', () => {
	const found = searchMoves(view, 'grimper').filter(({by}) => by?.id === 'roder');
	expect(found.map(({move}) => move.id)).toEqual(view.moves.map(({id}) => id));
	expect(found[0]!.by!.covers).toContain('Grimper');
});
