import {useState} from 'preact/hooks';
import type {Lang} from '../src/shared/lang';
import {popupWords} from '../src/shared/words/popup';

type Props = {
	readonly lang: Lang;
	/** What is added, as the field says it: “Add a number”. */
	readonly name: string;
	/** Says whether it was added; if not, what was typed stays. */
	onAdd(label: string): boolean;
};

/** One line to name a new thing. It keeps the focus, so that several can be added in a row. */
export function AddForm({lang, name, onAdd}: Props) {
	const [label, setLabel] = useState('');
	const submit = (event: Event) => {
		event.preventDefault();
		if (label.trim() !== '' && onAdd(label)) setLabel('');
	};
	return (
		<form class="add" onSubmit={submit}>
			<label>
				<span class="aside">{`${name}…`}</span>
				<input
					value={label}
					maxLength={120}
					placeholder={`${name}…`}
					autocomplete="off"
					onInput={event => setLabel(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" class="button" disabled={label.trim() === ''} aria-label={name}>
				{popupWords[lang].add}
			</button>
		</form>
	);
}
