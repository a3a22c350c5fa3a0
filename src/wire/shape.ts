import * as v from 'valibot';
import {fail, ok, type Result} from '../shared/result';

/** Where in a value its shape is wrong: `rolls.2.raw`, or `.` for the whole of it. */
export type ShapeProblem = {readonly where: string};

/** Reads a value from outside by its schema; the first place that is wrong is told. */
export function readShape<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Result<Output, ShapeProblem> {
	const read = v.safeParse(schema, value, {abortEarly: true});
	if (read.success) return ok(read.output);
	return fail({where: v.getDotPath(read.issues[0]) ?? '.'});
}
