import {contestWords} from '../../shared/words/contest';
import {sayWarnings} from '../length';
import type {ContestOptions} from './options';

type Props = {
	readonly options: ContestOptions;
	/** Exactly what goes into the post; undefined while there is nothing to insert. */
	readonly text: string | undefined;
	/** What is missing until then. */
	readonly why: string;
	readonly trouble: string;
	setTrouble(trouble: string): void;
	/** Told when it stands in the post. */
	onInserted?(): void;
};

/** What will be inserted, to the letter, and the button that does it. */
export function Foot({options, text, why, trouble, setTrouble, onInserted}: Props) {
	const {lang} = options;
	const say = contestWords[lang];
	const insert = () => {
		if (text === undefined) return;
		if (!options.insert(text)) return setTrouble(say.notInserted);
		onInserted?.();
		options.onClose();
	};
	return (
		<div class="foot">
			<p class={text === undefined ? 'preview empty' : 'preview'} role="region" aria-label={say.preview} tabIndex={0}>
				{text ?? why}
			</p>
			<p class="hint warn warning" role="status">
				{text === undefined ? '' : sayWarnings(options, text)}
			</p>
			<p class="hint wrong trouble" role="alert">
				{trouble}
			</p>
			<button type="button" class="button main" disabled={text === undefined} onClick={insert}>
				{say.insert}
			</button>
		</div>
	);
}
