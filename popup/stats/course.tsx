import type {Course} from '../../src/audit/stats/courses';
import {sayCourse} from '../../src/audit/stats/say';
import {sayMoment, sayNumber} from '../../src/badge/when';
import {statWords} from '../../src/shared/words/stats';
import {Picture, type Showing} from './picture';
import {sayEnds} from './say-day';

const WIDTH = 240;
const HEIGHT = 64;
const LEFT = 28;

/** How one number of a character went: a line that keeps its height until the next that is known. */
export function CourseLine({course, ...showing}: Showing & {readonly course: Course}) {
	const {lang} = showing;
	const say = statWords[lang];
	const {name, points, most} = course;
	const values = points.map(({value}) => value);
	const least = Math.min(0, ...values);
	const top = Math.max(most ?? 0, ...values);
	const [first, last] = [points[0]!.at, points.at(-1)!.at];
	const [from, to] = sayEnds(first, last, lang);
	const x = (at: number) => LEFT + (last === first ? 0.5 : (at - first) / (last - first)) * (WIDTH - LEFT - 6);
	const y = (value: number) => 4 + HEIGHT - ((value - least) / Math.max(1, top - least)) * HEIGHT;
	const steps = points.slice(1).map(({at, value}) => `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`);
	return (
		<Picture
			{...showing}
			caption={sayCourse(course, lang)}
			title={say.coursePicture({name})}
			file={`osselet-${name.replace(/[^0-9a-z]+/gi, '-')}`}
			width={WIDTH}
			height={HEIGHT + 20}
			columns={[say.when, say.value, say.source]}
			rows={points.map(({at, value, post}) => [
				sayMoment(at, lang),
				sayNumber(value),
				post === undefined ? say.fromSheet : say.fromPost({post}),
			])}
		>
			<path class="axis" d={`M${LEFT} 4V${HEIGHT + 4}H${WIDTH}`} />
			<text class="end" x={LEFT - 4} y="11">
				{sayNumber(top)}
			</text>
			<text class="end" x={LEFT - 4} y={HEIGHT + 6}>
				{sayNumber(least)}
			</text>
			<path class="course" d={`M${x(first).toFixed(1)} ${y(values[0]!).toFixed(1)}${steps.join('')}`} />
			{points.map(({at, value, post}, place) => (
				<g key={place}>
					<title>{`${sayMoment(at, lang)} – ${sayNumber(value)}`}</title>
					{post === undefined ? (
						<rect class="point" x={x(at) - 2.5} y={y(value) - 2.5} width="5" height="5" />
					) : (
						<circle class="point" cx={x(at)} cy={y(value)} r="2.5" />
					)}
				</g>
			))}
			<text class="start" x={LEFT} y={HEIGHT + 17}>
				{from}
			</text>
			<text class="end" x={WIDTH} y={HEIGHT + 17}>
				{to}
			</text>
		</Picture>
	);
}
