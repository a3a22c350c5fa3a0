import {describe, expect, test} from 'vitest';
import {checkBook} from '../../src/rules/check/check';
import {drawOnce, drawRest} from '../../src/rules/creation/draws';
import {create} from '../../src/rules/creation/finish';
import {withImposed} from '../../src/rules/creation/imposed';
import {reviewCreation} from '../../src/rules/creation/review';
import {gameOf, stateWith} from './play';

/** The game with a table that is filled as far as it matters here: sevens below and above, and the talent of an art. */
const game = gameOf('chimere', book => {
	const talents = book.catalogues?.find(one => one.id === 'talents');
	talents?.entries.push({id: 'oeil-de-lynx', name: 'Œil de lynx', fields: {d10: 7, d6: 'bas'}});
	talents?.entries.push({id: 'pied-leger', name: 'Pied léger', fields: {d10: 7, d6: 'haut'}});
	const boxing = talents?.entries.find(one => one.id === 'art-boxe');
	if (boxing) boxing.fields = {d10: 1, d6: 'bas'};
});
const state = (more: object = {}) => withImposed(game, stateWith({choices: {art: 'boxe', methode: 'hasard'}, ...more}));
const review = (more: object) => reviewCreation(game, state(more)).find(one => one.step.id === 'talents')!;
const fallen = (...draws: number[][]) => ({draws: {talents: draws}});
const owned = (more: object) => (state(more).entries.talents ?? []).map(({entry, by}) => [entry, by]);
/** Chance that gives these faces, one after the other. */
const falling = (...faces: number[]) => ({below: () => (faces.shift() ?? 1) - 1});
const codes = (more: object) => review(more).problems.map(({problem}) => problem.code);

describe('talents drawn while a character is made', () => {
	test.each<[string, object, string[], number, string[]]>([
		['nothing fell', fallen(), ['art-boxe'], 2, ['rule/undrawn']],
		['one found', fallen([7, 3]), ['art-boxe', 'oeil-de-lynx'], 1, ['rule/undrawn']],
		['two found', fallen([7, 3], [7, 4]), ['art-boxe', 'oeil-de-lynx', 'pied-leger'], 0, []],
		['the same place twice: the dice fall again', fallen([7, 3], [7, 1]), ['art-boxe', 'oeil-de-lynx'], 1, ['rule/undrawn']],
		['the art’s own, which is there already', fallen([1, 1], [7, 3]), ['art-boxe', 'oeil-de-lynx'], 1, ['rule/undrawn']],
		['an open place is to be filled by hand', fallen([7, 3], [2, 2]), ['art-boxe', 'oeil-de-lynx'], 0, ['rule/count']],
		[
			'and is, by the GM’s word',
			{...fallen([7, 3], [2, 2]), entries: {talents: [{key: 'zen', entry: 'zen'}]}},
			['zen', 'art-boxe', 'oeil-de-lynx'],
			0,
			[],
		],
		[
			'one chosen by hand while the dice have yet to fall',
			{entries: {talents: [{key: 'zen', entry: 'zen'}]}},
			['zen', 'art-boxe'],
			2,
			['rule/undrawn'],
		],
	])('CH-022: %s', (_, more, talents, left, problems) => {
		expect(owned(more).map(([entry]) => entry)).toEqual(talents);
		expect(review(more).drawn?.left).toBe(left);
		expect(codes(more)).toEqual(problems);
	});

	test('CH-022: one who chooses draws nothing, and what fell before waits for him', () => {
		const chosen = {choices: {art: 'boxe', methode: 'choix'}, ...fallen([7, 3])};
		expect(review(chosen).drawn).toBeUndefined();
		expect(owned(chosen)).toEqual([['art-boxe', 'choice.art']]);
		expect(owned(fallen([7, 3])).at(-1)).toEqual(['oeil-de-lynx', 'draw.talents']);
	});

	test('CH-023: a d10 and a d6 fall, once for each draw and never more', () => {
		const first = drawOnce(game, state(), 'talents', falling(7, 3))!;
		expect(first.fall).toMatchObject({faces: [7, 3], entry: {id: 'oeil-de-lynx'}, again: false});
		const second = drawOnce(game, withImposed(game, first.state), 'talents', falling(10, 6))!;
		expect(second.drawing).toMatchObject({sides: [10, 6], left: 0});
		expect(second.state.draws).toEqual({
			talents: [
				[7, 3],
				[10, 6],
			],
		});
		expect(drawOnce(game, second.state, 'talents', falling(1, 1))).toBeUndefined();
		expect(drawOnce(game, state(), 'techniques', falling(1, 1))).toBeUndefined();
		expect(drawRest(game, state(), falling(7, 3, 7, 2, 7, 5)).draws).toEqual({
			talents: [
				[7, 3],
				[7, 2],
				[7, 5],
			],
		});
	});

	test('a character is not made before the dice fell', () => {
		const problems = create(game, state());
		expect(!problems.ok && problems.error.map(({problem}) => problem.code)).toContain('rule/undrawn');
	});
});

test.each([
	['a move that draws', 'tirer-talent', []],
	['a move that draws nothing', 'action', ['book/no-such']],
	['no move at all', 'tirer', ['book/no-such']],
])('a rulebook’s step draws by %s', (_, move, codes) => {
	const {book} = gameOf('chimere', written => {
		const step = written.creation?.steps.find(one => one.id === 'talents');
		if (step?.kind === 'pick' && step.draw) step.draw.move = move;
	});
	expect(checkBook(book).map(({problem}) => problem.code)).toEqual(codes);
});
