import type {ResolutionView} from '../../rules/view';
import type {SheetId} from '../../shared/ids';
import type {MoveAsk} from '../../wire/games';

/** A roll whose effects landed from this page: a spend may still be made on it while its sheet is as it left it. */
export type LastRoll = {
	readonly move: MoveAsk;
	readonly label: string;
	readonly faces: readonly number[];
	readonly resolution: ResolutionView;
	/** Of the sheet, after the effects. */
	readonly revision: number;
	/** The effects wrote a line of the sheet's history, which undo would take back. */
	readonly wrote: boolean;
};

const last = new Map<SheetId, LastRoll>();

export const keepLast = ({move, label, faces, resolution, revision, wrote}: LastRoll): void => {
	last.set(move.id, {move, label, faces, resolution, revision, wrote});
};

/** The last roll of a sheet from this page, if nothing touched the sheet since. */
export function lastOf(id: SheetId, revision: number): LastRoll | undefined {
	const kept = last.get(id);
	return kept?.revision === revision ? kept : undefined;
}
