import type {Bin, DieReport} from '../../src/audit/dice';
import {decimal, dieName, sayBin, sayDie} from '../../src/audit/say';
import {saySum} from '../../src/audit/stats/say';
import type {SumReport} from '../../src/audit/stats/sums';
import {sayNumber} from '../../src/badge/when';
import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';
import {statWords} from '../../src/shared/words/stats';
import {Picture, type Showing} from './picture';

const HEIGHT = 72;
const GAP = 2;
const WIDTH = 240;

/** How often each face of one kind of die fell, as bars, beside how often it should have, as a line across each. */
export function FaceBars({die, ...showing}: Showing & {readonly die: DieReport}) {
	const say = auditPageWords[showing.lang];
	const name = dieName(die);
	return (
		<Picture
			{...showing}
			{...frame(die.bins, say.face, showing.lang)}
			caption={sayDie(die, showing.lang)}
			title={say.histogram({die: name})}
			file={`osselet-${name}`}
		>
			<Bars bins={die.bins} lang={showing.lang} />
		</Picture>
	);
}

/** The same for what one kind of pool came to. */
export function SumBars({sum, ...showing}: Showing & {readonly sum: SumReport}) {
	const say = statWords[showing.lang];
	return (
		<Picture
			{...showing}
			{...frame(sum.bins, say.result, showing.lang)}
			caption={saySum(sum, showing.lang)}
			title={say.sumPicture({pool: sum.pool})}
			file={`osselet-${sum.pool.replace(/[^0-9a-z]+/gi, '-')}`}
		>
			<Bars bins={sum.bins} lang={showing.lang} />
		</Picture>
	);
}

const rangeOf = ({from, to}: Bin): string => (from === to ? sayNumber(from) : `${sayNumber(from)}–${sayNumber(to)}`);

function frame(bins: readonly Bin[], first: string, lang: Lang) {
	const say = auditPageWords[lang];
	return {
		width: WIDTH,
		height: HEIGHT + 14,
		columns: [first, say.times, say.expected],
		rows: bins.map(bin => [rangeOf(bin), bin.seen, decimal(bin.expected, lang)]),
	};
}

function Bars({bins, lang}: {readonly bins: readonly Bin[]; readonly lang: Lang}) {
	const most = Math.max(1, ...bins.map(({seen, expected}) => Math.max(seen, expected)));
	const width = WIDTH / bins.length;
	const high = (times: number) => (times / most) * HEIGHT;
	return (
		<>
			{bins.map((bin, at) => (
				<g key={bin.from}>
					<title>{sayBin(bin, lang)}</title>
					<rect class="seen" x={at * width + GAP / 2} y={HEIGHT - high(bin.seen)} width={width - GAP} height={high(bin.seen)} />
					<path class="expected" d={`M${at * width} ${HEIGHT - high(bin.expected)}h${width}`} />
					{(bins.length <= 12 || at % 5 === 4 || at === 0) && (
						<text x={at * width + width / 2} y={HEIGHT + 11}>
							{sayNumber(bin.from)}
						</text>
					)}
				</g>
			))}
		</>
	);
}
