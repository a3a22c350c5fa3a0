import type {FoundParcel} from './seal/parcel';
import {fail, ok, type Result} from './shared/result';
import {MOST_PUBLISHED, type PublishedProblem} from './sheets/published';
import {unsqueeze} from './squeeze';

/** The text of a sheet that a post carries, or why it cannot be read. */
export async function unpackSheet(found: FoundParcel): Promise<Result<string, PublishedProblem>> {
	if (found.state === 'newer') return fail({code: 'published/newer', version: found.version});
	if (found.state === 'garbled') return fail({code: 'published/garbled'});
	const text = await unsqueeze(found.bytes, MOST_PUBLISHED);
	return text === undefined ? fail({code: 'published/unpacked', most: MOST_PUBLISHED}) : ok(text);
}
