import type {Lang} from '../src/shared/lang';
import {frameWords} from '../src/shared/words/frame';
import type {Leftovers} from '../src/wire/leftovers';

type Props = {
	readonly lang: Lang;
	readonly name: string;
	readonly leftovers: Leftovers;
	onKeep(): void;
	onErase(): void;
};

/** Asks what becomes of what is kept of a forum that was left: what it is, and how much. */
export function LeftForum({lang, name, leftovers, onKeep, onErase}: Props) {
	const words = frameWords[lang];
	const parts = [
		[leftovers.posts, words.leftPosts],
		[leftovers.threads, words.leftThreads],
		[leftovers.calls, words.leftCalls],
		[leftovers.sheets, words.leftSheets],
		[leftovers.tables, words.leftTables],
		[leftovers.boards, words.leftBoards],
	] as const;
	return (
		<div class="left" role="group" aria-label={words.leftTitle({name})} tabIndex={-1} ref={bringUp}>
			<p>
				<b>{words.leftTitle({name})}</b>
			</p>
			<ul>{parts.flatMap(([count, say]) => (count > 0 ? [<li key={say({count})}>{say({count})}</li>] : []))}</ul>
			<p class="hint">{words.leftStays}</p>
			<div class="acts">
				<button type="button" class="button main" onClick={onKeep}>
					{words.leftKeep}
				</button>
				<button type="button" class="button danger" onClick={onErase}>
					{words.leftErase}
				</button>
			</div>
		</div>
	);
}

// At the head of the tab, whose list may be long.
const bringUp = (box: HTMLElement | null) => box?.focus();
