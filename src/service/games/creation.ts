import type {Rng} from '../../dice/rng';
import {create, startingMoney} from '../../rules/creation/finish';
import {withImposed} from '../../rules/creation/imposed';
import {reviewCreation} from '../../rules/creation/review';
import {Derivation} from '../../rules/derive';
import {sayRule} from '../../rules/say';
import type {State} from '../../rules/state';
import {viewStep} from '../../rules/view-step';
import {ok, type Result} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import type {GameProblem} from '../../wire/games';
import type {Answer} from '../../wire/messages';
import type {GameAsk} from './asks';
import {change, type Ports, type Worked} from './change';
import {emptyState, open, type Playable, playable} from './open';
import {refuse} from './refuse';

/** What a player decides while a character is made. All else begins as the rules say, whatever the door sent. */
function draftOf({game}: Playable, asked: State): State {
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
		answers,
		classes,
		options,
	});
}

/** Reviews a character in the making, and keeps it with its sheet as it stands. */
export async function review(ports: Ports, ask: GameAsk<'creation/review'>): Promise<Answer<'creation/review'>> {
	const opened = playable(await open(ports.memory, ports.library, ask));
	if (!opened.ok) return opened;
	const {game, table, sheet, history, lang} = opened.value;
	if (opened.value.state.made) return refuse(gameWords[lang].madeAlready);
	const state = draftOf(opened.value, ask.state);
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

/** Makes the character of a draft, with what chance decides; or says every reason why not. */
export const finish = (ports: Ports & {readonly random: Rng}, ask: GameAsk<'creation/finish'>) =>
	change(ports, ask, (opened): Result<Worked, GameProblem> => {
		const {game, table, lang} = opened;
		if (opened.state.made) return refuse(gameWords[lang].madeAlready);
		const made = create(game, draftOf(opened, ask.state), ports.random, table);
		if (!made.ok) return refuse(made.error.map(({problem}) => sayRule(problem, lang)).join('\n'));
		return ok({state: made.value, changes: [], what: gameWords[lang].created, who: 'player'});
	});
