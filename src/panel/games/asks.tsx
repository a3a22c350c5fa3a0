import type {AskView} from '../../rules/view';

type Answers = Readonly<Record<string, number | string>>;
type Props = {
	readonly asks: readonly AskView[];
	/** What was answered. A plan of it comes later, and must not put back what is being typed. */
	readonly answers: Answers;
	onAnswer(id: string, value: number | string): void;
};

function pickedIn({id, value, options}: Extract<AskView, {kind: 'pick'}>, answers: Answers): string {
	const answer = String(answers[id] ?? value);
	return options.some(option => option.id === answer) ? answer : value;
}

/** What the move wants to know before the dice. */
export function Asks({asks, answers, onAnswer}: Props) {
	return (
		<>
			{asks.map(ask =>
				ask.kind === 'tick' ? (
					<div class="toggle" key={ask.id}>
						<label>
							<input
								type="checkbox"
								checked={Number(answers[ask.id] ?? ask.value) !== 0}
								onChange={event => onAnswer(ask.id, event.currentTarget.checked ? 1 : 0)}
							/>
							<span>{ask.name}</span>
						</label>
					</div>
				) : (
					<label class="field" key={ask.id}>
						<span class="name">{ask.name}</span>
						{ask.kind === 'pick' ? (
							<select value={pickedIn(ask, answers)} onChange={event => onAnswer(ask.id, event.currentTarget.value)}>
								{ask.options.map(option => (
									<option key={option.id} value={option.id}>
										{option.name}
									</option>
								))}
							</select>
						) : (
							<input
								type="number"
								min={ask.min}
								max={ask.max}
								value={answers[ask.id] ?? ask.value}
								onInput={event => {
									const {valueAsNumber} = event.currentTarget;
									if (Number.isFinite(valueAsNumber)) onAnswer(ask.id, Math.trunc(valueAsNumber));
								}}
							/>
						)}
					</label>
				),
			)}
		</>
	);
}
