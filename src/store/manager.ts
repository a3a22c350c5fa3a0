import {fail, ok, type Result} from '../shared/result';
import type {Memory} from '../wire/memory';
import type {StoreProblem} from '../wire/records';
import type {Cupboard, Decision, Shelf} from './cupboard';
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

const keyOf = (shelf: Shelf, key: string) => `${shelf}/${key}`;

function managerCupboard(gm: ManagerStorage): Cupboard {
	const inTurn = queue();
	const keysOf = async (shelf: Shelf) => (await gm.listValues()).filter(key => key.startsWith(`${shelf}/`)).sort();
	const valuesAt = (keys: readonly string[]) => Promise.all(keys.map(async key => valueOf(await gm.getValue(key))));
	return {
		get: (shelf, key) => told(async () => valueOf(await gm.getValue(keyOf(shelf, key)))),
		change: (shelf, keys, decide) =>
			inTurn(async () => {
				const answers = [];
				const undo: (readonly [key: string, before: unknown])[] = [];
				for (const key of keys) {
					const changed = await changeOne(gm, keyOf(shelf, key), stored => decide(key, stored));
					if (!changed.ok) {
						await told(() => Promise.all(undo.map(([at, before]) => write(gm, at, before))));
						return changed;
					}
					if (changed.value.written) undo.push([keyOf(shelf, key), changed.value.before]);
					answers.push(changed.value.answer);
				}
				return ok(answers);
			}),
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

type Changed<Answer> = {readonly answer: Answer; readonly before: unknown; readonly written: boolean};

/** Decides on one record and writes it, unless another tab wrote in between: then it is decided again, three times at most. */
async function changeOne<Answer>(
	gm: ManagerStorage,
	key: string,
	decide: (stored: unknown) => Decision<Answer>,
	tries = 3,
): Promise<Result<Changed<Answer>, StoreProblem>> {
	const before = await told(() => gm.getValue(key));
	if (!before.ok) return before;
	const decision = decide(valueOf(before.value));
	if (decision.do === 'leave') return ok({answer: decision.answer, before: before.value, written: false});
	const now = await told(() => gm.getValue(key));
	if (!now.ok) return now;
	if (now.value !== before.value && tries > 1) return changeOne(gm, key, decide, tries - 1);
	const wrote = await told(() => write(gm, key, decision.do === 'put' ? JSON.stringify(decision.value) : undefined));
	return wrote.ok ? ok({answer: decision.answer, before: before.value, written: true}) : wrote;
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
