import type {RollString} from '../../seal/roll-string';
import type {Anchor, MemberId} from '../../shared/ids';
import type {Call} from '../../wire/calls';
import type {PanelOptions} from '../options';

/** Somebody of whom a roll may be asked: an author of the thread, or one of his characters. `member`: what the forum calls him, where that is known. */
export type Person = {readonly name: string; readonly member?: MemberId};

/** A hidden roll of the thread. `opened`: a post that was read tells its secret. */
export type HiddenRoll = {
	readonly anchor: Anchor;
	readonly string: RollString;
	readonly line: string;
	readonly author: string;
	readonly mine: boolean;
	readonly opened: boolean;
};

/** What the thread gives to who asks for rolls and opens hidden ones. */
export type ThreadCalls = {readonly people: readonly Person[]; readonly hidden: readonly HiddenRoll[]};

/** What every drawer at an editor has. */
export type EditorOptions = Pick<
	PanelOptions,
	'page' | 'place' | 'ask' | 'lang' | 'now' | 'signal' | 'nextIndex' | 'written' | 'insert' | 'onClose'
>;

/** What the drawer of whoever is called has: the call that is answered. */
export type AnswerOptions = EditorOptions & {readonly call: Call};

export type CallsOptions = EditorOptions & {
	/** Reads the page, and the thread's newest pages. */
	readThread(): Promise<ThreadCalls>;
	/** 32 hex digits by chance that nobody can foresee. */
	secret(): string;
};
