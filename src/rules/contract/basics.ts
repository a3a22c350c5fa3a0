import * as v from 'valibot';
import {limits as formulaLimits} from '../formula/formula';

/** What a rulebook may hold at most: a stranger's file is refused by size before anything of it is computed. */
export const limits = {bytes: 1_000_000, formulas: 100_000, entries: 2000, label: 200, text: 8000, id: 40} as const;

/** Small letters, digits, `-` and `_`, beginning with a letter; `-` is written `_` in formulas. */
export const id = v.pipe(
	v.string(),
	v.regex(/^[a-z][a-z0-9_-]{0,39}$/),
	v.check(text => text !== 'constructor'),
	v.description('Small letters, digits, - and _, beginning with a letter, 40 at most. In formulas, - is written _.'),
);

const line = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

/** A name in both languages, or one for both. */
export const label = v.pipe(
	v.union([line(limits.label), v.strictObject({fr: line(limits.label), en: line(limits.label)})]),
	v.description('A name: one text for both languages, or {"fr": …, "en": …}.'),
);

/** Some sentences in both languages, or the same for both. */
export const prose = v.pipe(
	v.union([line(limits.text), v.strictObject({fr: line(limits.text), en: line(limits.text)})]),
	v.description('Sentences: one text for both languages, or {"fr": …, "en": …}.'),
);

export const whole = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000_000), v.maxValue(1_000_000_000));
const finite = v.pipe(v.number(), v.minValue(-1_000_000_000), v.maxValue(1_000_000_000));

/** A formula as text: `2 + floor((@level - 1) / 4)`. What it may read depends on where it stands. */
export const formula = v.pipe(
	v.string(),
	v.minLength(1),
	v.maxLength(formulaLimits.length),
	v.description('A formula: 2 + floor((@level - 1) / 4)'),
);

/** A number, or a formula that gives one. */
export const amount = v.pipe(v.union([finite, formula]), v.description('A number, or a formula that gives one.'));

/** At most `limits.entries` of something. */
export const many = <Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(entry: Schema) =>
	v.pipe(v.array(entry), v.maxLength(limits.entries));

/** What every piece of a rulebook has: an id, a name, and words about it. */
export const piece = {id, name: label, description: v.optional(prose)} as const;

/** Moments that time and play bring about. A rulebook's tracks, conditions and cards wait for them. */
export const moments = ['turn', 'pass', 'round', 'scene', 'rest', 'hour', 'day', 'session', 'month', 'level'] as const;
export const moment = v.picklist(moments);

export type Label = v.InferOutput<typeof label>;
export type Amount = v.InferOutput<typeof amount>;
export type Moment = v.InferOutput<typeof moment>;
