import type {Plan} from '../dice/plan';
import type {Rolled} from '../dice/rolled';
import type {RollString} from './roll-string';

/** What a badge may say, and no more: the table of docs/roll-strings.md. */
export type VerdictKind =
	| 'fixed' // Fair draw, fixed beforehand
	| 'fair' // Fair draw
	| 'waiting' // The draw is to come
	| 'unbiased' // Instant: not loaded, but known beforehand
	| 'consistent' // Offline, or an instant whose turn was not checked
	| 'timing' // The dice follow, the moment is not shown
	| 'changed' // Other than when it was first seen
	| 'mismatch' // The number in the text is not what the dice say
	| 'unreadable' // A roll string whose check fails
	| 'newer' // Made by a later version
	| 'unchecked' // The draw could not be had
	| 'hidden'; // A hidden roll that nobody has opened

/** Why, as facts. Times are milliseconds since 1970. */
export type Reason =
	| {readonly code: 'seen-before'; readonly at: number}
	| {readonly code: 'called'; readonly by: string}
	/** Another member testified to it, or quoted it, in his post `anchor` at `at`, before the draw. */
	| {readonly code: 'witnessed'; readonly by: string; readonly anchor: string; readonly at: number}
	| {readonly code: 'first-seen'; readonly at: number}
	/** Instant: the anchor, the draw and the number are those of this turn. */
	| {readonly code: 'turn'; readonly index: number}
	| {readonly code: 'in-time'}
	| {readonly code: 'late'}
	| {readonly code: 'far'}
	| {readonly code: 'off-grid'}
	| {readonly code: 'time-unknown'}
	| {readonly code: 'zone-unknown'}
	| {readonly code: 'edited-after'}
	/** An edit notice that tells no time. */
	| {readonly code: 'edited-undated'}
	/** This browser saw the post at `at`, after the draw, and the roll was not there. */
	| {readonly code: 'added-after'; readonly at: number}
	| {readonly code: 'index-gap'; readonly index: number; readonly expected: number}
	| {readonly code: 'index-repeated'; readonly index: number}
	/** `elsewhere`: the post that it names is not in the thread, which was read from its beginning: deleted, or left in another topic. */
	| {readonly code: 'other-anchor'; readonly anchor: string; readonly expected: string; readonly elsewhere?: true}
	/** An instant roll where the thread gives its author no post to anchor on. */
	| {readonly code: 'no-anchor'; readonly anchor: string; readonly elsewhere?: true}
	| {readonly code: 'turn-not-checked'}
	| {readonly code: 'post-unknown'}
	| {readonly code: 'author-unknown'}
	| {readonly code: 'cited-unread'; readonly anchor: string}
	| {readonly code: 'cited-absent'; readonly anchor: string}
	| {readonly code: 'says'; readonly said: number; readonly total: number}
	| {readonly code: 'expression'; readonly expression: string}
	/** A hidden roll: its opening was not read. */
	| {readonly code: 'not-opened'}
	/** A hidden roll that was opened, in a post by `by`. */
	| {readonly code: 'opened'; readonly by: string}
	/** An opening whose secret is not the one that the hidden roll was bound to. */
	| {readonly code: 'wrong-secret'}
	/** The dice of an earlier roll, read anew: what it was, and what it is now. */
	| {readonly code: 'corrected'; readonly before: string; readonly was: number; readonly now: string; readonly total: number}
	/** A correction that takes other dice than the roll had: `takes` of them, where it had `had`. */
	| {
			readonly code: 'other-dice';
			readonly before: string;
			readonly was: number;
			readonly now: string;
			readonly total: number;
			readonly had: number;
			readonly takes: number;
	  }
	/** What rolls of a contest come to by their dice, in names and numbers. */
	| {readonly code: 'contest'; readonly given: string}
	/** The line of a contest says other than the dice do. */
	| {readonly code: 'contest-says'; readonly said: string; readonly given: string}
	/** A contest that cannot be decided yet: a draw, a post or a string is missing. */
	| {readonly code: 'contest-open'}
	| {readonly code: 'draw-failed'}
	| {readonly code: 'draws-off'}
	| {readonly code: 'was'; readonly before: string; readonly at: number};

/** The judgement of one string: what it is worth, why, and what fell. */
export type Verdict = {
	readonly kind: VerdictKind;
	readonly reasons: readonly Reason[];
	readonly string?: RollString;
	readonly plan?: Plan;
	/** Left out while the dice cannot be known. */
	readonly rolled?: Rolled;
	/** When the draw falls or fell; left out for offline. */
	readonly drawAt?: number;
	readonly said?: number;
	/** The draw as a string for a post, for when no relay has it any more. */
	readonly receipt?: string;
	/** Of a correction, the roll as it was; its string has no riders where its post was not read. */
	readonly before?: Pick<Required<Verdict>, 'string' | 'rolled'>;
};
