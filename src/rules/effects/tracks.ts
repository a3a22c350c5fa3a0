import type {Effect} from '../contract/effects';
import type {Track} from '../contract/parts';
import {nameOf} from '../game';
import {clamp} from '../values';
import type {Acting, Side} from './acting';

type Of<Verb extends Effect['do']> = Extract<Effect, {do: Verb}>;

const trackOf = (acting: Acting, id: string): Track | undefined => acting.game.tracks.get(nameOf(id));

/** Sets a track within its bounds, and runs what waits for it to empty or fill. */
export function setTrack(acting: Acting, track: Track, wanted: number, at: Side): void {
	const {value: from, min, max} = acting.sheet(at).track(track.id);
	const to = clamp(Math.trunc(wanted), min, max);
	if (to === from) return;
	acting.set(at, {tracks: {...acting.state(at).tracks, [track.id]: to}});
	acting.tell({kind: 'track', name: track.name, from, to, max, whose: at});
	acting.fire({track: track.id, is: 'changed'}, at);
	if (to === max) {
		acting.run(track.onFull, at);
		acting.fire({track: track.id, is: 'full'}, at);
	}
	if (to === min) {
		acting.run(track.onEmpty, at);
		acting.fire({track: track.id, is: 'empty'}, at);
	}
}

export function track(acting: Acting, effect: Of<'track'>, at: Side): void {
	if (typeof effect.on === 'object') return thingTrack(acting, effect, effect.on.thing, at);
	const known = trackOf(acting, effect.track);
	if (!known) return;
	const now = acting.sheet(at).track(known.id).value;
	setTrack(acting, known, effect.set === undefined ? now + acting.amount(effect.by ?? 0) : acting.amount(effect.set), at);
}

/** Marks the first thing of a kind instead of the character. */
function thingTrack(acting: Acting, effect: Of<'track'>, kindId: string, at: Side): void {
	const known = acting.game.things.get(nameOf(kindId))?.tracks.find(one => one.id === effect.track);
	const {things} = acting.state(at);
	const index = things.findIndex(thing => nameOf(thing.kind) === nameOf(kindId));
	const thing = things[index];
	if (!known || !thing) return;
	const max = acting.sheet(at).number(known.max);
	const from = thing.tracks[known.id] ?? max;
	const to = clamp(effect.set === undefined ? from + acting.amount(effect.by ?? 0) : acting.amount(effect.set), 0, max);
	acting.set(at, {things: things.with(index, {...thing, tracks: {...thing.tracks, [known.id]: to}})});
	acting.tell({kind: 'track', name: known.name, from, to, max, whose: {thing: thing.name}});
}

export function refill(acting: Acting, effect: Of<'refill'>, at: Side): void {
	const known = trackOf(acting, effect.track);
	if (known) setTrack(acting, known, acting.sheet(at).track(known.id).max, at);
}

const health = (acting: Acting, id: string | undefined): Track | undefined =>
	id === undefined ? acting.game.book.tracks.find(one => one.role === 'health') : trackOf(acting, id);

export function damage(acting: Acting, effect: Of<'damage'>, at: Side): void {
	const known = health(acting, effect.track);
	const amount = Math.max(0, acting.amount(effect.amount));
	if (!known) return;
	const lost = known.thresholds ? marks(acting, known, amount, at) : Math.trunc(amount);
	if (lost <= 0) return;
	setTrack(acting, known, acting.sheet(at).track(known.id).value - lost, at);
	acting.fire('damaged', at);
}

/** The boxes that a hit marks: those of its row, or of the milder row when a box of armour is spent for it. */
function marks(acting: Acting, known: Track, amount: number, at: Side): number {
	const sheet = acting.sheet(at);
	const rows = (known.thresholds ?? [])
		.map(row => ({from: sheet.number(row.from), marks: sheet.number(row.marks)}))
		.sort((a, b) => a.from - b.from);
	const row = rows.findLastIndex(({from}) => amount >= from);
	const hard = amount > 0 ? (rows[row]?.marks ?? 0) : 0;
	const soft = rows[row - 1]?.marks ?? 0;
	const armour = known.softenedBy === undefined ? undefined : trackOf(acting, known.softenedBy);
	if (!armour || soft >= hard || sheet.track(armour.id).value <= 0) return hard;
	setTrack(acting, armour, sheet.track(armour.id).value - 1, at);
	return soft;
}

export function heal(acting: Acting, effect: Of<'heal'>, at: Side): void {
	const known = health(acting, effect.track);
	if (!known) return;
	const sheet = acting.sheet(at);
	const guard = sheet.conditions.find(({condition}) => condition.blocks?.includes(known.id));
	if (guard) return acting.refuse({code: 'rule/blocked', what: known.name, by: guard.condition.name});
	setTrack(acting, known, sheet.track(known.id).value + Math.max(0, acting.amount(effect.amount)), at);
	acting.fire('healed', at);
}
