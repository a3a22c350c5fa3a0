import {fightWords} from '../../shared/words/fight-panel';
import {Add} from './add';
import {CombatantRow} from './combatant';
import {End} from './end';
import {Guide} from './guide';
import {Log} from './log';
import {Meetings} from './meetings';
import type {FightOptions} from './options';
import {Post} from './post';
import {Shell} from './shell';
import {ThreadRolls} from './thread-rolls';
import {useFight} from './use-fight';

type Props = {readonly options: FightOptions; onClose(): void};

/** The drawer in which a GM runs a fight: who acts when, what each did, what the dice decided, and what of it goes into the post. */
export function Fight({options, onClose}: Props) {
	const {lang} = options;
	const say = fightWords[lang];
	const fight = useFight(options);
	const {view, thread, act} = fight;
	const shell = {lang, thread: options.title, trouble: fight.trouble, onClose};
	if (!view) return <Shell {...shell} title={say.fight} />;
	const begun = view.round > 0;
	const facts = [say.rules(view), ...(view.seconds === undefined ? [] : [say.seconds({seconds: view.seconds})])];
	// Where a fight runs already, one that the page carries is mostly an older state of it.
	const found = thread.carried !== undefined && (
		<p class="found">
			{say.found} {say.takeOverHint}{' '}
			<button type="button" class="small" onClick={() => fight.takeOver(thread.carried!)}>
				{say.takeOver}
			</button>
		</p>
	);
	return (
		<Shell
			{...shell}
			title={begun ? say.round({round: view.round}) : say.notBegun}
			facts={facts.join(' · ')}
			foot={<Post options={options} view={view} />}
		>
			{view.combatants.length === 0 && found}
			<Guide {...{view, lang, act}} changes={fight.changes} undo={fight.undo} />
			<section>
				<h2>{say.who}</h2>
				<ol class="order">
					{view.combatants.map((one, index) => (
						<CombatantRow
							key={one.key}
							{...{one, begun, lang, act}}
							first={index === 0}
							last={index === view.combatants.length - 1}
						/>
					))}
				</ol>
				<details class="more" open={!begun}>
					<summary>{say.addTitle}</summary>
					<Add sheets={options.sheets} taken={view.combatants.flatMap(({sheet}) => sheet ?? [])} {...{lang, act}} />
				</details>
			</section>
			<Meetings {...{view, lang, act}} rolls={thread.rolls} />
			<ThreadRolls {...{view, lang, act}} rolls={thread.rolls} onAgain={fight.readAgain} />
			<Log {...{view, lang, act}} />
			{view.combatants.length > 0 && found}
			{view.combatants.length > 0 && <End {...{lang, act}} />}
		</Shell>
	);
}
