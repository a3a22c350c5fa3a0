import {useRef, useState} from 'preact/hooks';
import type {Result} from '../src/shared/result';
import {changeSheet, type SheetChange} from '../src/sheets/change';
import type {SheetProblem} from '../src/sheets/problem';
import type {Sheet} from '../src/sheets/sheet';
import type {StoreProblem} from '../src/wire/records';
import type {PopupPorts} from './ports';
import {type Saver, saveInTurn} from './save-in-turn';

export type Editing = {
	readonly sheet: Sheet;
	/** Why the last change is not stored. What was typed is kept here all the same. */
	readonly problem: StoreProblem | undefined;
	change(change: SheetChange): Result<Sheet, SheetProblem>;
	/** Stores it as it stands, once more. */
	again(): void;
	/** The sheet as it is stored, when everything typed has arrived there; undefined when something could not be stored. */
	settled(): Promise<Sheet | undefined>;
};

/** One sheet being edited: each change is shown at once and stored behind it. */
export function useSheet(ports: PopupPorts, first: Sheet): Editing {
	const [sheet, setSheet] = useState(first);
	const [problem, setProblem] = useState<StoreProblem>();
	// The newest text of the sheet, for changes that come faster than it is drawn.
	const newest = useRef(first);
	const saver = useRef<Saver>(undefined);
	saver.current ??= saveInTurn(
		first.revision,
		put => ports.ask('sheet/put', {sheet: put}),
		() => setProblem(undefined),
		setProblem,
	);
	return {
		sheet,
		problem,
		change(change) {
			const changed = changeSheet(newest.current, change);
			if (changed.ok) {
				newest.current = changed.value;
				setSheet(changed.value);
				saver.current?.save(changed.value);
			}
			return changed;
		},
		again: () => saver.current?.save(newest.current),
		async settled() {
			const revision = await saver.current?.settled();
			return revision === undefined ? undefined : {...newest.current, revision};
		},
	};
}
