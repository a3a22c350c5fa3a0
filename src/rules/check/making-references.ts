import type {Which} from '../contract/builds';
import type {Entry} from '../contract/catalogues';
import type {Rulebook} from '../contract/rulebook';
import {ofEffects, ofModifiers, type Refs, ref} from './refs';

/** What an entry adds, opens and brings to rolls; the same for all entries of a catalogue. */
function* ofCarried({adds, opensSkill, modifiers}: Pick<Entry, 'adds' | 'opensSkill' | 'modifiers'>, path: string): Refs {
	for (const to of Object.keys(adds)) {
		const [kind, id] = to.split('.') as ['stat' | 'skill' | 'track' | 'derived' | 'budget', string];
		if (kind === 'stat' || kind === 'skill' || kind === 'track') yield* ref(kind, id, `${path}.adds.${to}`);
	}
	yield* ref('stat', opensSkill?.stat, `${path}.opensSkill.stat`);
	yield* ofModifiers(modifiers, `${path}.modifiers`);
}

/** What catalogues and their entries name. */
export function* ofCatalogues(book: Rulebook): Refs {
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

/** What builders and their bricks name. */
export function* ofBuilders(book: Rulebook): Refs {
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

/** What making a character and growing name. */
export function* ofCreation(book: Rulebook): Refs {
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
