import type {AskView} from '../../rules/view';

type Props = {readonly asks: readonly AskView[]; onAnswer(id: string, value: number | string): void};

/** What the move wants to know before the dice. */
export function Asks({asks, onAnswer}: Props) {
	return (
		<>
			{asks.map(ask =>
				ask.kind === 'tick' ? (
					<div class="toggle" key={ask.id}>
						<label>
							<input
								type="checkbox"
								checked={ask.value}
								onChange={event => onAnswer(ask.id, event.currentTarget.checked ? 1 : 0)}
							/>
							<span>{ask.name}</span>
						</label>
					</div>
				) : (
					<label class="field" key={ask.id}>
						<span class="name">{ask.name}</span>
						{ask.kind === 'pick' ? (
							<select value={ask.value} onChange={event => onAnswer(ask.id, event.currentTarget.value)}>
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
								value={ask.value}
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
