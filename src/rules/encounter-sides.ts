import type {Encounter} from './contract/encounters';
import {Derivation} from './derive';
import type {Standing} from './fight/standing';
import type {Scope} from './formula/evaluate';
import type {Value} from './formula/formula';
import {type Game, nameOf} from './game';
import {type Facts, readFacts} from './moves/facts';
import type {State, TableState} from './state';

export type Side = 'a' | 'b';
/** Those of a side that is several, by a key of their own: who speaks for it, whose sheet is the side's, and the others. */
export type Band = {readonly speaker: string; readonly rest: ReadonlyMap<string, State>};
/** The two who meet, and the table. `band`: where side b is several. */
export type Meeting = {readonly a: State; readonly b: State; readonly table: TableState; readonly band?: Band};
/** What fell in the present state, by side; `each`: by those of a side of whom each rolls for himself. */
export type Fallen = {readonly a?: Facts; readonly b?: Facts; readonly each?: ReadonlyMap<string, Facts>};

/** The side that `a`, `b` or a role stands for. */
export const sideOf = (who: string, at: Standing): Side | undefined => (who === 'a' || who === 'b' ? who : at.roles[who]);

/** Whether somebody can no longer take part. */
export const isOut = (game: Game, {out}: Encounter, state: State, table: TableState): boolean =>
	out !== undefined && game.holds(out, new Derivation(game, state, {table}).scope);

/** Everybody of side b, by key, the speaker first; one without a band has no key. */
function all({b, band}: Meeting): readonly (readonly [string, State])[] {
	return band ? [[band.speaker, b], ...band.rest] : [['', b]];
}

/** Those of a side who can still take part. */
function able(game: Game, machine: Encounter, meeting: Meeting, side: Side): readonly (readonly [string, State])[] {
	const those = side === 'a' ? ([['', meeting.a]] as const) : all(meeting);
	return those.filter(([, state]) => !isOut(game, machine, state, meeting.table));
}

/** The keys of those of side b who are asked one by one: of all who stand, those whom the state before left. */
export const askedOf = (game: Game, machine: Encounter, meeting: Meeting, {only}: Standing): readonly string[] =>
	able(game, machine, meeting, 'b')
		.map(([key]) => key)
		.filter(key => !only || only.includes(key));

function best(each: Fallen['each']): Facts | undefined {
	return [...(each?.values() ?? [])].reduce<Facts | undefined>(
		(high, one) => (high && high.total >= one.total ? high : one),
		undefined,
	);
}

/** What formulas of a meeting read: both sides, their sheets, flags and rolls, and how many they are. */
export function scopeOf(game: Game, machine: Encounter, meeting: Meeting, fallen: Fallen, at: Standing): Scope {
	const sheet = (state: State) => new Derivation(game, state, {table: meeting.table}).scope;
	const ofSide = (side: Side, path: readonly string[], args: readonly Value[]): Value | undefined => {
		const [part, ...rest] = path;
		if (part === 'sheet') return sheet(meeting[side]).read(rest, args);
		if (part === 'flag') return at.flags[`${side}.${rest[0] ?? ''}`] ?? 0;
		if (part === 'count') return able(game, machine, meeting, side).length;
		if (part === 'highest')
			return Math.max(0, ...able(game, machine, meeting, side).map(([, state]) => Number(sheet(state).read(rest, args) ?? 0)));
		const facts = fallen[side] ?? (side === 'b' ? best(fallen.each) : undefined);
		return facts ? readFacts(facts, undefined, path, args) : 0;
	};
	const own = sheet(meeting.a);
	const read: Scope['read'] = (path, args) => {
		const [first, ...rest] = path as [string, ...string[]];
		if (first === 'pass') return at.pass;
		const side = sideOf(first, at) ?? Object.entries(at.roles).find(([role]) => nameOf(role) === first)?.[1];
		if (side) return ofSide(side, rest, args);
		return first === 'opt' ? own.read(path, args) : undefined;
	};
	return {...own, read};
}
