import {pretty} from '../../dice/show';
import type {PlanView} from '../../rules/view';
import type {Lang} from '../../shared/lang';
import {gameWords} from '../../shared/words/panel-games';
import type {Sheet} from '../../sheets/sheet';
import type {MoveDraft} from '../draft';
import {Asks} from './asks';
import {Difficulty} from './difficulty';
import {Sources} from './sources';
import type {Play} from './use-play';

type Props = {
	readonly play: Play;
	readonly plan: PlanView;
	readonly draft: MoveDraft;
	/** Sheets of the same game that may be acted upon. */
	readonly others: readonly Sheet[];
	readonly lang: Lang;
	onDraft(draft: MoveDraft): void;
};

/** A chosen move: what it asks, all that bears on it with its effect, the number to reach, the dice it comes to, and what stands against it. */
export function Roll({play, plan, draft, others, lang, onDraft}: Props) {
	const say = gameWords[lang];
	const {choices} = draft;
	const aim = (difficulty: number | undefined) => {
		const {difficulty: _, ...rest} = choices;
		onDraft({...draft, choices: difficulty === undefined ? rest : {...rest, difficulty}});
	};
	const choose = (part: Partial<MoveDraft['choices']>) => onDraft({...draft, choices: {...choices, ...part}});
	return (
		<>
			{plan.covers !== '' && <p class="hint">{plan.covers}</p>}
			<Asks asks={plan.asks} answers={choices.asks} onAnswer={(id, value) => choose({asks: {...choices.asks, [id]: value}})} />
			{others.length > 0 && (
				<label class="field">
					<span class="name">{say.target}</span>
					<select
						value={draft.target ?? ''}
						onChange={event => {
							const {target: _, ...rest} = draft;
							const {value} = event.currentTarget;
							onDraft(value === '' ? rest : {...rest, target: value});
						}}
					>
						<option value="">{say.nobody}</option>
						{others.map(({id, name}) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</label>
			)}
			<Difficulty plan={plan} chosen={choices.difficulty} lang={lang} onDifficulty={aim} />
			<Sources
				plan={plan}
				lang={lang}
				onTick={(key, times) => choose({ticked: {...choices.ticked, [key]: times}})}
				onSpend={(id, times) => choose({spends: {...choices.spends, [id]: times}})}
			/>
			<Pool play={play} plan={plan} lang={lang} />
		</>
	);
}

/** The dice as they stand now, what they cost, and why they may not be rolled. */
function Pool({play, plan, lang}: {readonly play: Play; readonly plan: PlanView; readonly lang: Lang}) {
	const say = gameWords[lang];
	const {ready, fresh} = play;
	const dice = !ready ? '' : ready.plan.kind === 'number' ? say.noDice : pretty(ready.plan);
	const aim = plan.difficulty === undefined ? '' : `, ${say.against({difficulty: plan.difficulty})}`;
	return (
		<div class="pool" role="status">
			<p>{fresh ? <b>{`${dice}${aim}`}</b> : say.counting}</p>
			{plan.costs.length > 0 && <p class="hint">{say.costs({costs: plan.costs.join(', ')})}</p>}
			{play.problems.map(text => (
				<p class="hint wrong" key={text}>
					{text}
				</p>
			))}
		</div>
	);
}
