import {useState} from 'preact/hooks';
import {ownWords} from '../../src/shared/words/own';
import {workshopWords} from '../../src/shared/words/workshop';
import {AddForm} from '../add-form';
import {withEntry, withEntryPick, withEntryText, withGiven, withOwnEntry, withoutEntry} from './draft';
import {EntryChoices} from './entry-choices';
import {folded} from './folded';
import {LookUp} from './look-up';
import {OptionCard} from './option-card';
import {OwnForm} from './own-form';
import {StepDrawing} from './step-drawing';
import type {StepProps} from './step-props';

/** A search is offered once there are more than a glance takes in. */
const MANY = 12;

/** Entries to take from a catalogue. What another choice imposes is marked, and leaves with that choice alone. */
export function StepPick({play, draft, step}: StepProps) {
	const words = workshopWords[play.lang];
	const [wanted, setWanted] = useState('');
	const {catalogue, picks} = step;
	if (!catalogue) return null;
	const {id, owned, offered} = catalogue;
	// What dice decide is nobody's to pick, but for the places that they left open.
	const full = step.draw ? step.draw.free === 0 : picks !== undefined && picks.have >= picks.most;
	const left = offered.filter(one => folded(`${one.name} ${one.covers}`).includes(folded(wanted)));
	return (
		<>
			{step.draw && <StepDrawing play={play} draw={step.draw} onDraw={() => draft.draw(step.id)} />}
			{owned.length + offered.length > MANY && (
				<label>
					<span class="aside">{words.findIn({name: catalogue.name})}</span>
					<input
						type="search"
						placeholder={words.findIn({name: catalogue.name})}
						value={wanted}
						onInput={event => setWanted(event.currentTarget.value)}
					/>
				</label>
			)}
			<ul class="options">
				{owned.map(entry => (
					<li key={entry.key}>
						<OptionCard
							kind="checkbox"
							group={entry.key}
							name={entry.name}
							covers={entry.covers || entry.does.join(' · ')}
							chosen
							closed={entry.imposed}
							onChoose={() => draft.change(state => withoutEntry(state, id, entry.key))}
						>
							{entry.imposed && <small class="tag">{entry.drawn ? words.drawn : words.imposed}</small>}
						</OptionCard>
						<LookUp play={play} id={entry.entry} name={entry.name} />
						<EntryChoices
							{...{play, entry}}
							onText={(choice, text) => draft.change(state => withEntryText(state, id, entry.key, choice, text))}
							// Beside those of the draft, not of the view: that may still lack what was chosen a moment ago.
							onPick={(choice, count, at, value) =>
								draft.change(state => withEntryPick(state, {catalogue: id, key: entry.key, choice}, count, at, value))
							}
						/>
						{entry.fields.length > 0 && (
							<OwnForm
								key={JSON.stringify(entry.fields)}
								lang={play.lang}
								title={ownWords[play.lang].values({name: entry.name})}
								given={{name: entry.name, text: entry.covers}}
								fields={entry.fields}
								onKeep={own => {
									draft.change(state => withGiven(state, id, entry.key, own));
									return true;
								}}
							/>
						)}
					</li>
				))}
				{left.map(entry => (
					<li key={entry.id}>
						<OptionCard
							kind="checkbox"
							group={entry.id}
							name={entry.name}
							covers={entry.problem ?? entry.covers}
							chosen={false}
							closed={full || entry.problem !== undefined}
							onChoose={() => draft.change(state => withEntry(state, id, entry.id))}
						/>
						<LookUp play={play} id={entry.id} name={entry.name} />
					</li>
				))}
			</ul>
			{catalogue.open && catalogue.fields.length > 0 && (
				<OwnForm
					lang={play.lang}
					title={words.addOwn}
					fields={catalogue.fields}
					onKeep={own => {
						draft.change(state =>
							withOwnEntry(
								state,
								id,
								own,
								offered.map(one => one.id),
							),
						);
						return true;
					}}
				/>
			)}
			{catalogue.open && catalogue.fields.length === 0 && (
				<AddForm
					lang={play.lang}
					name={words.addOwn}
					onAdd={name => {
						draft.change(state =>
							withOwnEntry(
								state,
								id,
								{name: name.trim()},
								offered.map(one => one.id),
							),
						);
						return true;
					}}
				/>
			)}
		</>
	);
}
