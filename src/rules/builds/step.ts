import type {Step} from '../contract/creation';
import type {Derivation} from '../derive';
import type {RuleProblem} from '../problem';
import {buildFaults} from './faults';

type Problems = readonly {readonly where: string; readonly problem: RuleProblem}[];

/** Every fault of what was built, by its place on the sheet: `builds.b-1.2` is its second rank. */
export const faultsOfBuilds = (sheet: Derivation, builder: string): Problems =>
	sheet.state.builds
		.filter(build => build.builder === builder)
		.flatMap(build =>
			build.ranks.flatMap((_, index) =>
				buildFaults(sheet, build, index + 1).map(problem => ({where: `builds.${build.key}.${index + 1}`, problem})),
			),
		);

/** A step of creation that builds: so many builds must reach each rank, and each must be valid. */
export function buildsStep(
	step: Extract<Step, {kind: 'builds'}>,
	sheet: Derivation,
): {
	readonly picks: {readonly have: number; readonly imposed: number; readonly least: number; readonly most: number};
	readonly problems: Problems;
} {
	const builds = sheet.state.builds.filter(build => build.builder === step.builder);
	const wanted = step.ranks.map(amount => sheet.number(amount));
	const counts = wanted.flatMap((most, index): Problems => {
		const have = builds.filter(build => build.ranks.length > index).length;
		return have === most
			? []
			: [{where: `steps.${step.id}`, problem: {code: 'rule/rank-count', step: step.name, rank: index + 1, have, most}}];
	});
	const past = builds
		.filter(build => build.ranks.length > wanted.length)
		.map(build => ({
			where: `builds.${build.key}`,
			problem: {code: 'rule/above', what: build.name, value: build.ranks.length, max: wanted.length} as const,
		}));
	const most = wanted[0] ?? 0;
	return {
		picks: {have: builds.length, imposed: 0, least: most, most},
		problems: [...counts, ...past, ...faultsOfBuilds(sheet, step.builder)],
	};
}
