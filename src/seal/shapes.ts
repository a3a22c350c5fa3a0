import type {VerdictKind} from './verdict';

/** The outline of a verdict's mark, told apart without colour. */
export type Shape = 'double-check' | 'check' | 'clock' | 'half' | 'ring' | 'bang' | 'swap' | 'cross' | 'question' | 'up' | 'dots';

/** One shape a verdict, no shape twice. */
export const shapeOf: {readonly [Kind in VerdictKind]: Shape} = {
	fixed: 'double-check',
	fair: 'check',
	waiting: 'clock',
	unbiased: 'half',
	consistent: 'ring',
	timing: 'bang',
	changed: 'swap',
	mismatch: 'cross',
	unreadable: 'question',
	newer: 'up',
	unchecked: 'dots',
};
