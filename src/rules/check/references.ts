import {Hints} from '../../shared/nearest';
import {moments} from '../contract/basics';
import type {Which} from '../contract/builds';
import type {Entry} from '../contract/catalogues';
import type {Effect, Event} from '../contract/effects';
import type {Modifier} from '../contract/modifiers';
import type {Move} from '../contract/moves';
import type {Rulebook} from '../contract/rulebook';
import {drawOf} from '../creation/draws';
import {ofEncounters, strangersInEncounters} from './encounter-references';
import {type Fault, MOST_FAULTS} from './fault';

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

export type Found = {readonly kind: Kind; readonly id: string; readonly path: string};
export type Refs = Generator<Found>;

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

export function* ofEffects(effects: readonly Effect[] | undefined, path: string): Refs {
	for (const [index, effect] of (effects ?? []).entries()) yield* ofEffect(effect, `${path}[${index}]`);
}

function* ofModifiers(modifiers: readonly Modifier[] | undefined, path: string): Refs {
	for (const [index, modifier] of (modifiers ?? []).entries()) {
		const here = `${path}[${index}]`;
		for (const [at, move] of (modifier.moves ?? []).entries()) yield* ref('move', move, `${here}.moves[${at}]`);
		for (const [at, cost] of (modifier.cost ?? []).entries()) yield* ref('track', cost.track, `${here}.cost[${at}].track`);
	}
}

function* ofMove(move: Move, path: string): Refs {
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

function* ofParts(book: Rulebook): Refs {
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

/** What an entry adds, opens and brings to rolls; the same for all entries of a catalogue. */
function* ofCarried({adds, opensSkill, modifiers}: Pick<Entry, 'adds' | 'opensSkill' | 'modifiers'>, path: string): Refs {
	for (const to of Object.keys(adds)) {
		const [kind, id] = to.split('.') as ['stat' | 'skill' | 'track' | 'derived' | 'budget', string];
		if (kind === 'stat' || kind === 'skill' || kind === 'track') yield* ref(kind, id, `${path}.adds.${to}`);
	}
	yield* ref('stat', opensSkill?.stat, `${path}.opensSkill.stat`);
	yield* ofModifiers(modifiers, `${path}.modifiers`);
}

function* ofCatalogues(book: Rulebook): Refs {
	for (const [index, catalogue] of book.catalogues.entries()) {
		if (catalogue.each) yield* ofCarried(catalogue.each, `catalogues[${index}].each`);
		for (const [at, entry] of catalogue.entries.entries()) {
			const path = `catalogues[${index}].entries[${at}]`;
			for (const [one, grant] of entry.grants.entries())
				yield* ref('catalogue', grant.catalogue, `${path}.grants[${one}].catalogue`);
			for (const [one, cost] of entry.cost.entries()) yield* ref('track', cost.track, `${path}.cost[${one}].track`);
			yield* ref('move', entry.move, `${path}.move`);
			yield* ofCarried(entry, path);
			yield* ofOffers(entry.offers, `${path}.offers`);
			yield* ofEffects(entry.do, `${path}.do`);
		}
	}
}

function* ofWhich({bricks, groups, categories, except}: Which, path: string): Refs {
	for (const [at, id] of (bricks ?? []).entries()) yield* ref('brick', id, `${path}.bricks[${at}]`);
	for (const [at, id] of (groups ?? []).entries()) yield* ref('brick group', id, `${path}.groups[${at}]`);
	for (const [at, id] of (categories ?? []).entries()) yield* ref('brick category', id, `${path}.categories[${at}]`);
	for (const [at, id] of (except ?? []).entries()) yield* ref('brick', id, `${path}.except[${at}]`);
}

function* ofOffers(offers: Entry['offers'], path: string): Refs {
	for (const [at, free] of (offers?.free ?? []).entries()) yield* ref('brick', free.brick, `${path}.free[${at}].brick`);
	for (const [at, cut] of (offers?.cuts ?? []).entries()) yield* ofWhich(cut, `${path}.cuts[${at}]`);
	for (const [at, pool] of (offers?.points ?? []).entries()) yield* ofWhich(pool, `${path}.points[${at}]`);
}

function* ofBuilders(book: Rulebook): Refs {
	for (const [index, builder] of book.builders.entries()) {
		const path = `builders[${index}]`;
		for (const [at, group] of builder.groups.entries()) yield* ref('side', group.side, `${path}.groups[${at}].side`);
		for (const [at, rank] of builder.ranks.entries())
			for (const [one, cost] of rank.cost.entries()) yield* ref('track', cost.track, `${path}.ranks[${at}].cost[${one}].track`);
		for (const [at, brick] of builder.bricks.entries()) {
			yield* ref('brick group', brick.group, `${path}.bricks[${at}].group`);
			yield* ofWhich({categories: brick.categories}, `${path}.bricks[${at}]`);
			yield* ofEffects(brick.do, `${path}.bricks[${at}].do`);
		}
	}
}

function* ofCreation(book: Rulebook): Refs {
	for (const [index, step] of book.creation.steps.entries()) {
		const path = `creation.steps[${index}]`;
		if (step.kind === 'questions')
			for (const [at, id] of step.questions.entries()) yield* ref('question', id, `${path}.questions[${at}]`);
		if (step.kind === 'lists') for (const [at, id] of step.lists.entries()) yield* ref('list', id, `${path}.lists[${at}]`);
		if (step.kind === 'pick' || step.kind === 'classes') yield* ref('catalogue', step.catalogue, `${path}.catalogue`);
		if (step.kind === 'pick') yield* ref('drawing move', step.draw?.move, `${path}.draw.move`);
		if (step.kind === 'builds') yield* ref('builder', step.builder, `${path}.builder`);
		if (step.kind === 'number') yield* ref('table', step.table, `${path}.table`);
		if (step.kind === 'stats')
			for (const [at, id] of (step.stats ?? []).entries()) yield* ref('stat', id, `${path}.stats[${at}]`);
		if (step.kind === 'choice')
			for (const [at, option] of step.options.entries())
				for (const [one, grant] of option.grants.entries())
					yield* ref('catalogue', grant.catalogue, `${path}.options[${at}].grants[${one}].catalogue`);
	}
	for (const [index, award] of (book.progression.awards ?? []).entries()) {
		yield* ref('balance', award.balance, `progression.awards[${index}].balance`);
		yield* ref('move', award.move, `progression.awards[${index}].move`);
	}
	for (const [index, cost] of (book.progression.costs ?? []).entries()) {
		yield* ref('catalogue', cost.catalogue, `progression.costs[${index}].catalogue`);
		yield* ref('builder', cost.builder, `progression.costs[${index}].builder`);
		yield* ref('balance', cost.balance, `progression.costs[${index}].balance`);
	}
}

const idsOf = (book: Rulebook): Readonly<Record<Kind, ReadonlySet<string>>> => {
	const ids = (pieces: readonly {readonly id: string}[]) => new Set(pieces.map(piece => piece.id));
	const opened = book.catalogues.flatMap(catalogue => catalogue.entries.filter(entry => entry.opensSkill));
	return {
		stat: ids(book.stats),
		skill: ids([...book.skills, ...opened]),
		track: ids(book.tracks),
		condition: ids(book.conditions),
		list: ids(book.lists),
		clock: ids(book.clocks),
		thing: ids(book.things),
		reserve: ids(book.reserves),
		catalogue: ids(book.catalogues),
		table: ids(book.tables),
		ladder: ids(book.ladders),
		move: ids(book.moves),
		'drawing move': ids(book.moves.filter(drawOf)),
		spend: ids(book.spends),
		question: ids(book.questions),
		group: ids(book.groups),
		balance: ids(book.progression.balances ?? []),
		builder: ids(book.builders),
		brick: ids(book.builders.flatMap(builder => builder.bricks)),
		'brick group': ids(book.builders.flatMap(builder => builder.groups)),
		'brick category': ids(book.builders.flatMap(builder => builder.categories)),
		side: ids(book.builders.flatMap(builder => builder.sides)),
		'derived value': ids(book.derived),
	};
};

/** Ids that name nothing. A time event is no id; a clock may be made by its first tick. */
export function strangersIn(book: Rulebook, hints = new Hints()): readonly Fault[] {
	const ids = idsOf(book);
	const found = [
		...ofParts(book),
		...ofCatalogues(book),
		...ofCreation(book),
		...book.moves.flatMap((move, index) => [...ofMove(move, `moves[${index}]`)]),
		...ref('move', book.combat?.rolled?.move, 'combat.rolled.move'),
		...ref('condition', book.combat?.first, 'combat.first'),
		...(book.combat?.shows ?? []).flatMap((id, at) => ref('derived value', id, `combat.shows[${at}]`)),
		...ofEncounters(book),
		...ofModifiers(book.modifiers, 'modifiers'),
		...ofBuilders(book),
	];
	const strangers = found
		.filter(({kind, id}) => !ids[kind].has(id) && !(moments as readonly string[]).includes(id))
		.map(({kind, id, path}): Fault => ({path, problem: {code: 'book/no-such', what: kind, id, ...hints.near(id, ids[kind])}}));
	return [...strangers, ...strangersInEncounters(book, hints)].slice(0, MOST_FAULTS + 1);
}
