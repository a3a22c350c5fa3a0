import {type Reading, readNotation} from '../dice/read';
import {sayDice} from '../dice/say';
import type {Move} from '../rules/contract/moves';
import {withImposed} from '../rules/creation/imposed';
import {strangersOn} from '../rules/creation/strangers';
import {nameOf} from '../rules/game';
import type {Situation} from '../rules/moves/around';
import {noChoices} from '../rules/moves/choices';
import {planMove} from '../rules/moves/plan';
import {resolveMove} from '../rules/moves/resolve';
import {sayRule} from '../rules/say';
import type {State} from '../rules/state';
import type {Lang} from '../shared/lang';
import {nearest} from '../shared/nearest';
import {fail, ok, type Result} from '../shared/result';
import type {CommandRun} from './answer';
import type {Options} from './options';
import type {CliProblem} from './problem';
import {throwDice} from './roll';
import {readSettings, type Setting} from './settings';
import {type Opened, openBoth} from './sheet';
import {noTable, readSheetFile, readTableFile} from './sheet-file';
import {jsonOfRefused, jsonOfTried, textOfRefused, textOfTried} from './tried';
import {type Settled, settleMove} from './with';
import type {World} from './world';

/** `osselet try BOOK SHEET.json MOVE`: resolves a move with the faces given. A move that the rules refuse is told, and changes nothing. */
export const tryCommand: CommandRun = async (options, world, lang) => {
	const [bookText, file, moveText, ...more] = options.words;
	if (bookText === undefined || file === undefined || moveText === undefined || more.length > 0)
		return fail({code: 'cli/words', command: 'try', wants: 'BOOK SHEET.json MOVE', given: options.words.length});
	const opened = await openBoth(world, bookText, file, lang);
	if (!opened.ok) return opened;
	const settings = readSettings(options.values.with ?? []);
	if (!settings.ok) return settings;
	const bare = await situationOf(opened.value, moveText, settings.value, world);
	if (!bare.ok) return bare;
	const settled = settleMove(
		settings.value.filter(setting => !namesFile(setting, bare.value.move)),
		bare.value,
	);
	if (!settled.ok) return settled;
	return roll({...bare.value, choices: settled.value.choices}, settled.value, options, world, lang);
};

const ready = ({game}: Opened, state: State): State => (state.made ? state : withImposed(game, state));

/** Whether a setting names a file; an ask of the move with that name comes first. */
const namesFile = ({key}: Setting, {asks}: Move): boolean =>
	(key === 'target' || key === 'table') && !asks.some(ask => ask.id === key);

/** The move with those it touches. */
async function situationOf(
	opened: Opened,
	moveText: string,
	settings: readonly Setting[],
	world: World,
): Promise<Result<Situation, CliProblem>> {
	const {game, sheet} = opened;
	const move = game.moves.get(nameOf(moveText));
	if (!move) {
		const moves = game.book.moves.map(one => one.id);
		const close = nearest(moveText, moves);
		return fail({code: 'cli/no-move', move: moveText, moves, ...(close && {nearest: close})});
	}
	const given = (key: string) => settings.find(one => one.key === key && namesFile(one, move))?.value;
	const [targetFile, tableFile] = [given('target'), given('table')];
	const target = targetFile === undefined ? undefined : await readSheetFile(world, targetFile);
	if (target && !target.ok) return target;
	const table = tableFile === undefined ? ok(noTable) : await readTableFile(world, tableFile);
	if (!table.ok) return table;
	const self = ready(opened, sheet.state);
	const other = target && {target: ready(opened, target.value.state)};
	return ok({game, self, table: table.value, move, choices: noChoices, ...other});
}

async function roll(situation: Situation, {after}: Settled, options: Options, world: World, lang: Lang): ReturnType<CommandRun> {
	const plan = planMove(situation);
	const unknown = [situation.self, ...(situation.target ? [situation.target] : [])].flatMap(state =>
		strangersOn(situation.game, state),
	);
	const reasons = [...plan.problems, ...unknown.map(one => one.problem)].map(problem => sayRule(problem, lang));
	if (reasons.length > 0)
		return ok({
			json: jsonOfRefused(situation, plan, reasons, lang),
			text: textOfRefused(situation, reasons, lang),
			finding: true,
		});
	const reading = readNotation(plan.expression);
	if (!reading.ok) return fail({code: 'cli/pool', pool: plan.expression, why: sayDice(reading.error, lang)});
	const thrown = thrownFor(situation, reading.value, options, world, lang);
	if (!thrown.ok) return thrown;
	const {rolled, seed} = thrown.value;
	const resolution = resolveMove(situation, rolled, after);
	const tried = {situation, resolution, reading: reading.value, rolled};
	const problems = resolution.problems.map(problem => sayRule(problem, lang));
	return ok({
		json: {...jsonOfTried(tried, problems, lang), ...(seed !== undefined && {seed})},
		text: textOfTried(tried, problems, lang),
		finding: problems.length > 0,
	});
}

/** A move without dice takes no chance, and no seed is told. */
function thrownFor({move}: Situation, reading: Reading, options: Options, world: World, lang: Lang) {
	const thrown = throwDice(reading, options, world, lang);
	return thrown.ok && move.roll.kind === 'none' ? ok({rolled: thrown.value.rolled, seed: undefined}) : thrown;
}
