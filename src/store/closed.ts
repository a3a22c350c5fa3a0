import {fail} from '../shared/result';
import type {Memory} from '../wire/memory';
import type {StoreProblem} from '../wire/records';
import type {Cupboard} from './cupboard';
import {memoryOver} from './memory-over';

/** The memory of a store that would not open: it keeps nothing and says why, so that all that needs no store goes on. */
export function closedMemory(problem: StoreProblem): Memory {
	const closed = async () => fail(problem);
	const cupboard: Cupboard = {get: closed, change: closed, all: closed, newest: closed, prune: closed};
	return {...memoryOver(cupboard), trouble: () => problem};
}
