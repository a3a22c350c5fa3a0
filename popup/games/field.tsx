import {useEffect, useId, useState} from 'preact/hooks';

type Props = {
	readonly label: string;
	readonly quiet?: boolean;
	readonly value: string;
	readonly hint?: string;
	readonly long?: boolean;
	readonly number?: boolean;
	readonly locked?: boolean;
	/** Told once the field is left, or at Enter; says whether it was kept. One that was not stays as it was typed. */
	onKeep(text: string): Promise<boolean> | void;
};

/** A field whose text is kept when it is left: each keeping is one line of the sheet's history, so not at each letter. */
export function Field({label, quiet = false, value, hint, long = false, number = false, locked = false, onKeep}: Props) {
	const id = useId();
	const [typed, setTyped] = useState<string>();
	// What came from outside replaces what was typed only once it is the same.
	useEffect(() => setTyped(now => (now === value ? undefined : now)), [value]);
	const keep = async () => {
		if (typed === undefined || typed === value) return setTyped(undefined);
		if ((await onKeep(typed)) !== false) setTyped(undefined);
	};
	const facts = {
		id,
		value: typed ?? value,
		readOnly: locked,
		autocomplete: 'off',
		'aria-describedby': hint ? `${id}-hint` : undefined,
		onInput: ({currentTarget}: {readonly currentTarget: HTMLInputElement | HTMLTextAreaElement}) => setTyped(currentTarget.value),
		onBlur: () => void keep(),
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Enter') void keep();
	};
	return (
		<div class={`entry ${number ? 'number' : long ? 'text' : ''}`}>
			<label for={id} class={quiet ? 'aside' : undefined}>
				{label}
			</label>
			{long ? (
				<textarea {...facts} rows={3} />
			) : (
				<input type="text" {...facts} inputMode={number ? 'numeric' : 'text'} onKeyDown={onKeyDown} />
			)}
			{hint && (
				<p id={`${id}-hint`} class="note">
					{hint}
				</p>
			)}
		</div>
	);
}
