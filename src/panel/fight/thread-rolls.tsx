import type {FightAct} from '../../rules/fight/fight';
import type {CombatantView} from '../../rules/fight/view';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';
import type {FightRoll} from './options';

type Props = {
	readonly rolls: readonly FightRoll[];
	/** Whose turn it is. */
	readonly current: CombatantView | undefined;
	readonly lang: Lang;
	act(act: FightAct): Promise<boolean>;
	onAgain(): void;
};

/** The rolls of the thread whose dice have fallen, newest first, each to be written into the log. */
export function ThreadRolls({rolls, current, lang, act, onAgain}: Props) {
	const say = fightWords[lang];
	return (
		<details class="rolls">
			<summary>{`${say.rolls} (${rolls.length})`}</summary>
			{rolls.length === 0 && <p class="hint">{say.rollsNone}</p>}
			<ul>
				{[...rolls].reverse().map((roll, index) => (
					<li key={index}>
						<span class="said">{`${roll.author} – ${roll.said}`}</span>
						<button
							type="button"
							class="small"
							title={current && say.noteRollTitle({who: current.name})}
							onClick={() => act({act: 'note', text: `${roll.said} = ${roll.total}`, ...(current && {key: current.key})})}
						>
							{say.noteRoll}
						</button>
					</li>
				))}
			</ul>
			<button type="button" class="small" onClick={onAgain}>
				{say.rollsAgain}
			</button>
		</details>
	);
}
