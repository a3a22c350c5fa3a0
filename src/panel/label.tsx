import type {Lang} from '../shared/lang';
import {panelWords} from '../shared/words/panel';
import {MOST_NAME} from './draft';

type Props = {readonly label: string; readonly lang: Lang; onLabel(label: string): void};

/** What the roll is for, in the player's words. */
export function Label({label, lang, onLabel}: Props) {
	const say = panelWords[lang];
	return (
		<div class="field">
			<label class="name" for="label">
				{say.label}
			</label>
			<input
				id="label"
				value={label}
				maxLength={MOST_NAME}
				placeholder={say.labelHint}
				autocomplete="off"
				onInput={event => onLabel(event.currentTarget.value)}
			/>
		</div>
	);
}
