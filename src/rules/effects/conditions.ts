import {limits} from '../contract/basics';
import type {Effect} from '../contract/effects';
import type {Condition} from '../contract/parts';
import {nameOf} from '../game';
import type {State} from '../state';
import {clamp} from '../values';
import type {Acting, Side} from './acting';

type Borne = State['conditions'][number];

/** Those borne that a setting replaces: all of that condition, or the one from the same source where each source counts by itself. */
const replaced = (acting: Acting, {id, bySource}: Condition, borne: Borne): boolean =>
	borne.condition === id && (!bySource || acting.source === undefined || (borne.source ?? '') === acting.source);

/** Sets the level of a condition; 0 lifts it. A duration runs from the turn after this one. */
export function setCondition(acting: Acting, id: string, wanted: number, turns: number | undefined, at: Side): void {
	const condition = acting.game.conditions.get(nameOf(id));
	if (!condition) return;
	const {conditions} = acting.state(at);
	const from = Math.max(0, ...conditions.filter(one => replaced(acting, condition, one)).map(one => one.level));
	const to = clamp(Math.trunc(wanted), 0, condition.max);
	const guard = to > from ? acting.sheet(at).conditions.find(one => one.condition.immune?.includes(condition.id)) : undefined;
	if (guard) return acting.refuse({code: 'rule/immune', condition: condition.name, by: guard.condition.name});
	if (to === 0 && from === 0) return;
	const others = conditions.filter(one => !replaced(acting, condition, one));
	const borne = {
		condition: condition.id,
		level: to,
		...(turns !== undefined && {left: turns, fresh: true as const}),
		...(condition.bySource && acting.source && {source: acting.source.slice(0, limits.label)}),
	};
	acting.set(at, {conditions: to === 0 ? others : [...others, borne]});
	acting.tell({kind: 'condition', name: condition.name, from, to, ...(turns !== undefined && to > 0 && {left: turns})});
	if (to === 0) acting.run(condition.onEnd, at);
	if (from === 0) acting.fire({condition: condition.id, is: 'added'}, at);
	if (to === 0) acting.fire({condition: condition.id, is: 'removed'}, at);
}

export function condition(acting: Acting, effect: Extract<Effect, {do: 'condition'}>, at: Side): void {
	const known = acting.game.conditions.get(nameOf(effect.condition));
	if (!known) return;
	const now = Math.max(
		0,
		...acting
			.state(at)
			.conditions.filter(one => replaced(acting, known, one))
			.map(one => one.level),
	);
	const wanted = effect.set === undefined ? now + acting.amount(effect.add ?? 1) : acting.amount(effect.set);
	const turns = effect.turns ?? known.turns;
	setCondition(acting, known.id, wanted, turns === undefined ? undefined : Math.max(0, Math.trunc(acting.amount(turns))), at);
}

export const clear = (acting: Acting, effect: Extract<Effect, {do: 'clear'}>, at: Side): void =>
	setCondition(acting, effect.condition, 0, undefined, at);
