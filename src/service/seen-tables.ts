import {readCarried} from '../rules/told-table';
import {fail, ok, type Result} from '../shared/result';
import type {Ask, Handlers} from '../wire/messages';
import type {StoreProblem} from '../wire/records';
import {
	MOST_SEEN_TABLES,
	MOST_TABLE_VERSIONS,
	type SeenTable,
	type SeenTableName,
	type SeenTableStore,
	type SeenTableVersion,
	seenTableAsks,
} from '../wire/seen-tables';
import {badAsk, reading} from './reading';

type Ports = {readonly store: SeenTableStore; now(): number};

/** Which of two posts stands later in its thread: by their numbers, where both have one; else by when they were sent, else by when they were seen. */
function order(one: SeenTableVersion, other: SeenTableVersion): number {
	if (one.post === other.post) return one.kept - other.kept;
	const [a, b] = [Number(one.post), Number(other.post)];
	if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return a - b;
	return (one.sent ?? one.kept) - (other.sent ?? other.kept);
}

async function keep({store, now}: Ports, ask: Ask<'tables/keep'>): Promise<Result<null, StoreProblem>> {
	const carried = readCarried(ask.text);
	if (!carried.ok || carried.value.kind !== 'table') return ok(null);
	const {site, thread, title, ...told} = ask;
	const key = `${site} ${thread}`;
	const changed = await store.change(key, before => {
		const last = before?.versions.findLast(({post}) => post === told.post);
		if (last?.text === told.text) return undefined;
		const versions = [...(before?.versions ?? []), {...told, kept: now()}].sort(order).slice(-MOST_TABLE_VERSIONS);
		return {key, site, thread, title, versions};
	});
	return changed.ok ? prune(store) : changed;
}

const seenAt = ({versions}: SeenTable): number => Math.max(...versions.map(({kept}) => kept));

/** Lets go of the threads whose tables were seen longest ago. */
async function prune(store: SeenTableStore): Promise<Result<null, StoreProblem>> {
	const all = await store.list();
	if (!all.ok) return all;
	const over = [...all.value].sort((one, other) => seenAt(other) - seenAt(one)).slice(MOST_SEEN_TABLES);
	for (const {key} of over) {
		const gone = await store.change(key, () => null);
		if (!gone.ok) return gone;
	}
	return ok(null);
}

async function list({store}: Ports) {
	const all = await store.list();
	if (!all.ok) return all;
	const latest = [...all.value].sort((one, other) => seenAt(other) - seenAt(one));
	return ok(latest.map(one => ({...one, versions: one.versions.map(({text: _, ...rest}) => rest).reverse()})));
}

async function read({store}: Ports, {key, kept}: Ask<'tables/read'>): Promise<Result<string, StoreProblem>> {
	const all = await store.list();
	if (!all.ok) return all;
	const found: SeenTable | undefined = all.value.find(one => one.key === key);
	const version = found?.versions.find(one => one.kept === kept);
	return version ? ok(version.text) : fail({code: 'store/gone', name: found?.title ?? key});
}

/** Answers what is asked about tables that were seen in threads. */
export const createSeenTables = (ports: Ports): Handlers<SeenTableName> => ({
	'tables/keep': reading(seenTableAsks['tables/keep'], ask => keep(ports, ask), badAsk),
	'tables/list': reading(seenTableAsks['tables/list'], () => list(ports), badAsk),
	'tables/read': reading(seenTableAsks['tables/read'], ask => read(ports, ask), badAsk),
	'tables/drop': reading(
		seenTableAsks['tables/drop'],
		async ({key}) => {
			const dropped = await ports.store.change(key, () => null);
			return dropped.ok ? ok(null) : dropped;
		},
		badAsk,
	),
});
