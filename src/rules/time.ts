import type {Moment} from './contract/basics';
import type {Around} from './derive';
import {Acting, type Done, type Players, type Side} from './effects/acting';
import {setCondition} from './effects/conditions';
import {setTrack} from './effects/tracks';
import {type Game, nameOf} from './game';
import type {Borne} from './state';
import {clamp} from './values';

// A longer period ends the shorter ones that stand within it, for counts of uses.
const WITHIN: Readonly<Record<Moment, readonly Moment[]>> = {
	turn: ['turn'],
	pass: ['turn', 'pass'],
	round: ['turn', 'pass', 'round'],
	scene: ['turn', 'pass', 'round', 'scene'],
	session: ['turn', 'pass', 'round', 'scene', 'session'],
	rest: ['rest'],
	hour: ['hour'],
	day: ['hour', 'day'],
	month: ['hour', 'day', 'month'],
	level: ['level'],
};

/** A half of a moment: what ends with it, or what begins after it. */
export type Half = 'over' | 'begun';

/**
 * A moment passes: conditions fade, count down and end, tracks refill, uses come back, and the cards that wait for it are played.
 * `half`: the first of these alone, or the others alone; left out, both in one.
 */
export function pass(game: Game, players: Players, moment: Moment, around: Around = {}, half?: Half): Done {
	const acting = new Acting(game, players, around);
	const {conditions} = acting.state('self');
	if (half !== 'begun') for (const borne of conditions) tick(acting, borne, moment, 'self');
	if (half !== 'over') {
		settleIn(acting, conditions, moment);
		begin(acting, moment);
	}
	return acting.done;
}

function begin(acting: Acting, moment: Moment): void {
	refillAll(acting, moment);
	const {uses, clockwork} = acting.state('self');
	const freed = new Set<string>(WITHIN[moment]);
	acting.set('self', {
		uses: Object.fromEntries(Object.entries(uses).filter(([key]) => !freed.has(key.slice(0, key.indexOf('.'))))),
	});
	acting.set('self', {
		clockwork: {
			turns: clockwork.turns + (moment === 'turn' ? 1 : 0),
			sessions: clockwork.sessions + (moment === 'session' ? 1 : 0),
			months: clockwork.months + (moment === 'month' ? 1 : 0),
		},
	});
	acting.fire(moment);
}

/** What was set before this moment began counts down from its end on; what the end of the one before has set does not yet. */
function settleIn(acting: Acting, earlier: readonly Borne[], moment: Moment): void {
	const waited = earlier.filter(borne => borne.fresh && countedIn(acting, borne) === moment);
	acting.set('self', {
		conditions: acting.state('self').conditions.map(borne => {
			const {fresh: _, ...settled} = borne;
			return waited.some(one => isSame(one, borne)) ? settled : borne;
		}),
	});
}

function refillAll(acting: Acting, moment: Moment): void {
	for (const track of acting.game.book.tracks) {
		if (track.refill === 'never' || track.refill.on !== moment) continue;
		const {value, max} = acting.sheet().track(track.id);
		setTrack(acting, track, track.refill.by === undefined ? max : value + acting.amount(track.refill.by), 'self');
	}
}

const conditionOf = (acting: Acting, {condition}: Borne) => acting.game.conditions.get(nameOf(condition));

/** The moment that a condition counts in: turns, where it says none. */
function countedIn(acting: Acting, borne: Borne): Moment | undefined {
	const ticks = conditionOf(acting, borne)?.ticks;
	return ticks === 'never' ? 'turn' : ticks;
}

const isSame = (one: Borne, other: Borne): boolean => one.condition === other.condition && one.source === other.source;

/**
 * One tick of a condition. Fade takes levels at each tick; a duration skips the tick of the turn it was set in.
 * What has neither ends at its first tick.
 */
function tick(acting: Acting, borne: Borne, moment: Moment, at: Side): void {
	const condition = conditionOf(acting, borne);
	if (!condition || countedIn(acting, borne) !== moment) return;
	const lift = () => acting.within({}, borne.source ?? '', () => setCondition(acting, condition.id, 0, undefined, at));
	if (borne.left === undefined && condition.fade === undefined) {
		if (condition.ticks !== 'never') lift();
		return;
	}
	const level = clamp(borne.level - (condition.fade ?? 0), 0, condition.max);
	const left = borne.left === undefined || borne.fresh ? borne.left : borne.left - 1;
	if (level === 0 || left === 0) return lift();
	const next: Borne = {
		condition: borne.condition,
		level,
		...(left !== undefined && {left}),
		...(borne.fresh && {fresh: true as const}),
		...(borne.source !== undefined && {source: borne.source}),
	};
	acting.set(at, {conditions: acting.state(at).conditions.map(one => (isSame(one, borne) ? next : one))});
	if (level !== borne.level)
		acting.tell({kind: 'condition', name: condition.name, from: borne.level, to: level, ...(left !== undefined && {left})});
}
