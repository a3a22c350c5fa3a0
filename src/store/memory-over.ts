import type {Result} from '../shared/result';
import type {Memory} from '../wire/memory';
import type {StoreProblem} from '../wire/records';
import {callsOver} from './calls-over';
import type {Cupboard, Decision, Shelf} from './cupboard';
import {gamesOver} from './games-over';
import {recordsOver} from './records-over';
import {sheetsOver} from './sheets-over';
import {tracesOver} from './traces-over';

/** How a memory goes to its cupboard: one record at a time, with what failed unsaid kept for `trouble`. */
export type Reach = {
	readonly cupboard: Cupboard;
	/** Changes one record; a failure of the cupboard becomes the answer. */
	decide<Value>(
		shelf: Shelf,
		key: string,
		decision: (stored: unknown) => Decision<Result<Value, StoreProblem>>,
	): Promise<Result<Value, StoreProblem>>;
	/** The value, or the one given instead where there is none; the problem is kept. */
	orElse<Value>(result: Result<Value, StoreProblem>, instead: Value): Value;
};

/** The memory that a cupboard makes: everything read back as unknown, every rule about what may be overwritten in one place. */
export function memoryOver(cupboard: Cupboard): Memory {
	let trouble: StoreProblem | undefined;
	const reach: Reach = {
		cupboard,
		async decide(shelf, key, decision) {
			const changed = await cupboard.change([{shelf, key}], ([stored]) => [decision(stored)]);
			return changed.ok ? changed.value[0]! : changed;
		},
		orElse(result, instead) {
			if (result.ok) return result.value;
			trouble = result.error;
			return instead;
		},
	};
	return {
		...sheetsOver(reach),
		...recordsOver(reach),
		...gamesOver(reach),
		...callsOver(reach),
		...tracesOver(reach),
		trouble: () => trouble,
	};
}
