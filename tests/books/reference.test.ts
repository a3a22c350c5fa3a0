import {describe, expect, test} from 'vitest';
import {labelIn} from '../../src/rules/say';
import {gameOf} from '../rules/play';

describe.each(['haut-chateau', 'chimere'])('texts to look up in %s', id => {
	const {book} = gameOf(id);
	const entries = book.catalogues.flatMap(catalogue => catalogue.entries);
	const pieces = {
		stat: book.stats,
		skill: book.skills,
		derived: book.derived,
		track: book.tracks,
		condition: book.conditions,
		list: book.lists,
		catalogue: book.catalogues,
		entry: entries,
		move: book.moves,
		encounter: book.encounters,
		step: book.creation.steps,
	};
	const known = new Set(Object.entries(pieces).flatMap(([kind, all]) => all.map(piece => `${kind}.${piece.id}`)));
	const about = new Set(book.reference.flatMap(text => text.about ?? []));

	test('each is about pieces that the game has', () => expect([...about].filter(one => !known.has(one))).toEqual([]));

	test.each(['stat', 'derived', 'track', 'condition', 'entry', 'move', 'encounter', 'skill'] as const)(
		'every %s is explained by one',
		kind => expect(pieces[kind].map(piece => `${kind}.${piece.id}`).filter(one => !about.has(one))).toEqual([]),
	);

	test('each is written in both languages, and once', () => {
		for (const {id: text, text: said} of book.reference) {
			expect(labelIn(said, 'fr'), text).not.toBe(labelIn(said, 'en'));
			expect(labelIn(said, 'en').length, text).toBeGreaterThan(40);
		}
		expect(new Set(book.reference.map(text => text.id)).size).toBe(book.reference.length);
	});
});
