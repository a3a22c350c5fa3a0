import {useEffect, useState} from 'preact/hooks';
import type {Lang} from '../../shared/lang';
import type {BookSummary} from '../../wire/games';
import type {Asker} from '../../wire/messages';

/** A move of a rulebook, by its id and the name that the reader's language has for it. */
export type BookMove = {readonly id: string; readonly name: string};

/** The rulebooks at hand; none where no games are aboard, undefined until they are read. */
export function useBooks(ask: Asker, lang: Lang): readonly BookSummary[] | undefined {
	const [books, setBooks] = useState<readonly BookSummary[]>();
	useEffect(() => {
		ask('books/list', {lang})
			.then(setBooks)
			.catch(() => setBooks([]));
	}, []);
	return books;
}

/** The moves of a rulebook, in its own order: no sheet is needed to ask for one. */
export function useMoves(ask: Asker, book: string, lang: Lang): readonly BookMove[] {
	const [read, setRead] = useState<{readonly book: string; readonly moves: readonly BookMove[]}>();
	useEffect(() => {
		if (book === '') return;
		ask('book/text', {id: book, lang})
			.then(text => setRead({book, moves: text.ok ? movesIn(text.value, lang) : []}))
			.catch(() => setRead({book, moves: []}));
	}, [book]);
	return read?.book === book ? read.moves : [];
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Reads the moves out of a rulebook's text, which was checked where it came from: what is no move is left out. */
export function movesIn(text: string, lang: Lang): readonly BookMove[] {
	const {moves} = fieldsOf(JSON.parse(text));
	return (Array.isArray(moves) ? moves : []).flatMap((move: unknown) => {
		const {id, name} = fieldsOf(move);
		if (typeof id !== 'string') return [];
		const told = typeof name === 'string' ? name : (fieldsOf(name)[lang] ?? fieldsOf(name)['fr']);
		return [{id, name: typeof told === 'string' ? told : id}];
	});
}
