import type {Book} from '../rules/book';
import {bookId} from '../shared/ids';

/** Free play: no rules but those of the table. A sheet brings its own numbers, texts and named rolls. */
export const plain: Book = {
	id: bookId('plain'),
	version: '1.0.0',
	label: {fr: 'Jeu libre', en: 'Free play'},
	source: {title: 'Osselet', author: 'Osselet', licence: 'MIT'},
	open: true,
	fields: [{kind: 'text', id: 'notes', label: {fr: 'Notes', en: 'Notes'}, long: true}],
	moves: [
		{id: 'd20', label: {fr: 'Un dé à 20 faces', en: 'One twenty-sided die'}, expression: '1d20'},
		{id: 'd100', label: {fr: 'Un dé à 100 faces', en: 'One hundred-sided die'}, expression: '1d100'},
		{id: 'two_d6', label: {fr: 'Deux dés à 6 faces', en: 'Two six-sided dice'}, expression: '2d6'},
	],
};
