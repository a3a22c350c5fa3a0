import {never} from '../shared/never';
import type {BinaryPlan, CallPlan, Keep, RoundedPlan} from './plan';

/** The value of `left op right`; the remainder has the sign of the dividend. */
export function combine(op: BinaryPlan['op'], left: number, right: number): number {
	switch (op) {
		case '+':
			return left + right;
		case '-':
			return left - right;
		case '*':
			return left * right + 0; // No −0
		case '%':
			return (left % right) + 0;
		default:
			return never(op);
	}
}

/** A whole number from a division by anything but 0. Exact for all that a double holds exactly: no fraction is ever formed. */
export function divide(way: RoundedPlan['way'], of: number, by: number): number {
	const rest = of % by;
	const towardsZero = (of - rest) / by + 0;
	if (rest === 0) return towardsZero;
	const sign = of < 0 === by < 0 ? 1 : -1;
	if (way === 'floor') return sign > 0 ? towardsZero : towardsZero - 1;
	if (way === 'ceil') return sign > 0 ? towardsZero + 1 : towardsZero;
	return 2 * Math.abs(rest) >= Math.abs(by) ? towardsZero + sign : towardsZero;
}

export function call(name: CallPlan['name'], values: readonly number[]): number {
	if (name === 'abs') return Math.abs(values[0]!);
	return name === 'min' ? Math.min(...values) : Math.max(...values);
}

/** Which of these values stay. Of equal ones, the leftmost is the one kept, or the one dropped. */
export function keptOf(values: readonly number[], {way, count}: Keep): readonly boolean[] {
	const keeps = way === 'kh' || way === 'kl';
	const sign = way === 'kh' || way === 'dh' ? 1 : -1;
	const kept = values.map(() => !keeps);
	for (let picked = Math.min(count, values.length); picked > 0; picked--) {
		let best = -1;
		for (let place = 0; place < values.length; place++)
			if (kept[place] !== keeps && (best < 0 || sign * values[place]! > sign * values[best]!)) best = place;
		kept[best] = keeps;
	}
	return kept;
}
