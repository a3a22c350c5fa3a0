import {deedLine} from './games/lines';
import {rollsNothing} from './games/ready';
import type {Play} from './games/use-play';
import type {Prepared} from './prepare';
import {type Draw, rollsOf, type Setting, type Written} from './rolls';

/** What would go into the post now; `faces` and `resolution` for a move whose dice are known. */
export type Insertion = {readonly rolls: readonly Written[]; readonly label: string} & Partial<ReturnType<Play['fallen']>>;

/** The rolls of a free expression; undefined while there is nothing to insert. */
export function writeFree(prepared: Prepared, draw: Draw | undefined, setting: Setting): Insertion | undefined {
	if (prepared.state !== 'ready' || draw === undefined) return undefined;
	return {rolls: rollsOf(prepared, draw, setting), label: prepared.label};
}

/** The roll of a move; undefined while it may not be made, or something of it is still being worked out. */
export function writeMove(play: Play, draw: Draw | undefined, setting: Setting): Insertion | undefined {
	const {ready, fresh, problems} = play;
	if (!ready || !fresh || problems.length > 0) return undefined;
	const {label} = ready;
	if (rollsNothing(ready)) return {rolls: [{text: deedLine(ready, setting), raw: ''}], label, faces: []};
	if (draw?.mode === 's') return {rolls: rollsOf(ready, draw, setting), label};
	const fallen = draw && play.fallen(draw);
	if (!draw || !fallen?.resolution) return undefined;
	const {outcome} = fallen.resolution;
	// What has no name but “Result” tells nothing beside the total.
	const told = outcome.id === 'none' ? setting : {...setting, outcome: outcome.name};
	return {rolls: rollsOf(ready, draw, told), label, ...fallen};
}
