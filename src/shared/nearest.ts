/** Letters to add, drop, change or swap to make one word of the other; stops counting at `most` + 1. */
function distance(a: string, b: string, most: number): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before: number[] = [];
	let row = Array.from({length: b.length + 1}, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
			next.push(least);
		}
		before = row;
		row = next;
	}
	return row[b.length]!;
}

const folded = (text: string) =>
	text
		.normalize('NFD')
		.replace(/[\u0300-\u036F]/g, '')
		.toLowerCase();

/** The known name that a mistyped one most likely meant: at most a third of its letters away, accents and case aside. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
	const wanted = folded(name.slice(0, 80));
	let best: string | undefined;
	let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
	for (const candidate of known) {
		const far = distance(wanted, folded(candidate), least);
		if (far < least) {
			least = far;
			best = candidate;
		}
	}
	return best;
}
