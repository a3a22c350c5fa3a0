import type {DieReport} from '../../src/audit/dice';
import {decimal, dieName, sayBin, sayDie} from '../../src/audit/say';
import {sayNumber} from '../../src/badge/when';
import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';

const HEIGHT = 72;
const GAP = 2;
const WIDTH = 240;

/** How often each face fell, as bars, beside how often it should have, as a line across each; the same as a table for whoever sees no picture. */
export function Histogram({die, lang}: {readonly die: DieReport; readonly lang: Lang}) {
	const say = auditPageWords[lang];
	const most = Math.max(1, ...die.bins.map(({seen, expected}) => Math.max(seen, expected)));
	const width = WIDTH / die.bins.length;
	const high = (times: number) => (times / most) * HEIGHT;
	return (
		<figure>
			<figcaption>{sayDie(die, lang)}</figcaption>
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 14}`} role="img" aria-label={say.histogram({die: dieName(die)})}>
				{die.bins.map((bin, at) => (
					<g key={bin.from}>
						<title>{sayBin(bin, lang)}</title>
						<rect class="seen" x={at * width + GAP / 2} y={HEIGHT - high(bin.seen)} width={width - GAP} height={high(bin.seen)} />
						<path class="expected" d={`M${at * width} ${HEIGHT - high(bin.expected)}h${width}`} />
						{(die.bins.length <= 12 || at % 5 === 4 || at === 0) && (
							<text x={at * width + width / 2} y={HEIGHT + 11}>
								{sayNumber(bin.from)}
							</text>
						)}
					</g>
				))}
			</svg>
			<details>
				<summary>{say.table}</summary>
				<table>
					<thead>
						<tr>
							<th scope="col">{say.face}</th>
							<th scope="col">{say.times}</th>
							<th scope="col">{say.expected}</th>
						</tr>
					</thead>
					<tbody>
						{die.bins.map(({from, to, seen, expected}) => (
							<tr key={from}>
								<td class="number">{from === to ? sayNumber(from) : `${sayNumber(from)}–${sayNumber(to)}`}</td>
								<td class="number">{seen}</td>
								<td class="number">{decimal(expected, lang)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</figure>
	);
}
