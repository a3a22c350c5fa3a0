// However long a name is, one that differs by more letters is another name.
const MOST_LETTERS = 4;
const NAME = 80;

/** Letters to add, drop, change or swap to make one word of the other; stops counting at `most` + 1. */
function distance(a: string, b: string, most: number): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before: number[] = [];
	let row = Array.from({length: b.length + 1}, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		let best = i;
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
			next.push(least);
			best = Math.min(best, least);
		}
		// Two rows count, because a swap reaches over one.
		if (best > most && Math.min(...row) > most) return most + 1;
		before = row;
		row = next;
	}
	return row[b.length]!;
}

const folded = (text: string) => {
	const cut = text.slice(0, NAME).toLowerCase();
	// Nearly all names are plain letters, which have nothing to fold.
	return /^[\u0020-\u007f]*$/.test(cut) ? cut : cut.normalize('NFD').replace(/[\u0300-\u036F]/g, '');
};

/** The known name that a mistyped one most likely meant: at most a third of its letters away, and four, accents and case aside. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
	const wanted = folded(name);
	let best: string | undefined;
	let least = Math.min(MOST_LETTERS, Math.max(1, Math.floor(wanted.length / 3))) + 1;
	for (const candidate of known) {
		if (candidate === name) continue;
		const far = distance(wanted, folded(candidate), least - 1);
		if (far < least) {
			least = far;
			best = candidate;
		}
	}
	return best;
}

/** Proposes names for the first mistyped ones of a file: looking for them among thousands takes time that a stranger's file must not cost. */
export class Hints {
	constructor(private left = 20) {}

	/** `{nearest}` to spread into a problem; empty when there is none or enough were looked for. */
	near(name: string, known: Iterable<string>): {readonly nearest?: string} {
		if (this.left-- <= 0) return {};
		const found = nearest(name, known);
		return found === undefined ? {} : {nearest: found};
	}
}
