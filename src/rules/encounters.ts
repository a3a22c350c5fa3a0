import {fail, ok, type Result} from '../shared/result';
import type {Change} from './change';
import type {Encounter, Transition} from './contract/encounters';
import {Derivation} from './derive';
import {act} from './effects/acting';
import type {Standing} from './fight/standing';
import type {Scope} from './formula/evaluate';
import type {Value} from './formula/formula';
import {type Game, nameOf} from './game';
import {type Facts, readFacts} from './moves/facts';
import type {RuleProblem} from './problem';
import type {State, TableState} from './state';

export type Side = 'a' | 'b';

/** The two who meet, and the table. */
export type Meeting = {readonly a: State; readonly b: State; readonly table: TableState};
/** What fell in the present state, by side. */
export type Fallen = {readonly a?: Facts; readonly b?: Facts};
/** A roll that the state waits for. */
export type Awaited = {readonly by: Side; readonly moves: readonly string[]};
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
	return machine
		? ok({encounter: machine.id, state: machine.start, pass: 1, roles: {}, flags: {...flags}})
		: fail({code: 'rule/unknown', what: 'encounter', id: name});
}

const sideOf = (who: string, at: Standing): Side | undefined => (who === 'a' || who === 'b' ? who : at.roles[who]);

function readSide(
	game: Game,
	meeting: Meeting,
	fallen: Fallen,
	at: Standing,
	side: Side,
	path: readonly string[],
	args: readonly Value[],
): Value | undefined {
	const [part, ...rest] = path;
	if (part === 'sheet') return new Derivation(game, meeting[side], {table: meeting.table}).scope.read(rest, args);
	if (part === 'flag') return at.flags[`${side}.${rest[0] ?? ''}`] ?? 0;
	const facts = fallen[side];
	return facts ? readFacts(facts, undefined, path, args) : 0;
}

function scopeOf(game: Game, meeting: Meeting, fallen: Fallen, at: Standing): Scope {
	const sheet = new Derivation(game, meeting.a, {table: meeting.table});
	const read: Scope['read'] = (path, args) => {
		const [first, ...rest] = path as [string, ...string[]];
		if (first === 'pass') return at.pass;
		const side = sideOf(first, at) ?? Object.entries(at.roles).find(([role]) => nameOf(role) === first)?.[1];
		if (side) return readSide(game, meeting, fallen, at, side, rest, args);
		return first === 'opt' ? sheet.scope.read(path, args) : undefined;
	};
	return {...sheet.scope, read};
}

function take(game: Game, at: Standing, meeting: Meeting, transition: Transition, scope: Scope): Moved {
	const roles = Object.fromEntries(Object.entries(transition.roles ?? {}).map(([role, who]) => [role, sideOf(who, at) ?? 'a']));
	const flags = Object.fromEntries(
		Object.entries(transition.flags ?? {}).map(([key, value]) => {
			const [who, flag] = key.split('.') as [string, string];
			return [`${sideOf(who, at) ?? who}.${flag}`, game.number(value, scope)];
		}),
	);
	const next: Standing = {
		...at,
		state: transition.to,
		pass: at.pass + (transition.nextPass ? 1 : 0),
		roles: {...at.roles, ...roles},
		flags: {...at.flags, ...flags},
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
	return {standing: next, meeting: after, texts: [transition.text], changes};
}

/** Goes on without dice as far as the state's own conditions lead. */
function settle(game: Game, machine: Encounter, moved: Moved): Moved {
	let now = moved;
	for (let step = 0; step < MOST_STEPS; step++) {
		const scope = scopeOf(game, now.meeting, {}, now.standing);
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
	const scope = scopeOf(game, meeting, {}, at);
	return ((machine && stateOf(machine, at.state)?.rolls) ?? [])
		.filter(roll => game.holds(roll.when, scope))
		.flatMap(({by, moves}) => {
			const side = sideOf(by, at);
			return side ? [{by: side, moves}] : [];
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
	const missing = awaited(game, at, meeting).find(({by}) => !fallen[by]);
	if (missing) return fail({code: 'rule/awaits', moves: missing.moves.map(id => game.moves.get(nameOf(id))?.name ?? id)});
	const scope = scopeOf(game, meeting, fallen, at);
	const next = state.after.find(one => game.holds(one.when, scope));
	if (!next) return fail({code: 'rule/no-way', state: state.name});
	return ok(settle(game, machine, take(game, at, meeting, next, scope)));
}
