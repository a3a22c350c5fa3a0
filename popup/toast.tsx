import type {Lang} from '../src/shared/lang';
import {popupWords} from '../src/shared/words/popup';

/** What was just done, and a way back where there is one. It stays until it is closed or replaced: reading has no deadline. */
export type Said = {readonly text: string; readonly undo?: () => void};

type Props = {readonly lang: Lang; readonly said: Said | undefined; onClose(): void};

export function Toast({lang, said, onClose}: Props) {
	const undo = said?.undo;
	return (
		<div class="toast" role="status" data-shown={said !== undefined}>
			{said && <p>{said.text}</p>}
			{undo && (
				<button
					type="button"
					class="button"
					onClick={() => {
						onClose();
						undo();
					}}
				>
					{popupWords[lang].undo}
				</button>
			)}
			{said && (
				<button type="button" class="button icon" aria-label={popupWords[lang].close} onClick={onClose}>
					×
				</button>
			)}
		</div>
	);
}
