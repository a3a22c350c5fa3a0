import type {EntryView} from '../../src/rules/view';
import {Entry} from '../entry';
import {Field} from './field';
import type {Play} from './use-play';

type Props = {
	readonly play: Play;
	readonly entry: EntryView;
	/** Words are kept once their field is left, not at each letter. */
	readonly quiet?: boolean;
	onText(choice: string, text: string): void;
	/** `at`: which of the `count` places. */
	onPick(choice: string, count: number, at: number, value: string): void;
};

/** What the owner of an entry has to choose for it: a skill, a stat, or words. */
export function EntryChoices({play, entry, quiet = false, onText, onPick}: Props) {
	return (
		<>
			{entry.choices.map(({id, name, from, count, chosen, options}) => {
				const words = chosen[0] ?? '';
				if (from === 'text')
					return quiet ? (
						<Field key={id} label={name} value={words} onKeep={text => onText(id, text)} />
					) : (
						<Entry key={id} label={name} value={words} onType={text => onText(id, text)} />
					);
				const offered = from === 'option' ? options : from === 'skill' ? play.view.skills : play.view.stats;
				return Array.from({length: count}, (_, at) => (
					<label key={`${id} ${at}`} class="pick-one">
						<span>{count > 1 ? `${name} ${at + 1}` : name}</span>
						<select value={chosen[at] ?? ''} onChange={event => onPick(id, count, at, event.currentTarget.value)}>
							<option value="">—</option>
							{offered.map(one => (
								<option key={one.id} value={one.id}>
									{one.name}
								</option>
							))}
						</select>
					</label>
				));
			})}
		</>
	);
}
