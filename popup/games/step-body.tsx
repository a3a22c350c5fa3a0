import type {FunctionComponent} from 'preact';
import type {StepView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import {LookUpLine} from './look-up';
import {StepBuilds} from './step-builds';
import {StepChoice} from './step-choice';
import {StepClasses} from './step-classes';
import {StepLists} from './step-lists';
import {StepMoney} from './step-money';
import {StepNumber} from './step-number';
import {StepPick} from './step-pick';
import type {StepProps} from './step-props';
import {StepQuestions} from './step-questions';
import {StepSkills} from './step-skills';
import {StepStats} from './step-stats';

const bodies: {readonly [Kind in StepView['kind']]: FunctionComponent<StepProps>} = {
	questions: StepQuestions,
	choice: StepChoice,
	number: StepNumber,
	pick: StepPick,
	stats: StepStats,
	skills: StepSkills,
	builds: StepBuilds,
	classes: StepClasses,
	lists: StepLists,
	money: StepMoney,
};

/** One step: what it is about, what is left to spend or pick, its choices, and each reason it is not right yet. */
export function StepBody(props: StepProps) {
	const {step, play} = props;
	const words = workshopWords[play.lang];
	const Body = bodies[step.kind];
	return (
		<>
			<LookUpLine play={play} id={step.id} name={step.name} covers={step.covers} />
			{step.budget && (
				<p class={`budget${step.budget.spent > step.budget.total ? ' over' : ''}`} aria-live="polite">
					<b>{`${step.budget.spent}/${step.budget.total}`}</b> {words.spentOf(step.budget)}
				</p>
			)}
			{step.picks && (
				<p class={`budget${step.picks.have > step.picks.most ? ' over' : ''}`} aria-live="polite">
					<b>{step.picks.have}</b> {words.pickedOf(step.picks)}
				</p>
			)}
			<Body {...props} />
			<div role="status">
				{step.problems.length > 0 && (
					<ul class="faults">
						{step.problems.map(({where, text}) => (
							<li key={`${where} ${text}`}>{text}</li>
						))}
					</ul>
				)}
			</div>
		</>
	);
}
