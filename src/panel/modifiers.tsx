import type {Lang} from '../shared/lang';
import {panelWords} from '../shared/words/panel';
import {diceOf, MOST_NAME, MOST_ROWS, MOST_VALUE, type Row, valueOf} from './draft';
import type {Numbers} from './prepare';

type Props = {
	readonly rows: readonly Row[];
	readonly numbers: Numbers;
	/** The total is a count of successes. */
	readonly counts: boolean;
	/** Dice may be added as well: `+1D`. */
	readonly dice?: boolean;
	readonly lang: Lang;
	onRows(rows: readonly Row[]): void;
};

/** Modifiers by name, each with a switch and its effect written on it. */
export function Modifiers({rows, numbers, counts, dice = false, lang, onRows}: Props) {
	const say = panelWords[lang];
	const set = (at: number, change: Partial<Row>) => onRows(rows.map((row, place) => (place === at ? {...row, ...change} : row)));
	const rename = (at: number, name: string) => {
		// A number of the sheet, chosen by its name, brings its value along.
		const value = rows[at]?.value === '' ? numbers.find(name) : undefined;
		set(at, value === undefined ? {name} : {name, value: value < 0 ? String(value) : `+${value}`});
	};
	return (
		<fieldset>
			<legend>{say.modifiers}</legend>
			<datalist id="numbers">
				{numbers.names.map(name => (
					<option key={name} value={numbers.label(name)} />
				))}
			</datalist>
			{rows.map((row, at) => (
				<div class="row" key={at}>
					<label>
						<span class="aside">{say.modifierOn({name: row.name || say.modifierUnnamed})}</span>
						<input type="checkbox" checked={row.on} onChange={event => set(at, {on: event.currentTarget.checked})} />
					</label>
					<input
						aria-label={say.modifierName}
						placeholder={say.modifierName}
						list="numbers"
						maxLength={MOST_NAME}
						value={row.name}
						autocomplete="off"
						onInput={event => rename(at, event.currentTarget.value)}
					/>
					<input
						aria-label={say.modifierValue}
						placeholder="+2"
						inputMode="text"
						maxLength={MOST_VALUE}
						value={row.value}
						autocomplete="off"
						aria-invalid={row.value !== '' && valueOf(row) === undefined && !(dice && diceOf(row) !== undefined)}
						onInput={event => set(at, {value: event.currentTarget.value})}
					/>
					<button
						type="button"
						class="button remove"
						aria-label={say.removeModifier({name: row.name || say.modifierUnnamed})}
						onClick={() => onRows(rows.filter((_, place) => place !== at))}
					>
						<span aria-hidden="true">×</span>
					</button>
					<p class="hint">{effectOf(row, counts, dice, lang)}</p>
				</div>
			))}
			<button
				type="button"
				class="button add"
				disabled={rows.length >= MOST_ROWS}
				onClick={() => onRows([...rows, {name: '', value: '', on: true}])}
			>
				{say.addModifier}
			</button>
		</fieldset>
	);
}

function effectOf(row: Row, counts: boolean, dice: boolean, lang: Lang): string {
	const say = panelWords[lang];
	const value = valueOf(row);
	const more = dice ? diceOf(row) : undefined;
	if (!row.on) return say.off;
	if (more !== undefined) return say.diceBy({count: more});
	if (value === undefined) return row.value.trim() === '' ? say.modifierNoValue : say.modifierBadValue;
	if (value === 0) return say.noEffect;
	if (value > 0) return counts ? say.addsSuccesses({value}) : say.adds({value});
	return counts ? say.takesSuccesses({value: -value}) : say.takes({value: -value});
}
