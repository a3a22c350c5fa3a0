import type {Event} from '../contract/effects';
import type {Move} from '../contract/moves';
import type {Rulebook} from '../contract/rulebook';
import {ofEffects, ofModifiers, type Refs, ref} from './refs';

/** What a move names. */
export function* ofMove(move: Move, path: string): Refs {
	yield* ref('ladder', move.ladder, `${path}.ladder`);
	for (const [index, spend] of (move.spends ?? []).entries()) yield* ref('spend', spend, `${path}.spends[${index}]`);
	for (const [index, cost] of move.cost.entries()) yield* ref('track', cost.track, `${path}.cost[${index}].track`);
	for (const [index, ask] of move.asks.entries())
		if (ask.kind === 'build') yield* ref('builder', ask.builder, `${path}.asks[${index}].builder`);
		else if (ask.kind === 'entry') yield* ref('catalogue', ask.catalogue, `${path}.asks[${index}].catalogue`);
	yield* ofModifiers(move.modifiers, `${path}.modifiers`);
	for (const part of ['overrides', 'outcomes'] as const)
		for (const [index, outcome] of move[part].entries()) yield* ofEffects(outcome.do, `${path}.${part}[${index}].do`);
	yield* ofEffects(move.do, `${path}.do`);
}

function* ofEvent(event: Event, path: string): Refs {
	if (typeof event === 'string') return;
	if ('track' in event) yield* ref('track', event.track, `${path}.track`);
	if ('condition' in event) yield* ref('condition', event.condition, `${path}.condition`);
	if ('move' in event) yield* ref('move', event.move, `${path}.move`);
}

/** What the pieces of a sheet, spends and cards name. */
export function* ofParts(book: Rulebook): Refs {
	for (const [index, skill] of book.skills.entries()) yield* ref('stat', skill.stat, `skills[${index}].stat`);
	for (const [index, track] of book.tracks.entries()) {
		yield* ref('track', track.softenedBy, `tracks[${index}].softenedBy`);
		yield* ofEffects(track.onEmpty, `tracks[${index}].onEmpty`);
		yield* ofEffects(track.onFull, `tracks[${index}].onFull`);
	}
	for (const [index, condition] of book.conditions.entries()) {
		const path = `conditions[${index}]`;
		for (const stat of Object.keys(condition.shifts ?? {})) yield* ref('stat', stat, `${path}.shifts.${stat}`);
		for (const [at, id] of (condition.immune ?? []).entries()) yield* ref('condition', id, `${path}.immune[${at}]`);
		yield* ofModifiers(condition.modifiers, `${path}.modifiers`);
		yield* ofEffects(condition.onEnd, `${path}.onEnd`);
	}
	for (const [index, spend] of book.spends.entries()) {
		for (const [at, cost] of spend.cost.entries()) yield* ref('track', cost.track, `spends[${index}].cost[${at}].track`);
		yield* ofEffects(spend.do, `spends[${index}].do`);
	}
	for (const [index, card] of book.cards.entries()) {
		yield* ref('condition', card.while, `cards[${index}].while`);
		yield* ref('condition', card.unless, `cards[${index}].unless`);
		yield* ofEvent(card.on, `cards[${index}].on`);
		for (const [at, event] of (card.also ?? []).entries()) yield* ofEvent(event, `cards[${index}].also[${at}]`);
		yield* ofEffects(card.do, `cards[${index}].do`);
	}
}
