import type {Tell} from '../json';
import type {AuditRoll} from '../roll';
import {outcomeOf} from '../told';

/** Degrees of an outcome, the best first. */
export const degrees = ['critical', 'success', 'partial', 'failure', 'fumble'] as const;
export type Degree = (typeof degrees)[number];
export type Counts = Readonly<Record<Degree, number>>;

/** Outcomes of some days, from a moment to another that is no longer of them; milliseconds since 1970. */
export type Span = {readonly from: number; readonly to: number; readonly counts: Counts};

/** What rolls came to by their rules or their targets, over time. */
export type Outcomes = {
	readonly count: number;
	readonly all: Counts;
	readonly spans: readonly Span[];
	/** Of posts whose time is not known: counted, and in no span. */
	readonly undated: number;
};

const DAY = 86_400_000;
/** Days that one span may hold, and how many spans are drawn at most but for the longest threads. */
const LENGTHS = [1, 7, 28, 91, 364];
const MOST_SPANS = 16;

const none = (): Record<Degree, number> => ({critical: 0, success: 0, partial: 0, failure: 0, fumble: 0});
const isDegree = (kind: string | undefined): kind is Degree => degrees.some(degree => degree === kind);

/** The outcomes of rolls that have one; undefined where none has. */
export function outcomesOf(rolls: readonly AuditRoll[], tell: Tell): Outcomes | undefined {
	const told = rolls.flatMap(roll => {
		const degree = outcomeOf(roll, tell(roll));
		return isDegree(degree) ? [{degree, at: timeOf(roll)}] : [];
	});
	if (told.length === 0) return undefined;
	const all = none();
	for (const {degree} of told) all[degree] += 1;
	const dated = told.flatMap(({degree, at}) => (at === undefined ? [] : [{degree, at}]));
	return {count: told.length, all, spans: spansOf(dated), undated: told.length - dated.length};
}

/** When a roll was posted, where that is known. */
export const timeOf = ({post: {time}}: AuditRoll): number | undefined =>
	time === undefined || time.kind === 'floating' ? undefined : time.at;

/** Equal stretches of whole days (UTC), as short as leaves few enough of them; those of nothing are there too. */
function spansOf(dated: readonly {readonly degree: Degree; readonly at: number}[]): readonly Span[] {
	if (dated.length === 0) return [];
	const times = dated.map(({at}) => at);
	const first = Math.floor(times.reduce((least, at) => Math.min(least, at)) / DAY) * DAY;
	const days = Math.floor((times.reduce((most, at) => Math.max(most, at)) - first) / DAY) + 1;
	const fitting = LENGTHS.find(length => days / length <= MOST_SPANS);
	const length = (fitting ?? Math.ceil(days / MOST_SPANS)) * DAY;
	const spans = Array.from({length: Math.ceil((days * DAY) / length)}, (_, at) => ({
		from: first + at * length,
		to: first + (at + 1) * length,
		counts: none(),
	}));
	for (const {degree, at} of dated) spans[Math.floor((at - first) / length)]!.counts[degree] += 1;
	return spans;
}
