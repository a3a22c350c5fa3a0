import {useState} from 'preact/hooks';
import type {ThingView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import {plainNumber} from './say-game';
import {Section} from './section';
import {Track} from './tracks';
import type {Play} from './use-play';

/** Possessions with numbers of their own: a ship, a mount. */
export function Things({play}: {readonly play: Play}) {
	const {view, lang, locked} = play;
	if (view.things.length === 0 && view.kinds.length === 0) return null;
	return (
		<Section title={workshopWords[lang].things} kind="things">
			{view.things.length === 0 && <p class="hint">{workshopWords[lang].noThings}</p>}
			<ul class="cards">
				{view.things.map(thing => (
					<Thing key={thing.key} play={play} thing={thing} />
				))}
			</ul>
			{!locked && view.kinds.length > 0 && <NewThing play={play} />}
		</Section>
	);
}

function Thing({play, thing}: {readonly play: Play; readonly thing: ThingView}) {
	const words = workshopWords[play.lang];
	const {key, name, kind, stats, tracks} = thing;
	return (
		<li class="card">
			<h3>
				<b>{name}</b> <small>{kind}</small>
			</h3>
			{stats.length > 0 && <p>{stats.map(stat => `${stat.name} ${plainNumber(stat.value)}`).join(' · ')}</p>}
			{tracks.map(track => (
				<div key={track.id} class="line">
					<span>{track.name}</span>
					<Track
						play={play}
						track={{...track, min: 0, display: track.max > 12 ? 'number' : 'boxes'}}
						onChange={to => void play.act({act: 'thingTrack', key, track: track.id, to})}
					/>
				</div>
			))}
			{!play.locked && (
				<button
					type="button"
					class="button icon close"
					aria-label={words.loseNamed({name})}
					onClick={() => void play.act({act: 'loseThing', key})}
				>
					×
				</button>
			)}
		</li>
	);
}

function NewThing({play}: {readonly play: Play}) {
	const words = workshopWords[play.lang];
	const {kinds} = play.view;
	const [kind, setKind] = useState(kinds[0]!.id);
	const [name, setName] = useState('');
	const submit = async (event: Event) => {
		event.preventDefault();
		const named = name.trim() || kinds.find(one => one.id === kind)!.name;
		if (await play.act({act: 'thing', kind, name: named})) setName('');
	};
	return (
		<form class="add two" onSubmit={submit}>
			<label>
				<span class="aside">{words.thingKind}</span>
				<select value={kind} onChange={event => setKind(event.currentTarget.value)}>
					{kinds.map(one => (
						<option key={one.id} value={one.id}>
							{one.name}
						</option>
					))}
				</select>
			</label>
			<label>
				<span class="aside">{words.thingName}</span>
				<input
					value={name}
					maxLength={200}
					placeholder={words.thingName}
					autocomplete="off"
					onInput={event => setName(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" class="button" aria-label={words.addThing}>
				{words.add}
			</button>
		</form>
	);
}
