import {Ring} from '../../src/badge/ring';
import type {ClockView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import {LookUp} from './look-up';

import {Section} from './section';
import type {Play} from './use-play';

export function Clocks({play}: {readonly play: Play}) {
	const {view, lang} = play;
	if (view.clocks.length === 0) return null;
	return (
		<Section title={workshopWords[lang].clocks} kind="clocks">
			<ul>
				{view.clocks.map(clock => (
					<Clock key={clock.id} play={play} clock={clock} />
				))}
			</ul>
		</Section>
	);
}

function Clock({play, clock}: {readonly play: Play; readonly clock: ClockView}) {
	const words = workshopWords[play.lang];
	const {id, name, filled, size} = clock;
	const tick = (by: number) => void play.act({act: 'tick', clock: id, by});
	return (
		<li>
			<Ring label={words.ofMost({name, value: filled, max: size})} filled={filled} size={size} />
			<h3>
				{name} <LookUp play={play} id={id} name={name} />
			</h3>
			{!play.locked && (
				<span class="tools">
					<button
						type="button"
						class="button icon"
						aria-label={words.lower({name})}
						disabled={filled <= 0}
						onClick={() => tick(-1)}
					>
						−
					</button>
					<button
						type="button"
						class="button icon"
						aria-label={words.raise({name})}
						disabled={filled >= size}
						onClick={() => tick(1)}
					>
						+
					</button>
				</span>
			)}
		</li>
	);
}
