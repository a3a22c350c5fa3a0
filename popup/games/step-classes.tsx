import {withClass} from './draft';
import type {StepProps} from './step-props';
import {Stepper} from './stepper';

/** Starting levels divided among classes. */
export function StepClasses({play, draft, step}: StepProps) {
	return (
		<ul class="spread">
			{(step.classes ?? []).map(({id, name, covers, levels}) => (
				<li key={id}>
					<h3>{name}</h3>
					<Stepper
						lang={play.lang}
						name={name}
						value={levels}
						min={0}
						onChange={to => draft.change(state => withClass(state, id, to))}
					/>
					{covers !== '' && <p class="covers">{covers}</p>}
				</li>
			))}
		</ul>
	);
}
