import {useState} from 'preact/hooks';
import {workshopWords} from '../../src/shared/words/workshop';
import {folded} from './folded';
import {LookUp, textsAbout} from './look-up';
import type {Play} from './use-play';

/** The rulebook's own texts, to be searched. Pieces of the sheet lead here by their “?”. */
export function Reference({play}: {readonly play: Play}) {
	const {view, lang} = play;
	const words = workshopWords[lang];
	const [wanted, setWanted] = useState('');
	if (view.reference.length === 0) return null;
	const moves = [...view.moves, ...view.encounters].filter(({id}) => textsAbout(view, id).length > 0);
	const namesOf = (text: string) =>
		moves.filter(({id}) => textsAbout(view, id).some(one => one.id === text)).map(({name}) => name);
	const found = view.reference.filter(({id, name, text}) =>
		folded([name, text, ...namesOf(id)].join(' ')).includes(folded(wanted)),
	);
	return (
		<details class="shelf reference">
			<summary>{words.reference}</summary>
			<label>
				<span class="aside">{words.searchReference}</span>
				<input
					type="search"
					placeholder={words.searchReference}
					value={wanted}
					onInput={event => setWanted(event.currentTarget.value)}
				/>
			</label>
			{moves.length > 0 && wanted === '' && (
				<details>
					<summary>{words.rulesOfMoves}</summary>
					<ul class="rows">
						{moves.map(({id, name}) => (
							<li key={id}>
								<span class="shown">{name}</span> <LookUp play={play} id={id} name={name} />
							</li>
						))}
					</ul>
				</details>
			)}
			{found.length === 0 && <p class="hint">{words.nothingAbout({text: wanted.trim()})}</p>}
			{found.map(({id, name, text}) => (
				<details key={id} id={`text-${id}`}>
					<summary>{name}</summary>
					<p>{text}</p>
				</details>
			))}
		</details>
	);
}
