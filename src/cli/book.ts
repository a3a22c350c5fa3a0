import {rulebooks} from '../books/rulebooks';
import {atVersion, newest, versionsOf} from '../rules/at-version';
import type {Fault} from '../rules/check/fault';
import {sizeFault} from '../rules/check/read-book';
import {sayBook} from '../rules/check/say';
import {checkWhole} from '../rules/check/whole';
import type {Rulebook} from '../rules/contract/rulebook';
import {Game} from '../rules/game';
import type {Lang} from '../shared/lang';
import {nearest} from '../shared/nearest';
import {fail, ok, type Result} from '../shared/result';
import {parseJson, readText} from './input';
import type {CliProblem} from './problem';
import type {World} from './world';

/** A rulebook as the command line names it: `forge`, `my-game.json`, either with `@1.2.0` behind it. */
export type Named = {readonly name: string; readonly version: string | undefined};

export function readName(text: string): Named {
	const [, name = text, version] = /^(.+)@(\d{1,4}\.\d{1,4}\.\d{1,4})$/.exec(text) ?? [];
	return {name, version};
}

/** A rulebook as it was found: aboard by its id, else in a file. Its faults are told to whoever asked to know them. */
export type FoundBook = Result<Rulebook, readonly Fault[]>;

export async function findBook(world: World, name: string): Promise<Result<FoundBook, CliProblem>> {
	const games = rulebooks();
	const game = games.find(book => book.id === name);
	if (game) return ok(checkWhole(game));
	const text = await readText(world, name, 'json');
	if (text.ok) return read(name, text.value);
	if (text.error.code !== 'cli/no-file' || /[./\\]/.test(name) || name === '-') return text;
	const ids = games.map(book => book.id);
	const close = nearest(name, ids);
	return fail({code: 'cli/no-game', name, games: ids, ...(close && {nearest: close})});
}

/** What is no JSON cannot be read; what is too big or too deep is a fault, and is told before it is parsed. */
function read(name: string, text: string): Result<FoundBook, CliProblem> {
	const size = sizeFault(text);
	if (size) return ok(fail([size]));
	const json = parseJson(text, name);
	return json.ok ? ok(checkWhole(json.value)) : json;
}

/** A rulebook without fault, all its versions in it. */
export async function openBook(world: World, name: string, lang: Lang): Promise<Result<Rulebook, CliProblem>> {
	const found = await findBook(world, name);
	if (!found.ok) return found;
	const book = found.value;
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
