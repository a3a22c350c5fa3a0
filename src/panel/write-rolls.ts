import type {ResolutionView} from '../rules/view';
import type {Prepared} from './prepare';
import {type Draw, rollsOf, type Setting, type Written} from './rolls';

/** What would go into the post now; `faces` and `resolution` for a move whose dice are known. */
export type Insertion = {
	readonly rolls: readonly Written[];
	readonly label: string;
	readonly faces?: readonly number[];
	readonly resolution?: ResolutionView | undefined;
};

/** The rolls of a free expression; undefined while there is nothing to insert. */
export function writeFree(prepared: Prepared, draw: Draw | undefined, setting: Setting): Insertion | undefined {
	if (prepared.state !== 'ready' || draw === undefined) return undefined;
	return {rolls: rollsOf(prepared, draw, setting), label: prepared.label};
}
