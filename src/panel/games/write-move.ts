import {type Draw, rollsOf, type Setting} from '../rolls';
import type {Insertion} from '../write-rolls';
import {deedLine} from './lines';
import {rollsNothing} from './ready';
import type {Play} from './use-play';

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
