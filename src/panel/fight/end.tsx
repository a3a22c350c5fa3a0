import {useState} from 'preact/hooks';
import type {FightAct} from '../../rules/fight/fight';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';

/** Ends the fight, once the GM has said so twice. */
export function End({lang, act}: {readonly lang: Lang; act(act: FightAct): Promise<boolean>}) {
	const say = fightWords[lang];
	const [ending, setEnding] = useState(false);
	if (!ending)
		return (
			<div class="tools">
				<button type="button" class="button" onClick={() => setEnding(true)}>
					{say.end}
				</button>
			</div>
		);
	return (
		<div role="group" aria-label={say.end}>
			<p class="hint warn">{say.endSure}</p>
			<div class="tools">
				<button type="button" class="button" onClick={() => act({act: 'end'}).then(() => setEnding(false))}>
					{say.endYes}
				</button>
				<button type="button" class="button" onClick={() => setEnding(false)}>
					{say.no}
				</button>
			</div>
		</div>
	);
}
