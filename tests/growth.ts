/** How many times as long as for `size` the work takes for eight times as much. Both in one process, in turn, the fastest of nine each. Work that grows with its input comes to about 8, work that grows with its square to 64. */
export function growth(work: (size: number) => unknown, size: number): number {
	const [small, large] = fastest([() => work(size), () => work(8 * size)]);
	return large! / small!;
}

/** What is still taken for growing as its input does: between 8 and 64. */
export const LINEAR = 40;

/** How many times as long as the other the one takes, measured alike. */
export function times(one: () => unknown, other: () => unknown): number {
	const [ours, theirs] = fastest([one, other]);
	return ours! / theirs!;
}

// Microseconds: what is done sooner than this is done again, since a clock is coarse.
const LEAST = 6000;

/** Microseconds of the processor's time that each takes at best: what other programs take meanwhile is not in it. */
function fastest(ways: readonly (() => unknown)[]): readonly number[] {
	const best = ways.map(() => Number.POSITIVE_INFINITY);
	for (let run = 0; run < 9; run++) for (const [place, way] of ways.entries()) best[place] = Math.min(best[place]!, took(way));
	return best;
}

function took(way: () => unknown): number {
	const before = process.cpuUsage();
	for (let count = 1; ; count += 1) {
		way();
		const {user, system} = process.cpuUsage(before);
		const time = user + system;
		if (time >= LEAST) return time / count;
	}
}
