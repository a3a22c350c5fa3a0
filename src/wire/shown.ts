import type {Site} from '../shared/ids';
import type {Result} from '../shared/result';
import type {ShownForum} from '../shared/shown-forum';
import type {StoreProblem} from './records';

/** What doors ask about forums that a user showed. A page script may ask of its own host alone. */
export type ShownRequests = {
	/** Those of one host; all of them for null. */
	'shown/list': {ask: {readonly host: string | null}; answer: readonly ShownForum[]};
	/** Keeps a forum over the one of the same board. */
	'shown/put': {ask: {readonly forum: ShownForum}; answer: Result<ShownForum, StoreProblem>};
	'shown/forget': {ask: {readonly site: Site}; answer: Result<null, StoreProblem>};
};
export type ShownName = keyof ShownRequests;
