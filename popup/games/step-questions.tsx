import {Entry} from '../entry';
import {withAnswer} from './draft';
import type {StepProps} from './step-props';

/** Questions in free words, each with its hint under the box. */
export function StepQuestions({draft, step}: StepProps) {
	return (
		<div class="questions">
			{(step.questions ?? []).map(({id, name, hint, text, long, required}) => (
				<Entry
					key={id}
					label={required ? `${name} *` : name}
					{...(long && {kind: 'text' as const})}
					value={draft.state.answers[id]?.text ?? text}
					check={() => (hint === '' ? undefined : {kind: 'remark', text: hint})}
					onType={answer => draft.change(state => withAnswer(state, id, answer))}
				/>
			))}
		</div>
	);
}
