import {facesOfPool} from '../dice/faces';
import type {Lang} from '../shared/lang';
import type {Report} from './audit';
import type {AuthorReport} from './authors';
import {beforeOf} from './before';
import type {DieReport} from './dice';
import type {Finding} from './finding';
import {type AuditRoll, riderIn} from './roll';
import {sayFact, type WriteTime} from './say';
import {outcomeOf, type Told} from './told';
import type {UnusedReport} from './unused';

const iso = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

/** One roll as `verify` tells it. */
export const jsonOfRoll = ({post, text, verdict}: AuditRoll) => ({
	post: post.gathered.id,
	author: post.author,
	authorId: post.authorId ?? null,
	string: text,
	mode: verdict.string?.mode ?? null,
	expression: verdict.string?.expression ?? null,
	dice: verdict.rolled ? verdict.rolled.pools.map(facesOfPool) : null,
	total: verdict.rolled?.total ?? null,
	...(verdict.rolled?.counts && {successes: verdict.rolled.total}),
	said: verdict.said ?? null,
	draw: iso(verdict.drawAt),
	verdict: verdict.kind,
	reasons: verdict.reasons,
});

/** What the rule behind a roll made of it, where it is known. */
export type Tell = (roll: AuditRoll) => Told | undefined;

/** The rule behind a roll, and what it makes of it. */
const jsonOfRule = (roll: AuditRoll, told: Told | undefined) => ({
	book: riderIn(roll, 'b') ?? null,
	move: riderIn(roll, 'm') ?? null,
	moveName: told?.move ?? null,
	target: riderIn(roll, 't') ?? null,
	outcome: outcomeOf(roll, told) ?? null,
	outcomeName: told?.outcome ?? null,
	sheet: riderIn(roll, 'f') ?? null,
});

/** The roll of a correction as it was, with its rule where that is told; nothing for other rolls. */
export function jsonOfBefore(roll: AuditRoll, tell: Tell) {
	const before = beforeOf(roll);
	if (!before) return {};
	const {string, rolled} = before.verdict;
	return {before: {expression: string?.expression ?? null, total: rolled?.total ?? null, ...jsonOfRule(before, tell(before))}};
}

const jsonOfAudited = (roll: AuditRoll, tell: Tell) => ({
	...jsonOfRoll(roll),
	who: roll.who,
	label: roll.label,
	...jsonOfRule(roll, tell(roll)),
	firstSeen: iso(roll.seen),
	...jsonOfBefore(roll, tell),
});

const jsonOfFinding = ({post, author, string, fact}: Finding, lang: Lang, writeTime: WriteTime) => ({
	kind: fact.kind,
	post: post ?? null,
	author: author ?? null,
	string: string ?? null,
	text: sayFact(fact, lang, writeTime),
});

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const jsonOfDie = ({sides, fudge, count, mean, expected, enough, chance, bins}: DieReport) => ({
	die: fudge ? 'F' : sides,
	count,
	mean: rounded(mean),
	expected,
	enough,
	chance: chance === undefined ? null : rounded(chance),
	faces: bins.map(bin => ({...bin, expected: rounded(bin.expected)})),
});

const jsonOfAuthor = (
	{author, authorId, names, rolls, modes, verdicts, dice}: AuthorReport,
	unused: UnusedReport | undefined,
) => ({
	author,
	authorId: authorId ?? null,
	names,
	rolls,
	modes,
	verdicts,
	dice: dice.map(jsonOfDie),
	unused: unused ?? null,
});

/** The whole report as one document. */
export function jsonOfReport(report: Report, tell: Tell, lang: Lang, writeTime: WriteTime) {
	const unusedOf = (author: AuthorReport) => (author.authorId === undefined ? undefined : report.unused.get(author.authorId));
	return {
		whole: report.whole,
		rolls: report.rolls.map(roll => jsonOfAudited(roll, tell)),
		findings: report.findings.map(finding => jsonOfFinding(finding, lang, writeTime)),
		authors: report.authors.map(author => jsonOfAuthor(author, unusedOf(author))),
	};
}
