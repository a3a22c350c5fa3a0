import {useState} from 'preact/hooks';
import type {ListView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {workshopWords} from '../../src/shared/words/workshop';

type Written = {readonly name: string; readonly value?: number; readonly words?: string};
type Props = {
	readonly lang: Lang;
	readonly list: ListView;
	/** Says whether it was written; if not, what was typed stays. */
	onWrite(entry: Written): Promise<boolean>;
};

/** Writes an entry on a list: its name, and a few words. One that is there already gets the new words. */
export function ListForm({lang, list, onWrite}: Props) {
	const say = workshopWords[lang];
	const [name, setName] = useState('');
	const [text, setText] = useState('');
	const known = list.entries.find(entry => entry.name === name.trim());
	const submit = async (event: Event) => {
		event.preventDefault();
		const value = list.valued ? {value: known?.value ?? 1} : {};
		const written = await onWrite({name: name.trim(), ...value, ...(text.trim() !== '' && {words: text.trim()})});
		if (!written) return;
		setName('');
		setText('');
	};
	return (
		<form class="add two" onSubmit={submit}>
			<label>
				<span class="aside">{say.nameOn({list: list.name})}</span>
				<input
					value={name}
					maxLength={200}
					placeholder={say.entryName}
					autocomplete="off"
					onInput={event => setName(event.currentTarget.value)}
				/>
			</label>
			<label>
				<span class="aside">{say.wordsOn({list: list.name})}</span>
				<input
					value={text}
					maxLength={500}
					placeholder={say.entryWords}
					autocomplete="off"
					onInput={event => setText(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" class="button" disabled={name.trim() === ''} aria-label={say.writeOn({list: list.name})}>
				{known ? say.rewrite : say.add}
			</button>
		</form>
	);
}
