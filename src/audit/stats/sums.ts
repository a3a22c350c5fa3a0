import {poolText} from '../../dice/canonical';
import {type Chances, chancesOfPool} from '../../dice/chances';
import type {Pool, Rolled} from '../../dice/rolled';
import {spreadOf, twoSided} from '../chance';
import type {Bin} from '../dice';

/** What one kind of pool came to over some rolls, beside what it should: `4d6kh3`, `2d20kh1`, `8d8>=5`. */
export type SumReport = {
	readonly pool: string;
	/** Successes rather than points. */
	readonly counts: boolean;
	readonly count: number;
	readonly mean: number;
	readonly expected: number;
	/** How many such pools it takes before anything is said. */
	readonly enough: number;
	/** How often chance alone strays so far or farther; left out below that number. */
	readonly chance?: number;
	readonly bins: readonly Bin[];
};

type Counted = {readonly plan: Pool; readonly values: number[]};

/** From so many on the mean of anything that dice do follows the normal curve closely. */
export const ENOUGH_POOLS = 30;
const MOST_BINS = 20;

/** Sums and successes by kind of pool. Single dice are told by their faces, and pools without exact chances by nothing. */
export class SumCount {
	private readonly kinds = new Map<string, Counted>();

	add({pools}: Rolled): void {
		for (const pool of pools) {
			const {plan, dice, counts, dropped} = pool;
			if (dropped || (dice.length < 2 && !counts)) continue;
			const key = `${dice.length} ${pool.sides} ${poolText(plan)}`;
			const counted = this.kinds.get(key) ?? {plan: pool, values: []};
			this.kinds.set(key, counted);
			counted.values.push(pool.value);
		}
	}

	/** Most pools first. */
	report(): readonly SumReport[] {
		return [...this.kinds.values()]
			.sort((one, other) => other.values.length - one.values.length)
			.flatMap(({plan: {plan, dice, sides, counts}, values}) => {
				const chances = chancesOfPool(plan, dice.length, sides);
				return chances ? [{pool: poolText(plan), counts, ...compare(values, chances)}] : [];
			});
	}
}

function compare(values: readonly number[], chances: Chances): Omit<SumReport, 'pool' | 'counts'> {
	const {count, mean} = spreadOf(values);
	const expected = meanOf(chances);
	const variance = [...chances].reduce((sum, [value, chance]) => sum + chance * (value - expected) ** 2, 0);
	return {
		count,
		mean,
		expected,
		enough: ENOUGH_POOLS,
		...(count >= ENOUGH_POOLS && variance > 0 && {chance: twoSided((mean - expected) / Math.sqrt(variance / count))}),
		bins: binsOf(values, chances),
	};
}

const meanOf = (chances: Chances): number => [...chances].reduce((sum, [value, chance]) => sum + value * chance, 0);

/** Values that may come, in at most twenty bins of one width. */
function binsOf(values: readonly number[], chances: Chances): readonly Bin[] {
	const may = [...chances.keys()];
	const [least, most] = [Math.min(...may), Math.max(...may)];
	const width = Math.ceil((most - least + 1) / MOST_BINS);
	const bins = Array.from({length: Math.ceil((most - least + 1) / width)}, (_, at) => ({
		from: least + at * width,
		to: Math.min(most, least + (at + 1) * width - 1),
		seen: 0,
		expected: 0,
	}));
	const binAt = (value: number) => bins[Math.floor((value - least) / width)];
	for (const value of values) {
		const bin = binAt(value);
		if (bin) bin.seen += 1;
	}
	for (const [value, chance] of chances) binAt(value)!.expected += chance * values.length;
	return bins;
}
