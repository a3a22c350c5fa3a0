import type {FightAct} from '../../rules/fight/fight';
import type {FightView, MeetingView} from '../../rules/fight/view';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';
import {Awaited} from './awaited';
import {Meet} from './meet';
import type {FightRoll} from './options';

type Props = {
	readonly view: FightView;
	readonly rolls: readonly FightRoll[];
	readonly lang: Lang;
	act(act: FightAct): Promise<boolean>;
};

/** Meetings by the book's own states: where each stands, the rolls it waits for, and what they led to. */
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
	const {key, name, a, b, band, state, pass, roles, over} = meeting;
	const facts = [over ? say.over : state, say.pass({pass}), ...roles.map(({role, who}) => `${role} ${who}`)];
	const against = band.length > 1 ? band.map(one => one.name).join(', ') : b;
	return (
		<div class="meeting">
			<p class="line">
				<span class="who">{`${name} – ${a} / ${against}`}</span>
			</p>
			<p class="facts">{facts.join(' · ')}</p>
			{meeting.lost && <p class="hint warn">{say.lost}</p>}
			{band.length > 1 && !over && (
				<label class="field">
					<span class="name">{say.speaks}</span>
					<select
						value={band.find(one => one.speaks)?.key}
						onChange={event => act({act: 'speak', meeting: key, of: event.currentTarget.value})}
					>
						{band.map(one => (
							<option key={one.key} value={one.key} disabled={!one.able && !one.speaks}>
								{one.able ? one.name : say.cannot({who: one.name})}
							</option>
						))}
					</select>
				</label>
			)}
			{meeting.awaited.map(one => (
				<Awaited
					key={`${one.side} ${one.of ?? ''} ${one.moves.map(({id}) => id).join(' ')}`}
					{...{one, rolls, lang}}
					give={roll => act({act: 'fell', meeting: key, side: one.side, ...(one.of !== undefined && {of: one.of}), ...roll})}
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
