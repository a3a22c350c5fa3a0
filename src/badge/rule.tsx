import {useEffect, useState} from 'preact/hooks';
import type {Verdict} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import {ruleWords} from '../shared/words/panel-games';
import type {GameProblem} from '../wire/games';
import type {Asker} from '../wire/messages';
import {ruleOf, useRule} from './use-rule';
import {applyEffects, waitingEffects} from './waiting-effects';

type Props = {
	readonly verdict: Verdict;
	readonly ask: Asker;
	readonly lang: Lang;
	/** The post is the user's own. A string that somebody else copied from it rolls other dice, which are nobody's effects. */
	readonly mine: boolean;
	/** The popover has other words now, and may stand elsewhere. */
	onGrow(): void;
};

/** The rule behind a roll, played again from what its string says, and the effects that wait for the user's own roll. Nothing for a roll of no rule. */
export function Rule({verdict, ask, lang, mine, onGrow}: Props) {
	const say = ruleWords[lang];
	const told = useRule(verdict, ask, lang);
	const was = useRule(verdict.before ?? {}, ask, lang);
	useEffect(onGrow, [told, was]);
	if (!told) return null;
	return (
		<div class="rule">
			<h3>{say.rule}</h3>
			{was?.ok && <p class="line">{say.was({told: [was.value.move, ...was.value.steps, was.value.outcome].join(' – ')})}</p>}
			{told.ok ? (
				<>
					<p>{say.ruleOf(told.value)}</p>
					<ul class="reasons">
						{told.value.steps.map((step, at) => (
							<li key={at}>{step}</li>
						))}
					</ul>
					<p>
						<b>{say.judged(told.value)}</b>
					</p>
				</>
			) : (
				<p>{sayGame(told.error, lang)}</p>
			)}
			{mine && <Effects {...{verdict, ask, lang, onGrow}} />}
		</div>
	);
}

const sayGame = (problem: GameProblem, lang: Lang): string =>
	problem.code === 'game/refused' ? problem.text : ruleWords[lang].notNow;

/** Offers to carry out the effects of the user's own sealed move, once. */
function Effects({verdict, ask, lang, onGrow}: Omit<Props, 'mine'>) {
	const say = ruleWords[lang];
	const [offered, offer] = useState(false);
	const [said, tell] = useState('');
	const raw = verdict.string?.raw ?? '';
	useEffect(() => {
		waitingEffects(ask, raw)
			.then(roll => offer(roll !== undefined))
			.catch(() => undefined);
	}, [raw]);
	useEffect(onGrow, [offered, said]);
	const apply = async () => {
		offer(false);
		const fallen = ruleOf(verdict);
		const done = fallen && (await applyEffects(ask, raw, fallen, lang));
		if (!done) return;
		if (!done.ok) return tell(sayGame(done.error, lang));
		tell(done.value.length === 0 ? say.appliedNone : say.applied({changes: done.value.join(', ')}));
	};
	return (
		<>
			{offered && (
				<div class="actions">
					<p>{say.applyHint}</p>
					<button type="button" class="button main" onClick={() => void apply().catch(() => offer(true))}>
						{say.apply}
					</button>
				</div>
			)}
			<p role="status">{said}</p>
		</>
	);
}
