import type {TrackView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import {LookUp} from './look-up';
import {plainNumber} from './say-game';
import {Section} from './section';
import {Stepper} from './stepper';
import type {Play} from './use-play';

/** More boxes than these are no longer counted at a glance: they are drawn as a number. */
const MOST_BOXES = 20;

export function Tracks({play}: {readonly play: Play}) {
	const {view, lang} = play;
	if (view.tracks.length === 0) return null;
	return (
		<Section title={workshopWords[lang].tracks} kind="tracks">
			<ul>
				{view.tracks.map(track => (
					<li key={track.id}>
						<h3>
							{track.name} <LookUp play={play} id={track.id} name={track.name} />
						</h3>
						<Track play={play} track={track} onChange={to => void play.act({act: 'track', track: track.id, to})} />
						{track.covers !== '' && <p class="covers">{track.covers}</p>}
						{track.reasons.length > 0 && <p class="moved">{track.reasons.join(', ')}</p>}
					</li>
				))}
			</ul>
		</Section>
	);
}

type Kind = Pick<TrackView, 'name' | 'value' | 'min' | 'max' | 'display'>;
type Props = {readonly play: Play; readonly track: Kind; onChange(to: number): void};

/** One track as boxes to click, as a bar, or as a number between two buttons. */
export function Track({play, track, onChange}: Props) {
	const {name, value, min, max, display} = track;
	if (display === 'boxes' && max - min <= MOST_BOXES && max > min) return <Boxes {...{play, track, onChange}} />;
	return (
		<div class="counter">
			{display === 'bar' && <Bar value={value - min} most={max - min} />}
			<Stepper lang={play.lang} name={name} value={value} min={min} max={max} locked={play.locked} onChange={onChange}>
				{`${plainNumber(value)}/${plainNumber(max)}`}
			</Stepper>
		</div>
	);
}

const Bar = ({value, most}: {readonly value: number; readonly most: number}) => (
	<span class="bar" aria-hidden="true">
		<span style={{width: `${most > 0 ? Math.max(0, Math.min(100, (100 * value) / most)) : 0}%`}} />
	</span>
);

/** A click fills up to a box; a click on the last full one empties it. */
function Boxes({play, track, onChange}: Props) {
	const {name, value, min, max} = track;
	const words = workshopWords[play.lang];
	return (
		<div class="boxes" role="group" aria-label={words.ofMost({name, value, max})}>
			{Array.from({length: max - min}, (_, at) => min + at + 1).map(box => (
				<button
					key={box}
					type="button"
					class="box"
					aria-label={words.setTo({name, value: box})}
					aria-pressed={box <= value}
					disabled={play.locked}
					onClick={() => onChange(box === value ? box - 1 : box)}
				/>
			))}
			<span class="count">{`${plainNumber(value)}/${plainNumber(max)}`}</span>
		</div>
	);
}
