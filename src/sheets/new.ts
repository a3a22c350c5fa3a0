import type {Book} from '../rules/book';
import type {SheetId} from '../shared/ids';
import type {Sheet} from './sheet';

/** An empty sheet of a game, not stored yet: numbers at their start, revision 0. `at` in milliseconds since 1970. */
export function newSheet(id: SheetId, book: Book, name: string, at: number): Sheet {
	const numbers = book.fields.flatMap(field => (field.kind === 'number' ? [[field.id, field.start] as const] : []));
	return {
		id,
		book: book.id,
		bookVersion: book.version,
		name,
		numbers: Object.fromEntries(numbers),
		texts: {},
		fields: [],
		moves: [],
		revision: 0,
		changedAt: at,
	};
}
