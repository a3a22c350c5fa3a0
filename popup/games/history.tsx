import {workshopWords} from '../../src/shared/words/workshop';
import {canUndo} from './changes';
import type {Play} from './use-play';

/** Lines shown before the rest is asked for. */
const FIRST = 30;

/** Everything that was done to the sheet, the newest first. What was taken back is struck, and stays. */
export function History({play}: {readonly play: Play}) {
	const {view, lang, locked, ports} = play;
	const words = workshopWords[lang];
	const when = new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {dateStyle: 'short', timeStyle: 'short'});
	const lines = view.history.toReversed();
	return (
		<details class="shelf history">
			<summary>{words.history({count: lines.length})}</summary>
			{lines.length === 0 && <p class="hint">{words.noHistory}</p>}
			{!locked && canUndo(view.history) && (
				<button type="button" class="button" onClick={() => void play.run(about => ports.ask('sheet/undo', about))}>
					{words.undoLast}
				</button>
			)}
			<ol>
				{lines.slice(0, FIRST).map(line => (
					<li key={line.id}>
						<small>
							{when.format(line.at)} · {words.doneBy({who: line.who})}
						</small>
						{line.undone ? <s>{line.what}</s> : <span>{line.what}</span>}
					</li>
				))}
			</ol>
			{lines.length > FIRST && <p class="hint">{words.olderLines({count: lines.length - FIRST})}</p>}
		</details>
	);
}
