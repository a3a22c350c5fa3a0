import type {Lang} from '../../shared/lang';
import {gameWords} from '../../shared/words/panel-games';
import {Asks} from '../games/asks';
import {Sources} from '../games/sources';
import type {AnswerMove} from './use-move';

/** What the move of a call asks of its player: answers, what may be ticked and what may be spent, with what it costs. */
export function MoveChoices({move, lang}: {readonly move: AnswerMove; readonly lang: Lang}) {
	const {plan, chosen, problems, choose} = move;
	return (
		<>
			{plan && (
				<Asks asks={plan.asks} answers={chosen.asks} onAnswer={(id, value) => choose({asks: {...chosen.asks, [id]: value}})} />
			)}
			{plan && (
				<Sources
					plan={plan}
					lang={lang}
					onTick={(key, times) => choose({ticked: {...chosen.ticked, [key]: times}})}
					onSpend={(id, times) => choose({spends: {...chosen.spends, [id]: times}})}
				/>
			)}
			{plan && plan.costs.length > 0 && <p class="hint">{gameWords[lang].costs({costs: plan.costs.join(', ')})}</p>}
			{problems.map(text => (
				<p class="hint wrong" key={text}>
					{text}
				</p>
			))}
		</>
	);
}
