import {fail, ok, type Result} from '../shared/result';
import type {AuditStore} from '../wire/audits';
import {isOnHost, type LeftoverName, leftoversShape} from '../wire/leftovers';
import type {Memory} from '../wire/memory';
import type {Handlers} from '../wire/messages';
import type {Kept, PublishedStore} from '../wire/published';
import type {StoreProblem} from '../wire/records';
import type {SeenTableStore} from '../wire/seen-tables';
import {readShape} from '../wire/shape';

export type LeftoverPorts = {
	memory(): Promise<Memory>;
	readonly audits: Pick<AuditStore, 'list' | 'drop'>;
	readonly published: PublishedStore;
	readonly tables: SeenTableStore;
};

/** Answers what is kept of a forum's boards, and erases it on the user's word, when he leaves. */
export function createLeftovers({memory, audits, published, tables}: LeftoverPorts): Handlers<LeftoverName> {
	const threadsOn = async (host: string) => (await audits.list()).filter(({site}) => isOnHost(site, host));
	return {
		'leftovers/count': reading(async host => {
			const traces = await (await memory()).tracesOn(host);
			if (!traces.ok) return traces;
			const sheets = await keptOn(published, host);
			if (!sheets.ok) return sheets;
			const seen = await keptOn(tables, host);
			if (!seen.ok) return seen;
			const threads = (await threadsOn(host)).length;
			return ok({...traces.value, threads, sheets: sheets.value.length, tables: seen.value.length});
		}),
		'leftovers/erase': reading(async host => {
			for (const erased of [await eraseOn(published, host), await eraseOn(tables, host)]) if (!erased.ok) return erased;
			for (const thread of await threadsOn(host)) {
				const gone = await audits.drop(thread);
				if (!gone.ok) return gone;
			}
			return (await memory()).eraseTraces(host);
		}),
	};
}

type Placed = {readonly key: string; readonly site: string};

async function keptOn<Value extends Placed>(store: Kept<Value>, host: string): Promise<Result<readonly Value[], StoreProblem>> {
	const all = await store.list();
	return all.ok ? ok(all.value.filter(({site}) => isOnHost(site, host))) : all;
}

async function eraseOn<Value extends Placed>(store: Kept<Value>, host: string): Promise<Result<null, StoreProblem>> {
	const all = await keptOn(store, host);
	if (!all.ok) return all;
	for (const {key} of all.value) {
		const gone = await store.change(key, () => null);
		if (!gone.ok) return gone;
	}
	return ok(null);
}

const reading =
	<Value>(answer: (host: string) => Promise<Result<Value, StoreProblem>>) =>
	async (ask: unknown): Promise<Result<Value, StoreProblem>> => {
		const read = readShape(leftoversShape, ask);
		return read.ok ? answer(read.value.host) : fail({code: 'store/bad-ask', where: read.error.where});
	};
