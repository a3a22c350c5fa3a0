import type * as v from 'valibot';
import {fail} from '../shared/result';
import type {StoreProblem} from '../wire/records';
import {readShape} from '../wire/shape';

/** An ask that has not the shape it must have, and where. */
export const badAsk = (where: string) => fail<StoreProblem>({code: 'store/bad-ask', where});

/** A handler that reads what it is asked by its shape first; `instead` answers a bad ask. */
export function reading<Read, Answer>(
	shape: v.GenericSchema<unknown, Read>,
	answer: (ask: Read) => Promise<Answer>,
	instead: (where: string) => Answer | Promise<Answer>,
): (ask: unknown) => Promise<Answer> {
	return async ask => {
		const read = readShape(shape, ask);
		return read.ok ? answer(read.value) : instead(read.error.where);
	};
}
