import {useState} from 'preact/hooks';
import {workshopWords} from '../../src/shared/words/workshop';
import {readWhole} from '../read-whole';
import type {Play} from './use-play';

/** The GM gives experience. */
export function Award({play}: {readonly play: Play}) {
	const words = workshopWords[play.lang];
	const [typed, setTyped] = useState('');
	const xp = readWhole(typed);
	const submit = async (event: Event) => {
		event.preventDefault();
		if (xp !== undefined && (await play.act({act: 'award', xp}))) setTyped('');
	};
	return (
		<form class="add" onSubmit={submit}>
			<label>
				<span class="aside">{words.awardXp}</span>
				<input
					inputMode="numeric"
					placeholder={words.awardXp}
					autocomplete="off"
					value={typed}
					onInput={event => setTyped(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" class="button" disabled={xp === undefined}>
				{words.give}
			</button>
		</form>
	);
}
