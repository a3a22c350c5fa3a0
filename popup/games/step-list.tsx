import {Icon} from '../../src/badge/icon';
import type {StepView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {workshopWords} from '../../src/shared/words/workshop';

type Props = {readonly lang: Lang; readonly steps: readonly StepView[]; readonly here: number; onGo(to: number): void};

/** The steps of making a character, each with how it stands. */
export function StepList({lang, steps, here, onGo}: Props) {
	const words = workshopWords[lang];
	const ready = steps.every(step => step.problems.length === 0);
	return (
		<nav aria-label={words.steps}>
			<ol class="steps">
				{steps.map((step, at) => (
					<li key={step.id}>
						<button type="button" aria-current={at === here ? 'step' : undefined} onClick={() => onGo(at)}>
							<Icon name={step.problems.length === 0 ? 'fair' : 'unchecked'} />
							<span>{step.name}</span>
							<small>{tally(step)}</small>
							<span class="aside">{step.problems.length === 0 ? words.stepRight : words.stepOpen}</span>
						</button>
					</li>
				))}
				<li>
					<button type="button" aria-current={here === steps.length ? 'step' : undefined} onClick={() => onGo(steps.length)}>
						<Icon name={ready ? 'fair' : 'unchecked'} />
						<span>{words.lastStep}</span>
					</button>
				</li>
			</ol>
		</nav>
	);
}

/** `5/7`: what is spent or picked of what there is. */
export function tally({budget, picks}: StepView): string {
	if (budget) return `${budget.spent}/${budget.total}`;
	return picks ? `${picks.have}/${picks.most}` : '';
}
