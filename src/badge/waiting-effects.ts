import type {Lang} from '../shared/lang';
import type {Result} from '../shared/result';
import type {GameProblem} from '../wire/games';
import type {Asker} from '../wire/messages';
import type {LoggedRoll} from '../wire/records';

const RECENT = 200;

/** The user's own sealed move that was published under this string, while its effects wait for the dice. */
export async function waitingEffects(ask: Asker, raw: string): Promise<LoggedRoll | undefined> {
	const recent = await ask('rolls/recent', {most: RECENT});
	return recent.find(roll => roll.raw === raw && roll.waiting !== undefined && roll.sheet !== undefined);
}

/** A sealed roll whose dice are known: what its string says, and the faces in draw order. */
export type Fallen = {readonly expression: string; readonly target?: number; readonly faces: readonly number[]};

/** Carries the effects of a sealed move onto its sheet, once: what changed, in words, or undefined when another window was first. */
export async function applyEffects(
	ask: Asker,
	raw: string,
	{faces, ...sealed}: Fallen,
	lang: Lang,
): Promise<Result<readonly string[], GameProblem> | undefined> {
	const roll = await waitingEffects(ask, raw);
	if (!roll?.waiting || roll.sheet === undefined) return undefined;
	const read = await ask('sheet/get', {id: roll.sheet});
	if (!read.ok) return read;
	const revision = read.value?.revision ?? 0;
	const landed = await ask('move/land', {
		...roll.waiting,
		id: roll.sheet,
		lang,
		revision,
		faces,
		after: {spends: {}},
		sealed,
	});
	if (!landed.ok) return landed;
	const {waiting: _, ...rest} = roll;
	const {changes} = landed.value;
	await ask('rolls/log', {roll: {...rest, changes: [...(roll.changes ?? []), ...changes]}});
	return {ok: true, value: changes};
}
