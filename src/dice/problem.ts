import type {Span} from '../shared/problem';

type At<Code extends string, Facts = unknown> = {readonly code: Code; readonly span: Span} & Facts;

/** Everything that can be wrong with an expression, or with dice typed by hand. Spans are in the text that was given. */
export type DiceProblem =
	| At<'empty'>
	| At<'too-long', {readonly length: number; readonly most: number}>
	| At<'too-deep', {readonly most: number}>
	| At<'unexpected', {readonly found: string}>
	| At<'missing', {readonly after: string}>
	| At<'missing-operator', {readonly found: string}>
	| At<'unclosed', {readonly open: string}>
	| At<'unknown-word', {readonly word: string}>
	| At<'unknown-modifier', {readonly word: string; readonly instead?: string}>
	| At<'unknown-name', {readonly name: string; readonly near?: string}>
	| At<'arguments', {readonly name: string; readonly least: number}>
	| At<'no-sides'>
	| At<'bad-sides', {readonly most: number}>
	| At<'bad-count', {readonly least: number}>
	| At<'too-many-dice', {readonly dice: number; readonly most: number}>
	| At<'too-large', {readonly most: number}>
	| At<'bad-repeat', {readonly most: number}>
	| At<'decimal'>
	| At<'power'>
	| At<'division'>
	| At<'zero-divisor'>
	| At<'not-constant'>
	| At<'needs-number', {readonly word: string}>
	| At<'needs-condition', {readonly word: string}>
	| At<'compare-total'>
	| At<'miss-without-hit'>
	| At<'bonus-with-count'>
	| At<'useless', {readonly modifier: string}>
	| At<'endless', {readonly modifier: string; readonly sides: number}>
	| At<'two-keeps'>
	| At<'fudge-modifier', {readonly modifier: string}>
	| At<'rolled-sides', {readonly modifier: string}>
	| At<'lone-group'>
	| At<'misplaced-versus'>
	| At<'not-canonical', {readonly canonical: string}>
	| {readonly code: 'too-few-faces'; readonly given: number}
	| {readonly code: 'too-many-faces'; readonly given: number; readonly used: number}
	| {
			readonly code: 'face-out-of-range';
			readonly place: number;
			readonly face: number;
			readonly least: number;
			readonly most: number;
	  };
