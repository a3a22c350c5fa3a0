import {workshopWords} from '../../src/shared/words/workshop';
import {plainNumber} from './say-game';
import type {StepProps} from './step-props';

/** What a character begins with: a sum that is fixed, or dice that fall once, when the character is finished. */
export function StepMoney({play, step}: StepProps) {
	const words = workshopWords[play.lang];
	if (!step.money) return null;
	const {name, amount, dice} = step.money;
	return (
		<>
			<p class="large">{amount === undefined ? (dice ?? name) : `${plainNumber(amount)} ${name}`}</p>
			{amount === undefined && <p class="hint">{words.rollOnce}</p>}
		</>
	);
}
