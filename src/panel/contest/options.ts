import type {Rider} from '../../seal/roll-string';
import type {Anchor, Roller} from '../../shared/ids';
import type {EditorOptions} from '../calls/options';

/** A sealed or instant roll of the thread, as it can be cited. */
export type ContestRoll = {
	readonly author: string;
	/** The character its line names; else the author. */
	readonly who: string;
	/** What its line says before the string. */
	readonly said: string;
	/** The post that holds it. */
	readonly home: Anchor;
	readonly expression: string;
	readonly round: number;
	readonly index: number;
	/** What its string says of the rule behind it. */
	readonly riders: readonly Rider[];
	/** Left out for a sealed roll. */
	readonly instant?: {readonly anchor: Anchor; readonly roller: Roller};
	/** When its draw falls or fell. */
	readonly drawAt: number;
	/** Left out while its dice are not known. `faces` in draw order. */
	readonly fell?: {readonly total: number; readonly faces: readonly number[]};
};

/** What tells one roll of a thread from another. */
export const keyOfRoll = ({home, instant, index}: ContestRoll): string => `${home} ${instant?.anchor ?? ''} ${index}`;

export type ContestOptions = EditorOptions & {
	/** Reads the rolls of the page, and of the thread's newest pages, in page order. */
	readThread(): Promise<readonly ContestRoll[]>;
};
