import {doDeed} from '../../rules/acts';
import {undo} from '../../rules/history';
import {answerProposal, needsAgreement, propose} from '../../rules/proposals';
import {labelIn, sayChange} from '../../rules/say';
import {state as stateShape} from '../../rules/state';
import type {SheetId} from '../../shared/ids';
import {ok, type Result} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import type {GameProblem} from '../../wire/games';
import type {KeptTable} from '../../wire/memory';
import type {Answer} from '../../wire/messages';
import {readShape} from '../../wire/shape';
import type {GameAsk} from './asks';
import {change, type Ports, type Worked} from './change';
import {gameAt} from './library';
import type {Playable} from './open';
import {refuse, refuseRule} from './refuse';

const around = ({table}: Playable) => ({table});

/** A change by hand, under the rules' limits. What the GM writes on a list waits for the player's word, where the door asks for it. */
export const doHand = (ports: Ports, ask: GameAsk<'sheet/do'>) =>
	change(ports, ask, (opened): Result<Worked, GameProblem> => {
		const {game, state, table, lang} = opened;
		const players = {self: state, table};
		if (ask.agreed === false && needsAgreement(ask.deed)) {
			const proposed = propose(game, players, ask.deed, around(opened));
			if (!proposed.ok) return refuseRule(proposed.error, lang);
			const {players: after} = answerProposal(game, players, proposed.value, false, around(opened));
			return ok({state: after.self, changes: [gameWords[lang].declined], who: ask.who});
		}
		const done = doDeed(game, players, ask.deed, ask.who, around(opened));
		if (done.problem) return refuseRule(done.problem, lang);
		return ok({
			state: done.players.self,
			table: done.players.table,
			changes: done.changes.map(one => sayChange(one, lang)),
			who: ask.who,
			recorded: done.changes.some(one => one.kind === 'unpaid'),
		});
	});

/** Takes back the last change that stands, on the sheet and at the table. A sealed roll whose payment that was waits no more. */
export async function undoLast(ports: Ports, ask: GameAsk<'sheet/undo'>): Promise<Answer<'sheet/undo'>> {
	const done = await takeBack(ports, ask);
	const undone = done.ok ? done.value.view.history.at(-1)?.undoes : undefined;
	if (undone !== undefined) await stopWaiting(ports, ask.id, undone);
	return done;
}

/** Far more than anybody rolls before the draw of the first has fallen. */
const RECENT = 200;

async function stopWaiting({memory}: Ports, id: SheetId, line: number): Promise<void> {
	const paid = (await memory.recentRolls(RECENT)).filter(({sheet, waiting}) => sheet === id && waiting?.line === line);
	for (const {waiting: _, ...roll} of paid) await memory.logRoll(roll);
}

const takeBack = (ports: Ports, ask: GameAsk<'sheet/undo'>) =>
	change(ports, ask, async (opened): Promise<Result<Worked, GameProblem>> => {
		const {state, history, lang} = opened;
		const say = gameWords[lang];
		const undone = undo(state, history, {at: ports.now(), who: 'player', what: ''});
		if (!undone) return refuse(say.nothingToUndo);
		const last = undone.history.at(-1)!;
		const line = history.find(one => one.id === last.undoes)!;
		const read = readShape(stateShape, undone.state);
		if (!read.ok) return refuse(say.undoLost);
		const what = say.undone({what: line.what}).slice(0, 2000);
		const table = await tableBefore(ports, opened, line.table);
		if (!table.ok) return table;
		const rules = rulesBefore(opened, line.from);
		if (!rules.ok) return rules;
		return ok({
			state: read.value,
			changes: [what],
			who: 'player',
			history: [...undone.history.slice(0, -1), {...last, what}],
			...rules.value,
			...(table.value && (table.value.key === opened.tableKey ? {table: table.value.table} : {elsewhere: table.value})),
		});
	});

/** The rules that a sheet stood under before a line moved it to others. */
function rulesBefore({book, lang}: Playable, from: string | undefined): Result<Pick<Worked, 'facts' | 'game'>, GameProblem> {
	if (from === undefined) return ok({});
	const game = gameAt(book, from);
	if (!game) return refuse(gameWords[lang].noSuchVersion({book: labelIn(book.name, lang), version: from}));
	return ok({facts: {bookVersion: from}, game});
}

type AtTable = Playable['history'][number]['table'];

/** The table's reserves as they were before a line, at whichever table that was. */
async function tableBefore(
	{memory}: Ports,
	{tableKey, table: here}: Playable,
	line: AtTable,
): Promise<Result<KeptTable | undefined, GameProblem>> {
	if (!line) return ok(undefined);
	const held = line.key === tableKey ? ok(here) : await memory.getTable(line.key);
	if (!held.ok) return held;
	const moved = Object.entries(line.reserves).map(([id, by]) => [id, Math.max(0, (held.value.reserves[id] ?? 0) - by)] as const);
	const table = {...held.value, reserves: {...held.value.reserves, ...Object.fromEntries(moved)}};
	return ok({key: line.key, table});
}
