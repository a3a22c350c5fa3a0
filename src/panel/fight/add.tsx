import {useState} from 'preact/hooks';
import type {FightAct} from '../../rules/fight/fight';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';
import type {FightOptions} from './options';

type Props = {
	readonly sheets: FightOptions['sheets'];
	/** Ids of the sheets that are in the fight. */
	readonly taken: readonly string[];
	readonly lang: Lang;
	act(act: FightAct): Promise<boolean>;
};

/** Adds one who fights: a sheet, or a name for those who have none, alone or as a group. */
export function Add({sheets, taken, lang, act}: Props) {
	const say = fightWords[lang];
	const [name, setName] = useState('');
	const [count, setCount] = useState(1);
	const [life, setLife] = useState('');
	const [memo, setMemo] = useState('');
	const free = sheets.filter(({id}) => !taken.includes(id));
	const addName = async () => {
		const typed = name.trim();
		if (typed === '') return;
		const points = Math.trunc(Number(life)) || 0;
		const noted = memo.trim();
		const foe = {...(count > 1 && {members: count}), ...(points > 0 && {life: points}), ...(noted !== '' && {memo: noted})};
		if (!(await act({act: 'add', name: typed, ...foe}))) return;
		setName('');
		setCount(1);
		setLife('');
		setMemo('');
	};
	return (
		<div class="adding">
			{free.length > 0 && (
				<label class="field">
					<span class="name">{say.addSheet}</span>
					<select
						value=""
						onChange={event => {
							const sheet = free.find(({id}) => id === event.currentTarget.value);
							event.currentTarget.value = '';
							if (sheet) void act({act: 'add', name: sheet.name, sheet: sheet.id});
						}}
					>
						<option value="">{say.chooseSheet}</option>
						{free.map(sheet => (
							<option key={sheet.id} value={sheet.id}>
								{sheet.name}
							</option>
						))}
					</select>
				</label>
			)}
			<div class="row">
				<label class="field grow">
					<span class="name">{say.addName}</span>
					<input
						value={name}
						maxLength={120}
						placeholder={say.addNameHint}
						onInput={event => setName(event.currentTarget.value)}
						onKeyDown={event => {
							if (event.key !== 'Enter') return;
							event.preventDefault();
							void addName();
						}}
					/>
				</label>
				<label class="field count">
					<span class="name">{say.members}</span>
					<input
						type="number"
						min={1}
						max={999}
						value={count}
						onInput={event => setCount(Number(event.currentTarget.value) || 1)}
					/>
				</label>
			</div>
			<div class="row">
				<label class="field count">
					<span class="name">{say.life}</span>
					<input type="number" min={1} max={9999} value={life} onInput={event => setLife(event.currentTarget.value)} />
				</label>
				<label class="field grow">
					<span class="name">{say.memo}</span>
					<input value={memo} maxLength={120} placeholder={say.memoHint} onInput={event => setMemo(event.currentTarget.value)} />
				</label>
				<button type="button" class="button" onClick={addName}>
					{say.add}
				</button>
			</div>
		</div>
	);
}
