import {nearest} from '../../shared/nearest';
import {type Game, nameOf} from '../game';
import type {RuleProblem} from '../problem';
import type {State} from '../state';
import type {Invalid} from './invalid';

type Known = ReadonlyMap<string, unknown>;

const unknown = (what: string, id: string, known: Iterable<string>): RuleProblem => {
	const close = nearest(id, known);
	return {code: 'rule/unknown', what, id, ...(close && {nearest: close})};
};

function keys(place: string, what: string, record: Readonly<Record<string, unknown>>, known: Known): readonly Invalid[] {
	return Object.keys(record)
		.filter(id => !known.has(nameOf(id)))
		.map(id => ({where: `${place}.${id}`, problem: unknown(what, id, known.keys())}));
}

/** Ids on a sheet that its rulebook does not know, most of them slips of the pen in a file written by hand. Points and entries are looked at with their own rules. */
export function strangersOn(game: Game, state: State): readonly Invalid[] {
	const {book} = game;
	const steps = new Map(book.creation.steps.map(step => [nameOf(step.id), step]));
	const questions = new Map(book.questions.map(question => [nameOf(question.id), question]));
	return [
		...keys('stats', 'stat', state.stats, game.stats),
		...keys('tracks', 'track', state.tracks, game.tracks),
		...keys('lists', 'list', state.lists, game.lists),
		...keys('choices', 'step', state.choices, steps),
		...keys('answers', 'question', state.answers, questions),
		...keys('entries', 'catalogue', state.entries, game.catalogues),
		...state.conditions
			.filter(({condition}) => !game.conditions.has(nameOf(condition)))
			.map(({condition}) => ({
				where: `conditions.${condition}`,
				problem: unknown('condition', condition, game.conditions.keys()),
			})),
		...state.things
			.filter(({kind}) => !game.things.has(nameOf(kind)))
			.map(({key, kind}) => ({where: `things.${key}`, problem: unknown('thing', kind, game.things.keys())})),
	];
}
