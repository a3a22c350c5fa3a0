import {useState} from 'preact/hooks';
import type {FightAct} from '../../rules/fight/fight';
import type {FightView} from '../../rules/fight/view';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';

type Props = {readonly view: FightView; readonly lang: Lang; act(act: FightAct): Promise<boolean>};

/** What happened, and a line of the GM's own. */
export function Log({view, lang, act}: Props) {
	const say = fightWords[lang];
	const [text, setText] = useState('');
	const write = async () => {
		const typed = text.trim();
		const current = view.combatants.find(one => one.turn);
		if (typed !== '' && (await act({act: 'note', text: typed, ...(current && {key: current.key})}))) setText('');
	};
	return (
		<section>
			<h2>{say.log}</h2>
			<ol class="log">
				{view.log.slice(-30).map((line, index) => (
					<li key={index}>
						<span class="aside">{line.round} </span>
						{line.who === '' ? line.text : say.fell({who: line.who, roll: line.text})}
					</li>
				))}
			</ol>
			<div class="row">
				<label class="field grow">
					<span class="name">{say.note}</span>
					<input
						value={text}
						maxLength={1000}
						placeholder={say.noteHint}
						onInput={event => setText(event.currentTarget.value)}
						onKeyDown={event => {
							if (event.key !== 'Enter') return;
							event.preventDefault();
							void write();
						}}
					/>
				</label>
				<button type="button" class="button" onClick={write}>
					{say.write}
				</button>
			</div>
		</section>
	);
}
