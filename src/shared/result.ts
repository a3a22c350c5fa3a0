/** The answer of any function that reads something it did not write. */
export type Result<Value, Problem> = {readonly ok: true; readonly value: Value} | {readonly ok: false; readonly error: Problem};

export const ok = <Value>(value: Value): Result<Value, never> => ({ok: true, value});
export const fail = <Problem>(error: Problem): Result<never, Problem> => ({ok: false, error});
