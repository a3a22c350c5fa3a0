import {degrees, type Outcomes} from '../../src/audit/stats/outcomes';
import {sayDegree, sayOutcomes} from '../../src/audit/stats/say';
import {statWords} from '../../src/shared/words/stats';
import {Picture, type Showing} from './picture';
import {sayDay} from './say-day';

const WIDTH = 240;
// One day alone is no wall.
const MOST_WIDTH = 40;
const HEIGHT = 72;
const KEY = 16;

/** Outcomes of each stretch of days, one bar each, parted by degree from the best at the foot. Their patterns differ as their colours do. */
export function OutcomeBars({outcomes, ...showing}: Showing & {readonly outcomes: Outcomes}) {
	const {lang} = showing;
	const say = statWords[lang];
	const {spans, all} = outcomes;
	const shown = degrees.filter(degree => all[degree] > 0);
	const totals = spans.map(({counts}) => shown.reduce((sum, degree) => sum + counts[degree], 0));
	const most = Math.max(1, ...totals);
	const width = Math.min(MOST_WIDTH, WIDTH / Math.max(1, spans.length));
	return (
		<Picture
			{...showing}
			caption={sayOutcomes(outcomes, lang)}
			title={say.outcomesPicture}
			file="osselet-outcomes"
			width={WIDTH}
			height={HEIGHT + 16 + shown.length * KEY}
			columns={[say.from, ...shown.map(degree => sayDegree(degree, lang))]}
			rows={spans.map(({from, counts}) => [sayDay(from, lang), ...shown.map(degree => counts[degree])])}
		>
			{spans.map(({from, counts}, at) => {
				let foot = HEIGHT;
				return (
					<g key={from}>
						{shown.map(degree => {
							const high = (counts[degree] / most) * HEIGHT;
							foot -= high;
							return high === 0 ? null : (
								<Block key={degree} degree={degree} x={at * width + 1} y={foot} width={Math.max(1, width - 2)} height={high} />
							);
						})}
					</g>
				);
			})}
			<path class="axis" d={`M0 ${HEIGHT}h${WIDTH}`} />
			{spans.length > 0 && (
				<>
					<text class="start" x="0" y={HEIGHT + 11}>
						{sayDay(spans[0]!.from, lang)}
					</text>
					{spans.length > 1 && (
						<text class="end" x={Math.max(width * spans.length, 100)} y={HEIGHT + 11}>
							{sayDay(spans.at(-1)!.from, lang)}
						</text>
					)}
				</>
			)}
			{shown.map((degree, at) => (
				<g key={degree}>
					<Block degree={degree} x={0} y={HEIGHT + 18 + at * KEY} width={12} height={10} />
					<text class="start key" x="18" y={HEIGHT + 27 + at * KEY}>{`${sayDegree(degree, lang)} ${all[degree]}`}</text>
				</g>
			))}
		</Picture>
	);
}

type BlockProps = {
	readonly degree: (typeof degrees)[number];
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
};

/** Full or empty as the outcome is, so that form tells what colour tells: what succeeds is full, and a critical and a fumble bear a bar across. */
function Block({degree, x, y, width, height}: BlockProps) {
	const extreme = degree === 'critical' || degree === 'fumble';
	return (
		<>
			<rect class={`degree ${degree}`} x={x} y={y} width={width} height={height} />
			{extreme && <path class={`across ${degree}`} d={`M${x} ${y + height / 2}h${width}`} />}
		</>
	);
}
