import {useRule} from '../../badge/use-rule';
import {readRiders} from '../../rules/riders';
import {writeCorrection} from '../../seal/correction';
import {findStrings} from '../../seal/find';
import type {Rider} from '../../seal/roll-string';
import type {Lang} from '../../shared/lang';
import {gameLineWords} from '../../shared/words/panel-games';
import type {Asker} from '../../wire/messages';
import type {Corrected, FallenRoll} from './correction';

/** What a rule makes of a roll: its move, with the number to reach, and the outcome; empty where it has no name. */
export type Told = {readonly move: string; readonly outcome: string};

/** What the rule makes of a roll as it was, and of the same dice as they are read now; undefined where no rule is known, or while nobody has answered. */
export function useOutcomes(
	fallen: FallenRoll | undefined,
	made: Corrected | undefined,
	riders: readonly Rider[],
	{ask, lang}: {readonly ask: Asker; readonly lang: Lang},
): {readonly before: Told | undefined; readonly now: Told | undefined; readonly pending: boolean} {
	const was = useRule(fallen ? {string: fallen.string, rolled: fallen.fell.rolled} : {}, ask, lang);
	const is = useRule(fallen && made ? {string: stringOf(fallen, made, riders), rolled: made.rolled} : {}, ask, lang);
	const awaits = (answer: typeof was, of: readonly Rider[]) => readRiders(of) !== undefined && answer === undefined;
	return {
		before: fallen && toldOf(was, fallen.string.riders, lang),
		now: toldOf(is, riders, lang),
		pending: fallen !== undefined && made !== undefined && (awaits(was, fallen.string.riders) || awaits(is, riders)),
	};
}

/** The string that the correction will have. */
function stringOf({string, anchor}: FallenRoll, made: Corrected, riders: readonly Rider[]) {
	const found = findStrings(writeCorrection(string, anchor, made.expression, riders), 1)[0]?.string;
	return found?.kind === 'roll' ? found : string;
}

function toldOf(answer: ReturnType<typeof useRule>, riders: readonly Rider[], lang: Lang): Told | undefined {
	if (!answer?.ok) return undefined;
	const {move, outcome, kind} = answer.value;
	const target = readRiders(riders)?.target;
	const against = target === undefined ? '' : ` ${gameLineWords[lang].against({difficulty: target})}`;
	return {move: `${move}${against}`, outcome: kind === 'none' ? '' : outcome};
}
