import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {rulebooks} from '../../src/books/rulebooks';
import {gameAsks} from '../../src/service/games/asks';
import {emptyState} from '../../src/service/games/open';
import {fingerprintOf} from '../../src/service/games/riders';
import {createGames} from '../../src/service/games/service';
import {bookId, sheetId} from '../../src/shared/ids';
import type {Sheet} from '../../src/sheets/sheet';
import {MOST_RULEBOOKS} from '../../src/wire/memory';
import type {GameName} from '../../src/wire/messages';
import {aSheet} from '../sheets/a-sheet';
import {logged} from '../store/records';
import {world} from './a-beacon';

const id = sheetId('a');
const about = {id, lang: 'fr'} as const;
const made = (book: string, state: object = {}, facts: Partial<Sheet> = {}): Sheet =>
	aSheet({
		book: bookId(book),
		bookVersion: '1.0.0',
		game: {state: {...emptyState, made: true, ...state}, history: []},
		...facts,
	});

/** Games over a memory of Maps that holds these sheets. */
async function table(...sheets: readonly Sheet[]) {
	const {ports, within} = world();
	for (const sheet of sheets) await ports.memory.putSheet(sheet);
	return {ask: createGames(ports), memory: ports.memory, within};
}

const value = <Value>(
	answer: {readonly ok: true; readonly value: Value} | {readonly ok: false; readonly error: unknown},
): Value => {
	if (!answer.ok) throw new Error(JSON.stringify(answer.error));
	return answer.value;
};
const text = (answer: {readonly ok: boolean; readonly error?: unknown}) =>
	answer.ok ? undefined : ((answer.error as {readonly text?: string}).text ?? (answer.error as {readonly code: string}).code);

test('whatever is asked of games, every request answers, and nothing strange is stored', async () => {
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...(Object.keys(gameAsks) as GameName[])), fc.anything(), async (name, asked) => {
			const {ask, within} = await table();
			const handler = ask[name] as (ask: unknown) => Promise<unknown>;
			expect(await handler(asked)).toBeDefined();
			expect(Object.values(within).every(shelf => shelf.size === 0)).toBe(true);
		}),
		{numRuns: 150},
	);
});

describe('a sheet changed by hand', () => {
	test('is stored with a line of history, shown, and taken back', async () => {
		const {ask, memory} = await table(made('clair-obscur'));
		const done = value(
			await ask['sheet/do']({...about, revision: 1, deed: {act: 'track', track: 'espoir', to: 4}, who: 'player'}),
		);
		expect(done.changes).toEqual(['Espoir 4/6']);
		expect(done.view.tracks.find(track => track.id === 'espoir')).toMatchObject({value: 4, max: 6});
		expect(done.view.history).toEqual([{id: 1, at: 100_000, who: 'player', what: 'Espoir 4/6', undone: false}]);
		const undone = value(await ask['sheet/undo']({...about, revision: 2}));
		expect(undone.view.tracks.find(track => track.id === 'espoir')).toMatchObject({value: 2});
		expect(undone.view.history.map(({undone, undoes}) => [undone, undoes])).toEqual([
			[true, undefined],
			[false, 1],
		]);
		expect(value(await memory.getSheet(id))?.revision).toBe(3);
		expect(text(await ask['sheet/undo']({...about, revision: 3}))).toBe('Il n’y a plus rien à annuler.');
	});
	test('at an older revision is refused, and two at once are told apart', async () => {
		const {ask} = await table(made('clair-obscur'));
		const deed = {act: 'track', track: 'espoir', to: 5} as const;
		const both = await Promise.all([1, 1].map(revision => ask['sheet/do']({...about, revision, deed, who: 'player'})));
		expect(both.map(answer => answer.ok || answer.error.code)).toEqual([true, 'store/conflict']);
	});
	test('that the role may not make is refused in words, and changes nothing', async () => {
		const {ask, memory} = await table(made('clair-obscur'));
		const deed = {act: 'condition', condition: 'vulnerable', level: 1} as const;
		expect(text(await ask['sheet/do']({...about, revision: 1, deed, who: 'player'}))).toContain('cela revient au MJ');
		expect(value(await memory.getSheet(id))?.revision).toBe(1);
	});
	test('FE-068: declined by the player, the GM’s entry is not written', async () => {
		const {ask, memory} = await table(made('escalier'));
		const deed = {act: 'entry', list: 'bonds', name: 'Iris', value: 1} as const;
		const declined = value(await ask['sheet/do']({...about, revision: 1, deed, who: 'gm', agreed: false}));
		expect([declined.changes, declined.view.lists[0]?.entries]).toEqual([
			['Proposition refusée\u00A0: rien n’a été changé.'],
			[],
		]);
		expect(value(await memory.getSheet(id))?.revision).toBe(1);
		const agreed = value(await ask['sheet/do']({...about, revision: 1, deed, who: 'gm', agreed: true}));
		expect(agreed.view.lists[0]?.entries.map(entry => entry.shown)).toEqual(['Iris 1']);
	});
});

describe('the reserves of a table', () => {
	const gm = {...about, table: 'forum.example 5', who: 'gm'} as const;
	const peur = (view: {readonly reserves: readonly {readonly id: string; readonly value: number}[]}) =>
		view.reserves.find(reserve => reserve.id === 'peur')?.value;

	test('FE-011: are the same from every sheet of a thread, others elsewhere, and come back by undo', async () => {
		const {ask} = await table(made('clair-obscur'), made('clair-obscur', {}, {id: sheetId('b')}));
		const fed = value(await ask['sheet/do']({...gm, revision: 1, deed: {act: 'reserve', reserve: 'peur', by: 3}}));
		expect(peur(fed.view)).toBe(3);
		expect(peur(value(await ask['sheet/view']({...about, id: sheetId('b'), table: gm.table})).view)).toBe(3);
		expect(peur(value(await ask['sheet/view']({...about, table: 'forum.example 6'})).view)).toBe(0);
		expect(peur(value(await ask['sheet/undo']({...about, table: gm.table, revision: fed.sheet.revision})).view)).toBe(0);
	});
	test('FE-072: a hard move that no point pays is in the history', async () => {
		const {ask} = await table(made('clair-obscur'));
		const deed = {act: 'hardMove', reserve: 'peur', played: true} as const;
		const done = value(await ask['sheet/do']({...gm, revision: 1, deed}));
		expect(done.view.history.map(line => line.what)).toEqual(['Peur\u00A0: coup dur joué, plus de point à retirer']);
	});
});

describe('a move', () => {
	const choices = {asks: {stat: 'agilite'}, ticked: {}, spends: {}, free: [], difficulty: 15};
	const move = {...about, table: 't', move: 'action', choices} as const;
	const shade = rulebooks().find(book => book.id === 'clair-obscur')!;
	const trait = shade.stats[0]!.id;
	const action = {...move, choices: {...choices, asks: {stat: trait}}};

	test('is planned with its dice and the riders of its string', async () => {
		const sheet = made('clair-obscur', {stats: {[trait]: 2}});
		const {ask} = await table(sheet);
		const plan = value(await ask['move/plan'](action));
		expect([plan.expression, plan.difficulty]).toEqual(['1d12+1d12+2', 15]);
		expect(plan.riders.map(({letter, value}) => [letter, value])).toEqual([
			['b', 'clair-obscur/1.0.0'],
			['m', 'action'],
			['t', '15'],
			['f', fingerprintOf(sheet.game!.state)],
		]);
	});
	test('with a pick left open takes the first', async () => {
		const {ask} = await table(made('clair-obscur'));
		const plan = value(await ask['move/plan']({...action, choices: {...choices, asks: {}}}));
		expect(plan.asks).toMatchObject([{kind: 'pick', value: trait}]);
	});
	test('that failed with fear lands on the table, and undo takes it back', async () => {
		const {ask} = await table(made('clair-obscur', {stats: {[trait]: 2}}));
		const after = {spends: {}};
		const seen = value(await ask['move/resolve']({...action, faces: [3, 8], after}));
		expect([seen.total, seen.outcome.name, seen.changes]).toEqual([13, 'Échec avec la peur', ['Peur 0 → 1']]);
		const landed = value(await ask['move/land']({...action, revision: 1, faces: [3, 8], after}));
		expect(landed.view.reserves[0]?.value).toBe(1);
		expect(landed.view.history.map(line => line.what)).toEqual(['Action\u00A0: Échec avec la peur · Peur 0 → 1']);
		const undone = value(await ask['sheet/undo']({...about, table: 't', revision: landed.sheet.revision}));
		expect(undone.view.reserves[0]?.value).toBe(0);
	});
	test.each([
		['too few faces', [3], 'Il manque'],
		['a face that the die has not', [3, 13], '13'],
	])('with %s is refused', async (_, faces, words) => {
		const {ask, memory} = await table(made('clair-obscur'));
		const asked = await ask['move/land']({...action, revision: 1, faces, after: {spends: {}}});
		expect(asked.ok).toBe(false);
		expect(text(asked)).toMatch(new RegExp(words === 'Il manque' ? '.' : words));
		expect(value(await memory.getSheet(id))?.revision).toBe(1);
	});
	test('a reader replays it from the string alone', async () => {
		const {ask} = await table();
		const asked = {
			book: 'clair-obscur',
			version: '1.0.0',
			move: 'action',
			target: 15,
			expression: '1d12+1d12+2',
			lang: 'fr',
		} as const;
		expect(value(await ask['move/replay']({...asked, faces: [8, 7]}))).toMatchObject({
			outcome: 'Réussite avec l’espoir',
			kind: 'success',
			steps: ['Total 17', '17 ≥ 15\u00A0: oui'],
		});
		expect(value(await ask['move/replay']({...asked, faces: [4, 4]}))).toMatchObject({
			outcome: 'Réussite critique',
			kind: 'critical',
		});
		const {target: _, ...untold} = asked;
		expect(value(await ask['move/replay']({...untold, faces: [8, 7]}))).toMatchObject({
			outcome: 'Dépend de la fiche',
			kind: 'none',
		});
		expect(text(await ask['move/replay']({...asked, book: 'inconnu', faces: [8, 7]}))).toContain('inconnu');
	});
});

describe('a move on somebody else', () => {
	const other = sheetId('b');
	const duel = JSON.stringify({
		osselet: 1,
		id: 'duel',
		version: '1.0.0',
		name: 'Duel',
		source: {title: 'Duel', licence: 'CC0-1.0'},
		stats: [{id: 'force', name: 'Force', default: 2}],
		tracks: [
			{id: 'pv', name: 'PV', max: 9},
			{id: 'souffle', name: 'Souffle', max: 3},
		],
		spends: [
			{id: 'feinte', name: 'Feinte', when: 'before', cost: [], do: [{do: 'track', track: 'souffle', by: -1, on: 'target'}]},
		],
		moves: [
			{
				id: 'frapper',
				name: 'Frapper',
				roll: {kind: 'sum', n: 1, d: 6, flat: '@force'},
				difficulty: '@target.force',
				cost: [{track: 'souffle', amount: 1}],
				outcomes: [
					{id: 'touche', name: 'Touché', kind: 'success', do: [{do: 'track', track: 'pv', by: '-@roll.total', on: 'target'}]},
				],
			},
		],
	});
	const strike = {
		...about,
		move: 'frapper',
		target: other,
		choices: {asks: {}, ticked: {}, spends: {}, free: []},
	} as const;
	const after = {spends: {}};
	async function two(state: object = {}) {
		const sat = await table(made('duel', state), made('duel', {}, {id: other, name: 'Bâtard'}));
		await sat.ask['book/read']({text: duel, keep: true, lang: 'fr'});
		const now = async (id: typeof other) => value(await sat.memory.getSheet(id))!;
		return {...sat, now};
	}

	test('changes both, each with a line of its own', async () => {
		const {ask, now} = await two();
		value(await ask['move/land']({...strike, revision: 1, faces: [4], after}));
		expect([(await now(id)).game?.state.tracks, (await now(other)).game?.state.tracks]).toEqual([{souffle: 2}, {pv: 3}]);
		expect((await now(other)).game?.history.map(line => line.what)).toEqual([
			'Frapper\u00A0: Touché · Souffle 2/3 · PV (cible) 3/9',
		]);
	});
	test('that was changed meanwhile changes neither', async () => {
		const {memory, now} = await two();
		let changed = false;
		const between = {
			...memory,
			async getSheet(asked: typeof other) {
				const got = await memory.getSheet(asked);
				if (asked === other && !changed && got.ok && got.value) {
					changed = true;
					await memory.putSheet({...got.value, name: 'Ailleurs'});
				}
				return got;
			},
		};
		const {ports} = world();
		const landed = await createGames({...ports, memory: between})['move/land']({...strike, revision: 1, faces: [4], after});
		expect(landed).toMatchObject({ok: false, error: {code: 'store/conflict', name: 'Ailleurs'}});
		expect([(await now(id)).revision, (await now(id)).game?.state.tracks]).toEqual([1, {}]);
		expect((await now(other)).game?.state.tracks).toEqual({});
	});
	test('whose payment touches the other is paid there too', async () => {
		const {ask, now} = await two();
		const feint = {...strike, choices: {...strike.choices, spends: {feinte: 1}}};
		value(await ask['move/pay']({...feint, revision: 1}));
		expect([(await now(id)).game?.state.tracks, (await now(other)).game?.state.tracks]).toEqual([{souffle: 2}, {souffle: 2}]);
	});
	test('sealed lands by the dice and the target of its string, though both sheets changed since', async () => {
		const {ask, memory, now} = await two();
		value(await ask['move/pay']({...strike, revision: 1}));
		for (const one of [id, other]) {
			const sheet = await now(one);
			const {state, history} = sheet.game!;
			await memory.putSheet({...sheet, game: {state: {...state, stats: {force: 8}}, history}});
		}
		const {revision} = await now(id);
		const sealed = {expression: '1d6+2', target: 2};
		const {resolution} = value(await ask['move/land']({...strike, revision, faces: [3], after, sealed}));
		expect([resolution.total, resolution.difficulty, resolution.outcome.name]).toEqual([5, 2, 'Touché']);
		expect([(await now(id)).game?.state.tracks, (await now(other)).game?.state.tracks]).toEqual([{souffle: 2}, {pv: 4}]);
	});
	test('whose payment is undone waits no more', async () => {
		const {ask, memory} = await two();
		const paid = value(await ask['move/pay']({...strike, revision: 1}));
		const line = paid.view.history.at(-1)!.id;
		const waiting = {move: strike.move, choices: strike.choices, target: other, line};
		await memory.logRoll({...logged('x', 5), sheet: id, waiting});
		await memory.logRoll({...logged('y', 6), sheet: id, waiting: {...waiting, line: 7}});
		await ask['sheet/undo']({...about, revision: 2});
		expect((await memory.recentRolls(9)).map(roll => [roll.id, roll.waiting?.line])).toEqual([
			['y', 7],
			['x', undefined],
		]);
	});
});

describe('a sheet whose rules are not to be had', () => {
	test.each([
		['missing', {book: bookId('perdu')}, 'ne sont pas ici'],
		['newer than ours', {bookVersion: '9.0.0'}, 'suit Clair-obscur 9.0.0'],
	])('%s: opens with its values, says so, and does not change', async (_, facts, why) => {
		const {ask} = await table(made('clair-obscur', {stats: {force: 3}, tracks: {espoir: 2}, xp: 7}, facts));
		const {view} = value(await ask['sheet/view'](about));
		expect([view.stats.map(stat => [stat.id, stat.value]), view.tracks.map(track => track.value), view.experience.xp]).toEqual([
			[['force', 3]],
			[2],
			7,
		]);
		expect(view.readOnly?.toLowerCase()).toContain(why.toLowerCase());
		const deed = {act: 'track', track: 'espoir', to: 3} as const;
		expect(text(await ask['sheet/do']({...about, revision: 1, deed, who: 'player'}))).toBe(view.readOnly);
	});
});

describe('a rulebook of the user’s', () => {
	const own = (facts: object = {}) =>
		JSON.stringify({
			osselet: 1,
			id: 'maison',
			version: '1.0.0',
			name: 'Maison',
			source: {title: 'M', licence: 'CC0-1.0'},
			...facts,
		});

	test('is checked, kept, listed after those aboard, played and deleted', async () => {
		const {ask} = await table(made('maison', {stats: {force: 3}}));
		const book = own({stats: [{id: 'force', name: 'Force', max: 5, display: 'dots'}]});
		expect(value(await ask['book/read']({text: book, keep: false, lang: 'fr'})).id).toBe('maison');
		expect((await ask['books/list']({lang: 'fr'})).some(one => one.id === 'maison')).toBe(false);
		await ask['book/read']({text: book, keep: true, lang: 'fr'});
		expect((await ask['books/list']({lang: 'fr'})).at(-1)).toMatchObject({id: 'maison', aboard: false, version: '1.0.0'});
		expect(value(await ask['sheet/view'](about)).view.stats[0]?.shown).toBe('●●●○○');
		expect((await ask['book/delete']({id: 'maison'})).ok).toBe(true);
		expect(value(await ask['sheet/view'](about)).view.readOnly).toBeDefined();
	});
	test.each([
		['a text that is no JSON', '{', '(file)'],
		['the id of a game aboard', own({id: 'forge'}), 'id'],
		['the id of free play', own({id: 'plain'}), 'id'],
		['a name that nothing has', own({derived: [{id: 'x', name: 'X', formula: '@nul'}]}), 'derived[0].formula'],
	])('%s: refused with the place, and nothing is stored', async (_, book, path) => {
		const {ask, within} = await table();
		expect(await ask['book/read']({text: book, keep: true, lang: 'fr'})).toMatchObject({ok: false, error: [{path}]});
		expect(within.rulebooks.size).toBe(0);
	});
	test('one more than may be kept is refused', async () => {
		const {ask, within} = await table();
		for (let count = 0; count < MOST_RULEBOOKS; count++)
			await ask['book/read']({text: own({id: `maison-${count}`}), keep: true, lang: 'fr'});
		expect((await ask['book/read']({text: own(), keep: true, lang: 'fr'})).ok).toBe(false);
		expect(within.rulebooks.size).toBe(MOST_RULEBOOKS);
		expect((await ask['book/read']({text: own({id: 'maison-3', version: '1.0.1'}), keep: true, lang: 'fr'})).ok).toBe(true);
	});
	test('a version that changes nothing on the sheet has its line all the same, and comes back', async () => {
		const later = {versions: [{version: '1.1.0', notes: 'Autre mot.', patch: [{op: 'set', path: 'name', value: 'Foyer'}]}]};
		const {ask} = await table(made('maison'));
		await ask['book/read']({text: own(later), keep: true, lang: 'fr'});
		const moved = value(await ask['version/move']({...about, revision: 1, to: '1.1.0'}));
		expect([moved.sheet.bookVersion, moved.view.history.length]).toEqual(['1.1.0', 1]);
		expect(value(await ask['sheet/undo']({...about, revision: 2})).sheet.bookVersion).toBe('1.0.0');
	});
	test('that is whole first and last but not between is refused, with the version it breaks at', async () => {
		const {ask} = await table();
		const force = {id: 'force', name: 'Force'};
		const patches = [
			{version: '1.1.0', notes: '…', patch: [{op: 'set', path: 'derived.garde.formula', value: '@nul'}]},
			{version: '1.2.0', notes: '…', patch: [{op: 'set', path: 'derived.garde.formula', value: '@force'}]},
		];
		const text = own({stats: [force], derived: [{id: 'garde', name: 'Garde', formula: '@force'}], versions: patches});
		expect(await ask['book/read']({text, keep: false, lang: 'fr'})).toMatchObject({
			ok: false,
			error: [{path: '1.1.0 derived[0].formula'}],
		});
	});
	test('one aboard cannot be deleted', async () => {
		const {ask} = await table();
		expect((await ask['book/delete']({id: 'forge'})).ok).toBe(false);
	});
	test('a sheet moves to a later version after a preview, and back by undo', async () => {
		const later = {versions: [{version: '1.1.0', notes: 'Plus fort.', patch: [{op: 'set', path: 'tracks.vie.max', value: 4}]}]};
		const {ask} = await table(made('maison', {tracks: {vie: 9}}));
		await ask['book/read']({text: own({tracks: [{id: 'vie', name: 'Vie', max: 9}], ...later}), keep: true, lang: 'fr'});
		expect(value(await ask['version/preview']({...about, to: '1.1.0'}))).toMatchObject({
			notes: ['1.1.0\u00A0: Plus fort.'],
			moved: ['Vie 9 → 4'],
		});
		const moved = value(await ask['version/move']({...about, revision: 1, to: '1.1.0'}));
		expect([moved.sheet.bookVersion, moved.view.tracks[0]]).toMatchObject(['1.1.0', {value: 4, max: 4}]);
		const back = value(await ask['sheet/undo']({...about, revision: 2}));
		expect([back.sheet.bookVersion, back.view.book.version, back.view.tracks[0]]).toMatchObject([
			'1.0.0',
			'1.0.0',
			{value: 9, max: 9},
		]);
		await ask['version/move']({...about, revision: 3, to: '1.1.0'});
		expect((await ask['version/move']({...about, revision: 4, to: '1.1.0'})).ok).toBe(false);
		expect((await ask['version/preview']({...about, to: '3.0.0'})).ok).toBe(false);
	});
});

describe('a character in the making', () => {
	test('is reviewed and kept as a draft; what the rules decide is not taken from the door', async () => {
		const {ask, memory} = await table(aSheet({book: bookId('forge'), bookVersion: '1.0.0'}));
		const state = {...emptyState, xp: 500, made: true, answers: {vice: {text: 'le jeu', level: 1}}};
		const reviewed = value(await ask['creation/review']({...about, state}));
		expect(reviewed.state).toMatchObject({xp: 0, made: false, answers: {vice: {text: 'le jeu'}}});
		expect(reviewed.steps.map(step => step.kind)).toContain('stats');
		expect(value(await memory.getSheet(id))).toMatchObject({revision: 2, game: {state: {made: false}}});
		const refused = await ask['creation/finish']({...about, revision: 2, state});
		expect(refused.ok).toBe(false);
		expect(value(await memory.getSheet(id))?.game?.state.made).toBe(false);
	});
	test('draws by dice once, as the step says; the line cannot be taken back, nor the faces sent in', async () => {
		const {ask, memory} = await table(aSheet({book: bookId('chimere'), bookVersion: '1.0.0'}));
		const state = {...emptyState, choices: {art: 'boxe', methode: 'hasard'}, draws: {talents: [[7, 3]]}};
		expect(value(await ask['creation/review']({...about, state})).steps.find(({draw}) => draw)?.draw).toMatchObject({
			dice: '1d10 + 1d6',
			falls: [],
			left: 2,
			free: 0,
		});
		await ask['creation/draw']({...about, state, step: 'talents'});
		const drawn = value(await ask['creation/draw']({...about, state, step: 'talents'}));
		expect(drawn.state.draws).toEqual({
			talents: [
				[10, 6],
				[10, 6],
			],
		});
		expect(drawn.steps.find(({draw}) => draw)?.draw).toMatchObject({left: 0, free: 2});
		expect(text(await ask['creation/draw']({...about, state, step: 'talents'}))).toMatch(/^Les dés n’ont rien de plus/);
		const {history} = value(await memory.getSheet(id))!.game!;
		expect(history.map(({what}) => what)).toEqual([
			expect.stringMatching(/^Tirer un talent, 1d10 \+ 1d6.: 10 · 6.: Aucun talent n’a cette place/),
			expect.stringMatching(/^Tirer un talent/),
		]);
		expect(text(await ask['sheet/undo']({...about, revision: 4}))).toBe('Il n’y a plus rien à annuler.');
	});
	test('made already, it is not made again', async () => {
		const {ask} = await table(made('forge'));
		expect((await ask['creation/review']({...about, state: emptyState})).ok).toBe(false);
		expect((await ask['creation/finish']({...about, revision: 1, state: emptyState})).ok).toBe(false);
	});
});

test('whatever a sheet is asked, its tracks stay within their maxima and its numbers finite', async () => {
	const tracks = ['pv', 'espoir', 'stress', 'armure'];
	const deeds = fc.oneof(
		fc.record({act: fc.constant('track' as const), track: fc.constantFrom(...tracks), to: fc.integer({min: -50, max: 50})}),
		fc.record({
			act: fc.constant('condition' as const),
			condition: fc.constantFrom('vulnerable', 'effraye'),
			level: fc.integer({min: 0, max: 9}),
		}),
		fc.record({act: fc.constant('pass' as const), moment: fc.constantFrom('turn' as const, 'scene' as const, 'rest' as const)}),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(fc.oneof(deeds, fc.constant('undo' as const)), {maxLength: 8}), async acts => {
			const {ask, memory} = await table(made('clair-obscur'));
			for (const deed of acts) {
				const revision = value(await memory.getSheet(id))!.revision;
				if (deed === 'undo') await ask['sheet/undo']({...about, revision});
				else await ask['sheet/do']({...about, revision, deed, who: 'gm'});
			}
			const {view, sheet} = value(await ask['sheet/view'](about));
			for (const {value, min, max} of view.tracks) expect(value >= min && value <= max).toBe(true);
			expect(JSON.stringify(sheet)).not.toContain('null');
		}),
		{numRuns: 30},
	);
});
