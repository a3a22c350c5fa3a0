import {fail, ok, type Result} from '../shared/result';
import {type DeedDone, doDeed} from './acts';
import type {Change} from './change';
import type {Deed} from './deeds';
import type {Around} from './derive';
import type {Players} from './effects/acting';
import type {Game} from './game';
import type {RuleProblem} from './problem';

/** A change to a list that the GM proposes: what it would bring about, while the player has not agreed and nothing has changed. */
export type Proposal = {readonly deed: Deed; readonly changes: readonly Change[]};

const LIST_DEEDS: ReadonlySet<Deed['act']> = new Set(['entry', 'strike']);

/** Whether a deed of the GM waits for the player's word: it writes on a list of his character. */
export const needsAgreement = (deed: Deed): boolean => LIST_DEEDS.has(deed.act);

/** Prepares what the GM proposes, under the list's limits; the players stay as they are. */
export function propose(game: Game, players: Players, deed: Deed, around: Around = {}): Result<Proposal, RuleProblem> {
	const {changes, problem} = doDeed(game, players, deed, 'gm', around);
	return problem ? fail(problem) : ok({deed, changes});
}

/** The player's word on a proposal: agreed, it is done as the GM's deed; declined, nothing changes. */
export const answerProposal = (game: Game, players: Players, {deed}: Proposal, agreed: boolean, around: Around = {}): DeedDone =>
	agreed ? doDeed(game, players, deed, 'gm', around) : {players, changes: []};
