import {Hints} from '../../shared/nearest';
import {type Game, nameOf} from '../game';
import type {RuleProblem} from '../problem';
import type {State} from '../state';
import type {Invalid} from './invalid';

type Known = ReadonlyMap<string, unknown>;

const unknown = (what: string, id: string, known: Known, hints: Hints): RuleProblem => ({
	code: 'rule/unknown',
	what,
	id,
	...hints.near(id, known.keys()),
});

/** Ids on a sheet that its rulebook does not know, most of them slips of the pen in a file written by hand. Points and entries are looked at with their own rules. */
export function strangersOn(game: Game, state: State): readonly Invalid[] {
	const {book} = game;
	const steps = new Map(book.creation.steps.map(step => [nameOf(step.id), step]));
	const questions = new Map(book.questions.map(question => [nameOf(question.id), question]));
	const hints = new Hints();
	const keys = (place: string, what: string, record: Readonly<Record<string, unknown>>, known: Known) =>
		named(
			Object.keys(record).map(id => [`${place}.${id}`, id]),
			what,
			known,
			hints,
		);
	const conditions = state.conditions.map(({condition}) => [`conditions.${condition}`, condition] as const);
	const things = state.things.map(({key, kind}) => [`things.${key}`, kind] as const);
	return [
		...keys('stats', 'stat', state.stats, game.stats),
		...keys('tracks', 'track', state.tracks, game.tracks),
		...keys('lists', 'list', state.lists, game.lists),
		...keys('choices', 'step', state.choices, steps),
		...keys('draws', 'step', state.draws, steps),
		...keys('answers', 'question', state.answers, questions),
		...keys('entries', 'catalogue', state.entries, game.catalogues),
		...named(
			state.builds.map(({key, builder}) => [`builds.${key}`, builder] as const),
			'builder',
			game.builders,
			hints,
		),
		...keys('bricks', 'builder', state.bricks, game.builders),
		...named(conditions, 'condition', game.conditions, hints),
		...named(things, 'thing', game.things, hints),
	];
}

function named(
	ids: readonly (readonly [where: string, id: string])[],
	what: string,
	known: Known,
	hints: Hints,
): readonly Invalid[] {
	return ids.filter(([, id]) => !known.has(nameOf(id))).map(([where, id]) => ({where, problem: unknown(what, id, known, hints)}));
}
