import {fail, ok, type Result} from '../shared/result';
import type {AuditStore} from '../wire/audits';
import {isOnHost, type LeftoverName, leftoversShape} from '../wire/leftovers';
import type {Memory} from '../wire/memory';
import type {Handlers} from '../wire/messages';
import type {PublishedStore} from '../wire/published';
import type {StoreProblem} from '../wire/records';
import {readShape} from '../wire/shape';

export type LeftoverPorts = {
	memory(): Promise<Memory>;
	readonly audits: Pick<AuditStore, 'list' | 'drop'>;
	readonly published: PublishedStore;
};

/** Answers what is kept of a forum's boards, and erases it on the user's word, when he leaves. */
export function createLeftovers({memory, audits, published}: LeftoverPorts): Handlers<LeftoverName> {
	const threadsOn = async (host: string) => (await audits.list()).filter(({site}) => isOnHost(site, host));
	const sheetsOn = async (host: string) => {
		const all = await published.list();
		return all.ok ? ok(all.value.filter(({site}) => isOnHost(site, host))) : all;
	};
	return {
		'leftovers/count': reading(async host => {
			const [traces, sheets, threads] = [await (await memory()).tracesOn(host), await sheetsOn(host), await threadsOn(host)];
			if (!traces.ok) return traces;
			return sheets.ok ? ok({...traces.value, threads: threads.length, sheets: sheets.value.length}) : sheets;
		}),
		'leftovers/erase': reading(async host => {
			const sheets = await sheetsOn(host);
			if (!sheets.ok) return sheets;
			for (const {key} of sheets.value) {
				const gone = await published.change(key, () => null);
				if (!gone.ok) return gone;
			}
			for (const thread of await threadsOn(host)) {
				const gone = await audits.drop(thread);
				if (!gone.ok) return gone;
			}
			return (await memory()).eraseTraces(host);
		}),
	};
}

const reading =
	<Value>(answer: (host: string) => Promise<Result<Value, StoreProblem>>) =>
	async (ask: unknown): Promise<Result<Value, StoreProblem>> => {
		const read = readShape(leftoversShape, ask);
		return read.ok ? answer(read.value.host) : fail({code: 'store/bad-ask', where: read.error.where});
	};
