import type {Label} from './contract/basics';

/** What moved a value off its base, by name: `Hébété −1 cran`. `steps` are die sizes, where the value is a die. */
export type Reason = {readonly name: Label; readonly by: number; readonly steps?: true};

export type Effective = {
	readonly base: number;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly reasons: readonly Reason[];
};
export type SkillScore = {
	readonly score: number;
	readonly points: number;
	readonly stat: number;
	readonly reasons: readonly Reason[];
};
export type TrackValue = {
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly reasons: readonly Reason[];
};

/** A number kept between two bounds; the lower one holds where they cross. */
export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** What reasons come to together. */
export const sumOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, {by}) => sum + by, 0);
