import type {Lang} from '../../shared/lang';
import {type Awaited, awaited, isOver} from '../encounters';
import {type Game, nameOf} from '../game';
import {labelIn} from '../say';
import type {FallenRoll, Fight, Meeting} from './fight';
import {meetersOf, sideOfMany} from './meet';
import type {Ground} from './order';

export type Named = {readonly id: string; readonly name: string};

/** A roll that a meeting waits for, as the GM sees it. */
export type AwaitedView = {
	readonly side: 'a' | 'b';
	/** By whom of several, where each of them rolls. */
	readonly of?: string;
	readonly who: string;
	readonly moves: readonly Named[];
	/** What the move asks, and what is to be answered. */
	readonly asks: readonly {readonly name: string; readonly value: number}[];
	/** What has fallen, once it has. */
	readonly fell?: string;
};

/** A meeting as the GM sees it: where it stands and what it waits for. */
export type MeetingView = {
	readonly key: string;
	readonly name: string;
	readonly a: string;
	readonly b: string;
	/** Of several, all of them; `able`: who may speak for them. */
	readonly band: readonly {
		readonly key: string;
		readonly name: string;
		readonly speaks: boolean;
		readonly able: boolean;
	}[];
	readonly state: string;
	readonly pass: number;
	readonly roles: readonly {readonly role: string; readonly who: string}[];
	readonly over: boolean;
	readonly awaited: readonly AwaitedView[];
	readonly ready: boolean;
	/** A sheet of those who meet is not here. */
	readonly lost: boolean;
};

/** What one of a fight is called; an empty text for one who is not in it. */
export const nameIn = (fight: Fight, key: string): string => fight.combatants.find(one => one.key === key)?.name ?? '';

/** A move by its name, or by its id where the book has none of it. */
export const moveNamed = (game: Game, id: string, lang: Lang): Named => {
	const move = game.book.moves.find(one => one.id === id);
	return {id, name: move ? labelIn(move.name, lang) : id};
};

/** The answers that a move wants from the encounter, by the names of its questions. */
function asksOf(game: Game, {moves, asks = {}}: Awaited, lang: Lang): AwaitedView['asks'] {
	const known = moves.flatMap(id => game.moves.get(nameOf(id))?.asks ?? []);
	return Object.entries(asks).map(([id, value]) => {
		const ask = known.find(one => one.id === id);
		return {name: ask ? labelIn(ask.name, lang) : id, value};
	});
}

/** `Parade [5, 1] + 1`. */
function told(game: Game, {move, faces, added = 0}: FallenRoll, lang: Lang): string {
	const dice = faces.length === 0 ? '' : ` [${faces.join(', ')}]`;
	const more = added === 0 ? '' : ` ${added > 0 ? '+' : '−'} ${Math.abs(added)}`;
	return `${moveNamed(game, move, lang).name}${dice}${more}`;
}

/** A meeting of the fight as the GM sees it. */
export function viewMeeting(ground: Ground, fight: Fight, meeting: Meeting): MeetingView {
	const {game, lang} = ground;
	const {key, a, others, standing, fallen} = meeting;
	const machine = game.book.encounters.find(one => one.id === standing.encounter);
	const state = machine?.states.find(one => one.id === standing.state);
	const meeters = meetersOf(ground, fight, meeting);
	const {speaker, rest, able} = sideOfMany(ground, fight, meeting);
	const who = {a: nameIn(fight, a), b: nameIn(fight, speaker)};
	const over = isOver(game, standing);
	const waiting = (meeters && !over ? awaited(game, standing, meeters) : []).map((one): AwaitedView => {
		const {by, of, moves} = one;
		const roll = of === undefined ? fallen[by] : fallen.each?.[of];
		return {
			side: by,
			...(of !== undefined && {of}),
			who: of === undefined ? who[by] : nameIn(fight, of),
			moves: moves.map(move => moveNamed(game, move, lang)),
			asks: asksOf(game, one, lang),
			...(roll && {fell: told(game, roll, lang)}),
		};
	});
	return {
		key,
		name: machine ? labelIn(machine.name, lang) : standing.encounter,
		a: who.a,
		b: who.b,
		band: (others ? [speaker, ...rest] : []).map(one => ({
			key: one,
			name: nameIn(fight, one),
			speaks: one === speaker,
			able: able(one),
		})),
		state: state ? labelIn(state.name, lang) : standing.state,
		pass: standing.pass,
		roles: (machine?.roles ?? []).flatMap(({id, name}) => {
			const side = standing.roles[id];
			return side ? [{role: labelIn(name, lang), who: who[side]}] : [];
		}),
		over,
		awaited: waiting,
		ready: meeters !== undefined && !over && waiting.every(({fell}) => fell !== undefined),
		lost: meeters === undefined,
	};
}
