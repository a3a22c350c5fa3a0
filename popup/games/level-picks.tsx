import type {Lang} from '../../src/shared/lang';
import {workshopWords} from '../../src/shared/words/workshop';
import type {LevelView} from '../../src/wire/games';
import {OptionCard} from './option-card';

type Props = {
	readonly lang: Lang;
	readonly pick: LevelView['picks'][number];
	readonly taken: readonly string[];
	onToggle(id: string): void;
};

/** Entries of a catalogue that a level gives. */
export function LevelPicks({lang, pick, taken, onToggle}: Props) {
	const {name, count, offered} = pick;
	const full = taken.length >= count;
	return (
		<fieldset>
			<legend>{workshopWords[lang].toTake({name, count: count - taken.length})}</legend>
			<ul class="options">
				{offered.map(entry => (
					<li key={entry.id}>
						<OptionCard
							kind="checkbox"
							group={entry.id}
							name={entry.name}
							covers={entry.problem ?? entry.covers}
							chosen={taken.includes(entry.id)}
							closed={!taken.includes(entry.id) && (full || entry.problem !== undefined)}
							onChoose={() => onToggle(entry.id)}
						/>
					</li>
				))}
			</ul>
		</fieldset>
	);
}
