import {readCanonical} from '../../dice/canonical';
import type {Plan} from '../../dice/plan';
import {findStrings} from '../../seal/find';
import {replay} from '../../seal/replay';
import type {RollString} from '../../seal/roll-string';
import type {Call} from '../../wire/calls';
import type {FallenRoll} from '../amend/correction';
import type {EditorOptions} from './options';
import {useDraws} from './use-draws';

/** A called roll; `fallen` where its dice are known. */
export type Called = {readonly string: RollString; readonly plan: Plan; readonly fallen?: FallenRoll};

/** The string of a call, and its dice where they have fallen; undefined where it cannot be read. */
export function useCalled(options: EditorOptions, {raw, anchor}: Call): Called | undefined {
	const found = findStrings(raw, 1)[0]?.string;
	const string = found?.kind === 'roll' && found.mode === 's' ? found : undefined;
	const draws = useDraws(options, string?.round === undefined ? [] : [string.round]);
	if (string?.round === undefined) return undefined;
	const plan = readCanonical(string.expression);
	if (!plan.ok) return undefined;
	const draw = draws(string.round);
	if (draw?.state !== 'known') return {string, plan: plan.value};
	const {randomness} = draw;
	const again = replay(string, {anchor, randomness});
	return {string, plan: plan.value, ...(again.ok && {fallen: {string, anchor, fell: {...again.value, randomness}}})};
}
