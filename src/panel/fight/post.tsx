import {useEffect, useState} from 'preact/hooks';
import type {FightView} from '../../rules/fight/view';
import {fightWords} from '../../shared/words/fight-panel';
import {fightText} from './lines';
import type {FightOptions} from './options';

/** What of the fight goes into the post, to the letter. */
export function Post({options, view}: {readonly options: FightOptions; readonly view: FightView}) {
	const {lang, markup, ask, book, table} = options;
	const say = fightWords[lang];
	const [log, setLog] = useState<'round' | 'all'>('round');
	const [points, setPoints] = useState(false);
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
	const text = fightText(view, {log, points, markup, lang, ...(carry && parcel !== undefined && {parcel})});
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
					<input type="checkbox" checked={points} onChange={event => setPoints(event.currentTarget.checked)} />
					{say.postPoints}
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
