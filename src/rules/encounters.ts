import {fail, ok, type Result} from '../shared/result';
import type {Change} from './change';
import type {Encounter, Transition} from './contract/encounters';
import {act} from './effects/acting';
import {askedOf, type Fallen, type Meeting, type Side, scopeOf, sideOf} from './encounter-sides';
import type {Standing} from './fight/standing';
import type {Scope} from './formula/evaluate';
import type {Value} from './formula/formula';
import {type Game, nameOf} from './game';
import type {RuleProblem} from './problem';
import type {State} from './state';
import {pass} from './time';

export type {Fallen, Meeting, Side} from './encounter-sides';

/** A roll that the state waits for; `of`: by whom of a side that is several. `asks`: what the move's own questions are to be answered with. */
export type Awaited = {
	readonly by: Side;
	readonly of?: string;
	readonly moves: readonly string[];
	readonly asks?: Readonly<Record<string, number>>;
};
export type Moved = {
	readonly standing: Standing;
	readonly meeting: Meeting;
	readonly texts: readonly Transition['text'][];
	readonly changes: readonly Change[];
};

// A machine that went round without a roll would never end.
const MOST_STEPS = 20;

const machineOf = (game: Game, name: string): Encounter | undefined =>
	game.book.encounters.find(one => nameOf(one.id) === nameOf(name));
const stateOf = (machine: Encounter, name: string) => machine.states.find(one => one.id === name);

/** An encounter at its start. `flags` are those of sides: `{"a.surpris": 1}`. */
export function begin(game: Game, name: string, flags: Readonly<Record<string, number>> = {}): Result<Standing, RuleProblem> {
	const machine = machineOf(game, name);
	const said = Object.fromEntries(Object.entries(flags).map(([key, value]) => [nameOf(key), value]));
	return machine
		? ok({encounter: machine.id, state: machine.start, pass: 1, roles: {}, flags: said})
		: fail({code: 'rule/unknown', what: 'encounter', id: name});
}

/** Whether the book lets side b of an encounter be several. */
export const takesSeveral = (game: Game, name: string): boolean => machineOf(game, name)?.several ?? false;

function take(game: Game, at: Standing, meeting: Meeting, transition: Transition, scope: Scope, only?: readonly string[]): Moved {
	const roles = Object.fromEntries(Object.entries(transition.roles ?? {}).map(([role, who]) => [role, sideOf(who, at) ?? 'a']));
	const flags = Object.fromEntries(
		Object.entries(transition.flags ?? {}).map(([key, value]) => {
			const [who, flag] = key.split('.') as [string, string];
			return [`${sideOf(who, at) ?? who}.${nameOf(flag)}`, game.number(value, scope)];
		}),
	);
	const {only: _, ...still} = at;
	const next: Standing = {
		...still,
		state: transition.to,
		pass: at.pass + (transition.nextPass ? 1 : 0),
		roles: {...at.roles, ...roles},
		flags: {...at.flags, ...flags},
		...(only && {only: [...only]}),
	};
	let after = meeting;
	const changes: Change[] = [];
	for (const {on, effects} of transition.do ?? []) {
		const side = sideOf(on, next) ?? sideOf(on, at);
		if (!side) continue;
		const other: Side = side === 'a' ? 'b' : 'a';
		const done = act(game, {self: after[side], target: after[other], table: after.table}, effects, {
			extra: {
				a: (path, args) => scope.read(['a', ...path], args),
				b: (path, args) => scope.read(['b', ...path], args),
				...Object.fromEntries(
					Object.keys(next.roles).map(role => [
						nameOf(role),
						(path: readonly string[], args: readonly Value[]) => scope.read([role, ...path], args),
					]),
				),
			},
		});
		after = {...after, [side]: done.players.self, [other]: done.players.target ?? after[other], table: done.players.table};
		changes.push(...done.changes);
	}
	if (!transition.nextPass) return {standing: next, meeting: after, texts: [transition.text], changes};
	const passed = passOver(game, after);
	return {standing: next, meeting: passed.meeting, texts: [transition.text], changes: [...changes, ...passed.changes]};
}

/** A pass is over for all who meet: what bore on it alone fades. */
function passOver(game: Game, meeting: Meeting): Pick<Moved, 'meeting' | 'changes'> {
	const changes: Change[] = [];
	let {table} = meeting;
	const over = (state: State): State => {
		const done = pass(game, {self: state, table}, 'pass', {table});
		table = done.players.table;
		changes.push(...done.changes);
		return done.players.self;
	};
	const [a, b] = [over(meeting.a), over(meeting.b)];
	const {band} = meeting;
	const rest = band && new Map([...band.rest].map(([key, state]) => [key, over(state)]));
	return {meeting: {a, b, table, ...(band && rest && {band: {...band, rest}})}, changes};
}

/** Goes on without dice as far as the state's own conditions lead. */
function settle(game: Game, machine: Encounter, moved: Moved): Moved {
	let now = moved;
	for (let step = 0; step < MOST_STEPS; step++) {
		const scope = scopeOf(game, machine, now.meeting, {}, now.standing);
		const next = stateOf(machine, now.standing.state)?.before.find(one => game.holds(one.when, scope));
		if (!next) return now;
		const taken = take(game, now.standing, now.meeting, next, scope);
		now = {...taken, texts: [...now.texts, ...taken.texts], changes: [...now.changes, ...taken.changes]};
	}
	return now;
}

/** The rolls that the present state waits for. */
export function awaited(game: Game, at: Standing, meeting: Meeting): readonly Awaited[] {
	const machine = machineOf(game, at.encounter);
	if (!machine) return [];
	const scope = scopeOf(game, machine, meeting, {}, at);
	return (stateOf(machine, at.state)?.rolls ?? [])
		.filter(roll => game.holds(roll.when, scope))
		.flatMap(({by, moves, each, asks}): readonly Awaited[] => {
			const side = sideOf(by, at);
			if (!side) return [];
			const answers = asks && Object.entries(asks).map(([id, amount]) => [id, game.number(amount, scope)] as const);
			const one = {by: side, moves, ...(answers && {asks: Object.fromEntries(answers)})};
			return each && side === 'b' && meeting.band ? askedOf(game, machine, meeting, at).map(of => ({...one, of})) : [one];
		});
}

/** Whether it is over. */
export const isOver = (game: Game, at: Standing): boolean => machineOf(game, at.encounter)?.ends.includes(at.state) ?? true;

/** Goes on without a roll where the start, or a state just reached, needs none. */
export function settled(game: Game, at: Standing, meeting: Meeting): Moved {
	const machine = machineOf(game, at.encounter);
	const still: Moved = {standing: at, meeting, texts: [], changes: []};
	return machine ? settle(game, machine, still) : still;
}

/** Takes the rolls that fell, moves to the state they lead to, and goes on as far as no roll is needed. Refused while a roll is missing. */
export function advance(game: Game, at: Standing, meeting: Meeting, fallen: Fallen): Result<Moved, RuleProblem> {
	const machine = machineOf(game, at.encounter);
	const state = machine && stateOf(machine, at.state);
	if (!machine || !state) return fail({code: 'rule/unknown', what: 'state', id: at.state});
	const missing = awaited(game, at, meeting).find(({by, of}) => (of === undefined ? !fallen[by] : !fallen.each?.has(of)));
	if (missing) return fail({code: 'rule/awaits', moves: missing.moves.map(id => game.moves.get(nameOf(id))?.name ?? id)});
	const scope = scopeOf(game, machine, meeting, fallen, at);
	for (const next of state.after) {
		const only = next.only ? heldBy(game, machine, at, meeting, fallen, next) : undefined;
		if (only ? only.length > 0 : game.holds(next.when, scope))
			return ok(settle(game, machine, take(game, at, meeting, next, scope, only)));
	}
	return fail({code: 'rule/no-way', state: state.name});
}

/** For whom of several a transition holds, by the sheet and the roll of each; undefined where side b is one alone. */
function heldBy(
	game: Game,
	machine: Encounter,
	at: Standing,
	meeting: Meeting,
	{a, each}: Fallen,
	{when}: Transition,
): readonly string[] | undefined {
	const {band} = meeting;
	return (
		band &&
		askedOf(game, machine, meeting, at).filter(key => {
			const b = each?.get(key);
			const state = key === band.speaker ? meeting.b : band.rest.get(key);
			const own = {...(a && {a}), ...(b && {b})};
			return state && game.holds(when, scopeOf(game, machine, {...meeting, b: state}, own, at));
		})
	);
}
