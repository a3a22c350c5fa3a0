import type {Anchor, MemberId, Site} from '../shared/ids';
import type {Result} from '../shared/result';
import type {StoreProblem} from './records';

/** What opens one of this user's hidden rolls: 32 hex digits; what it was for and where, as far as it is known. */
export type KeptSecret = {
	readonly secret: string;
	readonly label: string;
	readonly thread: string;
	readonly at: number;
};

/** A roll that a post asks of somebody: the post, the number of the string in it, and who asks for it in which words. */
export type Call = {
	readonly site: Site;
	readonly anchor: Anchor;
	/** The number of its string; one that names no dice has no string, and a number from `FIRST_BARE` on, by its order in the post. */
	readonly index: number;
	/** The thread's id, or `*` where the page tells none; its title, and the page it was seen on. */
	readonly thread: string;
	readonly title: string;
	readonly url: string;
	readonly by: string;
	/** Empty where no dice are named. */
	readonly raw: string;
	readonly line: string;
	/** When it was first seen, in milliseconds since 1970. */
	readonly at: number;
};

/** Which of them. */
export type CallName = Pick<Call, 'site' | 'anchor' | 'index'>;

/** A roll that the page's member made there by himself. `after`: how many of the calls that are told with it stand in posts before it. */
export type OwnRoll = {
	readonly line: string;
	readonly after: number;
	readonly rule?: {readonly book: string; readonly version: string; readonly move: string};
};

/** What is kept of a call; `done` once it was answered or put aside, so that it is not offered anew at the next sight of it. */
export type KeptCall = {readonly call: Call; readonly done: boolean};

/** What doors may ask about calls and hidden rolls. */
export type CallRequests = {
	/** Keeps secrets, each once. A hidden roll may be inserted only when this succeeded. */
	'secrets/keep': {ask: {readonly secrets: readonly KeptSecret[]}; answer: Result<null, StoreProblem>};
	'secrets/list': {ask: null; answer: readonly KeptSecret[]};
	/** Calls that stand on a page, and those that its member has answered there. Kept are those for him, by his profile, by the name he is shown by, or by that of one of his sheets. */
	'calls/note': {
		ask: {
			readonly member?: MemberId;
			readonly name: string;
			readonly calls: readonly Call[];
			readonly answered: readonly CallName[];
			/** Rolls that may answer those of the calls that name no dice. */
			readonly made?: readonly OwnRoll[];
		};
		answer: null;
	};
	/** The calls that wait for this user, latest first. */
	'calls/list': {ask: null; answer: readonly Call[]};
	'calls/done': {ask: CallName; answer: null};
};

export type CallsName = keyof CallRequests;

/** The number of the first call of a post that has no string: beyond those of strings. */
export const FIRST_BARE = 1001;

/** At most so many at once. */
export const MOST_CALLS = 200;
