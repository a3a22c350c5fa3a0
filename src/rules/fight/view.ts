import type {Lang} from '../../shared/lang';
import {labelIn} from '../say';
import {viewDerived} from '../view-values';
import {actionsOf} from './acts';
import type {Combatant, Fight} from './fight';
import {type Ground, gameBehind, isIdle, rolledBy, scoreOf, sheetBehind} from './order';
import {type MeetingView, moveNamed, type Named, nameIn, viewMeeting} from './view-meeting';

export type {MeetingView} from './view-meeting';

/** One of a fight as the GM sees him. */
export type CombatantView = {
	readonly key: string;
	readonly name: string;
	readonly sheet?: string;
	/** What orders him; undefined where nobody knows yet. */
	readonly score?: number;
	/** The move that is to be rolled for it, while it is not. */
	readonly roll?: Named;
	/** He rolled too little to act in this round. */
	readonly idle?: true;
	readonly first: boolean;
	readonly turn: boolean;
	readonly acted: boolean;
	readonly out: boolean;
	readonly members?: {readonly now: number; readonly of: number};
	/** What the GM counts and notes for one without a sheet. */
	readonly life?: {readonly now: number; readonly of: number};
	readonly memo?: string;
	readonly actions: readonly (Named & {readonly used: number; readonly of: number})[];
	/** What a fight wears down, as the sheet has it, and whatever else was written on it: how many a band has left. */
	readonly tracks: readonly (Named & {readonly value: number; readonly max: number})[];
	readonly conditions: readonly string[];
	/** Derived values that the book keeps at hand in a fight. */
	readonly values?: readonly {readonly id: string; readonly name: string; readonly shown: string}[];
	/** The version of the rules that his sheet is pinned to, where it is not the fight's. */
	readonly version?: string;
};

export type FightView = {
	readonly book: string;
	readonly version: string;
	readonly round: number;
	readonly seconds?: number;
	readonly combatants: readonly CombatantView[];
	readonly meetings: readonly MeetingView[];
	/** Meetings that the book knows, with what may be said of either side at the start. */
	readonly encounters: readonly (Named & {readonly text: string; readonly flags: readonly Named[]; readonly several: boolean})[];
	/** The last act, where it can be taken back. */
	readonly undoes?: string;
	readonly log: readonly {readonly round: number; readonly who: string; readonly text: string}[];
};

const named = (
	lang: Lang,
	pieces: readonly {readonly id: string; readonly name: Parameters<typeof labelIn>[0]}[],
): readonly Named[] => pieces.map(({id, name}) => ({id, name: labelIn(name, lang)}));

function tracksOf(ground: Ground, one: Combatant): CombatantView['tracks'] {
	const sheet = sheetBehind(ground, one);
	if (!sheet) return [];
	return sheet.game.book.tracks
		.filter(({id, role}) => role !== undefined || sheet.state.tracks[id] !== undefined)
		.map(({id, name}) => {
			const {value, max} = sheet.track(id);
			return {id, name: labelIn(name, ground.lang), value, max};
		});
}

function valuesOf(ground: Ground, one: Combatant): NonNullable<CombatantView['values']> {
	const sheet = sheetBehind(ground, one);
	const shown = ground.game.book.combat?.shows ?? [];
	return sheet ? viewDerived(sheet, ground.lang).filter(({id}) => shown.includes(id)) : [];
}

const conditionsOf = (ground: Ground, one: Combatant): readonly string[] =>
	(sheetBehind(ground, one)?.conditions ?? []).map(({condition, level, left}) => {
		const name = labelIn(condition.name, ground.lang);
		const shown = condition.max > 1 ? `${name} ${level}` : name;
		return left === undefined ? shown : `${shown} (${left})`;
	});

function viewCombatant(ground: Ground, fight: Fight, one: Combatant): CombatantView {
	const {key, name, sheet, members, life, memo, out} = one;
	const score = scoreOf(ground, one);
	const move = score === undefined ? rolledBy(ground, one) : undefined;
	const pinned = sheet === undefined ? undefined : gameBehind(ground, sheet).book.version;
	const values = valuesOf(ground, one);
	const other = pinned !== undefined && pinned !== ground.game.book.version && ground.sheets.has(sheet!);
	return {
		key,
		name,
		out,
		...(sheet !== undefined && {sheet}),
		...(score !== undefined && {score}),
		...(move !== undefined && {roll: moveNamed(ground.game, move, ground.lang)}),
		...(members && {members}),
		...(life && {life}),
		...(memo !== undefined && {memo}),
		...(other && {version: pinned}),
		...(fight.round > 0 && isIdle(ground, one) && {idle: true as const}),
		first: fight.first.includes(key),
		turn: fight.turn === key,
		acted: fight.acted.includes(key),
		actions: actionsOf(ground, one).map(action => ({...action, name: labelIn(action.name, ground.lang)})),
		tracks: tracksOf(ground, one),
		conditions: conditionsOf(ground, one),
		...(values.length > 0 && {values: values.map(({id, name, shown}) => ({id, name, shown}))}),
	};
}

/** A fight as the GM sees it, in its order. */
export function viewFight(ground: Ground, fight: Fight): FightView {
	const {game, lang} = ground;
	const {combat, encounters} = game.book;
	const undoes = ground.table.steps?.at(-1)?.act;
	const inOrder = fight.order.flatMap(key => fight.combatants.filter(one => one.key === key));
	return {
		book: labelIn(game.book.name, lang),
		version: game.book.version,
		round: fight.round,
		...(combat?.seconds !== undefined && {seconds: combat.seconds}),
		combatants: inOrder.map(one => viewCombatant(ground, fight, one)),
		meetings: fight.meetings.map(meeting => viewMeeting(ground, fight, meeting)),
		encounters: encounters.map(({id, name, description, flags, several}) => ({
			id,
			several,
			name: labelIn(name, lang),
			text: description === undefined ? '' : labelIn(description, lang),
			flags: named(lang, flags),
		})),
		...(undoes !== undefined && {undoes}),
		log: fight.log.map(({round, who, text}) => ({round, who: who === undefined ? '' : nameIn(fight, who), text})),
	};
}
