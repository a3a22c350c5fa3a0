import type {Lang} from '../../shared/lang';
import {gameWords} from '../../shared/words/panel-games';

type Props = {
	readonly name: string;
	readonly label: string;
	readonly hint: string;
	readonly times: number;
	readonly most: number;
	readonly closed: boolean;
	readonly lang: Lang;
	onTimes(times: number): void;
};

/** A switch with its effect written on it; where it may be made more than once, also how often. */
export function Counted({name, label, hint, times, most, closed, lang, onTimes}: Props) {
	return (
		<div class={closed && times === 0 ? 'toggle off' : 'toggle'}>
			<label>
				<input
					type="checkbox"
					checked={times > 0}
					disabled={closed && times === 0}
					onChange={event => onTimes(event.currentTarget.checked ? 1 : 0)}
				/>
				<span>{label}</span>
			</label>
			{times > 0 && most > 1 && (
				<input
					type="number"
					aria-label={gameWords[lang].times({name})}
					min={1}
					max={most}
					value={times}
					onInput={event => onTimes(Math.min(most, Math.max(1, Math.trunc(event.currentTarget.valueAsNumber) || 1)))}
				/>
			)}
			{hint !== '' && <p class="hint">{hint}</p>}
		</div>
	);
}
