import type {Label} from './contract/basics';
import type {RuleProblem} from './problem';

/** Whose sheet or thing a change touched. */
export type Whose = 'self' | 'target' | {readonly thing: string};

/** One thing that changed, or that was refused, in the order it happened: what stands beside a roll. */
export type Change =
	| {
			readonly kind: 'track';
			readonly name: Label;
			readonly from: number;
			readonly to: number;
			readonly max: number;
			readonly whose: Whose;
	  }
	| {readonly kind: 'condition'; readonly name: Label; readonly from: number; readonly to: number; readonly left?: number}
	| {
			readonly kind: 'list';
			readonly name: Label;
			readonly entry: string;
			readonly what: 'added' | 'changed' | 'struck';
			readonly value?: number;
	  }
	| {readonly kind: 'clock'; readonly name: Label; readonly filled: number; readonly size: number}
	| {readonly kind: 'reserve'; readonly name: Label; readonly from: number; readonly to: number}
	| {readonly kind: 'number'; readonly name: Label; readonly from: number; readonly to: number}
	| {readonly kind: 'entry'; readonly name: Label; readonly what: 'gained' | 'lost' | 'given'}
	| {readonly kind: 'used'; readonly name: Label}
	| {readonly kind: 'card'; readonly name: Label}
	| {readonly kind: 'ask'; readonly who: 'player' | 'gm' | 'target'; readonly text: Label; readonly then?: string}
	| {readonly kind: 'log'; readonly text: Label}
	| {readonly kind: 'told'; readonly name: Label; readonly value: number}
	/** A hard move was played when its reserve had no point left to pay for it. */
	| {readonly kind: 'unpaid'; readonly name: Label}
	| {readonly kind: 'refused'; readonly problem: RuleProblem};
