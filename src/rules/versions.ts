/** Whether a version is the same as another or later: `1.10.0` is later than `1.9.0`. */
export function atLeast(version: string, wanted: string): boolean {
	const [have, want] = [version, wanted].map(text => text.split('.').map(Number)) as [number[], number[]];
	for (let index = 0; index < 3; index++) {
		const [a, b] = [have[index] ?? 0, want[index] ?? 0];
		if (a !== b) return a > b;
	}
	return true;
}
