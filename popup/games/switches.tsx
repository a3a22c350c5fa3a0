import type {OptionView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {ownWords} from '../../src/shared/words/own';

type Props = {
	readonly lang: Lang;
	readonly options: readonly OptionView[];
	readonly locked: boolean;
	onSet(option: string, value: boolean | number | string): void;
};

/** The switches of a rulebook: where its document is silent, what this table decided. */
export function Switches({lang, options, locked, onSet}: Props) {
	const words = ownWords[lang];
	if (options.length === 0) return null;
	return (
		<details class="shelf">
			<summary>{words.switches}</summary>
			<p class="hint">{words.switchesHint}</p>
			<ul class="rows">
				{options.map(option => (
					<li key={option.id}>
						<Switch option={option} locked={locked} onSet={value => onSet(option.id, value)} />
						{option.covers !== '' && <span class="covers">{option.covers}</span>}
					</li>
				))}
			</ul>
		</details>
	);
}

type SwitchProps = {
	readonly option: OptionView;
	readonly locked: boolean;
	onSet(value: boolean | number | string): void;
};

/** One switch, by its kind: a tick, a number, or a list. */
export function Switch({option: {name, kind, value, options, min, max}, locked, onSet}: SwitchProps) {
	if (kind === 'flag')
		return (
			<label class="tick">
				<input
					type="checkbox"
					checked={value === true}
					disabled={locked}
					onChange={event => onSet(event.currentTarget.checked)}
				/>
				<span>{name}</span>
			</label>
		);
	return (
		<label class="pick-one">
			<span>{name}</span>
			{kind === 'choice' ? (
				<select value={String(value)} disabled={locked} onChange={event => onSet(event.currentTarget.value)}>
					{options.map(option => (
						<option key={option.id} value={option.id}>
							{option.name}
						</option>
					))}
				</select>
			) : (
				<input
					type="number"
					value={Number(value)}
					min={min}
					max={max}
					disabled={locked}
					onChange={event => onSet(Number(event.currentTarget.value))}
				/>
			)}
		</label>
	);
}
