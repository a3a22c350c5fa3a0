import type {PlanView} from '../../rules/view';
import type {Lang} from '../../shared/lang';
import {gameWords} from '../../shared/words/panel-games';

type Props = {
	readonly plan: PlanView;
	/** What was chosen or typed; undefined for the move's own. */
	readonly chosen: number | undefined;
	readonly lang: Lang;
	onDifficulty(difficulty: number | undefined): void;
};

/** The number to reach: a step of the ladder, or a number of the GM's or of another roll. Nothing where no number would say how the move ends. */
export function Difficulty({plan, chosen, lang, onDifficulty}: Props) {
	const say = gameWords[lang];
	const {ladder, difficulty} = plan;
	if (!plan.aims) return null;
	const type = (value: number) => onDifficulty(Number.isFinite(value) ? Math.trunc(value) : undefined);
	return (
		<div class="difficulty">
			{ladder.length > 0 && (
				<label class="field">
					<span class="name">{say.difficulty}</span>
					<select
						value={ladder.some(({value}) => value === chosen) ? String(chosen) : ''}
						onChange={event => type(Number.parseInt(event.currentTarget.value, 10))}
					>
						<option value="">{say.ofMove}</option>
						{ladder.map(({name, value}) => (
							<option key={value} value={String(value)}>
								{name} ({value})
							</option>
						))}
					</select>
				</label>
			)}
			<label class="field">
				<span class="name">{say.number}</span>
				<input
					type="number"
					value={chosen ?? ''}
					placeholder={difficulty === undefined ? '' : String(difficulty)}
					onInput={event => type(event.currentTarget.valueAsNumber)}
				/>
			</label>
		</div>
	);
}
