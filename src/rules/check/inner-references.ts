import type {Hints} from '../../shared/nearest';
import type {Catalogue} from '../contract/catalogues';
import {type Effect, effect as effectShape} from '../contract/effects';
import {type Modifier, modifier as modifierShape} from '../contract/modifiers';
import {type Rulebook, rulebook} from '../contract/rulebook';
import {type Fault, pathText} from './fault';
import {partsIn} from './walk';

/** A name that stands for something within another piece, or for one of several kinds of it. */
type Inner = {readonly what: string; readonly id: string; readonly path: string; readonly among: ReadonlySet<string>};
type Inners = Generator<Inner>;
type Placed<Part> = {readonly part: Part; readonly path: string};
/** A rulebook with all its effects and modifiers, wherever they stand. */
type Walked = {
	readonly book: Rulebook;
	readonly effects: readonly Placed<Effect>[];
	readonly modifiers: readonly Placed<Modifier>[];
};

function walked(book: Rulebook): Walked {
	const effects: Placed<Effect>[] = [];
	const modifiers: Placed<Modifier>[] = [];
	for (const {schema, value, path} of partsIn(rulebook, book, new Set([effectShape, modifierShape]))) {
		// Each was read by the schema that found it.
		if (schema === effectShape) effects.push({part: value as Effect, path: pathText(path)});
		else modifiers.push({part: value as Modifier, path: pathText(path)});
	}
	return {book, effects, modifiers};
}

const idsOf = (pieces: Iterable<{readonly id: string}>): ReadonlySet<string> => new Set([...pieces].map(piece => piece.id));

/** Headings under which stats, skills and moves stand. */
function* groupsIn({book: {groups, stats, skills, derived, moves, creation}}: Walked): Inners {
	const among = idsOf(groups);
	const named = function* (pieces: readonly {readonly group?: string | undefined}[], path: string): Inners {
		for (const [at, {group}] of pieces.entries())
			if (group !== undefined) yield {what: 'group', id: group, path: `${path}[${at}].group`, among};
	};
	yield* named(stats, 'stats');
	yield* named(skills, 'skills');
	yield* named(derived, 'derived');
	yield* named(moves, 'moves');
	yield* named(
		creation.steps.map(step => (step.kind === 'skills' ? step : {})),
		'creation.steps',
	);
	for (const [at, {asks}] of moves.entries())
		yield* named(
			asks.map(ask => (ask.kind === 'stat' || ask.kind === 'skill' ? ask : {})),
			`moves[${at}].asks`,
		);
}

type Granted = {readonly catalogue: string; readonly entry: string};

function* grantsIn({book, effects}: Walked): Inners {
	const entries = new Map(book.catalogues.map(({id, entries}) => [id, idsOf(entries)]));
	// A catalogue that is unknown is told by itself.
	const granted = function* (grants: readonly Granted[], path: string): Inners {
		for (const [at, {catalogue, entry}] of grants.entries()) {
			const among = entries.get(catalogue);
			if (among) yield {what: 'entry', id: entry, path: `${path}[${at}].entry`, among};
		}
	};
	for (const [index, catalogue] of book.catalogues.entries())
		for (const [at, {grants}] of catalogue.entries.entries())
			yield* granted(grants, `catalogues[${index}].entries[${at}].grants`);
	for (const [index, step] of book.creation.steps.entries())
		if (step.kind === 'choice')
			for (const [at, {grants}] of step.options.entries())
				yield* granted(grants, `creation.steps[${index}].options[${at}].grants`);
	for (const {part: effect, path} of effects) {
		const among = effect.do === 'grant' ? entries.get(effect.catalogue) : undefined;
		if (effect.do === 'grant' && among) yield {what: 'entry', id: effect.entry, path: `${path}.entry`, among};
	}
}

/** What an entry says in its fields: fields that its catalogue has, and in them choices, stats and skills that there are. */
function* fieldsIn({book}: Walked): Inners {
	const opened = book.catalogues.flatMap(({entries}) => entries.filter(entry => entry.opensSkill));
	const [stats, skills] = [idsOf(book.stats), idsOf([...book.skills, ...opened])];
	const allowed = (field: Catalogue['fields'][number]): ReadonlySet<string> | undefined =>
		field.kind === 'stat'
			? stats
			: field.kind === 'skill' && !book.skillRules.open
				? skills
				: field.kind === 'choice'
					? idsOf(field.options ?? [])
					: undefined;
	for (const [index, catalogue] of book.catalogues.entries()) {
		const fields = new Map(catalogue.fields.map(field => [field.id, allowed(field)]));
		const known = idsOf(catalogue.fields);
		for (const [at, entry] of catalogue.entries.entries())
			for (const [id, value] of Object.entries(entry.fields)) {
				const path = `catalogues[${index}].entries[${at}].fields.${id}`;
				yield {what: 'field', id, path, among: known};
				const among = fields.get(id);
				if (among && typeof value === 'string' && value !== '') yield {what: 'value', id: value, path, among};
			}
	}
}

/** Columns of tables, and what a switch stands at when nobody sets it. */
function* chosenIn({book: {tables, options}}: Walked): Inners {
	for (const [index, {columns, rows}] of tables.entries()) {
		// Columns that need no name are not listed.
		if (columns.length === 0) continue;
		const among = idsOf(columns);
		for (const [at, {values}] of rows.entries())
			for (const id of Object.keys(values)) yield {what: 'column', id, path: `tables[${index}].rows[${at}].values.${id}`, among};
	}
	for (const [index, option] of options.entries())
		if (option.kind === 'choice')
			yield {what: 'option', id: option.default, path: `options[${index}].default`, among: idsOf(option.options)};
}

/** What effects name: a track of a thing, what the move asked for, groups of bricks. */
function* effectNames({book, effects}: Walked): Inners {
	const asks = idsOf(book.moves.flatMap(move => move.asks.filter(ask => ask.kind === 'build')));
	const groups = idsOf(book.builders.flatMap(builder => builder.groups));
	const ofThing = (effect: Extract<Effect, {do: 'track'}>) =>
		typeof effect.on === 'object' ? book.things.find(({id}) => id === (effect.on as {thing: string}).thing) : undefined;
	for (const {part: effect, path} of effects) {
		const thing = effect.do === 'track' ? ofThing(effect) : undefined;
		if (effect.do === 'track' && thing)
			yield {what: 'track', id: effect.track, path: `${path}.track`, among: idsOf(thing.tracks)};
		if (effect.do !== 'bricks') continue;
		yield {what: 'ask', id: effect.of, path: `${path}.of`, among: asks};
		for (const [at, id] of (effect.groups ?? []).entries())
			yield {what: 'brick group', id, path: `${path}.groups[${at}]`, among: groups};
	}
}

/** Maps of faces by which a modifier has successes counted. */
function* facesIn({book, modifiers}: Walked): Inners {
	const among = new Set(book.moves.flatMap(({roll}) => (roll.kind === 'count' ? Object.keys(roll.otherFaces ?? {}) : [])));
	for (const {part, path} of modifiers)
		if (part.faces !== undefined) yield {what: 'face map', id: part.faces, path: `${path}.faces`, among};
}

/** Clocks that cards wait for: those of the book, and those that some effect makes by its first tick. */
function* clocksIn({book, effects}: Walked): Inners {
	const made = effects.flatMap(({part: effect}) => (effect.do === 'clock' ? [{id: effect.clock}] : []));
	const among = idsOf([...book.clocks, ...made]);
	for (const [index, {on, also}] of book.cards.entries())
		for (const [at, event] of [on, ...(also ?? [])].entries())
			if (typeof event === 'object' && 'clock' in event)
				yield {what: 'clock', id: event.clock, path: `cards[${index}].${at === 0 ? 'on' : `also[${at - 1}]`}.clock`, among};
}

function* elsewhere({book: {money, derived, progression, catalogues}}: Walked): Inners {
	if (money?.income !== undefined) yield {what: 'derived value', id: money.income, path: 'money.income', among: idsOf(derived)};
	for (const [at, {pick}] of (progression.atLevel ?? []).entries())
		if (pick)
			yield {what: 'catalogue', id: pick.catalogue, path: `progression.atLevel[${at}].pick.catalogue`, among: idsOf(catalogues)};
}

/** Names of what stands within other pieces, that stand for nothing there. */
export function innerStrangers(book: Rulebook, hints: Hints): readonly Fault[] {
	const all = [groupsIn, grantsIn, fieldsIn, chosenIn, effectNames, facesIn, clocksIn, elsewhere];
	const whole = walked(book);
	return all
		.flatMap(names => [...names(whole)])
		.filter(({id, among}) => !among.has(id))
		.map(({what, id, path, among}): Fault => ({path, problem: {code: 'book/no-such', what, id, ...hints.near(id, among)}}));
}
