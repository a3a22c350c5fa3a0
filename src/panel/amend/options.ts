import type {Plan} from '../../dice/plan';
import type {Rolled} from '../../dice/rolled';
import type {RollString} from '../../seal/roll-string';
import type {Anchor} from '../../shared/ids';
import type {EditorOptions} from '../calls/options';

/** A sealed roll of the user's own, or a called one that he answered. `anchor`: the post that its dice hang on. */
export type OwnRoll = {
	readonly string: RollString;
	readonly anchor: Anchor;
	readonly line: string;
	/** Left out while its dice are not known; `randomness` is that of its draw. */
	readonly fell?: {readonly plan: Plan; readonly rolled: Rolled; readonly randomness: string};
};

export type AmendOptions = EditorOptions & {
	/** The user's rolls of the page and of the thread's newest pages, the newest last. */
	readThread(): Promise<readonly OwnRoll[]>;
};
