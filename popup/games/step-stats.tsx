import {FaceDrawing} from '../../src/badge/die';
import {withStats} from './draft';
import {LookUp} from './look-up';
import {plainNumber} from './say-game';
import {StepArrays} from './step-arrays';
import type {StepProps} from './step-props';
import {Stepper} from './stepper';

/** Points spread over stats, one step at a time; or one array, placed. */
export function StepStats(props: StepProps) {
	const {play, draft, step} = props;
	if (step.arrays && step.arrays.length > 0) return <StepArrays {...props} arrays={step.arrays} />;
	return (
		<ul class="spread">
			{(step.stats ?? []).map(({id, name, covers, value, min, max, die}) => (
				<li key={id}>
					<h3>
						{name} <LookUp play={play} id={id} name={name} />
					</h3>
					<Stepper
						lang={play.lang}
						name={name}
						{...{value, min, max}}
						step={die ? 2 : 1}
						onChange={to => draft.change(state => withStats(state, {[id]: to}))}
					>
						{die ? <FaceDrawing sides={value} face={value} /> : plainNumber(value)}
					</Stepper>
					{covers !== '' && <p class="covers">{covers}</p>}
				</li>
			))}
		</ul>
	);
}
