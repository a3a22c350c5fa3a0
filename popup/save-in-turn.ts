import type {Result} from '../src/shared/result';
import type {Sheet} from '../src/sheets/sheet';
import type {StoreProblem} from '../src/wire/records';

export type Saver = {
	/** Stores a sheet as it is now; of several given while one is on its way, the last is stored next. */
	save(sheet: Sheet): void;
	/** When nothing is left to store: the revision that the store has; undefined when the last change could not be stored. */
	settled(): Promise<number | undefined>;
};

/** Stores one sheet's changes one after the other, each on the revision that the one before gave. It stops at a problem until `save` is called again. */
export function saveInTurn(
	first: number,
	put: (sheet: Sheet) => Promise<Result<Sheet, StoreProblem>>,
	onSaved: (sheet: Sheet) => void,
	onProblem: (problem: StoreProblem) => void,
): Saver {
	let revision = first;
	let next: Sheet | undefined;
	let failed = false;
	let running: Promise<void> | undefined;

	const run = async () => {
		while (next) {
			const sheet = {...next, revision};
			next = undefined;
			const answer = await put(sheet);
			failed = !answer.ok;
			if (!answer.ok) return onProblem(answer.error);
			revision = answer.value.revision;
			onSaved(answer.value);
		}
	};
	const start = () => {
		running ??= run().finally(() => {
			running = undefined;
		});
		return running;
	};
	return {
		save(sheet) {
			next = sheet;
			void start();
		},
		async settled() {
			await running;
			return failed ? undefined : revision;
		},
	};
}
