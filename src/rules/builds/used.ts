import type {Ask} from '../contract/moves';
import type {Derivation} from '../derive';
import type {RuleProblem} from '../problem';
import type {Build} from '../state';
import {buildScope} from './contents';
import {buildFaults} from './faults';
import {type Reckoned, reckon} from './reckon';

/** A build at one of its ranks, as moves use it. */
export type Used = {readonly build: Build; readonly rank: number; readonly reckoned: Reckoned};

/** How an ask is answered with a build at a rank: `b-1:2`. */
export const answerFor = (build: Pick<Build, 'key'>, rank: number): string => `${build.key}:${rank}`;

/** The build that an answer names; undefined where the character has none such. */
export function usedBuild(sheet: Derivation, answer: string): Used | undefined {
	return sheet.once(`build ${answer}`, undefined, () => findUsed(sheet, answer));
}

function findUsed(sheet: Derivation, answer: string): Used | undefined {
	const cut = answer.lastIndexOf(':');
	const build = sheet.state.builds.find(one => one.key === answer.slice(0, cut));
	const rank = Number(answer.slice(cut + 1));
	const built = build?.ranks[rank - 1];
	const reckoned = build && built && reckon(sheet, build.builder, built, rank);
	return build && reckoned ? {build, rank, reckoned} : undefined;
}

type BuildAsk = Extract<Ask, {kind: 'build'}>;

/** Whether an ask takes a build: in use at that rank, of its kind, and as the ask wants it. */
export const fits = (sheet: Derivation, {builder, only}: BuildAsk, {build, rank, reckoned}: Used): boolean =>
	build.builder === builder && rank <= build.done && sheet.game.holds(only, buildScope(sheet, reckoned.contents));

/** Every build that an ask takes, at each of its ranks in use: those of lower rank stay at hand. */
export const usable = (sheet: Derivation, ask: BuildAsk): readonly Used[] =>
	sheet.state.builds
		.flatMap(build => build.ranks.flatMap((_, index) => usedBuild(sheet, answerFor(build, index + 1)) ?? []))
		.filter(used => fits(sheet, ask, used));

/** How the uses of a build's rank are counted, by the brick that limits them. */
export const useOf = ({build, rank}: Used, brick: string): string => `build.${answerFor(build, rank)}.${brick}`;

/** Why a build may not be used now: what is wrong with it, and bricks whose uses are all gone. */
export function useProblems(sheet: Derivation, used: Used): readonly RuleProblem[] {
	const spent = used.reckoned.lines.flatMap(({brick}): readonly RuleProblem[] => {
		if (!brick.uses) return [];
		const most = sheet.number(brick.uses.times);
		const done = sheet.state.uses[`${brick.uses.per}.${useOf(used, brick.id)}`] ?? 0;
		return done >= most ? [{code: 'rule/used-up', what: used.build.name, times: most, per: brick.uses.per}] : [];
	});
	return [...buildFaults(sheet, used.build, used.rank), ...spent];
}

/** What the use of a build costs, by track. */
export const costOf = (sheet: Derivation, {reckoned, rank}: Used): readonly {readonly track: string; readonly amount: number}[] =>
	(reckoned.contents.builder.ranks[rank - 1]?.cost ?? []).map(({track, amount}) => ({track, amount: sheet.number(amount)}));
