import {atVersion, newest, versionsOf} from '../rules/at-version';
import {sayBook} from '../rules/check/say';
import {checkWhole} from '../rules/check/whole';
import type {Rulebook} from '../rules/contract/rulebook';
import {Game} from '../rules/game';
import type {Lang} from '../shared/lang';
import {nearest} from '../shared/nearest';
import {fail, ok, type Result} from '../shared/result';
import {aboard} from './aboard';
import {readJson} from './input';
import type {CliProblem} from './problem';
import type {World} from './world';

/** A rulebook as the command line names it: `forge`, `my-game.json`, either with `@1.2.0` behind it. */
export type Named = {readonly name: string; readonly version: string | undefined};

export function readName(text: string): Named {
	const [, name = text, version] = /^(.+)@(\d{1,4}\.\d{1,4}\.\d{1,4})$/.exec(text) ?? [];
	return {name, version};
}

/** The JSON of a rulebook file; `aboard` when the name is that of a game aboard, which needs no reading. */
export async function readBookFile(world: World, name: string): Promise<Result<unknown, CliProblem>> {
	const games = aboard();
	const game = games.find(book => book.id === name);
	if (game) return ok(game);
	const file = await readJson(world, name);
	if (file.ok || file.error.code !== 'cli/no-file' || /[./\\]/.test(name) || name === '-') return file;
	const ids = games.map(book => book.id);
	const close = nearest(name, ids);
	return fail({code: 'cli/no-game', name, games: ids, ...(close && {nearest: close})});
}

/** A rulebook without fault, all its versions in it. */
export async function openBook(world: World, name: string, lang: Lang): Promise<Result<Rulebook, CliProblem>> {
	const file = await readBookFile(world, name);
	if (!file.ok) return file;
	const book = checkWhole(file.value);
	if (book.ok) return book;
	const [first] = book.error;
	return fail({
		code: 'cli/faulty-book',
		name,
		count: book.error.length,
		place: first!.path,
		why: sayBook(first!.problem, lang),
	});
}

/** The game at the version asked for: by name, else by the sheet, else the newest. */
export function openGame(book: Rulebook, asked: string | undefined, pinned: string | undefined): Result<Game, CliProblem> {
	const version = asked ?? pinned ?? newest(book);
	const versions = versionsOf(book);
	if (!versions.includes(version)) return fail({code: 'cli/no-version', book: book.id, version, versions});
	const then = atVersion(book, version);
	// Every version was found without fault when the book was opened.
	return then.ok ? ok(new Game(then.value)) : fail({code: 'cli/no-version', book: book.id, version, versions});
}
