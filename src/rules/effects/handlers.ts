import type {Effect} from '../contract/effects';
import type {Acting, Side} from './acting';
import {bricks} from './bricks';
import {clear, condition} from './conditions';
import {clock, draw, flag, grant, mark, money, reserve, stat, use, xp} from './counters';
import {list} from './lists';
import {damage, heal, refill, track} from './tracks';

/** One verb a handler; a verb of the contract without one is a type error. */
export const handlers: {
	readonly [Verb in Effect['do']]: (acting: Acting, effect: Extract<Effect, {do: Verb}>, at: Side) => void;
} = {
	track,
	damage,
	heal,
	refill,
	condition,
	clear,
	list,
	clock,
	reserve,
	money,
	xp,
	mark,
	stat,
	grant,
	draw,
	use,
	flag,
	ask: (acting, effect) =>
		acting.tell({kind: 'ask', who: effect.who, text: effect.text, ...(effect.then !== undefined && {then: effect.then})}),
	bricks,
	tell: (acting, effect) => acting.tell({kind: 'told', name: effect.name, value: acting.amount(effect.value)}),
	log: (acting, effect) => acting.tell({kind: 'log', text: effect.text}),
};
