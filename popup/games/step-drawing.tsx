import type {DrawView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import type {Play} from './use-play';

type Props = {readonly play: Play; readonly draw: DrawView; onDraw(): void};

/** What dice decide in a step: the button that throws them, and what each throw said. */
export function StepDrawing({play, draw, onDraw}: Props) {
	const words = workshopWords[play.lang];
	return (
		<div class="drawing">
			{draw.covers !== '' && <p class="covers">{draw.covers}</p>}
			<p>
				<button type="button" class="button main" disabled={draw.left === 0} onClick={onDraw}>
					{words.drawNow(draw)}
				</button>
			</p>
			<div role="status">
				<p>{[words.drawsLeft(draw), ...(draw.free > 0 ? [words.placesLeft({count: draw.free})] : [])].join(' ')}</p>
				<ol class="falls">
					{draw.falls.map((text, at) => (
						<li key={`${at} ${text}`}>{text}</li>
					))}
				</ol>
			</div>
		</div>
	);
}
