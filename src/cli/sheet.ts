import {type Invalid, invalidIn} from '../rules/creation/invalid';
import {reviewCreation} from '../rules/creation/review';
import {strangersOn} from '../rules/creation/strangers';
import {Derivation} from '../rules/derive';
import type {Game} from '../rules/game';
import {labelIn, sayReason, sayRule} from '../rules/say';
import type {Reason} from '../rules/values';
import type {Lang} from '../shared/lang';
import {fail, ok, type Result} from '../shared/result';
import {cliGames} from '../shared/words/cli-games';
import type {CommandRun} from './answer';
import {openBook, openGame, readName} from './book';
import {buildLines, buildsJson} from './builds';
import type {CliProblem} from './problem';
import {readSheetFile, type SheetFile} from './sheet-file';
import type {World} from './world';

/** A character under the version of the rulebook that was asked for. */
export type Opened = {readonly game: Game; readonly sheet: SheetFile};

/** Opens the rulebook and the sheet that a command line names. */
export async function openBoth(world: World, bookText: string, file: string, lang: Lang): Promise<Result<Opened, CliProblem>> {
	if (bookText === '-' && file === '-') return fail({code: 'cli/stdin-twice'});
	const {name, version} = readName(bookText);
	const book = await openBook(world, name, lang);
	if (!book.ok) return book;
	const sheet = await readSheetFile(world, file);
	if (!sheet.ok) return sheet;
	const other = sheet.value.book;
	if (other !== undefined && other !== book.value.id) return fail({code: 'cli/other-book', file, book: book.value.id, other});
	const game = openGame(book.value, version, sheet.value.version);
	return game.ok ? ok({game: game.value, sheet: sheet.value}) : game;
}

/** What breaks a rule: ids that nothing knows, rules that hold always, and while a character is being made the steps. */
export function wrongWith({game, sheet: {state}}: Opened): readonly Invalid[] {
	const steps = state.made ? [] : reviewCreation(game, state).flatMap(review => review.problems);
	const ever = invalidIn(new Derivation(game, state));
	return [...strangersOn(game, state), ...steps, ...ever.filter(one => !steps.some(step => step.where === one.where))];
}

export const sayInvalid = (invalid: readonly Invalid[], lang: Lang) =>
	invalid.map(({where, problem}) => ({where, text: sayRule(problem, lang)}));

const table = <Value>(pieces: readonly {readonly id: string}[], read: (id: string) => Value): Readonly<Record<string, Value>> =>
	Object.fromEntries(pieces.map(({id}) => [id, read(id)]));

function budgetsOf({game, sheet: {state}}: Opened) {
	const reviews = state.made ? [] : reviewCreation(game, state);
	return Object.fromEntries(
		reviews.flatMap(({step, budget, picks}) => ((budget ?? picks) ? [[step.id, {...budget, ...picks}]] : [])),
	);
}

/** `osselet sheet BOOK SHEET.json`: what the rules make of a character, and what is not valid. */
export const sheetCommand: CommandRun = async ({words}, world, lang) => {
	const [bookText, file, ...more] = words;
	if (bookText === undefined || file === undefined || more.length > 0)
		return fail({code: 'cli/words', command: 'sheet', wants: 'BOOK SHEET.json', given: words.length});
	const opened = await openBoth(world, bookText, file, lang);
	if (!opened.ok) return opened;
	const {game, sheet} = opened.value;
	const derivation = new Derivation(game, sheet.state);
	const invalid = sayInvalid(wrongWith(opened.value), lang);
	const {book} = game;
	const json = {
		book: book.id,
		version: book.version,
		level: sheet.state.level,
		stats: table(book.stats, id => {
			const {base, value} = derivation.stat(id);
			return {base, value, modifier: derivation.modifier(id)};
		}),
		skills: Object.fromEntries([...derivation.skills.values()].map(({id}) => [id, derivation.skill(id).score])),
		derived: table(book.derived, id => derivation.derived(id).value),
		tracks: table(book.tracks, id => {
			const {value, max} = derivation.track(id);
			return {value, max};
		}),
		conditions: Object.fromEntries(derivation.conditions.map(({condition, level}) => [condition.id, level])),
		builds: buildsJson(derivation, lang),
		budgets: budgetsOf(opened.value),
		invalid,
	};
	return ok({json, text: [...linesOf(derivation, lang), ...sayWrong(invalid, lang)].join('\n'), finding: invalid.length > 0});
};

const sayWrong = (invalid: ReturnType<typeof sayInvalid>, lang: Lang): readonly string[] =>
	invalid.length === 0 ? [] : ['', cliGames[lang].wrong, ...invalid.map(({where, text}) => `  ${where}  ${text}`)];

const why = (reasons: readonly Reason[], lang: Lang): string =>
	reasons.length === 0 ? '' : `  (${reasons.map(reason => sayReason(reason, lang)).join(', ')})`;

function linesOf(sheet: Derivation, lang: Lang): readonly string[] {
	const {book} = sheet.game;
	const stats = book.stats.map(stat => {
		const {value, reasons} = sheet.stat(stat.id);
		const shown = stat.display === 'die' ? `d${value}` : `${value}`;
		return `${labelIn(stat.name, lang)} ${shown}${why(reasons, lang)}`;
	});
	const skills = [...sheet.skills.values()]
		.filter(skill => sheet.skill(skill.id).points !== 0)
		.map(skill => `${labelIn(skill.name, lang)} ${sheet.skill(skill.id).score}${why(sheet.skill(skill.id).reasons, lang)}`);
	const derived = book.derived.map(one => {
		const {value, reasons} = sheet.derived(one.id);
		return `${labelIn(one.name, lang)} ${value}${why(reasons, lang)}`;
	});
	const tracks = book.tracks.map(track => {
		const {value, max, reasons} = sheet.track(track.id);
		return `${labelIn(track.name, lang)} ${value}/${max}${why(reasons, lang)}`;
	});
	const conditions = sheet.conditions.map(({condition, level}) =>
		condition.max === 1 ? labelIn(condition.name, lang) : `${labelIn(condition.name, lang)} ${level}`,
	);
	const title = cliGames[lang].sheetOf({name: labelIn(book.name, lang), version: book.version, level: sheet.state.level});
	return [title, ...stats, ...skills, ...derived, ...tracks, ...conditions, ...buildLines(sheet, lang)];
}
