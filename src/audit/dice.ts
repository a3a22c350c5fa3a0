import type {Rolled} from '../dice/rolled';
import {chanceOfMean} from './chance';

/** Some faces together: from, to, how often they fell and how often they should have. */
export type Bin = {readonly from: number; readonly to: number; readonly seen: number; readonly expected: number};

/** What one kind of die showed over a thread, beside what it should. Faces of a fudge die are −1, 0 and 1. */
export type DieReport = {
	readonly sides: number;
	readonly fudge: boolean;
	readonly count: number;
	readonly mean: number;
	readonly expected: number;
	/** How many dice of this kind it takes before anything is said. */
	readonly enough: number;
	/** How often chance alone strays so far or farther; left out below that number. */
	readonly chance?: number;
	readonly bins: readonly Bin[];
};

type Kind = {readonly sides: number; readonly fudge: boolean};
type Counted = Kind & {count: number; sum: number; readonly seen: number[]};

/** Counts faces by kind of die. */
export class DiceCount {
	private readonly kinds = new Map<string, Counted>();

	/** Every face that fell, kept or not: chosen after the fact none would be fair. */
	add({pools}: Rolled): void {
		for (const {sides, fudge, dice, bonus} of pools) {
			for (const {faces} of dice) for (const {face} of faces) this.count({sides, fudge}, face);
			for (const die of bonus) this.count({sides: die.sides, fudge: false}, die.face);
		}
	}

	private count({sides, fudge}: Kind, face: number): void {
		// A die of one face tells nothing.
		if (sides < 2) return;
		const key = fudge ? 'F' : String(sides);
		const counted = this.kinds.get(key) ?? {sides, fudge, count: 0, sum: 0, seen: Array.from({length: binsOf(sides)}, () => 0)};
		this.kinds.set(key, counted);
		const place = face + (fudge ? 1 : -1);
		const bin = Math.floor((place * counted.seen.length) / sides);
		counted.seen[bin] = (counted.seen[bin] ?? 0) + 1;
		counted.count += 1;
		counted.sum += face;
	}

	/** Most dice first. */
	report(): readonly DieReport[] {
		return [...this.kinds.values()].sort((one, other) => other.count - one.count).map(reportOf);
	}
}

/** Kinds with many faces are counted by tens of their range. */
const binsOf = (sides: number): number => (sides <= 20 ? sides : 10);
/** Fewer than this in each bin, as is usual for a test of frequencies, and nothing is said. */
const EACH = 5;

function reportOf({sides, fudge, count, sum, seen}: Counted): DieReport {
	const shift = fudge ? 2 : 0;
	const mean = sum / count;
	const enough = EACH * seen.length;
	return {
		sides,
		fudge,
		count,
		mean,
		expected: (sides + 1) / 2 - shift,
		enough,
		...(count >= enough && {chance: chanceOfMean(mean + shift, count, sides)}),
		bins: seen.map((times, bin) => {
			const from = Math.ceil((bin * sides) / seen.length) + 1;
			const to = Math.ceil(((bin + 1) * sides) / seen.length);
			return {from: from - shift, to: to - shift, seen: times, expected: (count * (to - from + 1)) / sides};
		}),
	};
}
