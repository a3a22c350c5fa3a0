import {useState} from 'preact/hooks';
import type {FightAct} from '../../rules/fight/fight';
import type {FightView, MeetingView} from '../../rules/fight/view';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';
import {Meet} from './meet';
import type {FightRoll} from './options';

type Props = {
	readonly view: FightView;
	readonly rolls: readonly FightRoll[];
	readonly lang: Lang;
	act(act: FightAct): Promise<boolean>;
};

/** Meetings of two by the book's own states: where each stands, the rolls it waits for, and what they led to. */
export function Meetings({view, rolls, lang, act}: Props) {
	const say = fightWords[lang];
	if (view.encounters.length === 0) return null;
	return (
		<section>
			<h2>{say.meetings}</h2>
			{view.meetings.map(meeting => (
				<Meeting key={meeting.key} {...{meeting, rolls, lang, act}} />
			))}
			<Meet view={view} lang={lang} act={act} />
		</section>
	);
}

function Meeting({meeting, rolls, lang, act}: {readonly meeting: MeetingView} & Omit<Props, 'view'>) {
	const say = fightWords[lang];
	const {key, name, a, b, state, pass, roles, over} = meeting;
	const facts = [over ? say.over : state, say.pass({pass}), ...roles.map(({role, who}) => `${role} ${who}`)];
	return (
		<div class="meeting">
			<p class="line">
				<span class="who">{`${name} – ${a}, ${b}`}</span>
			</p>
			<p class="facts">{facts.join(' · ')}</p>
			{meeting.lost && <p class="hint warn">{say.lost}</p>}
			{meeting.awaited.map(one => (
				<Awaited
					key={one.side}
					{...{one, rolls, lang}}
					give={roll => act({act: 'fell', meeting: key, side: one.side, ...roll})}
				/>
			))}
			<div class="tools">
				{!over && (
					<button
						type="button"
						class="small strong"
						disabled={!meeting.ready}
						onClick={() => act({act: 'advance', meeting: key})}
					>
						{say.advance}
					</button>
				)}
				<button type="button" class="small" onClick={() => act({act: 'leave', meeting: key})}>
					{say.leave}
				</button>
			</div>
		</div>
	);
}

type Given = {readonly move: string; readonly expression: string; readonly faces: number[]};
type AwaitedProps = {
	readonly one: MeetingView['awaited'][number];
	readonly rolls: readonly FightRoll[];
	readonly lang: Lang;
	give(roll: Given): void;
};

/** A roll that is waited for: the rolls of the thread that name one of its moves come first. */
function Awaited({one, rolls, lang, give}: AwaitedProps) {
	const say = fightWords[lang];
	const [as, setAs] = useState(one.moves[0]?.id ?? '');
	const fitting = (roll: FightRoll) => roll.move !== undefined && one.moves.some(({id}) => id === roll.move);
	const offered = [...rolls].reverse().sort((first, other) => Number(fitting(other)) - Number(fitting(first)));
	return (
		<div class="awaited">
			<p>
				{one.fell === undefined
					? say.awaits({who: one.who, moves: one.moves.map(({name}) => name).join(', ')})
					: say.fell({who: one.who, roll: one.fell})}
			</p>
			<div class="row">
				<label class="field grow">
					<span class="hidden">{say.giveRoll}</span>
					<select
						value=""
						onChange={event => {
							const roll = offered[Number(event.currentTarget.value)];
							event.currentTarget.value = '';
							if (roll) give({move: fitting(roll) ? roll.move! : as, expression: roll.expression, faces: [...roll.faces]});
						}}
					>
						<option value="">{say.chooseRoll}</option>
						{offered.map((roll, index) => (
							<option key={index} value={index}>{`${roll.author}, ${roll.said}`}</option>
						))}
					</select>
				</label>
				{one.moves.length > 1 && (
					<label class="field">
						<span class="hidden">{say.asMove}</span>
						<select value={as} title={say.asMove} onChange={event => setAs(event.currentTarget.value)}>
							{one.moves.map(({id, name}) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
					</label>
				)}
			</div>
		</div>
	);
}
