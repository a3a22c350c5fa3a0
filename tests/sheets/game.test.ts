import fc from 'fast-check';
import {expect, test} from 'vitest';
import {rulebooks} from '../../src/books/rulebooks';
import {doDeed} from '../../src/rules/acts';
import {Game} from '../../src/rules/game';
import {noted} from '../../src/rules/history';
import {viewBare} from '../../src/rules/view-bare';
import {bookId} from '../../src/shared/ids';
import {readSheets, writeSheets} from '../../src/sheets/file';
import type {SheetGame} from '../../src/sheets/game';
import {readSheet} from '../../src/sheets/read';
import {players, stateWith} from '../rules/play';
import {aSheet} from './a-sheet';

const stairs = new Game(rulebooks().find(book => book.id === 'escalier')!);

const deed = fc.oneof(
	fc.record({
		act: fc.constant('track' as const),
		track: fc.constantFrom('pv', 'esprit', 'destin'),
		to: fc.integer({min: -9, max: 99}),
	}),
	fc.record({
		act: fc.constant('condition' as const),
		condition: fc.constantFrom('dazed', 'weak'),
		level: fc.integer({min: 0, max: 3}),
	}),
	fc.record({
		act: fc.constant('entry' as const),
		list: fc.constant('bonds'),
		name: fc.string({minLength: 1, maxLength: 20, unit: 'grapheme'}).filter(name => name.length <= 200),
		value: fc.integer({min: 0, max: 9}),
		words: fc.string({unit: 'grapheme', maxLength: 20}),
	}),
	fc.record({act: fc.constant('award' as const), xp: fc.integer({min: 0, max: 500})}),
	fc.record({act: fc.constant('tick' as const), clock: fc.constantFrom('alerte', 'rituel'), by: fc.integer({min: -2, max: 9})}),
);

/** A sheet as any run of changes leaves it. */
const anyGame = fc.array(deed, {maxLength: 8}).map((deeds): SheetGame => {
	let state = stateWith({stats: {might: 10}, answers: {theme: {text: 'le devoir', level: 1}}});
	let history: SheetGame['history'] = [];
	for (const [at, one] of deeds.entries()) {
		const after = doDeed(stairs, players(state), one, 'gm').players.self;
		history = noted(history, state, after, {at, who: 'gm', what: one.act});
		state = after;
	}
	return {state, history};
});

test('export and import of a game’s sheet give the same sheet', () => {
	fc.assert(
		fc.property(anyGame, game => {
			const sheet = aSheet({book: bookId('escalier'), game});
			expect(readSheets(writeSheets([sheet]))).toEqual({ok: true, value: [JSON.parse(JSON.stringify(sheet))]});
		}),
		{numRuns: 60},
	);
});

test('any sheet whose rules are gone still opens, with all its values', () => {
	fc.assert(
		fc.property(anyGame, ({state, history}) => {
			const view = viewBare({id: 'perdu', version: '1.0.0', why: 'perdu'}, state, history, 'fr');
			expect(view.readOnly).toBe('perdu');
			expect(view.stats.map(stat => [stat.id, stat.value])).toEqual(Object.entries(state.stats));
			expect(view.tracks.map(track => [track.id, track.value])).toEqual(Object.entries(state.tracks));
			expect(view.lists.flatMap(list => list.entries.map(entry => entry.name))).toEqual(
				Object.values(state.lists).flatMap(entries => entries.map(entry => entry.name)),
			);
			expect(view.history).toHaveLength(history.length);
		}),
		{numRuns: 60},
	);
});

const line = {id: 1, at: 1, who: 'gm', what: 'x', patches: []};
const holding = (state: object, history: readonly object[] = []) => ({...aSheet(), game: {state, history}});
const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

test.each([
	['a number that is none', holding({xp: Number.NaN})],
	['a number without end', holding({tracks: {pv: Number.POSITIVE_INFINITY}})],
	['a name that is no id', holding({stats: {Œil: 1}})],
	['a part that we do not know', holding({soul: 1})],
	['a history by nobody', holding({}, [{...line, who: 'devil'}])],
	[
		'a history of 501 lines',
		holding(
			{},
			Array.from({length: 501}, () => line),
		),
	],
	['a patch that is no JSON', holding({}, [{...line, patches: [{path: ['xp'], before: new Date(0)}]}])],
	['a patch that holds itself', holding({}, [{...line, patches: [{path: ['xp'], before: cyclic}]}])],
	['a patch of an infinite number', holding({}, [{...line, patches: [{path: ['xp'], before: Number.NEGATIVE_INFINITY}]}])],
	['a patch three places deep', holding({}, [{...line, patches: [{path: ['a', 'b', 'c']}]}])],
])('%s is refused', (_, sheet) => expect(readSheet(sheet).ok).toBe(false));

test.each([
	['one place', ['xp'], true],
	['two places', ['tracks', 'pv'], true],
	['no place', [], false],
	['three places', ['tracks', 'pv', 'max'], false],
])('a patch of %s comes back with its whole path, or not at all', (_, path, whole) => {
	const read = readSheet(holding({}, [{...line, from: '1.0.0', patches: [{path, before: 1}]}]));
	expect(read.ok ? read.value.game?.history[0] : false).toEqual(whole && {...line, from: '1.0.0', patches: [{path, before: 1}]});
});

test('a sheet without a game stays without one', () =>
	expect('game' in (readSheet(aSheet()) as {value: object}).value).toBe(false));

test('a name that every object has is left out', () => {
	const read = readSheet(holding({stats: JSON.parse('{"__proto__": {"x": 1}, "constructor": 1, "force": 2}')}));
	expect(read.ok && Object.entries(read.value.game!.state.stats)).toEqual([['force', 2]]);
});
