import {useState} from 'preact/hooks';
import type {StepView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import {withStats} from './draft';
import {OptionCard} from './option-card';
import {plainNumber} from './say-game';
import type {StepProps} from './step-props';

type Arrays = NonNullable<StepView['arrays']>;
type Stats = NonNullable<StepView['stats']>;

/** An array to choose, then its values to place. A value given to one stat goes to it from the stat that had it, so that an array is never mixed. */
export function StepArrays({play, draft, step, arrays}: StepProps & {readonly arrays: Arrays}) {
	const words = workshopWords[play.lang];
	const stats = step.stats ?? [];
	const [picked, setPicked] = useState<string>();
	const placed = arrays.find(array => array.id === picked && sameValues(array.values, stats));
	const chosen = placed ?? arrays.find(array => sameValues(array.values, stats));
	const dice = stats.some(stat => stat.die);
	const take = ({id, values}: Arrays[number]) => {
		setPicked(id);
		draft.change(state => withStats(state, Object.fromEntries(stats.map((stat, at) => [stat.id, values[at] ?? stat.min]))));
	};
	return (
		<>
			<fieldset class="options">
				<legend class="aside">{words.arrays}</legend>
				{arrays.map(array => (
					<OptionCard
						key={array.id}
						kind="radio"
						group={step.id}
						name={array.name}
						covers={array.covers}
						chosen={array === chosen}
						onChoose={() => take(array)}
					>
						<span class="values">{array.values.map(value => shown(value, dice)).join('  ')}</span>
					</OptionCard>
				))}
			</fieldset>
			{chosen ? (
				<Places {...{stats, dice}} values={chosen.values} onPlace={values => draft.change(state => withStats(state, values))} />
			) : (
				<p class="hint">{words.chooseArray}</p>
			)}
		</>
	);
}

const shown = (value: number, die: boolean): string => (die ? `d${value}` : plainNumber(value));

function sameValues(values: readonly number[], stats: Stats): boolean {
	const [ours, theirs] = [values.toSorted((a, b) => a - b), stats.map(stat => stat.value).sort((a, b) => a - b)];
	return ours.length === theirs.length && ours.every((value, at) => value === theirs[at]);
}

type PlacesProps = {
	readonly stats: Stats;
	readonly dice: boolean;
	readonly values: readonly number[];
	onPlace(values: Readonly<Record<string, number>>): void;
};

function Places({stats, dice, values, onPlace}: PlacesProps) {
	const kinds = [...new Set(values)];
	const place = (stat: Stats[number], value: number) => {
		const other = stats.find(one => one.value === value && one.id !== stat.id);
		onPlace({[stat.id]: value, ...(other && {[other.id]: stat.value})});
	};
	return (
		<ul class="spread">
			{stats.map(stat => (
				<li key={stat.id}>
					<label>
						<h3>{stat.name}</h3>
						<select value={stat.value} onChange={event => place(stat, Number(event.currentTarget.value))}>
							{kinds.map(value => (
								<option key={value} value={value}>
									{shown(value, dice)}
								</option>
							))}
						</select>
					</label>
					{stat.covers !== '' && <p class="covers">{stat.covers}</p>}
				</li>
			))}
		</ul>
	);
}
