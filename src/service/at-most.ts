/** Runs jobs, at most `count` at a time, the others in their turn. */
export function atMost(count: number): <Value>(job: () => Promise<Value>) => Promise<Value> {
	let running = 0;
	const waiting: (() => void)[] = [];
	const free = () => {
		running -= 1;
		waiting.shift()?.();
	};
	return async job => {
		if (running >= count) await new Promise<void>(resolve => waiting.push(resolve));
		running += 1;
		return job().finally(free);
	};
}
