import type {Reason} from '../seal/verdict';
import type {PostId} from '../shared/ids';
import type {TakenOtherwise} from '../sheets/taken';

/** What an audit may have to tell, by kind. */
export const findingKinds = [
	'mismatch', // The number in the text is not what the dice say
	'contest', // A line of opposed rolls says other than the dice do
	'changed', // Another string stood here
	'reworded', // Other words stood round the same string
	'gone', // A roll that was seen is no longer there
	'gap', // A number is left out
	'repeated', // A number is used twice
	'late', // The draw had fallen, or falls too soon
	'far', // The draw is too far off, or is none
	'edited', // An edit notice after the draw, and nobody to tell what stood there
	'added', // Not there when it was looked for after the draw
	'anchor', // Instant or offline: another post than that of the turn
	'turn', // The turn cannot be checked without posts that were not read
	'cited', // The post it repeats was not read, or does not hold it
	'answers', // A called roll that is answered twice
	'asked', // A called roll that another account answers than the one which was asked
	'quote', // A quotation says other than its source
	'witness', // A testimony says other than the post it is about
	'hidden', // A hidden roll that no post opens
	'sheet', // The sheet has another number than the roll took
	'unused', // Instant dice: those that were used and those that were not differ
	'clock', // No time, or no zone, to hold against the draw
	'nobody', // The page does not tell whose post it is, or its number
	'unreadable', // A damaged string, or one of a later version
	'unread', // A post or a page could not be read
	'renumbered', // Nearly every roll names a post that is not there, or bears another number than its dice
	'receipt', // A receipt of a draw that the beacon did not sign
	'capped', // More strings in one post than are read
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What a finding is about. Times in milliseconds since 1970. */
export type Fact =
	/** What the judge has to say of one roll, in its own words. */
	| {readonly kind: FindingKind; readonly reason: Reason}
	| {readonly kind: 'unreadable'; readonly newer: boolean; readonly text: string}
	| {readonly kind: 'reworded'; readonly before: string; readonly after: string; readonly at: number}
	/** `whole`: the post itself is not in the thread any more. */
	| {readonly kind: 'gone'; readonly before: string; readonly at: number; readonly whole: boolean}
	| {readonly kind: 'answers'; readonly cited: PostId; readonly index: number; readonly first: PostId}
	/** `whom`: who was asked, as the line of the call names him; empty where it does not. */
	| {readonly kind: 'asked'; readonly cited: PostId; readonly index: number; readonly whom: string}
	/** In the quotation of the post `by`, sent at `at` where its time is known. `absent`: the string is not in the source now; `said`: another number stands before it there. */
	| {readonly kind: 'quote'; readonly by: PostId; readonly at: number | undefined; readonly what: 'absent'}
	| {
			readonly kind: 'quote';
			readonly by: PostId;
			readonly at: number | undefined;
			readonly what: 'said';
			readonly said: number | undefined;
			readonly now: number | undefined;
	  }
	/** Said by another member in his post `by`, at `at` where its time is known. `gone`: the post is not in the thread. */
	| {readonly kind: 'witness'; readonly by: PostId; readonly who: string; readonly at: number | undefined; readonly gone: boolean}
	| {readonly kind: 'sheet'; readonly taken: TakenOtherwise}
	/** What the string of a contest says that dice decided by themselves, and what the rule behind them says; `unruled` where there is none. */
	| {readonly kind: 'contest'; readonly said: Natural; readonly given: Natural | 'unruled'}
	| {
			readonly kind: 'unused';
			readonly expression: string;
			readonly used: Sample;
			readonly unused: Sample;
			readonly chance: number;
	  }
	/** Whole pages. */
	| {readonly kind: 'unread'; readonly from: number; readonly to: number}
	/** One post, by the page's own word for it. */
	| {readonly kind: 'unread'; readonly page: number; readonly hole: string; readonly why: string}
	/** So many rolls of those that can tell. */
	| {readonly kind: 'renumbered'; readonly wrong: number; readonly of: number}
	| {readonly kind: 'receipt'; readonly round: number}
	| {readonly kind: 'capped'; readonly most: number};

/** What dice decide by themselves under a rule. */
export type Natural = 'critical' | 'fumble' | 'none';

export type Sample = {readonly count: number; readonly mean: number};

/** Something that differs, and where; the post is left out where it is about a page or an author. */
export type Finding = {
	readonly post?: PostId;
	readonly author?: string;
	readonly authorId?: string;
	/** The roll string it is about. */
	readonly string?: string;
	readonly fact: Fact;
};

/** The kind of finding that each reason of the judge makes; null for those that speak for a roll or say that nobody can tell yet. */
export const kindOfReason: Readonly<Record<Reason['code'], FindingKind | null>> = {
	'seen-before': null,
	called: null,
	witnessed: null,
	'first-seen': null,
	turn: null,
	'in-time': null,
	late: 'late',
	far: 'far',
	'off-grid': 'far',
	'time-unknown': 'clock',
	'zone-unknown': 'clock',
	'edited-after': 'edited',
	'edited-undated': 'edited',
	'added-after': 'added',
	'index-gap': 'gap',
	'index-repeated': 'repeated',
	'other-anchor': 'anchor',
	'no-anchor': 'anchor',
	'turn-not-checked': 'turn',
	'post-unknown': 'nobody',
	'author-unknown': 'nobody',
	'cited-unread': 'cited',
	'cited-absent': 'cited',
	says: 'mismatch',
	expression: 'unreadable',
	'not-opened': 'hidden',
	opened: null,
	'wrong-secret': 'mismatch',
	corrected: null,
	'other-dice': 'mismatch',
	contest: null,
	'contest-says': 'contest',
	'contest-open': null,
	'draw-failed': null,
	'draws-off': null,
	was: 'changed',
};
