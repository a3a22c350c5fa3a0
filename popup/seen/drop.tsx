import {useState} from 'preact/hooks';
import type {Lang} from '../../src/shared/lang';
import {seenSheetWords} from '../../src/shared/words/seen-sheets';

/** `sure`: what will be lost, in a sentence. */
type Props = {readonly lang: Lang; readonly sure: string; onDrop(): void};

/** Asks once more: what is dropped cannot be read again where its post is gone. */
export function Drop({lang, sure, onDrop}: Props) {
	const say = seenSheetWords[lang];
	const [asking, setAsking] = useState(false);
	if (!asking)
		return (
			<button type="button" class="button" onClick={() => setAsking(true)}>
				{say.drop}
			</button>
		);
	return (
		<p>
			{sure}{' '}
			<button type="button" class="button danger" onClick={onDrop}>
				{say.yes}
			</button>{' '}
			<button type="button" class="button" onClick={() => setAsking(false)}>
				{say.no}
			</button>
		</p>
	);
}
