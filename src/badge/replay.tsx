import type {ComponentChildren} from 'preact';
import {poolText} from '../dice/canonical';
import type {Pool, Rolled} from '../dice/rolled';
import {pretty, working} from '../dice/show';
import type {Verdict} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import {badgeWords} from '../shared/words/badge';
import {BonusView, DieView} from './die';
import {sayMoment, sayNumber} from './when';

type Props = {
	readonly verdict: Verdict;
	readonly lang: Lang;
	/** Milliseconds since 1970. */
	readonly now: number;
};

/** A verdict's roll, step by step: formula, draw, dice one by one, sum, total, and what the post says of it. */
export function Replay({verdict, lang, now}: Props) {
	const say = badgeWords[lang];
	const {rolled, string} = verdict;
	if (string === undefined) return null;
	return (
		<dl class="replay">
			<Step name={say.formula}>
				<code>{verdict.plan ? pretty(verdict.plan) : string.expression}</code>
			</Step>
			<Step name={say.draw}>{sayDraw(verdict, lang, now)}</Step>
			{rolled === undefined ? (
				<Step name={say.dice}>{notKnown(verdict, lang)}</Step>
			) : (
				<RolledSteps rolled={rolled} verdict={verdict} lang={lang} />
			)}
		</dl>
	);
}

/** Why there are no dice to show. */
function notKnown({kind, string}: Verdict, lang: Lang): string {
	const say = badgeWords[lang];
	return kind === 'waiting' || string?.mode === 'h' ? say.notYet : say.unknown;
}

type StepProps = {readonly name: string; readonly tall?: boolean; readonly children: ComponentChildren};

function Step({name, tall = false, children}: StepProps) {
	return (
		<>
			<dt class={tall ? 'tall' : ''}>{name}</dt>
			<dd>{children}</dd>
		</>
	);
}

function sayDraw({string, drawAt}: Verdict, lang: Lang, now: number): string {
	const say = badgeWords[lang];
	if (string?.round === undefined || drawAt === undefined) return say.noDraw;
	const facts = {round: string.round, when: sayMoment(drawAt, lang)};
	return drawAt > now ? say.falls(facts) : say.fell(facts);
}

type RolledProps = {readonly rolled: Rolled; readonly verdict: Verdict; readonly lang: Lang};

function RolledSteps({rolled, verdict, lang}: RolledProps) {
	const say = badgeWords[lang];
	const sum = verdict.plan && working(verdict.plan, rolled);
	return (
		<>
			<Step name={say.dice} tall={rolled.pools.length === 1}>
				{rolled.pools.map((pool, at) => (
					<PoolView key={at} pool={pool} lang={lang} alone={rolled.pools.length === 1} />
				))}
			</Step>
			{sum !== undefined && (
				<Step name={say.sum}>
					<code>
						{sum} = {sayNumber(rolled.total)}
					</code>
				</Step>
			)}
			<Step name={rolled.counts ? say.successTotal : say.total} tall>
				<p class="total">{sayNumber(rolled.total)}</p>
				{rolled.versus && <p class="note">{sayVersus(rolled.versus, lang)}</p>}
				<SaidView said={verdict.said} total={rolled.total} lang={lang} />
			</Step>
		</>
	);
}

const sayVersus = ({target, met}: NonNullable<Rolled['versus']>, lang: Lang) =>
	met ? badgeWords[lang].met({target}) : badgeWords[lang].missed({target});

function SaidView({said, total, lang}: {readonly said: number | undefined; readonly total: number; readonly lang: Lang}) {
	const say = badgeWords[lang];
	if (said === undefined) return <p class="note">{say.unsaid}</p>;
	if (said === total) return <p class="note">{say.same({said: sayNumber(said)})}</p>;
	return <p class="wrong">{say.differs({said: sayNumber(said), total: sayNumber(total)})}</p>;
}

// More drawings than this help nobody to see anything.
const MOST_DRAWN = 60;

function PoolView({pool, lang, alone}: {readonly pool: Pool; readonly lang: Lang; readonly alone: boolean}) {
	const say = badgeWords[lang];
	const more = pool.dice.length - MOST_DRAWN;
	return (
		<div class="pool">
			{!alone && (
				<p class="note">
					<code>{poolText(pool.plan)}</code> = {sayNumber(pool.value)}
				</p>
			)}
			<div class="dice">
				{pool.dice.slice(0, MOST_DRAWN).map((die, at) => (
					<DieView key={at} die={die} pool={pool} lang={lang} />
				))}
				{pool.bonus.slice(0, MOST_DRAWN).map((die, at) => (
					<BonusView key={`b${at}`} {...die} lang={lang} />
				))}
				{more > 0 && <span class="note">{say.more({count: more})}</span>}
			</div>
			{pool.cut && <p class="note">{say.cut}</p>}
		</div>
	);
}
