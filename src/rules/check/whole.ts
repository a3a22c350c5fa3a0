import {fail, ok, type Result} from '../../shared/result';
import {atVersion} from '../at-version';
import type {Rulebook} from '../contract/rulebook';
import {atLeast} from '../versions';
import {checkBook} from './check';
import {type Fault, MOST_FAULTS} from './fault';
import {readBook} from './read-book';

function outOfOrder(book: Rulebook): readonly Fault[] {
	return book.versions.flatMap(({version}, index): readonly Fault[] => {
		const after = book.versions[index - 1]?.version ?? book.version;
		return atLeast(after, version)
			? [{path: `versions[${index}].version`, problem: {code: 'book/version-order', version, after}}]
			: [];
	});
}

/** What a later version breaks; its places are told behind its number: `1.2.0 stats[0].min`. */
function faultsOf(book: Rulebook, version: string): readonly Fault[] {
	const then = atVersion(book, version);
	const faults = then.ok ? checkBook(then.value) : then.error;
	return faults.map(({path, problem}) => ({path: path.startsWith('versions[') ? path : `${version} ${path}`, problem}));
}

/** A rulebook whose shape was read, without fault in any of its versions; or every fault. Later versions are looked at once the first has none. */
export function checkVersions(book: Rulebook): Result<Rulebook, readonly Fault[]> {
	const first = [...checkBook(book), ...outOfOrder(book)];
	if (first.length > 0) return fail(first);
	const later: Fault[] = [];
	for (const {version} of book.versions) if (later.length < MOST_FAULTS) later.push(...faultsOf(book, version));
	return later.length > 0 ? fail(later) : ok(book);
}

/** The same out of a value from anywhere. */
export function checkWhole(value: unknown): Result<Rulebook, readonly Fault[]> {
	const read = readBook(value);
	return read.ok ? checkVersions(read.value) : read;
}
