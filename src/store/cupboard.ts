import type {Result} from '../shared/result';
import type {StoreProblem} from '../wire/records';

/** What is kept, each by its own kind of key. */
export const shelves = [
	'sheets',
	'settings',
	'sites',
	'draws',
	'rolls',
	'seen',
	'rulebooks',
	'tables',
	'secrets',
	'calls',
] as const;
export type Shelf = (typeof shelves)[number];

/** Where one record lies. */
export type Place = {readonly shelf: Shelf; readonly key: string};

/** What becomes of a record, and what is answered about it. */
export type Decision<Answer> =
	| {readonly do: 'put'; readonly value: unknown; readonly answer: Answer}
	| {readonly do: 'remove' | 'leave'; readonly answer: Answer};

/** Where records lie, by shelf and key, as whatever was once put there. Three are built: IndexedDB, a script manager's storage, a Map. */
export type Cupboard = {
	/** Undefined where there is none. */
	get(shelf: Shelf, key: string): Promise<Result<unknown, StoreProblem>>;
	/** Reads, decides and writes the records of these places, all or none, with nobody in between. Decisions and answers are in their order. */
	change<Answer>(
		places: readonly Place[],
		decide: (stored: readonly unknown[]) => readonly Decision<Answer>[],
	): Promise<Result<readonly Answer[], StoreProblem>>;
	all(shelf: Shelf): Promise<Result<readonly (readonly [key: string, stored: unknown])[], StoreProblem>>;
	/** The records with the highest keys, highest first. */
	newest(shelf: Shelf, most: number): Promise<Result<readonly unknown[], StoreProblem>>;
	/** Removes the records with the lowest keys until `most` are left. */
	prune(shelf: Shelf, most: number): Promise<Result<null, StoreProblem>>;
};
