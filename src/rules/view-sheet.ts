import type {Lang} from '../shared/lang';
import {newest} from './at-version';
import {type Moment, moments} from './contract/basics';
import type {Rulebook} from './contract/rulebook';
import {invalidIn} from './creation/invalid';
import {Derivation} from './derive';
import type {Game} from './game';
import {balance} from './growth';
import type {HistoryLine} from './history';
import {nextLevel} from './levels';
import {labelIn, sayRule} from './say';
import type {State, TableState} from './state';
import type {HistoryView, SheetView} from './view';
import {viewBuilder} from './view-build';
import {viewCatalogue, viewConditions} from './view-carried';
import {definitionOf, viewClocks, viewList, viewMoney, viewOptions, viewQuestion, viewReserves, viewThings} from './view-kept';
import {viewDerived, viewSkills, viewStats, viewTracks} from './view-values';
import {momentIn, proseIn} from './view-words';

/** The moments that something of this game waits for, and a scene and a session, which every game has. */
function momentsOf(book: Rulebook): readonly Moment[] {
	const waited = new Set<unknown>(['scene', 'session']);
	for (const track of book.tracks) if (track.refill !== 'never') waited.add(track.refill.on);
	for (const condition of book.conditions) {
		waited.add(condition.ticks);
		if (condition.turns !== undefined || condition.fade !== undefined)
			waited.add(condition.ticks === 'never' ? 'turn' : condition.ticks);
	}
	for (const {on, also} of book.cards) for (const event of [on, ...(also ?? [])]) waited.add(event);
	const modifiers = [...book.modifiers, ...book.moves.flatMap(move => move.modifiers)];
	for (const catalogue of book.catalogues)
		for (const entry of catalogue.entries) {
			modifiers.push(...entry.modifiers);
			if (entry.uses) waited.add(entry.uses.per);
		}
	for (const limited of [...modifiers, ...book.spends]) waited.add(limited.limit?.per);
	return moments.filter(moment => moment !== 'level' && waited.has(moment));
}

/** The history, each line with whether it was taken back. */
export function viewHistory(history: readonly HistoryLine[]): readonly HistoryView[] {
	const undone = new Set(history.map(line => line.undoes));
	return history.map(({id, at, who, what, undoes}) => ({
		id,
		at,
		who,
		what,
		undone: undone.has(id),
		...(undoes !== undefined && {undoes}),
	}));
}

/** A sheet under its rules, all in the reader's language. `newestVersion`: the latest that is known of its rulebook, which `game` may not be at. */
export function viewSheet(
	game: Game,
	state: State,
	table: TableState,
	history: readonly HistoryLine[],
	lang: Lang,
	newestVersion: string = newest(game.book),
): SheetView {
	const sheet = new Derivation(game, state, {table});
	const {book} = game;
	const {needs} = nextLevel(game, state);
	const money = viewMoney(sheet, lang);
	const named = <Piece extends {readonly id: string; readonly name: Rulebook['name']}>({id, name}: Piece) => ({
		id,
		name: labelIn(name, lang),
	});
	const known = <Value>(value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value]);
	return {
		book: {id: book.id, name: labelIn(book.name, lang), version: book.version, newest: newestVersion},
		level: state.level,
		experience: {
			xp: state.xp,
			free: balance(game, state, undefined),
			...(needs !== undefined && {next: needs}),
			balances: (book.progression.balances ?? []).map(one => ({...named(one), left: balance(game, state, one.id)})),
		},
		definition: definitionOf(sheet, lang),
		groups: book.groups.map(named),
		stats: viewStats(sheet, lang),
		skills: viewSkills(sheet, lang),
		...(book.skillRules.name !== undefined && {skillsName: labelIn(book.skillRules.name, lang)}),
		derived: viewDerived(sheet, lang),
		tracks: viewTracks(sheet, lang),
		conditions: viewConditions(sheet, lang),
		settable: book.conditions.map(condition => ({...named(condition), max: condition.max})),
		lists: book.lists.flatMap(list => known(viewList(sheet, list.id, lang))),
		clocks: viewClocks(sheet, lang),
		things: viewThings(sheet, lang),
		kinds: book.things.map(named),
		builders: book.builders.flatMap(({id}) => known(viewBuilder(sheet, id, lang))),
		catalogues: book.catalogues.flatMap(({id}) => known(viewCatalogue(sheet, id, lang))),
		...(money && {money}),
		reserves: viewReserves(sheet, lang),
		questions: book.questions.map(question => viewQuestion(sheet, question, lang)),
		moves: book.moves
			.filter(move => !move.hidden)
			.map(move => ({...named(move), covers: proseIn(move.description, lang), group: move.group ?? ''})),
		encounters: book.encounters.map(named),
		moments: momentsOf(book).map(moment => ({id: moment, name: momentIn(moment, lang)})),
		reference: book.reference.map(reference => ({
			...named(reference),
			text: labelIn(reference.text, lang),
			about: reference.about ?? [],
		})),
		invalid: invalidIn(sheet).map(({where, problem}) => ({where, text: sayRule(problem, lang)})),
		options: viewOptions(sheet, lang),
		openSkills: book.skillRules.open,
		history: viewHistory(history),
		made: state.made,
	};
}
