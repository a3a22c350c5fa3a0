import {useId, useState} from 'preact/hooks';

/** What stands under a field: what is wrong with it, or a quiet remark. */
export type Note = {readonly kind: 'wrong' | 'remark'; readonly text: string};

type Props = {
	readonly label: string;
	/** The label is for screen readers alone; what the field is shows by its place. */
	readonly quiet?: boolean;
	readonly value: string;
	readonly kind?: 'name' | 'number' | 'expression' | 'text';
	/** What is to be said of a text; one that is wrong stays in the field until it is mended. */
	check?(text: string): Note | undefined;
	/** Told each text, at each change. */
	onType(text: string): void;
};

/** One field that keeps what is typed in it, right or wrong. While it is typed in, nothing from outside replaces the text. */
export function Entry({label, quiet = false, value, kind, check, onType}: Props) {
	const id = useId();
	const [typed, setTyped] = useState<string>();
	const text = typed ?? value;
	const note = check?.(text);
	const facts = {
		id,
		value: text,
		spellcheck: kind === 'text',
		autocomplete: 'off',
		'aria-invalid': note?.kind === 'wrong',
		'aria-describedby': note && `${id}-note`,
		onInput({currentTarget}: {readonly currentTarget: HTMLInputElement | HTMLTextAreaElement}) {
			setTyped(currentTarget.value);
			onType(currentTarget.value);
		},
		onBlur: () => note?.kind !== 'wrong' && setTyped(undefined),
	};
	return (
		<div class={`entry ${kind ?? ''}`}>
			<label for={id} class={quiet ? 'aside' : undefined}>
				{label}
			</label>
			{kind === 'text' ? (
				<textarea {...facts} rows={3} />
			) : (
				<input type="text" {...facts} inputMode={kind === 'number' ? 'numeric' : 'text'} />
			)}
			{note && (
				<p id={`${id}-note`} class={`note ${note.kind}`} aria-live="polite">
					{note.text}
				</p>
			)}
		</div>
	);
}
