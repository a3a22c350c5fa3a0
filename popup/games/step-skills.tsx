import {workshopWords} from '../../src/shared/words/workshop';
import {withOwnSkill, withoutOwnSkill, withPoints} from './draft';
import {LookUp} from './look-up';
import {OptionCard} from './option-card';
import {OwnSkillForm} from './own-skill-form';
import {plainNumber} from './say-game';
import type {StepProps} from './step-props';
import {Stepper} from './stepper';

/** Skills to train, or points to spread over them. */
export function StepSkills({play, draft, step}: StepProps) {
	const words = workshopWords[play.lang];
	const skills = step.skills ?? [];
	const nameOf = (stat: string) => play.view.stats.find(one => one.id === stat)?.name ?? stat;
	const full = step.budget !== undefined && step.budget.spent >= step.budget.total;
	const set = (id: string, points: number) => draft.change(state => withPoints(state, id, points));
	return (
		<>
			<ul class="spread">
				{skills.map(({id, name, stat, points, score, trained}) => (
					<li key={id}>
						{trained ? (
							<OptionCard
								kind="checkbox"
								group={step.id}
								name={name}
								covers={nameOf(stat)}
								chosen={points > 0}
								closed={full && points === 0}
								onChoose={() => set(id, points > 0 ? 0 : 1)}
							/>
						) : (
							<>
								<h3>
									{name} <LookUp play={play} id={id} name={name} />
								</h3>
								<Stepper lang={play.lang} name={name} value={points} min={0} onChange={to => set(id, to)} />
								<p class="covers">{words.scoreFrom({stat: nameOf(stat), score: plainNumber(score)})}</p>
								{draft.state.ownSkills.some(own => own.id === id) && (
									<p>
										<button
											type="button"
											class="button"
											aria-label={words.strike({name})}
											onClick={() => draft.change(state => withoutOwnSkill(state, id))}
										>
											{words.strikeIt}
										</button>
									</p>
								)}
							</>
						)}
					</li>
				))}
			</ul>
			{play.view.openSkills && (
				<OwnSkillForm
					lang={play.lang}
					list={play.view.skillsName}
					stats={play.view.stats}
					onKeep={(name, stat) => {
						draft.change(state =>
							withOwnSkill(
								state,
								name,
								stat,
								skills.map(skill => skill.id),
							),
						);
						return true;
					}}
				/>
			)}
		</>
	);
}
