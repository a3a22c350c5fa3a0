import {render} from 'preact';
import {useState} from 'preact/hooks';
import look from '../../badge/look.css';
import {attach} from '../../badge/shadow';
import type {Lang} from '../../shared/lang';
import {gameWords} from '../../shared/words/panel-games';
import css from './toast.css';

type Said = {
	readonly text: string;
	readonly changes?: readonly string[];
	/** Said beside it, quieter. */
	readonly aside?: string;
	/** Takes the changes back, and answers the sentence that says so. */
	undo?(): Promise<string>;
};

const TOAST = 'osselet-toast';

/** Says what became of the sheet, in a corner of the page, until it is closed or the visit ends. One at a time. */
export function showToast(page: Document, signal: AbortSignal, lang: Lang, said: Said): void {
	for (const old of page.querySelectorAll(TOAST)) old.remove();
	if (signal.aborted) return;
	const host = page.createElement(TOAST);
	const ground = page.createElement('div');
	ground.setAttribute('role', 'status');
	attach(host, [look, css]).append(ground);
	page.documentElement.append(host);
	const close = () => {
		render(null, ground);
		host.remove();
	};
	signal.addEventListener('abort', close, {once: true});
	// Filled after it is in the page, so that it is read out.
	render(<Toast said={said} lang={lang} onClose={close} />, ground);
}

function Toast({said, lang, onClose}: {readonly said: Said; readonly lang: Lang; onClose(): void}) {
	const say = gameWords[lang];
	const [back, setBack] = useState<string>();
	const [busy, setBusy] = useState(false);
	const undo = async () => {
		setBusy(true);
		setBack(await said.undo?.());
	};
	return (
		<div class="osselet toast">
			<p>{back ?? said.text}</p>
			{back === undefined && said.changes && said.changes.length > 0 && (
				<ul>
					{said.changes.map((change, at) => (
						<li key={at}>{change}</li>
					))}
				</ul>
			)}
			{back === undefined && said.aside !== undefined && <p class="aside-note">{said.aside}</p>}
			<div class="acts">
				{said.undo && back === undefined && (
					<button type="button" class="button" disabled={busy} onClick={undo}>
						{say.undo}
					</button>
				)}
				<button type="button" class="button" onClick={onClose}>
					{say.close}
				</button>
			</div>
		</div>
	);
}
