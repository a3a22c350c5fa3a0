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

// As src/rules/effects/lists.ts holds it.
const MOST = 1_000_000;

/** Writes an entry on a list: its name, a few words, and its number where the list counts. One that is there already gets the new ones. */
export function ListForm({lang, list, onWrite}: Props) {
	const say = workshopWords[lang];
	const [name, setName] = useState('');
	const [text, setText] = useState('');
	const [typed, setTyped] = useState<string>();
	const known = list.entries.find(entry => entry.name === name.trim());
	const shown = typed ?? String(known?.value ?? 1);
	const value = Number(shown);
	const fits = !list.valued || (/^[0-9]{1,7}$/.test(shown) && value <= (list.highest ?? MOST));
	const submit = async (event: Event) => {
		event.preventDefault();
		const written = await onWrite({
			name: name.trim(),
			...(list.valued && {value}),
			...(text.trim() !== '' && {words: text.trim()}),
		});
		if (!written) return;
		setName('');
		setText('');
		setTyped(undefined);
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
			{list.valued && (
				<label class="count">
					<span class="aside">{say.valueOn({list: list.name})}</span>
					<input
						inputMode="numeric"
						value={shown}
						autocomplete="off"
						title={say.valueOn({list: list.name})}
						aria-invalid={!fits}
						onInput={event => setTyped(event.currentTarget.value)}
					/>
				</label>
			)}
			<button type="submit" class="button" disabled={name.trim() === '' || !fits} aria-label={say.writeOn({list: list.name})}>
				{known ? say.rewrite : say.add}
			</button>
		</form>
	);
}
