import type {Ask, Outcome} from '../contract/moves';
import type {Derivation} from '../derive';
import {nameOf} from '../game';
import {answerOf, type Situation, sheetIn} from './around';
import type {Contender} from './oppose';

/** What an outcome that the dice decided by themselves counts as in a contest. */
export const naturalOf = (kind: Outcome['kind'] | undefined): Contender['natural'] =>
	kind === 'critical' || kind === 'fumble' ? kind : undefined;

/** A roll that was resolved, as one side of a contest. Only what the dice decided counts as natural: degrees by a difficulty say nothing here. */
export function contenderOf(
	id: string,
	situation: Situation,
	resolved: {readonly total: number; readonly overridden: boolean; readonly outcome: Pick<Outcome, 'kind'>},
	defends: boolean,
): Contender {
	const natural = resolved.overridden ? naturalOf(resolved.outcome.kind) : undefined;
	return {id, total: resolved.total, natural, stat: statBehind(situation), defends};
}

/** What the stat is worth that a move was rolled on: the one it asked for, or that of the skill; undefined where it asked for neither. */
export function statBehind(situation: Situation): number | undefined {
	const sheet = sheetIn(situation);
	for (const ask of situation.move.asks) {
		const worth = statOf(ask, String(answerOf(ask, situation.choices)), sheet);
		if (worth !== undefined) return worth;
	}
	return undefined;
}

function statOf({kind}: Ask, answer: string, sheet: Derivation): number | undefined {
	if (kind === 'stat') return sheet.game.stats.has(nameOf(answer)) ? sheet.stat(answer).value : undefined;
	if (kind !== 'skill' && kind !== 'entry') return undefined;
	return sheet.skills.has(nameOf(answer)) ? sheet.skill(answer).stat : undefined;
}
