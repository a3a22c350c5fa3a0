/** The fastest of five runs in milliseconds: what the work costs when nothing else takes the machine. */
export function fastest(work: () => unknown): number {
	let best = Number.POSITIVE_INFINITY;
	for (let run = 0; run < 5; run++) {
		const before = performance.now();
		work();
		best = Math.min(best, performance.now() - before);
	}
	return best;
}
