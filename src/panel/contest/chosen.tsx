import type {Side} from '../../contest/riders';
import type {Lang} from '../../shared/lang';
import {contestWords} from '../../shared/words/contest';
import type {Picked} from './use-contest';

type Props = {
	readonly one: Picked;
	readonly total: number;
	/** Where rolls are opposed. */
	readonly side?: Side;
	/** Whether a stat is to be told. */
	readonly asksStat: boolean;
	readonly lang: Lang;
	onChange(part: Partial<Picked>): void;
	onRemove(): void;
};

const SIDES: readonly Side[] = ['actor', 'defender', 'neither'];

/** A roll that was chosen: its name in the line, its side, and the stat behind it where a tie asks for one. */
export function ChosenRow({one, total, side, asksStat, lang, onChange, onRemove}: Props) {
	const say = contestWords[lang];
	const {name, stat} = one;
	return (
		<li class="chosen">
			<input
				aria-label={say.nameOf({name})}
				value={name}
				maxLength={80}
				autocomplete="off"
				onInput={event => onChange({name: event.currentTarget.value})}
			/>
			<b class="total">{total}</b>
			{side !== undefined && (
				<select
					aria-label={say.sideOf({name})}
					value={side}
					onChange={event => onChange({side: SIDES.find(each => each === event.currentTarget.value)!})}
				>
					{SIDES.map(each => (
						<option key={each} value={each}>
							{say[each]}
						</option>
					))}
				</select>
			)}
			<button type="button" class="button remove" aria-label={say.remove({name})} onClick={onRemove}>
				<span aria-hidden="true">×</span>
			</button>
			{asksStat && (
				<label class="field stat">
					<span class="name">{say.statOf({name})}</span>
					<input
						type="number"
						value={stat}
						min={-99_999}
						max={99_999}
						onInput={event => onChange({stat: event.currentTarget.value})}
					/>
				</label>
			)}
		</li>
	);
}
