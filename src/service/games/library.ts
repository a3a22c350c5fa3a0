import {books} from '../../books';
import {rulebooks} from '../../books/rulebooks';
import {atVersion, versionsOf} from '../../rules/at-version';
import type {Rulebook} from '../../rules/contract/rulebook';
import {Game} from '../../rules/game';
import {ok, type Result} from '../../shared/result';
import type {Memory} from '../../wire/memory';
import type {StoreProblem} from '../../wire/records';

export type Library = {
	/** Those aboard, then the user's own. */
	all(): Promise<Result<readonly Rulebook[], StoreProblem>>;
	/** Undefined where neither we nor the user have it. */
	find(id: string): Promise<Result<Rulebook | undefined, StoreProblem>>;
};

/** Whether an id belongs to a game that comes with us. */
export const isAboard = (id: string): boolean => books.some(book => book.id === id) || rulebooks().some(book => book.id === id);

export const libraryOf = (memory: Pick<Memory, 'listRulebooks'>): Library => ({
	async all() {
		const own = await memory.listRulebooks();
		return own.ok ? ok([...rulebooks(), ...own.value.filter(({id}) => !isAboard(id))]) : own;
	},
	async find(id) {
		const aboard = rulebooks().find(book => book.id === id);
		if (aboard) return ok(aboard);
		const own = await memory.listRulebooks();
		return own.ok ? ok(own.value.find(book => book.id === id)) : own;
	},
});

const played = new WeakMap<Rulebook, Map<string, Game | undefined>>();

/** A rulebook at one of its versions, ready to be played and kept so; undefined where it does not know that version or cannot be read at it. */
export function gameAt(book: Rulebook, version: string): Game | undefined {
	const games = played.get(book) ?? new Map<string, Game | undefined>();
	played.set(book, games);
	if (!games.has(version)) {
		const read = versionsOf(book).includes(version) ? atVersion(book, version) : undefined;
		games.set(version, read?.ok ? new Game(read.value) : undefined);
	}
	return games.get(version);
}
