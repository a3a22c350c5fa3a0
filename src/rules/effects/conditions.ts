import type {Effect} from '../contract/effects';
import {nameOf} from '../game';
import {type Acting, clamp, type Side} from './acting';

/** Sets the level of a condition; 0 lifts it. A duration runs from the turn after this one. */
export function setCondition(acting: Acting, id: string, wanted: number, turns: number | undefined, at: Side): void {
	const condition = acting.game.conditions.get(nameOf(id));
	if (!condition) return;
	const {conditions} = acting.state(at);
	const from = conditions.find(one => one.condition === condition.id)?.level ?? 0;
	const to = clamp(Math.trunc(wanted), 0, condition.max);
	const guard = to > from ? acting.sheet(at).conditions.find(one => one.condition.immune?.includes(condition.id)) : undefined;
	if (guard) return acting.refuse({code: 'rule/immune', condition: condition.name, by: guard.condition.name});
	if (to === 0 && from === 0) return;
	const others = conditions.filter(one => one.condition !== condition.id);
	const borne = {condition: condition.id, level: to, ...(turns !== undefined && {left: turns, fresh: true as const})};
	acting.set(at, {conditions: to === 0 ? others : [...others, borne]});
	acting.tell({kind: 'condition', name: condition.name, from, to, ...(turns !== undefined && to > 0 && {left: turns})});
	if (to === 0) acting.run(condition.onEnd, at);
	if (from === 0) acting.fire({condition: condition.id, is: 'added'}, at);
	if (to === 0) acting.fire({condition: condition.id, is: 'removed'}, at);
}

export function condition(acting: Acting, effect: Extract<Effect, {do: 'condition'}>, at: Side): void {
	const known = acting.game.conditions.get(nameOf(effect.condition));
	if (!known) return;
	const now = acting.state(at).conditions.find(one => one.condition === known.id)?.level ?? 0;
	const wanted = effect.set === undefined ? now + acting.amount(effect.add ?? 1) : acting.amount(effect.set);
	const turns = effect.turns ?? known.turns;
	setCondition(acting, known.id, wanted, turns === undefined ? undefined : Math.max(0, Math.trunc(acting.amount(turns))), at);
}

export const clear = (acting: Acting, effect: Extract<Effect, {do: 'clear'}>, at: Side): void =>
	setCondition(acting, effect.condition, 0, undefined, at);
