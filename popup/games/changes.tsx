import {workshopWords} from '../../src/shared/words/workshop';
import {sayGame} from './say-game';
import type {Play} from './use-play';

/** What the last deed changed, with the way back; or why it was not done. */
export function Changes({play}: {readonly play: Play}) {
	const words = workshopWords[play.lang];
	const {changes, problem, locked, ports, view} = play;
	const undo = () => void play.run(about => ports.ask('sheet/undo', about));
	const stale = problem?.code === 'store/conflict';
	return (
		<div class="changes">
			<div role="status">
				{changes.length > 0 && <p>{words.changed({what: changes.join(' · ')})}</p>}
				{problem && <p class="wrong">{sayGame(problem, play.lang)}</p>}
			</div>
			{play.proposed && (
				<p class="buttons" role="alert">
					<span>{words.agreed}</span>
					<button type="button" class="button main" onClick={() => play.agree(true)}>
						{words.yes}
					</button>
					<button type="button" class="button" onClick={() => play.agree(false)}>
						{words.no}
					</button>
				</p>
			)}
			{stale && (
				<button type="button" class="button" onClick={() => void play.reload()}>
					{words.readAgain}
				</button>
			)}
			{!locked && changes.length > 0 && canUndo(view.history) && (
				<button type="button" class="button" onClick={undo}>
					{words.undo}
				</button>
			)}
		</div>
	);
}

/** Whether some line still stands that could be taken back. */
export const canUndo = (history: Play['view']['history']): boolean =>
	history.some(line => line.undoes === undefined && !line.undone);
