import {useState} from 'preact/hooks';
import type {CatalogueView, EntryView} from '../../src/rules/view';
import {ownWords} from '../../src/shared/words/own';
import {workshopWords} from '../../src/shared/words/workshop';
import {EntryChoices} from './entry-choices';
import {folded} from './folded';
import {LookUp, LookUpLine} from './look-up';
import {OwnForm} from './own-form';
import {Section} from './section';
import type {Play} from './use-play';

/** What the character owns of each catalogue, and what may be taken. */
export function Entries({play}: {readonly play: Play}) {
	return (
		<>
			{play.view.catalogues.map(catalogue => (
				<Catalogue key={catalogue.id} play={play} catalogue={catalogue} />
			))}
		</>
	);
}

function Catalogue({play, catalogue}: {readonly play: Play; readonly catalogue: CatalogueView}) {
	const words = workshopWords[play.lang];
	const {id, name, covers, owned, offered} = catalogue;
	const classes = play.sheet.game?.state.classes ?? {};
	// Where levels are placed in its entries, they are nothing to own besides.
	if (offered.some(entry => Object.hasOwn(classes, entry.id))) return null;
	if (owned.length === 0 && (play.locked || (offered.length === 0 && !catalogue.open))) return null;
	return (
		<Section title={name} kind="entries">
			<LookUpLine {...{play, id, name, covers}} />
			{owned.length === 0 && <p class="hint">{words.ownsNone}</p>}
			<ul class="rows">
				{owned.map(entry => (
					<Owned key={entry.key} play={play} catalogue={id} entry={entry} />
				))}
			</ul>
			{!play.locked && offered.length > 0 && <Offered play={play} catalogue={catalogue} />}
			{!play.locked && catalogue.open && (
				<OwnForm
					lang={play.lang}
					title={ownWords[play.lang].add({list: name})}
					fields={catalogue.fields}
					onKeep={own => play.act({act: 'own', catalogue: id, ...own})}
				/>
			)}
		</Section>
	);
}

type OwnedProps = {readonly play: Play; readonly catalogue: string; readonly entry: EntryView};

function Owned({play, catalogue, entry}: OwnedProps) {
	const words = workshopWords[play.lang];
	const {key, name, covers, does, choices, imposed, drawn} = entry;
	const options = choices.flatMap(choice => choice.options);
	const known = new Map([...play.view.skills, ...play.view.stats, ...options].map(one => [one.id, one.name]));
	const chosen = choices.flatMap(choice => choice.chosen.filter(one => one !== '')).map(id => known.get(id) ?? id);
	return (
		<li>
			<span class="shown">
				<b>{name}</b>
				{chosen.length > 0 && ` (${chosen.join(', ')})`} <LookUp play={play} id={entry.entry} name={name} />
				{imposed && <small class="tag">{drawn ? words.drawn : words.imposed}</small>}
				{entry.wants.length > 0 && <span class="trouble">{ownWords[play.lang].wants({fields: entry.wants})}</span>}
				{(does.length > 0 || covers !== '') && <span class="covers">{does.length > 0 ? does.join(' · ') : covers}</span>}
			</span>
			{!play.locked && !imposed && (
				<button
					type="button"
					class="button icon"
					aria-label={words.loseNamed({name})}
					onClick={() => void play.act({act: 'lose', catalogue, key})}
				>
					×
				</button>
			)}
			{!play.locked && choices.length > 0 && <Chosen play={play} catalogue={catalogue} entry={entry} />}
			{!play.locked && entry.fields.length > 0 && (
				<OwnForm
					key={JSON.stringify(entry.fields)}
					lang={play.lang}
					title={ownWords[play.lang].values({name})}
					given={{name, text: covers}}
					fields={entry.fields}
					onKeep={own => play.act({act: 'own', catalogue, key, ...own})}
				/>
			)}
		</li>
	);
}

/** What its owner chose for it; folded away once all of it is chosen. */
function Chosen({play, catalogue, entry}: OwnedProps) {
	const {key, name, choices} = entry;
	const choose = (choice: string, chosen: string | {readonly at: number; readonly id: string}) =>
		void play.act({act: 'choose', catalogue, key, choice, chosen});
	const open = choices.some(({count, chosen}) => chosen.filter(one => one !== '').length < count);
	return (
		<details class="shelf" open={open}>
			<summary>{workshopWords[play.lang].chosenFor({name})}</summary>
			<EntryChoices quiet {...{play, entry}} onText={choose} onPick={(choice, _, at, id) => choose(choice, {at, id})} />
		</details>
	);
}

/** A search is offered once there are more than a glance takes in. */
const MANY = 8;

function Offered({play, catalogue}: {readonly play: Play; readonly catalogue: CatalogueView}) {
	const words = workshopWords[play.lang];
	const [wanted, setWanted] = useState('');
	const found = catalogue.offered.filter(({name, covers}) => folded(`${name} ${covers}`).includes(folded(wanted)));
	return (
		<details class="shelf">
			<summary>{words.takeMore}</summary>
			{catalogue.offered.length > MANY && (
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
			<ul class="rows">
				{found.map(({id, name, covers, problem}) => (
					<li key={id}>
						<span class="shown">
							<b>{name}</b>
							<span class="covers">{problem ?? covers}</span>
						</span>
						<button
							type="button"
							class="button"
							aria-label={words.takeNamed({name})}
							disabled={problem !== undefined}
							onClick={() => void play.act({act: 'gain', catalogue: catalogue.id, entry: id})}
						>
							{words.take}
						</button>
					</li>
				))}
			</ul>
		</details>
	);
}
