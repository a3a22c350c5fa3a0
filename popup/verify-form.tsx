import {useId} from 'preact/hooks';
import type {Lang} from '../src/shared/lang';
import {verifyWords} from '../src/shared/words/verify';
import {anchorIn, memberIn, type Pasted} from './verify-judge';

type Props = {
	readonly lang: Lang;
	readonly pasted: Pasted;
	readonly asking: boolean;
	onChange(pasted: Pasted): void;
	onCheck(): void;
};

/** The text of a post, and the facts that the text does not tell. */
export function VerifyForm({lang, pasted, asking, onChange, onCheck}: Props) {
	const say = verifyWords[lang];
	const id = useId();
	const submit = (event: Event) => {
		event.preventDefault();
		onCheck();
	};
	const wrong = (text: string, read: (text: string) => unknown) =>
		text.trim() !== '' && read(text.trim()) === undefined ? say.badNumber : undefined;
	return (
		<form onSubmit={submit}>
			<label for={id}>{say.text}</label>
			<textarea
				id={id}
				rows={5}
				spellcheck={false}
				value={pasted.text}
				onInput={event => onChange({...pasted, text: event.currentTarget.value})}
			/>
			<fieldset>
				<legend>{say.facts}</legend>
				<Fact
					label={say.post}
					hint={say.postHint}
					wrong={wrong(pasted.post, anchorIn)}
					value={pasted.post}
					onType={post => onChange({...pasted, post})}
				/>
				<Fact
					label={say.author}
					hint={say.authorHint}
					wrong={wrong(pasted.author, memberIn)}
					value={pasted.author}
					onType={author => onChange({...pasted, author})}
				/>
				<Fact
					type="datetime-local"
					label={say.time}
					hint={say.timeHint}
					value={pasted.time}
					onType={time => onChange({...pasted, time})}
				/>
			</fieldset>
			<button type="submit" class="button main" disabled={asking}>
				{say.check}
			</button>
		</form>
	);
}

type FactProps = {
	readonly label: string;
	readonly hint: string;
	readonly value: string;
	readonly wrong?: string | undefined;
	readonly type?: 'text' | 'datetime-local';
	onType(text: string): void;
};

function Fact({label, hint, value, wrong, type = 'text', onType}: FactProps) {
	const id = useId();
	const facts = {
		id,
		value,
		autocomplete: 'off',
		'aria-describedby': `${id}-hint`,
		'aria-invalid': wrong !== undefined,
		onInput: (event: {readonly currentTarget: HTMLInputElement}) => onType(event.currentTarget.value),
	};
	return (
		<div class="fact">
			<label for={id}>{label}</label>
			{type === 'text' ? <input type="text" inputMode="numeric" {...facts} /> : <input type="datetime-local" {...facts} />}
			<p id={`${id}-hint`} class={wrong === undefined ? 'hint' : 'wrong'}>
				{wrong ?? hint}
			</p>
		</div>
	);
}
