import type {Change} from '../change';
import type {Amount} from '../contract/basics';
import type {Card, Effect, Event} from '../contract/effects';
import {type Around, Derivation} from '../derive';
import type {Game} from '../game';
import type {RuleProblem} from '../problem';
import type {State, TableState} from '../state';
import {handlers} from './handlers';

/** Whom an act changes: the actor, the one acted upon where there is one, and the table. */
export type Players = {readonly self: State; readonly target?: State; readonly table: TableState};
export type Done = {readonly players: Players; readonly changes: readonly Change[]};
export type Side = 'self' | 'target';

/** Effects of one act, with all that cards add to it: past this a rulebook feeds on itself. */
export const MOST_EFFECTS = 200;

/**
 * Carries out the effects of a rulebook on copies of the players, one after the other; each sees what the ones before it changed.
 * Tracks that empty or fill and clocks that fill run what waits for it once, at the crossing.
 */
export class Acting {
	private readonly changes: Change[] = [];
	private readonly fired = new Set<string>();
	private left = MOST_EFFECTS;
	/** Whose rules speak: what empties a target's track reads the target's sheet. */
	private voice: Side = 'self';

	constructor(
		readonly game: Game,
		private players: Players,
		private around: Around = {},
		/** What a condition set now is set by: the same again only begins it anew. */
		public source: string | undefined = undefined,
	) {}

	get done(): Done {
		return {players: this.players, changes: this.changes};
	}

	/** The sheet of a side as it stands now, for formulas; of the one whose rules speak where none is named. */
	sheet(side: Side = this.voice): Derivation {
		return new Derivation(this.game, this.state(side), {...this.around, table: this.players.table});
	}

	/** The state of a side; the actor's where there is no target. */
	state(side: Side): State {
		return this.players[side] ?? this.players.self;
	}

	get table(): TableState {
		return this.players.table;
	}

	/** Does something while formulas may read more names, on account of something with a name of its own. */
	within(extra: NonNullable<Around['extra']>, source: string, work: () => void): void {
		const before = {around: this.around, source: this.source};
		this.around = {...this.around, extra: {...this.around.extra, ...extra}};
		this.source = source;
		work();
		this.around = before.around;
		this.source = before.source;
	}

	/** An amount of an effect, read off the sheet of the one whose rules speak. */
	amount(value: Amount): number {
		return typeof value === 'number' ? value : this.sheet().number(value);
	}

	set(side: Side, part: Partial<State>): void {
		if (this.players[side]) this.players = {...this.players, [side]: {...this.state(side), ...part}};
	}

	setTable(part: Partial<TableState>): void {
		this.players = {...this.players, table: {...this.players.table, ...part}};
	}

	tell(change: Change): void {
		this.changes.push(change);
	}

	refuse(problem: RuleProblem): void {
		this.tell({kind: 'refused', problem});
	}

	/** Runs effects on behalf of a side; `on: target` means the other one. */
	run(effects: readonly Effect[] | undefined, side: Side = 'self'): void {
		const before = this.voice;
		this.voice = side;
		for (const effect of effects ?? []) {
			if (--this.left < 0) {
				if (this.left === -1) this.refuse({code: 'rule/endless', most: MOST_EFFECTS});
				break;
			}
			if (this.game.holds(effect.when, this.sheet().scope)) this.one(effect, side);
		}
		this.voice = before;
	}

	private one(effect: Effect, side: Side): void {
		const other = side === 'self' ? 'target' : 'self';
		const at = 'on' in effect && effect.on === 'target' ? other : side;
		if (!this.players[at]) return;
		const handler = handlers[effect.do] as (acting: Acting, effect: Effect, at: Side) => void;
		handler(this, effect, at);
	}

	/** Plays the cards that wait for an event, each once in an act. */
	fire(event: Event, side: Side = 'self'): void {
		for (const card of this.game.cards) if (waitsFor(card, event) && this.wants(card, side)) this.play(card, side);
	}

	private wants(card: Card, side: Side): boolean {
		const sheet = this.sheet(side);
		if (card.while !== undefined && sheet.level(card.while) === 0) return false;
		if (card.unless !== undefined && sheet.level(card.unless) > 0) return false;
		return this.game.holds(card.if, sheet.scope);
	}

	private play(card: Card, side: Side): void {
		const key = `${side} ${card.id}`;
		if (this.fired.has(key)) return;
		this.fired.add(key);
		this.tell({kind: 'card', name: card.name});
		this.run(card.do, side);
	}
}

const waitsFor = ({on, also}: Card, event: Event): boolean => [on, ...(also ?? [])].some(one => sameEvent(one, event));

function sameEvent(a: Event, b: Event): boolean {
	if (typeof a === 'string' || typeof b === 'string') return a === b;
	const [left, right] = [Object.entries(a), Object.entries(b)];
	return (
		left.length === right.length && left.every(([key, value]) => right.some(([other, its]) => other === key && its === value))
	);
}

/** Carries out effects of the rules on their own: what changed, and the players after it. */
export function act(game: Game, players: Players, effects: readonly Effect[], around: Around = {}): Done {
	const acting = new Acting(game, players, around);
	acting.run(effects);
	return acting.done;
}
