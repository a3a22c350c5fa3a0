import type {EntryView} from '../../src/rules/view';
import {Entry} from '../entry';
import {withEntryPick, withEntryText} from './draft';
import type {Draft} from './use-draft';
import type {Play} from './use-play';

type Props = {readonly play: Play; readonly draft: Draft; readonly catalogue: string; readonly entry: EntryView};

/** What the owner of an entry has to choose for it: a skill, a stat, or words. */
export function EntryChoices({play, draft, catalogue, entry}: Props) {
	return (
		<>
			{entry.choices.map(({id, name, from, count, chosen, options}) => {
				const write = (text: string) => draft.change(state => withEntryText(state, catalogue, entry.key, id, text));
				if (from === 'text') return <Entry key={id} label={name} value={chosen[0] ?? ''} onType={write} />;
				// Beside those of the draft, not of the view: that may still lack what was chosen a moment ago.
				const pick = (at: number, value: string) =>
					draft.change(state => withEntryPick(state, {catalogue, key: entry.key, choice: id}, count, at, value));
				const offered = from === 'option' ? options : from === 'skill' ? play.view.skills : play.view.stats;
				return Array.from({length: count}, (_, at) => (
					<label key={`${id} ${at}`} class="pick-one">
						<span>{count > 1 ? `${name} ${at + 1}` : name}</span>
						<select value={chosen[at] ?? ''} onChange={event => pick(at, event.currentTarget.value)}>
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
