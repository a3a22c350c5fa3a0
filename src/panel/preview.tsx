import type {Lang} from '../shared/lang';
import {panelWords} from '../shared/words/panel';

type Props = {
	/** Exactly what goes into the post; undefined while there is nothing to insert. */
	readonly text: string | undefined;
	/** What may go wrong if it is inserted; empty for nothing. */
	readonly warning: string;
	readonly trouble: string;
	readonly lang: Lang;
};

/** What will be inserted, to the letter, and the button that does it. */
export function Preview({text, warning, trouble, lang}: Props) {
	const say = panelWords[lang];
	return (
		<div class="foot">
			<h2 id="preview-name">{say.preview}</h2>
			<p class={text === undefined ? 'preview empty' : 'preview'} aria-labelledby="preview-name" role="region" tabIndex={0}>
				{text ?? say.previewEmpty}
			</p>
			<p class="hint warn warning" role="status">
				{warning}
			</p>
			<p class="hint wrong trouble" role="alert">
				{trouble}
			</p>
			<button type="submit" class="button main" disabled={text === undefined}>
				{say.insert}
			</button>
		</div>
	);
}
