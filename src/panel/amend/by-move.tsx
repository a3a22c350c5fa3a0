import type {SheetView} from '../../rules/view';
import type {Lang} from '../../shared/lang';
import {amendWords} from '../../shared/words/amend';
import type {AnswerMove} from '../calls/use-move';
import {Asks} from '../games/asks';
import {Difficulty} from '../games/difficulty';
import {groupMoves} from '../games/find-moves';
import {Sources} from '../games/sources';

type Props = {
	readonly view: SheetView | undefined;
	readonly chosen: string;
	readonly move: AnswerMove | undefined;
	readonly lang: Lang;
	onMove(move: string): void;
};

/** The move that a roll should have been, with the same choices as before a roll: what it asks, the number to reach, and what bears on it. It pays nothing. */
export function ByMove({view, chosen, move, lang, onMove}: Props) {
	const say = amendWords[lang];
	const {plan} = move ?? {};
	return (
		<>
			<label class="field">
				<span class="name">{say.move}</span>
				<select value={chosen} onChange={event => onMove(event.currentTarget.value)}>
					<option value="">{say.choose}</option>
					{view &&
						groupMoves(view, new Map(), '').map(({id, name, moves}) => (
							<optgroup key={id} label={name || say.move}>
								{moves.map(one => (
									<option key={one.move.id} value={one.move.id}>
										{one.move.name}
									</option>
								))}
							</optgroup>
						))}
				</select>
			</label>
			{move && plan && (
				<>
					<Asks
						asks={plan.asks}
						answers={move.chosen.asks}
						onAnswer={(id, value) => move.choose({asks: {...move.chosen.asks, [id]: value}})}
					/>
					<Difficulty plan={plan} chosen={move.chosen.difficulty} lang={lang} onDifficulty={move.aim} />
					<Sources
						plan={plan}
						lang={lang}
						onTick={(key, times) => move.choose({ticked: {...move.chosen.ticked, [key]: times}})}
						onSpend={(id, times) => move.choose({spends: {...move.chosen.spends, [id]: times}})}
					/>
				</>
			)}
			{move?.problems.map(text => (
				<p class="hint wrong" key={text}>
					{text}
				</p>
			))}
		</>
	);
}
