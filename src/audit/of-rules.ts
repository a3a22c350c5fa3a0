import {entryOf} from '../contest/riders';
import {readRiders} from '../rules/riders';
import type {RollString} from '../seal/roll-string';
import type {Report} from './audit';
import type {Finding, Natural} from './finding';
import type {Tell} from './json';
import {whose} from './of-rolls';
import type {AuditRoll} from './roll';

const keyOf = (anchor: string, {round, index, expression}: RollString): string => `${anchor} ${round} ${index} ${expression}`;

/**
 * Adds what only rules can tell: a contest whose string says that a roll was a critical or a fumble, where the rule behind that roll says otherwise, or
 * where no rule stands behind it. Rolls that were not read, and rules that are not here, tell nothing.
 */
export function withRules(report: Report, tell: Tell): Report {
	const rolled = new Map<string, AuditRoll>();
	for (const roll of report.rolls) {
		const {string} = roll.verdict;
		if (string && (string.mode === 's' || string.mode === 'i')) rolled.set(keyOf(roll.post.anchor, string), roll);
	}
	const found = report.rolls.flatMap((roll): readonly Finding[] => {
		const {string} = roll.verdict;
		const entry = string && entryOf(string);
		const cited = entry && rolled.get(keyOf(string.anchor!, string));
		if (!cited) return [];
		const said = entry.part.natural ?? 'none';
		const given = naturalOf(cited, tell);
		if (given === undefined || given === said || (given === 'unruled' && said === 'none')) return [];
		return [{...whose(roll.post), string: roll.text, fact: {kind: 'contest', said, given}}];
	});
	return found.length === 0 ? report : {...report, findings: [...report.findings, ...found]};
}

function naturalOf(roll: AuditRoll, tell: Tell): Natural | 'unruled' | undefined {
	const {string, rolled} = roll.verdict;
	if (!string || !rolled) return undefined;
	if (!readRiders(string.riders)) return 'unruled';
	const told = tell(roll);
	return told && (told.natural ?? 'none');
}
