import {workshopWords} from '../../src/shared/words/workshop';
import {Entry} from '../entry';
import {readWhole} from '../read-whole';
import {withChoice} from './draft';
import {plainNumber} from './say-game';
import type {StepProps} from './step-props';

/** A number between two others. */
export function StepNumber({play, draft, step}: StepProps) {
	const words = workshopWords[play.lang];
	if (!step.number) return null;
	const {value, min, max} = step.number;
	const range = words.range({min: plainNumber(min), max: plainNumber(max)});
	const keep = (text: string) => {
		const typed = readWhole(text);
		if (typed !== undefined) draft.change(state => withChoice(state, step.id, typed));
	};
	return (
		<Entry
			label={step.name}
			kind="number"
			value={value === undefined ? '' : plainNumber(value)}
			check={text => ({kind: text !== '' && readWhole(text) === undefined ? 'wrong' : 'remark', text: range})}
			onType={keep}
		/>
	);
}
