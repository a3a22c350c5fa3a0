import type {Lang} from '../shared/lang';
import {viewWords} from '../shared/words/view';
import {newest} from './at-version';
import {type Moment, moments} from './contract/basics';
import type {Question} from './contract/parts';
import type {Rulebook} from './contract/rulebook';
import {invalidIn} from './creation/invalid';
import {Derivation} from './derive';
import {type Game, nameOf} from './game';
import {balance} from './growth';
import type {HistoryLine} from './history';
import {nextLevel} from './levels';
import {answerProblem} from './questions';
import {labelIn, sayRule} from './say';
import type {State, TableState} from './state';
import type {ClockView, HistoryView, ListView, OptionView, QuestionView, SheetView, ThingView} from './view';
import {viewBuilder} from './view-build';
import {viewCatalogue, viewConditions} from './view-carried';
import {viewDerived, viewSkills, viewStats, viewTracks} from './view-values';
import {momentIn, proseIn} from './view-words';

type Listed = State['lists'][string][number];

/** `Capitaine Iris 2 (admiration, loyauté)`. */
export const shownEntry = ({name, value, words}: Listed): string =>
	`${name}${value === undefined ? '' : ` ${value}`}${words ? ` (${words})` : ''}`;

export function viewList(sheet: Derivation, id: string, lang: Lang): ListView | undefined {
	const list = sheet.game.lists.get(nameOf(id));
	if (!list) return undefined;
	return {
		id: list.id,
		name: labelIn(list.name, lang),
		covers: proseIn(list.description, lang),
		valued: list.valued,
		...(list.max !== undefined && {most: sheet.number(list.max)}),
		...(list.maxValue !== undefined && {highest: sheet.number(list.maxValue)}),
		entries: (sheet.state.lists[list.id] ?? []).map(({name, value, words}) => ({
			name,
			...(value !== undefined && {value}),
			...(words !== undefined && {words}),
			shown: shownEntry({name, value, words}),
		})),
	};
}

/** The switches of the rulebook, as this sheet and its table have them. */
const viewOptions = ({game, state, around}: Derivation, lang: Lang): readonly OptionView[] =>
	game.book.options.map(option => ({
		id: option.id,
		name: labelIn(option.name, lang),
		covers: proseIn(option.description, lang),
		kind: option.kind,
		value: around.table?.options[option.id] ?? state.options[option.id] ?? option.default,
		options: option.kind === 'choice' ? option.options.map(({id, name}) => ({id, name: labelIn(name, lang)})) : [],
		...(option.kind === 'number' && {min: option.min, max: option.max}),
	}));

/** The clocks of the game, those not begun at 0, and those that rules or the table made. */
function viewClocks(sheet: Derivation, lang: Lang): readonly ClockView[] {
	const running = {...sheet.around.table?.clocks, ...sheet.state.clocks};
	const known = sheet.game.book.clocks.map(clock => ({
		id: clock.id,
		name: labelIn(clock.name, lang),
		...(running[clock.id] ?? {filled: 0, size: Math.max(1, Math.trunc(sheet.number(clock.size)))}),
	}));
	const made = Object.entries(running).filter(([id]) => !sheet.game.clocks.has(nameOf(id)));
	return [...known, ...made.map(([id, clock]) => ({id, name: id, ...clock}))];
}

const viewThings = (sheet: Derivation, lang: Lang): readonly ThingView[] =>
	sheet.state.things.map(({key, kind, name, stats, tracks}) => {
		const known = sheet.game.things.get(nameOf(kind));
		return {
			key,
			kind: known ? labelIn(known.name, lang) : kind,
			name,
			stats: (known?.stats ?? []).map(stat => ({
				name: labelIn(stat.name, lang),
				value: stats[stat.id] ?? sheet.number(stat.default),
			})),
			tracks: (known?.tracks ?? []).map(track => {
				const max = sheet.number(track.max);
				return {id: track.id, name: labelIn(track.name, lang), value: tracks[track.id] ?? max, max};
			}),
		};
	});

export function viewQuestion(sheet: Derivation, question: Question, lang: Lang): QuestionView {
	const fixed = answerProblem(question, sheet.state);
	return {
		id: question.id,
		name: labelIn(question.name, lang),
		hint: proseIn(question.hint, lang),
		text: sheet.state.answers[question.id]?.text ?? '',
		long: question.long,
		required: question.required,
		hidden: question.hidden,
		...(fixed && {fixed: sayRule(fixed, lang)}),
	};
}

/** What a character says it is, in one line, out of its short answers: `Identité : chevalier errant · Thème : le devoir`. */
export const definitionOf = (sheet: Derivation, lang: Lang): string =>
	sheet.game.book.questions
		.filter(question => !question.long && !question.hidden)
		.map(question => ({name: labelIn(question.name, lang), text: sheet.state.answers[question.id]?.text.trim() ?? ''}))
		.filter(({text}) => text !== '')
		.map(answer => viewWords[lang].named(answer))
		.join(' · ');

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

function viewMoney({game, state}: Derivation, lang: Lang): SheetView['money'] {
	const {money} = game.book;
	if (!money) return undefined;
	const amount = state.money ?? 0;
	return {name: labelIn(money.name, lang), amount, shown: `${amount} ${labelIn(money.short ?? money.name, lang)}`};
}

const viewReserves = (sheet: Derivation, lang: Lang): SheetView['reserves'] =>
	sheet.game.book.reserves.map(reserve => ({
		id: reserve.id,
		name: labelIn(reserve.name, lang),
		value: sheet.around.table?.reserves[reserve.id] ?? sheet.number(reserve.start),
		max: sheet.number(reserve.max),
		locksHardMoves: reserve.locksHardMoves,
	}));

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
