import {withChoice} from './draft';
import {OptionCard} from './option-card';
import type {StepProps} from './step-props';

/** One option of several. */
export function StepChoice({draft, step}: StepProps) {
	const chosen = draft.state.choices[step.id];
	return (
		<fieldset class="options">
			<legend class="aside">{step.name}</legend>
			{(step.options ?? []).map(({id, name, covers, closed}) => (
				<OptionCard
					key={id}
					kind="radio"
					group={step.id}
					{...{name, covers}}
					chosen={chosen === id}
					closed={closed && chosen !== id}
					onChoose={() => draft.change(state => withChoice(state, step.id, id))}
				/>
			))}
		</fieldset>
	);
}
