import {canonicalOf} from '../../dice/canonical';
import type {Plan} from '../../dice/plan';
import {readNotation} from '../../dice/read';
import {rollFaces} from '../../dice/roll';
import type {Rolled} from '../../dice/rolled';
import {sayDice} from '../../dice/say';
import type {Players} from '../../rules/effects/acting';
import {nameOf} from '../../rules/game';
import {type Situation, sheetIn} from '../../rules/moves/around';
import {type MovePlan, planMove} from '../../rules/moves/plan';
import {payMove, resolveMove} from '../../rules/moves/resolve';
import {settledChoices} from '../../rules/moves/settle';
import {labelIn, sayChange, sayRule} from '../../rules/say';
import {viewPlan, viewResolution} from '../../rules/view-roll';
import type {Lang} from '../../shared/lang';
import {ok, type Result} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import type {GameProblem} from '../../wire/games';
import type {Answer} from '../../wire/messages';
import type {GameAsk} from './asks';
import {change, type Ports, type Worked} from './change';
import {open, type Playable, playable} from './open';
import {refuse} from './refuse';
import {ridersOf} from './riders';

type Ask = GameAsk<'move/plan'>;
type Made = {readonly situation: Situation; readonly target: Playable | undefined};

/** A move with the sheets it is made by and on, and the picks that were left open settled. */
async function situationOf(ports: Ports, ask: Ask, opened: Playable): Promise<Result<Made, GameProblem>> {
	const {game, state, table, lang} = opened;
	const move = game.moves.get(nameOf(ask.move));
	if (!move) return refuse(gameWords[lang].noSuchMove({move: ask.move}));
	const target =
		ask.target === undefined ? undefined : playable(await open(ports.memory, ports.library, {...ask, id: ask.target}));
	if (target && !target.ok) return target;
	if (target && target.value.game.book.id !== game.book.id)
		return refuse(gameWords[lang].otherGame({name: target.value.sheet.name}));
	const asked: Situation = {
		game,
		self: state,
		table,
		move,
		choices: ask.choices,
		...(target && {target: target.value.state}),
	};
	return ok({situation: {...asked, choices: settledChoices(move, ask.choices, sheetIn(asked))}, target: target?.value});
}

/** The dice of a move as the notation has them; a rulebook can ask for more than may be rolled. */
function diceOf(expression: string, lang: Lang): Result<Plan, GameProblem> {
	const read = readNotation(expression);
	return read.ok ? ok(read.value.plan) : refuse(sayDice(read.error, lang));
}

function rolledWith(expression: string, faces: readonly number[], lang: Lang): Result<Rolled, GameProblem> {
	const plan = diceOf(expression, lang);
	if (!plan.ok) return plan;
	const rolled = rollFaces(plan.value, faces);
	return rolled.ok ? rolled : refuse(sayDice(rolled.error, lang));
}

export async function plan(ports: Ports, ask: Ask): Promise<Answer<'move/plan'>> {
	const opened = playable(await open(ports.memory, ports.library, ask));
	if (!opened.ok) return opened;
	const made = await situationOf(ports, ask, opened.value);
	if (!made.ok) return made;
	const {situation} = made.value;
	const planned = planMove(situation);
	const dice = diceOf(planned.expression, ask.lang);
	if (!dice.ok) return dice;
	return ok({
		...viewPlan(situation, planned, ask.lang),
		expression: canonicalOf(dice.value),
		riders: ridersOf(situation.game, situation.move.id, planned.difficulty, situation.self),
	});
}

type RollAsk = Ask & Pick<GameAsk<'move/land'>, 'faces' | 'after' | 'sealed'>;

async function resolved(ports: Ports, ask: RollAsk, opened: Playable) {
	const made = await situationOf(ports, ask, opened);
	if (!made.ok) return made;
	const {target} = made.value;
	const planned = planMove(made.value.situation);
	const situation = against(made.value.situation, planned, ask.sealed?.target);
	const rolled = rolledWith(ask.sealed?.expression ?? planned.expression, ask.faces, ask.lang);
	return rolled.ok
		? ok({situation, target, resolution: resolveMove(situation, rolled.value, ask.after, ask.sealed !== undefined)})
		: rolled;
}

/** A move against the target that was told with its roll, which holds all that made it harder. */
function against(situation: Situation, {sources}: MovePlan, target: number | undefined): Situation {
	if (target === undefined) return situation;
	const harder = sources.filter(source => source.on).reduce((sum, source) => sum + source.difficulty, 0);
	return {...situation, choices: {...situation.choices, difficulty: target - harder}};
}

/** What a roll comes to; nothing is stored. */
export async function resolve(ports: Ports, ask: GameAsk<'move/resolve'>): Promise<Answer<'move/resolve'>> {
	const opened = playable(await open(ports.memory, ports.library, ask));
	if (!opened.ok) return opened;
	const done = await resolved(ports, ask, opened.value);
	return done.ok ? ok(viewResolution(done.value.situation, done.value.resolution, ask.lang)) : done;
}

/** Pays a move before its dice are known: for a sealed roll, whose effects land days later. */
export const pay = (ports: Ports, ask: GameAsk<'move/pay'>) =>
	change(ports, ask, async (opened): Promise<Result<Worked, GameProblem>> => {
		const made = await situationOf(ports, ask, opened);
		if (!made.ok) return made;
		const {situation, target} = made.value;
		const {plan: paid, players, changes: told} = payMove(situation);
		if (paid.problems.length > 0) return refuse(paid.problems.map(problem => sayRule(problem, ask.lang)).join('\n'));
		const changes = told.map(one => sayChange(one, ask.lang));
		const what = [labelIn(situation.move.name, ask.lang), ...changes].join(' · ');
		return ok(playersAfter(players, opened, target, {changes, what}));
	});

/** What became of the one who acts, of the one acted upon where that is somebody else, and of the table. */
function playersAfter(
	players: Players,
	opened: Playable,
	target: Playable | undefined,
	told: Pick<Worked, 'changes' | 'what'>,
): Worked {
	const apart = target && players.target && target.sheet.id !== opened.sheet.id;
	return {
		...told,
		state: players.self,
		table: players.table,
		who: 'code',
		...(apart && {onTarget: {opened: target, worked: {...told, state: players.target, who: 'code'}}}),
	};
}

/** Carries a roll's effects onto the sheet, the one acted upon and the table. Each sheet's history has its own line. */
export async function land(ports: Ports, ask: GameAsk<'move/land'>): Promise<Answer<'move/land'>> {
	let shown: ReturnType<typeof viewResolution> | undefined;
	const landed = await change(ports, ask, async (opened): Promise<Result<Worked, GameProblem>> => {
		const done = await resolved(ports, ask, opened);
		if (!done.ok) return done;
		const {situation, resolution, target} = done.value;
		const {players, outcome, problems} = resolution;
		if (problems.length > 0) return refuse(problems.map(problem => sayRule(problem, ask.lang)).join('\n'));
		const changes = resolution.changes.map(one => sayChange(one, ask.lang));
		const said = gameWords[ask.lang].landed({
			move: labelIn(situation.move.name, ask.lang),
			outcome: labelIn(outcome.name, ask.lang),
		});
		const what = [said, ...changes].join(' · ');
		shown = viewResolution(situation, resolution, ask.lang);
		return ok(playersAfter(players, opened, target, {changes, what}));
	});
	return landed.ok ? ok({...landed.value, resolution: shown!}) : landed;
}
