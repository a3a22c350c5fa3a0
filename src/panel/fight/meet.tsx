import {useState} from 'preact/hooks';
import type {FightAct} from '../../rules/fight/fight';
import type {FightView} from '../../rules/fight/view';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';

type Props = {readonly view: FightView; readonly lang: Lang; act(act: FightAct): Promise<boolean>};

/** Two of the fight begin to meet, with what may be said of either at the start. */
export function Meet({view, lang, act}: Props) {
	const say = fightWords[lang];
	const able = view.combatants.filter(one => one.sheet !== undefined && one.tracks.length > 0 && !one.out);
	const [encounter, setEncounter] = useState(view.encounters[0]!.id);
	const [a, setA] = useState('');
	const [b, setB] = useState('');
	const [flags, setFlags] = useState<Readonly<Record<string, number>>>({});
	const [beside, setBeside] = useState<readonly string[]>([]);
	const machine = view.encounters.find(({id}) => id === encounter);
	if (able.length < 2) return null;
	const one = a === '' ? able[0]!.key : a;
	const other = b === '' ? able[1]!.key : b;
	const rest = machine?.several ? able.filter(({key}) => key !== one && key !== other) : [];
	const others = rest.map(({key}) => key).filter(key => beside.includes(key));
	const names = {a: able.find(({key}) => key === one)?.name ?? '', b: able.find(({key}) => key === other)?.name ?? ''};
	const side = (label: string, value: string, set: (key: string) => void) => (
		<label class="field grow">
			<span class="name">{label}</span>
			<select value={value} onChange={event => set(event.currentTarget.value)}>
				{able.map(({key, name}) => (
					<option key={key} value={key}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
	return (
		<details class="meet">
			<summary>{say.meet}</summary>
			{view.encounters.length > 1 && (
				<select value={encounter} aria-label={say.meet} onChange={event => setEncounter(event.currentTarget.value)}>
					{view.encounters.map(({id, name}) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			)}
			{machine !== undefined && machine.text !== '' && <p class="hint">{machine.text}</p>}
			<div class="row">
				{side(say.sideA, one, setA)}
				{side(say.sideB, other, setB)}
			</div>
			{rest.length > 0 && (
				<div class="row choices" role="group" aria-label={say.beside({who: names.b})}>
					<span>{say.beside({who: names.b})}</span>
					{rest.map(({key, name}) => (
						<label key={key} class="check">
							<input
								type="checkbox"
								checked={beside.includes(key)}
								onChange={event =>
									setBeside(event.currentTarget.checked ? [...beside, key] : beside.filter(other => other !== key))
								}
							/>
							{name}
						</label>
					))}
				</div>
			)}
			{machine?.flags.flatMap(flag =>
				(['a', 'b'] as const).map(who => {
					const key = `${who}.${flag.id}`;
					return (
						<label key={key} class="check">
							<input
								type="checkbox"
								checked={flags[key] === 1}
								onChange={event => setFlags({...flags, [key]: event.currentTarget.checked ? 1 : 0})}
							/>
							{say.fell({who: names[who], roll: flag.name})}
						</label>
					);
				}),
			)}
			<button
				type="button"
				class="button"
				disabled={one === other}
				onClick={async () => {
					const said = Object.fromEntries(Object.entries(flags).filter(([, value]) => value === 1));
					const many = others.length > 0 && {others};
					if (!(await act({act: 'meet', encounter, a: one, b: other, ...many, flags: said}))) return;
					setFlags({});
					setBeside([]);
				}}
			>
				{say.meetGo}
			</button>
		</details>
	);
}
