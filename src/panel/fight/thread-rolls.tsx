import {useState} from 'preact/hooks';
import type {FightAct} from '../../rules/fight/fight';
import type {CombatantView, FightView} from '../../rules/fight/view';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';
import type {FightRoll} from './options';

type Props = {
	readonly view: FightView;
	readonly rolls: readonly FightRoll[];
	readonly lang: Lang;
	act(act: FightAct): Promise<boolean>;
	onAgain(): void;
};

/** The one of the fight whose name the roll's line begins with. */
export const rollerIn = (combatants: readonly CombatantView[], {said}: Pick<FightRoll, 'said'>): CombatantView | undefined =>
	combatants.filter(({name}) => said.startsWith(`${name}, `)).sort((one, other) => other.name.length - one.name.length)[0];

/** What the log says of a roll that is this one's: its line without his name, which stands before it, and its total where the line does not end with it. */
export function loggedRoll({said, total}: Pick<FightRoll, 'said' | 'total'>, who: CombatantView | undefined): string {
	const line = who && said.startsWith(`${who.name}, `) ? said.slice(who.name.length + 2) : said;
	return line.endsWith(`= ${total}`) ? line : `${line} = ${total}`;
}

/** The rolls of the thread whose dice have fallen, newest first, each to be written into the log or to set the order. */
export function ThreadRolls({view, rolls, lang, act, onAgain}: Props) {
	const say = fightWords[lang];
	const shown = [...rolls].reverse();
	const whose = (roll: FightRoll) => rollerIn(view.combatants, roll);
	return (
		<details class="rolls">
			<summary>{`${say.rolls} (${rolls.length})`}</summary>
			{rolls.length === 0 && <p class="hint">{say.rollsNone}</p>}
			<ul>
				{shown.map((roll, index) => (
					<Roll
						key={rolls.length - index}
						{...{view, roll, lang, act}}
						newest={shown.findIndex(other => other.move === roll.move && whose(other) === whose(roll)) === index}
					/>
				))}
			</ul>
			<button type="button" class="small" onClick={onAgain}>
				{say.rollsAgain}
			</button>
		</details>
	);
}

type RollProps = Omit<Props, 'rolls' | 'onAgain'> & {
	readonly roll: FightRoll;
	/** No later roll of the same move by the same one: an earlier one ordered an earlier round. */
	readonly newest: boolean;
};

function Roll({view, roll, newest, lang, act}: RollProps) {
	const say = fightWords[lang];
	const [chosen, choose] = useState<string>();
	const usual = rollerIn(view.combatants, roll) ?? view.combatants.find(one => one.turn);
	const key = chosen ?? usual?.key ?? '';
	const who = view.combatants.find(one => one.key === key);
	const text = loggedRoll(roll, who);
	const noted = view.log.some(line => line.text === text && line.who === (who?.name ?? ''));
	return (
		<li>
			<span class="said">{`${roll.author} – ${roll.said}`}</span>
			<span class="tools">
				<select value={key} aria-label={say.rollFor} onChange={event => choose(event.currentTarget.value)}>
					<option value="">{say.nobody}</option>
					{view.combatants.map(one => (
						<option key={one.key} value={one.key}>
							{one.name}
						</option>
					))}
				</select>
				<button
					type="button"
					class="small"
					aria-pressed={noted}
					onClick={() => act({act: 'note', text, ...(who && {key: who.key})})}
				>
					{noted ? say.noted : say.noteRoll}
				</button>
				{newest && who?.roll !== undefined && roll.move === who.roll.id && (
					<button type="button" class="small strong" onClick={() => act({act: 'score', key: who.key, score: roll.total})}>
						{say.asOrder}
					</button>
				)}
			</span>
		</li>
	);
}
