import type {Build, BuildRank} from '../state';

/** A rank that nothing was bought for. */
export const emptyRank: BuildRank = {bricks: [], cuts: {}};

/** A key that nothing built has: `b-3`. */
export function freeBuildKey(builds: readonly Pick<Build, 'key'>[]): string {
	const taken = new Set(builds.map(build => build.key));
	let number = builds.length + 1;
	while (taken.has(`b-${number}`)) number += 1;
	return `b-${number}`;
}
