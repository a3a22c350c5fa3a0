import {useState} from 'preact/hooks';
import {workshopWords} from '../../src/shared/words/workshop';
import type {AwardView} from '../../src/wire/games';
import {readWhole} from '../read-whole';
import type {Play} from './use-play';

/** What the rulebook says is earned, for the GM to give: each with what it asks. */
export function Awards({play, awards}: {readonly play: Play; readonly awards: readonly AwardView[]}) {
	return (
		<ul class="rows awards">
			{awards.map(award => (
				<li key={award.id}>
					<AwardForm play={play} award={award} />
				</li>
			))}
		</ul>
	);
}

function AwardForm({play, award: {id, name, covers, asks}}: {readonly play: Play; readonly award: AwardView}) {
	const words = workshopWords[play.lang];
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
	const given = asks.map(
		ask => [ask.id, ask.kind === 'tick' ? Number(typed[ask.id] === 'on') : readWhole(typed[ask.id] ?? '')] as const,
	);
	const open = given.some(([, value]) => value === undefined || value < 0);
	const submit = async (event: Event) => {
		event.preventDefault();
		const answers = Object.fromEntries(given.flatMap(([ask, value]) => (value === undefined ? [] : [[ask, value] as const])));
		if (!open && (await play.act({act: 'earn', award: id, asks: answers}))) setTyped({});
	};
	return (
		<form class="award" aria-label={name} onSubmit={event => void submit(event)}>
			<p>
				<b>{name}</b>
				{covers !== '' && <span class="covers">{covers}</span>}
			</p>
			{asks.map(ask =>
				ask.kind === 'tick' ? (
					<label key={ask.id} class="tick">
						<input
							type="checkbox"
							checked={typed[ask.id] === 'on'}
							onChange={event => setTyped({...typed, [ask.id]: event.currentTarget.checked ? 'on' : ''})}
						/>
						<span>{ask.name}</span>
					</label>
				) : (
					<label key={ask.id} class="number">
						<span>{ask.name}</span>
						<input
							inputMode="numeric"
							autocomplete="off"
							maxLength={4}
							value={typed[ask.id] ?? ''}
							onInput={event => setTyped({...typed, [ask.id]: event.currentTarget.value})}
						/>
					</label>
				),
			)}
			<button type="submit" class="button" disabled={open} aria-label={words.giveNamed({name})}>
				{words.give}
			</button>
		</form>
	);
}
