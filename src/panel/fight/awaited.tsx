import {useState} from 'preact/hooks';
import type {MeetingView} from '../../rules/fight/view';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';
import type {FightRoll} from './options';
import {addedIn, wantedIn} from './wanted';

type Given = {readonly move: string; readonly expression: string; readonly faces: number[]; readonly added?: number};
type Props = {
	readonly one: MeetingView['awaited'][number];
	readonly rolls: readonly FightRoll[];
	readonly lang: Lang;
	give(roll: Given): void;
};

const WITHOUT = 'without';

/** A roll that is waited for: the rolls of the thread that name one of its moves come first, those of whom it is waited for before all. */
export function Awaited({one, rolls, lang, give}: Props) {
	const say = fightWords[lang];
	const [as, setAs] = useState(one.moves[0]?.id ?? '');
	const [added, setAdded] = useState('');
	const fitting = (roll: FightRoll) => roll.move !== undefined && one.moves.some(({id}) => id === roll.move);
	const worth = (roll: FightRoll) => (fitting(roll) ? 2 : 0) + (roll.said.startsWith(`${one.who}, `) ? 1 : 0);
	const offered = [...rolls].reverse().sort((first, other) => worth(other) - worth(first));
	const take = (roll: FightRoll) => {
		const more = added === '' ? addedIn(roll) : Math.trunc(Number(added)) || 0;
		const move = fitting(roll) ? roll.move! : as;
		give({move, expression: roll.expression, faces: [...roll.faces], ...(more !== 0 && {added: more})});
	};
	const wanted = wantedIn(one);
	return (
		<div class="awaited">
			<p>{one.fell === undefined ? say.awaits({who: one.who, moves: wanted}) : say.fell({who: one.who, roll: one.fell})}</p>
			<div class="row">
				<label class="field grow">
					<span class="hidden">{say.giveRollOf({who: one.who})}</span>
					<select
						value=""
						onChange={event => {
							const {value} = event.currentTarget;
							event.currentTarget.value = '';
							const roll = offered[Number(value)];
							if (value === WITHOUT) give({move: as, expression: '0', faces: []});
							else if (value !== '' && roll) take(roll);
						}}
					>
						<option value="">{say.chooseRoll}</option>
						{offered.map((roll, index) => (
							<option key={index} value={index}>{`${roll.author}, ${roll.said}`}</option>
						))}
						<option value={WITHOUT}>{say.withoutDice}</option>
					</select>
				</label>
			</div>
			<details class="more">
				<summary aria-label={say.otherwiseOf({who: one.who})}>{say.otherwise}</summary>
				<div class="row">
					{one.moves.length > 1 && (
						<label class="field grow">
							<span class="name">{say.asMove}</span>
							<select value={as} onChange={event => setAs(event.currentTarget.value)}>
								{one.moves.map(({id, name}) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
							</select>
						</label>
					)}
					<label class="field count">
						<span class="name">{say.added}</span>
						<input type="number" min={-99} max={99} value={added} onInput={event => setAdded(event.currentTarget.value)} />
					</label>
				</div>
				<p class="hint">{say.addedHint}</p>
			</details>
		</div>
	);
}
