import {fail, ok, type Result} from '../shared/result';
import type {Memory} from '../wire/memory';
import type {StoreProblem} from '../wire/records';
import type {Cupboard, Decision, Place, Shelf} from './cupboard';
import {memoryOver} from './memory-over';

/** The part of a script manager's storage that we use, by the names of `GM`. Private to the script: the forum's page cannot read it. */
export type ManagerStorage = {
	getValue(key: string): Promise<unknown>;
	setValue(key: string, value: string): Promise<void>;
	deleteValue(key: string): Promise<void>;
	listValues(): Promise<readonly string[]>;
};

/**
 * The memory of a userscript. Writes of one tab go in turn. Between tabs this storage has no transaction: a change is decided
 * anew when the record moved since it was read, but two writes within the same few milliseconds can still cross, and the later one stays.
 */
export const openManagerMemory = (gm: ManagerStorage): Memory => memoryOver(managerCupboard(gm));

const keyOf = ({shelf, key}: Place) => `${shelf}/${key}`;

function managerCupboard(gm: ManagerStorage): Cupboard {
	const inTurn = queue();
	const keysOf = async (shelf: Shelf) => (await gm.listValues()).filter(key => key.startsWith(`${shelf}/`)).sort();
	const valuesAt = (keys: readonly string[]) => Promise.all(keys.map(async key => valueOf(await gm.getValue(key))));
	return {
		get: (shelf, key) => told(async () => valueOf(await gm.getValue(keyOf({shelf, key})))),
		change: (places, decide) => inTurn(() => changeAll(gm, places, decide)),
		all: shelf =>
			told(async () => {
				const keys = await keysOf(shelf);
				const values = await valuesAt(keys);
				return keys.map((key, index) => [key.slice(shelf.length + 1), values[index]] as const);
			}),
		newest: (shelf, most) => told(async () => valuesAt((await keysOf(shelf)).slice(-most).reverse())),
		prune: (shelf, most) =>
			told(async () => {
				const keys = await keysOf(shelf);
				for (const key of keys.slice(0, Math.max(0, keys.length - most))) await gm.deleteValue(key);
				return null;
			}),
	};
}

type Decide<Answer> = (stored: readonly unknown[]) => readonly Decision<Answer>[];

/** Decides on some records and writes them, unless another tab wrote in between: then they are decided on again, three times at most. */
async function changeAll<Answer>(
	gm: ManagerStorage,
	places: readonly Place[],
	decide: Decide<Answer>,
	tries = 3,
): Promise<Result<readonly Answer[], StoreProblem>> {
	const read = () => told(() => Promise.all(places.map(place => gm.getValue(keyOf(place)))));
	const before = await read();
	if (!before.ok) return before;
	const decisions = decide(before.value.map(valueOf));
	const answers = ok(decisions.map(({answer}) => answer));
	if (decisions.every(decision => decision.do === 'leave')) return answers;
	const now = await read();
	if (!now.ok) return now;
	if (tries > 1 && now.value.some((value, index) => value !== before.value[index]))
		return changeAll(gm, places, decide, tries - 1);
	const wrote = await writeAll(gm, places, decisions, before.value);
	return wrote.ok ? answers : wrote;
}

/** Writes one record after the other; those that were written are put back where a later one is refused. */
async function writeAll(
	gm: ManagerStorage,
	places: readonly Place[],
	decisions: readonly Decision<unknown>[],
	before: readonly unknown[],
): Promise<Result<null, StoreProblem>> {
	const undo: (() => Promise<void>)[] = [];
	for (const [index, place] of places.entries()) {
		const decision = decisions[index]!;
		if (decision.do === 'leave') continue;
		const wrote = await told(() => write(gm, keyOf(place), decision.do === 'put' ? JSON.stringify(decision.value) : undefined));
		if (!wrote.ok) {
			await told(() => Promise.all(undo.map(putBack => putBack())));
			return wrote;
		}
		undo.push(() => write(gm, keyOf(place), before[index]));
	}
	return ok(null);
}

const write = (gm: ManagerStorage, key: string, text: unknown): Promise<void> =>
	typeof text === 'string' ? gm.setValue(key, text) : gm.deleteValue(key);

/** What a stored text says, or the text itself where it is no JSON, for its reader to refuse. */
function valueOf(stored: unknown): unknown {
	if (typeof stored !== 'string') return stored ?? undefined;
	try {
		return JSON.parse(stored);
	} catch {
		return stored;
	}
}

/** A manager that refuses becomes a problem of the store. It has no codes of its own, so the cause is its error's name. */
async function told<Value>(job: () => Promise<Value>): Promise<Result<Value, StoreProblem>> {
	try {
		return ok(await job());
	} catch (error) {
		return fail({code: 'store/closed', cause: error instanceof Error ? error.name : 'GM'});
	}
}

/** Runs jobs one after the other, whatever became of the one before. */
function queue() {
	let last: Promise<unknown> = Promise.resolve();
	return <Value>(job: () => Promise<Value>): Promise<Value> => {
		const turn = last.then(job);
		last = turn.catch(() => undefined);
		return turn;
	};
}
