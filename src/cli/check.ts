import {versionsOf} from '../rules/at-version';
import type {Fault} from '../rules/check/fault';
import {sayBook} from '../rules/check/say';
import type {Rulebook} from '../rules/contract/rulebook';
import {labelIn} from '../rules/say';
import type {Lang} from '../shared/lang';
import {fail, ok} from '../shared/result';
import {cliGames} from '../shared/words/cli-games';
import type {CommandRun} from './answer';
import {findBook, readName} from './book';

/** `osselet check BOOK.json`: every fault of a rulebook, by place and remedy. */
export const checkCommand: CommandRun = async ({words}, world, lang) => {
	const [text, ...more] = words;
	if (text === undefined || more.length > 0)
		return fail({code: 'cli/words', command: 'check', wants: 'BOOK.json', given: words.length});
	const {name, version} = readName(text);
	const found = await findBook(world, name);
	if (!found.ok) return found;
	const book = found.value;
	if (book.ok && version !== undefined && !versionsOf(book.value).includes(version))
		return fail({code: 'cli/no-version', book: book.value.id, version, versions: versionsOf(book.value)});
	if (book.ok) return ok({json: {faults: []}, text: praise(book.value, lang), finding: false});
	const faults = book.error.map(({path, problem}) => ({path, text: sayBook(problem, lang)}));
	return ok({json: {faults}, text: listOf(book.error, faults, lang), finding: true});
};

function praise(book: Rulebook, lang: Lang): string {
	const {moves, stats, conditions} = book;
	return cliGames[lang].fine({
		name: labelIn(book.name, lang),
		versions: versionsOf(book).join(', '),
		stats: stats.length,
		conditions: conditions.length,
		moves: moves.length,
	});
}

function listOf(found: readonly Fault[], faults: readonly {readonly path: string; readonly text: string}[], lang: Lang): string {
	const lines = faults.map(({path, text}) => `${path}\n  ${text}`);
	const count = found.filter(({problem}) => problem.code !== 'book/more').length;
	return [...lines, cliGames[lang].faults({count})].join('\n');
}
