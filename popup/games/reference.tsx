import {useState} from 'preact/hooks';
import {workshopWords} from '../../src/shared/words/workshop';
import {folded} from './folded';
import type {Play} from './use-play';

/** The rulebook's own texts, to be searched. Pieces of the sheet lead here by their “?”. */
export function Reference({play}: {readonly play: Play}) {
	const {view, lang} = play;
	const words = workshopWords[lang];
	const [wanted, setWanted] = useState('');
	if (view.reference.length === 0) return null;
	const found = view.reference.filter(({name, text}) => folded(`${name} ${text}`).includes(folded(wanted)));
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
