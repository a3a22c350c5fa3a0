import type {Lang} from '../shared/lang';
import {viewWords} from '../shared/words/view';
import type {Question} from './contract/parts';
import type {Derivation} from './derive';
import {nameOf} from './game';
import {answerProblem} from './questions';
import {labelIn, sayRule} from './say';
import type {State} from './state';
import type {ClockView, ListView, OptionView, QuestionView, SheetView, ThingView} from './view';
import {proseIn} from './view-words';

type Listed = State['lists'][string][number];

/** `Capitaine Iris 2 (admiration, loyauté)`. */
export const shownEntry = ({name, value, words}: Listed): string =>
	`${name}${value === undefined ? '' : ` ${value}`}${words ? ` (${words})` : ''}`;

/** A list with its entries; undefined for one that the game has not. */
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
export const viewOptions = ({game, state, around}: Derivation, lang: Lang): readonly OptionView[] =>
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
export function viewClocks(sheet: Derivation, lang: Lang): readonly ClockView[] {
	const running = {...sheet.around.table?.clocks, ...sheet.state.clocks};
	const known = sheet.game.book.clocks.map(clock => ({
		id: clock.id,
		name: labelIn(clock.name, lang),
		...(running[clock.id] ?? {filled: 0, size: Math.max(1, Math.trunc(sheet.number(clock.size)))}),
	}));
	const made = Object.entries(running).filter(([id]) => !sheet.game.clocks.has(nameOf(id)));
	return [...known, ...made.map(([id, clock]) => ({id, name: id, ...clock}))];
}

/** What the character owns that has numbers of its own. */
export const viewThings = (sheet: Derivation, lang: Lang): readonly ThingView[] =>
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

/** A question with what was answered, and why it may not be answered again. */
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

/** The purse, where the game has a currency. */
export function viewMoney({game, state}: Derivation, lang: Lang): SheetView['money'] {
	const {money} = game.book;
	if (!money) return undefined;
	const amount = state.money ?? 0;
	return {name: labelIn(money.name, lang), amount, shown: `${amount} ${labelIn(money.short ?? money.name, lang)}`};
}

/** The table's reserves, as it holds them. */
export const viewReserves = (sheet: Derivation, lang: Lang): SheetView['reserves'] =>
	sheet.game.book.reserves.map(reserve => ({
		id: reserve.id,
		name: labelIn(reserve.name, lang),
		value: sheet.around.table?.reserves[reserve.id] ?? sheet.number(reserve.start),
		max: sheet.number(reserve.max),
		locksHardMoves: reserve.locksHardMoves,
	}));
