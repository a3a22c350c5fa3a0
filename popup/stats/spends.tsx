import {saySpent} from '../../src/audit/stats/say';
import type {Spent} from '../../src/audit/stats/spends';
import {statWords} from '../../src/shared/words/stats';
import {Picture, type Showing} from './picture';

const WIDTH = 240;
const ROW = 28;
const MOST = 12;

/** How often each thing was spent, one bar each. */
export function SpendBars({spends, ...showing}: Showing & {readonly spends: readonly Spent[]}) {
	const {lang} = showing;
	const say = statWords[lang];
	const shown = spends.slice(0, MOST);
	const told = shown.map(spent => saySpent(spent, lang));
	const more = spends.length > MOST ? [say.moreSpends({count: spends.length - MOST})] : [];
	const most = Math.max(1, ...shown.map(({times}) => times));
	return (
		<Picture
			{...showing}
			caption={`${[...told, ...more].join(' ; ')}.`}
			title={say.spendsPicture}
			file="osselet-spends"
			width={WIDTH}
			height={shown.length * ROW}
			columns={[say.spend, say.times, say.rolls]}
			rows={spends.map(({name, times, rolls}) => [name, times, rolls])}
		>
			{shown.map(({name, times}, at) => (
				<g key={name}>
					<text class="start key" x="0" y={at * ROW + 11}>{`${name} ${times}`}</text>
					<rect class="seen" x="0" y={at * ROW + 14} width={Math.max(1, (times / most) * WIDTH)} height="9" />
				</g>
			))}
		</Picture>
	);
}
