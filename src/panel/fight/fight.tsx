import {useEffect, useState} from 'preact/hooks';
import {fightWords} from '../../shared/words/fight-panel';
import {Add} from './add';
import {CombatantRow} from './combatant';
import {fightText} from './lines';
import {Log} from './log';
import {Meetings} from './meetings';
import type {FightOptions} from './options';
import {ThreadRolls} from './thread-rolls';
import {useFight} from './use-fight';

type Props = {readonly options: FightOptions; onClose(): void};

/** The drawer in which a GM runs a fight: who acts when, what each did, what the dice decided, and what of it goes into the post. */
export function Fight({options, onClose}: Props) {
	const {lang, markup} = options;
	const say = fightWords[lang];
	const fight = useFight(options);
	const {view, thread, act} = fight;
	const [ending, setEnding] = useState(false);
	if (!view) return <Shell {...{options, onClose}} title={say.fight} trouble={fight.trouble} />;
	const begun = view.round > 0;
	const facts = [say.rules(view), ...(view.seconds === undefined ? [] : [say.seconds({seconds: view.seconds})])];
	return (
		<Shell
			{...{options, onClose}}
			title={begun ? say.round({round: view.round}) : say.notBegun}
			facts={facts.join(' · ')}
			trouble={fight.trouble}
			foot={<Post {...{options, view, markup}} />}
		>
			{thread.carried !== undefined && (
				<p class="found">
					{say.found}{' '}
					<button type="button" class="small" title={say.takeOverHint} onClick={() => fight.takeOver(thread.carried!)}>
						{say.takeOver}
					</button>
				</p>
			)}
			<section>
				<h2>{say.who}</h2>
				{view.combatants.length === 0 && <p class="hint">{say.empty}</p>}
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
				{fight.changes.length > 0 && (
					<p class="facts" role="status">
						{fight.changes.join(' · ')}
					</p>
				)}
				<div class="tools">
					{begun ? (
						<button type="button" class="button main" onClick={() => act({act: 'next'})}>
							{say.next}
						</button>
					) : (
						view.combatants.length > 0 && (
							<button type="button" class="button main" onClick={() => act({act: 'begin'})}>
								{say.begin}
							</button>
						)
					)}
					{view.combatants.length > 0 && !ending && (
						<button type="button" class="button" onClick={() => setEnding(true)}>
							{say.end}
						</button>
					)}
				</div>
				{ending && (
					<p class="hint warn">
						{say.endSure}{' '}
						<button type="button" class="small" onClick={() => act({act: 'end'}).then(() => setEnding(false))}>
							{say.endYes}
						</button>{' '}
						<button type="button" class="small" onClick={() => setEnding(false)}>
							{say.no}
						</button>
					</p>
				)}
				<Add sheets={options.sheets} taken={view.combatants.flatMap(({sheet}) => sheet ?? [])} {...{lang, act}} />
			</section>
			<Meetings {...{view, lang, act}} rolls={thread.rolls} />
			<ThreadRolls
				{...{lang, act}}
				rolls={thread.rolls}
				current={view.combatants.find(one => one.turn)}
				onAgain={fight.readAgain}
			/>
			<Log {...{view, lang, act}} />
		</Shell>
	);
}

type ShellProps = Props & {
	readonly title: string;
	readonly facts?: string;
	readonly trouble: string;
	readonly foot?: preact.ComponentChildren;
	readonly children?: preact.ComponentChildren;
};

function Shell({options, onClose, title, facts, trouble, foot, children}: ShellProps) {
	const say = fightWords[options.lang];
	return (
		<div class="osselet panel fight" role="document" onKeyDown={event => event.key === 'Escape' && onClose()}>
			<div class="top">
				<p class="topic" title={options.title}>
					<strong>{title}</strong>
				</p>
				<button type="button" class="button close" aria-label={say.close} ref={giveFocus} onClick={onClose}>
					<span aria-hidden="true">×</span>
				</button>
			</div>
			<div class="middle">
				{facts !== undefined && <p class="facts rules">{facts}</p>}
				{children}
			</div>
			<div class="foot">
				<p class="hint wrong trouble" role="alert">
					{trouble}
				</p>
				{foot}
			</div>
		</div>
	);
}

const giveFocus = (button: HTMLButtonElement | null) => button?.focus({preventScroll: true});

/** What of the fight goes into the post, to the letter. */
function Post({options, view}: {readonly options: FightOptions; readonly view: Parameters<typeof fightText>[0]}) {
	const {lang, markup, ask, book, table} = options;
	const say = fightWords[lang];
	const [log, setLog] = useState<'round' | 'all'>('round');
	const [carry, setCarry] = useState(true);
	const [parcel, setParcel] = useState<string>();
	const [trouble, setTrouble] = useState('');
	useEffect(() => {
		let still = true;
		setParcel(undefined);
		const make = async () => {
			const text = await ask('fight/carry', {book, table, lang});
			const made = text.ok ? await options.parcel(text.value) : undefined;
			if (!still) return;
			setParcel(made);
			setTrouble(made === undefined ? say.tooLong : '');
		};
		if (carry) make().catch(() => still && setTrouble(say.failed));
		return () => {
			still = false;
		};
	}, [view, carry]);
	const text = fightText(view, {log, markup, lang, ...(carry && parcel !== undefined && {parcel})});
	if (view.combatants.length === 0) return null;
	return (
		<>
			<div class="row choices" role="group" aria-label={say.post}>
				<label class="check">
					<input
						type="checkbox"
						checked={log === 'all'}
						onChange={event => setLog(event.currentTarget.checked ? 'all' : 'round')}
					/>
					{say.postAll}
				</label>
				<label class="check">
					<input type="checkbox" checked={carry} onChange={event => setCarry(event.currentTarget.checked)} />
					{say.postCarry}
				</label>
			</div>
			<p class="preview" role="region" aria-label={say.preview} tabIndex={0}>
				{text}
			</p>
			{trouble !== '' && <p class="hint warn">{trouble}</p>}
			<button
				type="button"
				class="button main"
				disabled={carry && parcel === undefined && trouble === ''}
				onClick={() => setTrouble(options.insert(text) ? '' : say.notInserted)}
			>
				{say.insert}
			</button>
		</>
	);
}
