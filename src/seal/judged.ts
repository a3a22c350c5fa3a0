import type {Anchor} from '../shared/ids';
import type {Found} from './roll-string';
import type {Quoted, TurnThread} from './turn';
import type {Verdict} from './verdict';

/** How far a post's time can be trusted: `remembered` hangs on what is remembered of the board's zone, `floating` is right but for its zone. */
export type PostMoment = {readonly at: number; readonly kind: 'machine' | 'text' | 'remembered' | 'floating'};

/** A post as judging needs it. Times in milliseconds since 1970. */
export type JudgedPost = {
	/** Undefined in a preview: the post has no number yet. */
	readonly anchor?: Anchor | undefined;
	readonly author: string;
	/** Profile number; undefined for guests, deleted members and hidden profiles. */
	readonly authorId?: string | undefined;
	readonly time?: PostMoment | undefined;
	/** The post bears an edit notice, with its time where it tells one. */
	readonly edited?: {readonly at?: number | undefined} | undefined;
	readonly found: readonly Found[];
	/** What it quotes; it is none of its own rolls. */
	readonly quoted?: readonly Quoted[] | undefined;
};

/** What is known of a draw; undefined while nobody was asked. */
export type Draw =
	/** `receipt`: the draw as a string for a post, where its signature is at hand. */
	| {readonly state: 'known'; readonly randomness: string; readonly receipt?: string}
	| {readonly state: 'waiting'}
	| {readonly state: 'failed'}
	| {readonly state: 'off'};

/** What this browser saw first in a post: the clean strings in order, and when. `here`: seen on this page, and whether ever before is not known. */
export type Sight = {readonly raws: readonly string[]; readonly at: number; readonly here?: true};

/** All that judging may look at beside the post itself. */
export type JudgeContext = {
	/** Milliseconds since 1970. */
	readonly now: number;
	draw(round: number): Draw | undefined;
	/** A post that a string names, where it is at hand. */
	postAt(anchor: Anchor): JudgedPost | undefined;
	/** The thread that holds the post, as far as it was read. */
	readonly thread?: TurnThread | undefined;
	seen(anchor: Anchor): Sight | undefined;
};

/** One string of a post and what it is worth. */
export type Judged = {readonly found: Found; readonly verdict: Verdict};
