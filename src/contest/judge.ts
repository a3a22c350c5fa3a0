import {judgeCitation} from '../seal/judge-sealed';
import {judgeTurn, turnOfPost} from '../seal/judge-turn';
import type {JudgeContext, Judged, JudgedPost} from '../seal/judged';
import type {Found, RollString} from '../seal/roll-string';
import {settle} from '../seal/settle';
import type {Reason, Verdict} from '../seal/verdict';
import {type Claim, readClaim} from './claim';
import {type Cast, type Decided, decide} from './decide';
import {type ContestRule, type Entry, entryOf} from './riders';

type Member = {readonly judged: Judged; readonly entry: Entry};

/**
 * Judges the rolls of a post that stand in contests, after the judge of single rolls: a contest repeats rolls of others without taking them, it may
 * repeat instant ones, and what its line says of who won must follow from the dice. `lineOf` gives what stands before a string on its line.
 */
export function judgeContests(
	post: JudgedPost,
	judged: readonly Judged[],
	context: JudgeContext,
	lineOf: (found: Found) => string,
): readonly Judged[] {
	const members = judged.flatMap((each): readonly Member[] => {
		const {string} = each.found;
		const entry = string.kind === 'roll' ? entryOf(string) : undefined;
		return entry && string.kind === 'roll'
			? [{judged: {...each, verdict: cite(each.found, string, entry, post, context)}, entry}]
			: [];
	});
	if (members.length === 0) return judged;
	const verdicts = new Map(members.map(({judged: {found, verdict}}) => [found, verdict]));
	for (const group of groupsIn(members)) for (const [found, verdict] of tellGroup(group, lineOf)) verdicts.set(found, verdict);
	return judged.map(each => ({found: each.found, verdict: verdicts.get(each.found) ?? each.verdict}));
}

/** A roll of a contest is its author's own, wherever it is repeated. */
function cite(found: Found, string: RollString, {part}: Entry, post: JudgedPost, context: JudgeContext): Verdict {
	const claim = {string, said: found.said};
	// Nobody answers a call here: whose roll it was makes no difference.
	if (!part.instant) return judgeCitation(claim, {...post, authorId: undefined}, context);
	const anchor = string.anchor!;
	const home = context.postAt(anchor);
	const {anchor: turn, roller} = part.instant;
	if (!home) {
		const again: RollString = {...string, mode: 'i', ...(turn && {anchor: turn})};
		const ground = turn && roller ? {anchor: turn, roller} : undefined;
		return {...settle({...claim, string: again}, ground, {faults: [{code: 'cited-unread', anchor}]}, context), string};
	}
	const cited = home.found.find(each => isInstant(each.string, string));
	if (cited?.string.kind !== 'roll') return settle(claim, undefined, {faults: [{code: 'cited-absent', anchor}]}, context);
	const own = {...claim, string: cited.string};
	return {...judgeTurn(cited, own, home, turnOfPost(home, context.thread), context), string};
}

const isInstant = (one: Found['string'], {expression, round, index}: RollString): boolean =>
	one.kind === 'roll' && one.mode === 'i' && one.expression === expression && one.round === round && one.index === index;

/** Strings that follow each other, numbered from 1 to as many as each of them says, under one rule. What is left over is no whole contest. */
function groupsIn(members: readonly Member[]): readonly (readonly Member[])[] {
	const groups: Member[][] = [];
	for (const member of members) {
		const {part, rules} = member.entry;
		const last = groups.at(-1);
		const first = last?.[0]?.entry;
		const follows = last && first && part.place === last.length + 1 && part.of === first.part.of && rules === first.rules;
		if (follows) last.push(member);
		else groups.push([member]);
	}
	return groups;
}

function tellGroup(group: readonly Member[], lineOf: (found: Found) => string): readonly (readonly [Found, Verdict])[] {
	const {part, rule} = group[0]!.entry;
	const reasons = part.place === 1 && group.length === part.of ? reasonsOf(group, rule, lineOf) : [OPEN];
	return group.map(({judged: {found, verdict}}, at) => [
		found,
		withReasons(verdict, at === 0 ? reasons : reasons.filter(isTold)),
	]);
}

const OPEN: Reason = {code: 'contest-open'};
const isTold = ({code}: Reason): boolean => code !== 'contest-says';

/** A line that says other than the dice does not match, as a number would not. */
function withReasons(verdict: Verdict, reasons: readonly Reason[]): Verdict {
	const says = reasons.some(({code}) => code === 'contest-says');
	const kind = says && verdict.rolled ? 'mismatch' : verdict.kind;
	return {...verdict, kind, reasons: [...reasons, ...verdict.reasons]};
}

function reasonsOf(group: readonly Member[], rule: ContestRule, lineOf: (found: Found) => string): readonly Reason[] {
	const casts = group.map(({judged, entry}): Cast => ({part: entry.part, total: judged.verdict.rolled?.total}));
	if (casts.length < 2 && rule.kind === 'opposed' && rule.value === undefined) return [OPEN];
	const decided = decide(casts, rule);
	if (decided.kind === 'open') return [OPEN];
	if (decided.kind === 'order') return orderReasons(decided, group, lineOf);
	const claim = readClaim(lineOf(group[0]!.judged.found));
	const totals = [...casts.map(({total}) => total!), ...(rule.kind !== 'order' && rule.value !== undefined ? [rule.value] : [])];
	return [...differences(claim, decided, totals), {code: 'contest', given: givenBy(decided, claim.names, casts.length)}];
}

const says = (said: string, given: string): readonly Reason[] => (said === given ? [] : [{code: 'contest-says', said, given}]);
const nameAt = (names: readonly string[], place: number): string => names[place - 1] || `${place}`;

/** What the line says and the dice do not: a total, who won, by how much. One of them is told, the first. */
function differences(
	claim: Claim,
	decided: Exclude<Decided, {kind: 'open' | 'order'}>,
	totals: readonly number[],
): readonly Reason[] {
	const wrong = claim.totals.findIndex((total, at) => totals[at] !== undefined && total !== totals[at]);
	if (wrong >= 0) return says(signed(claim.totals[wrong]!), signed(totals[wrong]!));
	if (decided.kind === 'reach') return claim.number === undefined ? [] : says(`${claim.number}`, `${decided.reached.length}`);
	const {winner, margin} = decided;
	if (claim.winner !== undefined && claim.winner !== winner)
		return says(nameAt(claim.names, claim.winner), winner === undefined ? '–' : nameAt(claim.names, winner));
	return claim.number === undefined ? [] : says(`${claim.number}`, `${margin}`);
}

const signed = (value: number): string => String(value).replace('-', '\u2212');

/** In names and numbers alone, so that it is of no language: `Aria, 3`; `2 / 3`. */
function givenBy(decided: Exclude<Decided, {kind: 'open' | 'order'}>, names: readonly string[], count: number): string {
	if (decided.kind === 'reach') return `${decided.reached.length} / ${count}`;
	return decided.winner === undefined ? '–' : `${nameAt(names, decided.winner)}, ${decided.margin}`;
}

/** The lines of an order stand from the highest total to the lowest. Where nothing tells two apart, either may come first. */
function orderReasons(
	{order}: Extract<Decided, {kind: 'order'}>,
	group: readonly Member[],
	lineOf: (found: Found) => string,
): readonly Reason[] {
	const names = group
		.map(({judged}) => readClaim(lineOf(judged.found)).names.at(-1) ?? '')
		.map(name => name.replace(/^[–—-] ?/, ''));
	const given = order.map(place => nameAt(names, place)).join(', ');
	const written = group.map((_, at) => nameAt(names, at + 1)).join(', ');
	const isRight = order.every((place, at) => place === at + 1);
	return [...(isRight ? [] : says(written, given)), {code: 'contest', given}];
}
