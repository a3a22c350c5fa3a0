import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import type {Deed} from '../../src/rules/deeds';
import {Derivation} from '../../src/rules/derive';
import {Game} from '../../src/rules/game';
import {type HistoryLine, noted, undo} from '../../src/rules/history';
import {gameOf, players, stateWith} from './play';

const games = ['escalier', 'vingt-faces', 'clair-obscur', 'forge', 'haut-chateau', 'imperium', 'chimere', 'horizon-brique'];

/** All that a sheet computes, by name. */
function readings(game: Game, state: object): Readonly<Record<string, unknown>> {
	const sheet = new Derivation(game, stateWith(state));
	const {stats, derived, tracks, conditions} = game.book;
	return Object.fromEntries([
		...stats.map(({id}) => [`stat ${id}`, sheet.stat(id).value]),
		...derived.map(({id}) => [`derived ${id}`, sheet.derived(id).value]),
		...tracks.map(({id}) => [`track ${id}`, [sheet.track(id).value, sheet.track(id).max]]),
		...conditions.map(({id}) => [`condition ${id}`, sheet.level(id)]),
		...[...sheet.skills.keys()].map(id => [`skill ${id}`, sheet.skill(id).score]),
	]);
}

const all = <Piece>(pieces: readonly Piece[]) => fc.shuffledSubarray([...pieces], {minLength: pieces.length});

/** The same game with its pieces in any order, and a sheet of it. */
function shuffled({book}: Game) {
	const worth = (pieces: readonly {readonly id: string}[]) =>
		fc.record(Object.fromEntries(pieces.map(({id}) => [id, fc.integer({min: 0, max: 20})])));
	const borne = fc.subarray(book.conditions.map(({id}) => ({condition: id, level: 1})));
	const state = fc.record({stats: worth(book.stats), points: worth(book.skills), tracks: worth(book.tracks), conditions: borne});
	const other = fc
		.record({
			stats: all(book.stats),
			derived: all(book.derived),
			tracks: all(book.tracks),
			conditions: all(book.conditions),
			skills: all(book.skills),
			catalogues: all(book.catalogues),
		})
		.map(parts => new Game({...book, ...parts}));
	return fc.record({state, other});
}

test.each(games)('%s: no value depends on the order in which the rulebook defines it', id => {
	const game = gameOf(id);
	fc.assert(
		fc.property(shuffled(game), ({state, other}) => {
			expect(readings(other, state)).toEqual(readings(game, state));
		}),
		{numRuns: 20},
	);
});

describe('history', () => {
	const deed: fc.Arbitrary<Deed> = fc.oneof(
		fc.record({
			act: fc.constant('track' as const),
			track: fc.constantFrom('espoir', 'stress', 'pv', 'armure'),
			to: fc.integer({min: -2, max: 9}),
		}),
		fc.record({
			act: fc.constant('condition' as const),
			condition: fc.constantFrom('effraye', 'vulnerable'),
			level: fc.integer({min: 0, max: 5}),
		}),
		fc.record({
			act: fc.constant('tick' as const),
			clock: fc.constantFrom('approche', 'rituel'),
			by: fc.integer({min: 1, max: 3}),
		}),
		fc.record({
			act: fc.constant('own' as const),
			catalogue: fc.constant('experiences'),
			name: fc.constantFrom('Marin', 'Scribe'),
		}),
		fc.record({act: fc.constant('pass' as const), moment: fc.constantFrom('turn', 'rest', 'scene' as const)}),
	);

	test('any sequence of changes and undos leaves the sheet that the changes still standing made', () => {
		const game = gameOf('clair-obscur');
		fc.assert(
			fc.property(fc.array(fc.option(deed, {nil: 'undo' as const}), {maxLength: 40}), acts => {
				let state = stateWith();
				let history: readonly HistoryLine[] = [];
				const before: (typeof state)[] = [];
				for (const [at, one] of acts.entries()) {
					if (one === 'undo') {
						const back = undo(state, history, {at, who: 'gm', what: 'undo'});
						expect(back !== undefined).toBe(before.length > 0);
						if (!back) continue;
						({state, history} = back);
						expect(state).toEqual(before.pop());
						continue;
					}
					const next = doDeed(game, {self: state, table: players().table}, one, 'gm').players.self;
					const then = noted(history, state, next, {at, who: 'gm', what: one.act});
					if (then !== history) before.push(state);
					history = then;
					state = next;
				}
				expect(history.map(line => line.id)).toEqual(history.map((_, index) => index + 1));
			}),
		);
	});
});
