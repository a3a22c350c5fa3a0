import * as v from 'valibot';
import type {Result} from '../shared/result';
import type {StoreProblem} from './records';

/** How much of a host's boards is kept here, beside sheets: posts that were seen, rolls that are asked of the user, boards with choices of theirs, threads that were read, sheets of others, and threads whose tables were seen. */
export type Leftovers = {
	readonly posts: number;
	readonly calls: number;
	readonly boards: number;
	readonly threads: number;
	readonly sheets: number;
	readonly tables: number;
};

/** Extension only, and for its own pages alone. `host` has its port, and no `www.`, as the names of boards begin. */
export type LeftoverRequests = {
	'leftovers/count': {ask: {readonly host: string}; answer: Result<Leftovers, StoreProblem>};
	/** Erases them. One's own sheets and rolls, and what opens hidden rolls, stay. */
	'leftovers/erase': {ask: {readonly host: string}; answer: Result<null, StoreProblem>};
};
export type LeftoverName = keyof LeftoverRequests;

export const leftoversShape = v.object({host: v.pipe(v.string(), v.regex(/^[^\s/]{1,300}$/))});

/** Whether a board, or what is kept by its name and a blank, is on a host; one without a port stands for all of its ports. */
export const isOnHost = (key: string, host: string): boolean =>
	key.startsWith(host) && /^(?:$|[/: ])/.test(key.slice(host.length));
