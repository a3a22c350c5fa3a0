import {MOST_CARRIED} from './rules/carried';
import type {TableProblem} from './rules/told-table';
import type {FoundParcel} from './seal/parcel';
import {fail, ok, type Result} from './shared/result';
import {unsqueeze} from './squeeze';

/** The text of a table or a fight that a post carries, or why it cannot be read. */
export async function unpackTable(found: FoundParcel): Promise<Result<string, TableProblem>> {
	if (found.state === 'newer') return fail({code: 'table/newer', version: found.version});
	if (found.state === 'garbled') return fail({code: 'table/garbled'});
	const text = await unsqueeze(found.bytes, MOST_CARRIED);
	return text === undefined ? fail({code: 'table/unpacked', most: MOST_CARRIED}) : ok(text);
}
