/** The chance that a fair die strays from its mean by so much or more, either way: `mean` of `count` dice of `sides` faces numbered from 1. By the normal curve, which a sample of the size that we ask for follows closely. */
export function chanceOfMean(mean: number, count: number, sides: number): number {
	const variance = (sides * sides - 1) / 12;
	return sides < 2 ? 1 : twoSided((mean - (sides + 1) / 2) / Math.sqrt(variance / count));
}

type Spread = {readonly count: number; readonly mean: number; readonly variance: number};

/** The chance that two samples of the same thing differ in their means by so much or more. Samples that never vary differ surely or not at all. */
export function chanceOfDifference(one: Spread, other: Spread): number {
	const error = Math.sqrt(one.variance / one.count + other.variance / other.count);
	const apart = one.mean - other.mean;
	return error === 0 ? (apart === 0 ? 1 : 0) : twoSided(apart / error);
}

/** The mean of some numbers and how far they spread about it. */
export function spreadOf(values: readonly number[]): Spread {
	const count = values.length;
	const mean = count === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / count;
	const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
	return {count, mean, variance: count < 2 ? 0 : squares / (count - 1)};
}

/** Both tails of the normal curve beyond `z`. Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26: right to 1.5 in ten millions. */
export function twoSided(z: number): number {
	const x = Math.abs(z) / Math.SQRT2;
	const t = 1 / (1 + 0.3275911 * x);
	const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
	return Math.min(1, Math.max(0, sum * Math.exp(-x * x)));
}
