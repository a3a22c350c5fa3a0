import {useState} from 'preact/hooks';
import {ownId} from '../../src/rules/own-id';
import type {OwnBrick} from '../../src/rules/state';
import type {BuilderView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {builderWords} from '../../src/shared/words/builder';

type Props = {readonly lang: Lang; readonly view: BuilderView; onKeep(own: OwnBrick): void};

const whole = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0);

/** A brick that the rulebook does not have, as the GM gives it. */
export function BrickForm({lang, view, onKeep}: Props) {
	const words = builderWords[lang];
	const empty = {name: '', text: '', group: view.groups[0]?.id ?? '', points: '1', most: '1', turns: '0'};
	const [typed, setTyped] = useState(empty);
	const field = (part: 'name' | 'text' | 'points' | 'most' | 'turns', label: string) => (
		<label>
			<span>{label}</span>
			<input
				value={typed[part]}
				maxLength={part === 'text' ? 1000 : 120}
				inputMode={part === 'name' || part === 'text' ? 'text' : 'numeric'}
				autocomplete="off"
				onInput={event => setTyped({...typed, [part]: event.currentTarget.value})}
			/>
		</label>
	);
	const submit = (event: Event) => {
		event.preventDefault();
		const name = typed.name.trim();
		if (name === '') return;
		const turns = whole(typed.turns);
		onKeep({
			id: ownId(
				name,
				view.bricks.map(brick => brick.id),
			),
			name,
			text: typed.text.trim(),
			group: typed.group,
			points: whole(typed.points),
			most: Math.max(1, whole(typed.most)),
			...(turns > 0 && {turns}),
		});
		setTyped(empty);
	};
	return (
		<details class="shelf">
			<summary>{words.addBrick}</summary>
			<form class="brick-form" onSubmit={submit}>
				{field('name', words.brickName)}
				{field('text', words.brickText)}
				<label>
					<span>{words.brickGroup}</span>
					<select value={typed.group} onChange={event => setTyped({...typed, group: event.currentTarget.value})}>
						{view.groups.map(group => (
							<option key={group.id} value={group.id}>
								{group.name}
							</option>
						))}
					</select>
				</label>
				{field('points', words.brickPoints)}
				{field('most', words.brickMost)}
				{field('turns', words.brickTurns)}
				<button type="submit" class="button" disabled={typed.name.trim() === ''}>
					{words.keep}
				</button>
			</form>
		</details>
	);
}
