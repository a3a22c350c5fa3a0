import {useId, useState} from 'preact/hooks';
import {patternOf} from '../src/service/registrations';
import type {Lang} from '../src/shared/lang';
import {frameWords} from '../src/shared/words/frame';

type Props = {
	readonly lang: Lang;
	/** Called straight from the user's act, with the pattern of a site. */
	onAllow(pattern: string): void;
};

/** Where no page of a forum is at hand, as in a tab, or where a phone's browser does not tell which page it is: the forum by its address. */
export function AddressForm({lang, onAllow}: Props) {
	const words = frameWords[lang];
	const id = useId();
	const [typed, setTyped] = useState('');
	const [wrong, setWrong] = useState(false);
	const submit = (event: Event) => {
		event.preventDefault();
		const pattern = siteOf(typed);
		setWrong(pattern === undefined);
		if (pattern !== undefined) onAllow(pattern);
	};
	return (
		<form class="address" onSubmit={submit} noValidate>
			<label for={id}>{words.address}</label>
			<div class="add">
				<input
					id={id}
					type="url"
					inputMode="url"
					autocomplete="off"
					autocapitalize="none"
					placeholder="https://forum.example"
					value={typed}
					aria-invalid={wrong}
					aria-describedby={`${id}-why`}
					onInput={event => setTyped(event.currentTarget.value)}
				/>
				<button type="submit" class="button" disabled={typed.trim() === ''}>
					{words.addressAllow}
				</button>
			</div>
			<p id={`${id}-why`} class={wrong ? 'note wrong' : 'hint'} role="status">
				{wrong ? words.addressWrong : words.addressWhy}
			</p>
		</form>
	);
}

/** The pattern of the site that an address is of, typed with or without its `https://`. */
function siteOf(typed: string): string | undefined {
	const text = typed.trim();
	const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
	return URL.canParse(address) ? patternOf(new URL(address).origin) : undefined;
}
