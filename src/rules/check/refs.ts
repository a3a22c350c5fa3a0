import type {Effect} from '../contract/effects';
import type {Modifier} from '../contract/modifiers';

/** What an id elsewhere in the book may name. */
export type Kind =
	| 'stat'
	| 'skill'
	| 'track'
	| 'condition'
	| 'list'
	| 'clock'
	| 'thing'
	| 'reserve'
	| 'catalogue'
	| 'table'
	| 'ladder'
	| 'move'
	| 'drawing move'
	| 'spend'
	| 'question'
	| 'group'
	| 'balance'
	| 'builder'
	| 'brick'
	| 'brick group'
	| 'brick category'
	| 'side'
	| 'derived value';

/** An id that names something, with its place. */
export type Found = {readonly kind: Kind; readonly id: string; readonly path: string};
export type Refs = Generator<Found>;

/** A reference, where there is one. */
export const ref = (kind: Kind, id: string | undefined, path: string): readonly Found[] =>
	id === undefined ? [] : [{kind, id, path}];

function* ofEffect(effect: Effect, path: string): Refs {
	switch (effect.do) {
		case 'track':
			if (typeof effect.on === 'object') return yield* ref('thing', effect.on.thing, `${path}.on.thing`);
			return yield* ref('track', effect.track, `${path}.track`);
		case 'damage':
		case 'heal':
		case 'refill':
			return yield* ref('track', effect.track, `${path}.track`);
		case 'condition':
		case 'clear':
			return yield* ref('condition', effect.condition, `${path}.condition`);
		case 'list':
			return yield* ref('list', effect.list, `${path}.list`);
		case 'reserve':
			return yield* ref('reserve', effect.reserve, `${path}.reserve`);
		case 'xp':
			return yield* ref('balance', effect.balance, `${path}.balance`);
		case 'mark':
			return yield* ref('skill', effect.skill, `${path}.skill`);
		case 'stat':
			return yield* ref('stat', effect.stat, `${path}.stat`);
		case 'grant':
		case 'draw':
			return yield* ref('catalogue', effect.catalogue, `${path}.catalogue`);
		case 'ask':
			return yield* ref('move', effect.then, `${path}.then`);
		default:
	}
}

/** What effects name. */
export function* ofEffects(effects: readonly Effect[] | undefined, path: string): Refs {
	for (const [index, effect] of (effects ?? []).entries()) yield* ofEffect(effect, `${path}[${index}]`);
}

/** What modifiers name. */
export function* ofModifiers(modifiers: readonly Modifier[] | undefined, path: string): Refs {
	for (const [index, modifier] of (modifiers ?? []).entries()) {
		const here = `${path}[${index}]`;
		for (const [at, move] of (modifier.moves ?? []).entries()) yield* ref('move', move, `${here}.moves[${at}]`);
		for (const [at, cost] of (modifier.cost ?? []).entries()) yield* ref('track', cost.track, `${here}.cost[${at}].track`);
	}
}
