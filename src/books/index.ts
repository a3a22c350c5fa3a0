import type {Book} from '../rules/book';
import type {BookId} from '../shared/ids';
import {plain} from './plain';

/** The games without rules of their own, whose sheets need nothing else; those with rules are in `rulebooks.ts`. */
export const books: readonly Book[] = [plain];

/** The game a sheet is of; free play where this version does not know it, so that its numbers and texts can still be read. */
export const bookOf = (id: BookId): Book => books.find(book => book.id === id) ?? plain;
