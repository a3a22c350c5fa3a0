import {workshopWords} from '../../src/shared/words/workshop';
import {plainNumber} from './say-game';
import {Stepper} from './stepper';
import type {Play} from './use-play';

type Placed = Readonly<Record<string, number>>;
type Props = {readonly play: Play; readonly stats: Placed; readonly left: number; onStats(stats: Placed): void};

/** Points of a level to place in stats. A die grows by two sides at once, and that is two points. */
export function LevelStats({play, stats, left, onStats}: Props) {
	return (
		<>
			<p>{workshopWords[play.lang].toPlace({count: left})}</p>
			{play.view.stats.map(({id, name, base, max, display}) => {
				const by = stats[id] ?? 0;
				const step = display === 'die' ? 2 : 1;
				const shown = (value: number) => (display === 'die' ? `d${value}` : plainNumber(value));
				return (
					<div key={id} class="line">
						<span>{name}</span>
						<Stepper
							lang={play.lang}
							name={name}
							value={base + by}
							min={base}
							max={left >= step ? max : base + by}
							step={step}
							onChange={to => onStats({...stats, [id]: to - base})}
						>
							{by > 0 ? `${shown(base)} → ${shown(base + by)}` : shown(base)}
						</Stepper>
					</div>
				);
			})}
		</>
	);
}
