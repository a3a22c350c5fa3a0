import type {Rng} from '../../src/dice/rng';

/** Deals the faces it was given, in order, and keeps the limits it was asked for; a fudge face is −1, 0 or 1. */
export function scripted(...faces: readonly number[]): Rng & {readonly asked: number[]; left(): number} {
	const asked: number[] = [];
	return {
		asked,
		left: () => faces.length - asked.length,
		below(limit: number, fudge?: boolean) {
			const face = faces[asked.length];
			asked.push(limit);
			if (face === undefined) throw new RangeError('More dice fell than the example gave.');
			const place = face - (fudge ? -1 : 1);
			if (place < 0 || place >= limit) throw new RangeError(`A d${limit} cannot show ${face}.`);
			return place;
		},
	};
}

/** A repeatable source for properties: xorshift32 from a seed. */
export function seeded(seed: number): Rng {
	let state = seed | 0 || 1;
	return {
		below(limit) {
			state ^= state << 13;
			state ^= state >>> 17;
			state ^= state << 5;
			return (state >>> 0) % limit;
		},
	};
}
