import {useState} from 'preact/hooks';
import type {ConditionView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import {LookUp} from './look-up';
import {Section} from './section';
import type {Play} from './use-play';

/** The conditions that stand, with what they do written on them. The GM sets and lifts them; the rules do so by themselves. */
export function Conditions({play}: {readonly play: Play}) {
	const {view, lang, gm, locked} = play;
	const words = workshopWords[lang];
	if (view.conditions.length === 0 && view.settable.length === 0) return null;
	return (
		<Section title={words.conditions} kind="conditions">
			<ul class="chips">
				{view.conditions.map(condition => (
					<Chip key={condition.id} play={play} condition={condition} />
				))}
			</ul>
			{gm && !locked && view.settable.length > 0 && <SetCondition play={play} />}
			{!gm && view.conditions.length === 0 && <p class="hint">{words.noConditions}</p>}
		</Section>
	);
}

function Chip({play, condition}: {readonly play: Play; readonly condition: ConditionView}) {
	const words = workshopWords[play.lang];
	const {id, name, level, max, left, auto, does, covers} = condition;
	const set = (to: number) => void play.act({act: 'condition', condition: id, level: to});
	const free = play.gm && !play.locked && !auto;
	return (
		<li class="chip">
			<b>{max > 1 ? `${name} ${level}` : name}</b> <LookUp play={play} id={id} name={name} />
			{left !== undefined && <span class="left">{words.turnsLeft({count: left})}</span>}
			{auto && <span class="left">{words.byItself}</span>}
			<span class="does">{does.length > 0 ? does.join(' · ') : covers}</span>
			{free && (
				<span class="tools">
					{max > 1 && (
						<>
							<button type="button" class="button icon" aria-label={words.lower({name})} onClick={() => set(level - 1)}>
								−
							</button>
							<button
								type="button"
								class="button icon"
								aria-label={words.raise({name})}
								disabled={level >= max}
								onClick={() => set(level + 1)}
							>
								+
							</button>
						</>
					)}
					<button type="button" class="button icon" aria-label={words.lift({name})} onClick={() => set(0)}>
						×
					</button>
				</span>
			)}
		</li>
	);
}

function SetCondition({play}: {readonly play: Play}) {
	const words = workshopWords[play.lang];
	const {settable} = play.view;
	const [chosen, setChosen] = useState('');
	const [turns, setTurns] = useState('');
	const submit = (event: Event) => {
		event.preventDefault();
		const lasting = /^\d{1,3}$/.test(turns) ? {turns: Number(turns)} : {};
		const raised = play.view.conditions.find(one => one.id === chosen)?.level ?? 0;
		void play.act({act: 'condition', condition: chosen, level: raised + 1, ...lasting});
		setChosen('');
		setTurns('');
	};
	return (
		<form class="add" onSubmit={submit}>
			<label>
				<span class="aside">{words.setCondition}</span>
				<select value={chosen} onChange={event => setChosen(event.currentTarget.value)}>
					<option value="">{words.setCondition}</option>
					{settable.map(({id, name}) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</label>
			<label class="narrow">
				<span class="aside">{words.turns}</span>
				<input
					inputMode="numeric"
					placeholder={words.turns}
					autocomplete="off"
					value={turns}
					onInput={event => setTurns(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" class="button" disabled={chosen === ''}>
				{words.set}
			</button>
		</form>
	);
}
