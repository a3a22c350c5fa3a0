import type {Rng} from '../../dice/rng';
import {drawOnce} from '../../rules/creation/draws';
import {create, startingMoney} from '../../rules/creation/finish';
import {withImposed} from '../../rules/creation/imposed';
import {reviewCreation} from '../../rules/creation/review';
import {Derivation} from '../../rules/derive';
import {type HistoryLine, logged} from '../../rules/history';
import {labelIn, sayRule} from '../../rules/say';
import type {State} from '../../rules/state';
import {diceNamed, fallIn} from '../../rules/view-drawing';
import {viewStep} from '../../rules/view-step';
import {ok, type Result} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import {viewWords} from '../../shared/words/view';
import type {GameProblem} from '../../wire/games';
import type {Answer} from '../../wire/messages';
import type {GameAsk} from './asks';
import {change, type Ports, type Worked} from './change';
import {emptyState, open, type Playable, playable} from './open';
import {refuse} from './refuse';

/** What a player decides while a character is made. All else begins as the rules say, whatever the door sent. */
function draftOf({game, state: {draws}}: Playable, asked: State): State {
	const {stats, points, ownSkills, lists, things, entries, builds, bricks, choices, answers, classes, options} = asked;
	return withImposed(game, {
		...emptyState,
		stats,
		points,
		// Only the GM says that he agrees to one.
		ownSkills: ownSkills.map(({agreed: _, ...skill}) => skill),
		lists,
		things,
		entries,
		builds,
		bricks,
		choices,
		// What dice decided stays as it fell.
		draws,
		answers,
		classes,
		options,
	});
}

/** A draft as it stands once it is kept: each step reviewed, and drawn. */
async function keepDraft(
	ports: Ports,
	{game, table, sheet, lang}: Playable,
	state: State,
	history: readonly HistoryLine[],
): Promise<Answer<'creation/review'>> {
	const put = await ports.memory.putSheet({...sheet, game: {state, history}, changedAt: ports.now()});
	if (!put.ok) return put;
	// Money that dice decide falls when the character is finished; until then nothing is wrong with it.
	const money = startingMoney(game, state, undefined);
	const shown = new Derivation(game, {...state, ...(money !== undefined && {money})}, {table});
	const steps = reviewCreation(game, shown.state, table).map(step =>
		step.step.kind === 'money' ? {...step, problems: []} : step,
	);
	return ok({state, steps: steps.map(step => viewStep(shown, step, lang)), sheet: put.value});
}

/** Reviews a character in the making, and keeps it with its sheet as it stands. */
export async function review(ports: Ports, ask: GameAsk<'creation/review'>): Promise<Answer<'creation/review'>> {
	const opened = playable(await open(ports.memory, ports.library, ask));
	if (!opened.ok) return opened;
	if (opened.value.state.made) return refuse(gameWords[opened.value.lang].madeAlready);
	return keepDraft(ports, opened.value, draftOf(opened.value, ask.state), opened.value.history);
}

/** Lets the dice of a step fall once. The line of the history cannot be taken back: they fall no second time. */
export async function draw(
	ports: Ports & {readonly random: Rng},
	ask: GameAsk<'creation/draw'>,
): Promise<Answer<'creation/review'>> {
	const opened = playable(await open(ports.memory, ports.library, ask));
	if (!opened.ok) return opened;
	const {game, history, lang} = opened.value;
	if (opened.value.state.made) return refuse(gameWords[lang].madeAlready);
	const drawn = drawOnce(game, draftOf(opened.value, ask.state), ask.step, ports.random);
	if (!drawn) return refuse(gameWords[lang].nothingToDraw);
	const {sides, move, effect} = drawn.drawing;
	const what = viewWords[lang].named({
		name: `${labelIn(move.name, lang)}, ${diceNamed(sides)}`,
		text: fallIn(drawn.fall, effect, lang),
	});
	const line = {at: ports.now(), who: 'code', what} as const;
	return keepDraft(ports, opened.value, withImposed(game, drawn.state), logged(history, line));
}

/** Makes the character of a draft, with what chance decides; or says every reason why not. */
export const finish = (ports: Ports & {readonly random: Rng}, ask: GameAsk<'creation/finish'>) =>
	change(ports, ask, (opened): Result<Worked, GameProblem> => {
		const {game, table, lang} = opened;
		if (opened.state.made) return refuse(gameWords[lang].madeAlready);
		const made = create(game, draftOf(opened, ask.state), ports.random, table);
		if (!made.ok) return refuse(made.error.map(({problem}) => sayRule(problem, lang)).join('\n'));
		return ok({state: made.value, changes: [], what: gameWords[lang].created, who: 'player'});
	});
