/** Runs jobs one after the other, whatever became of the one before. */
export function inTurn(): <Value>(job: () => Promise<Value>) => Promise<Value> {
	let last: Promise<unknown> = Promise.resolve();
	return job => {
		const next = last.then(job);
		last = next.catch(() => undefined);
		return next;
	};
}
