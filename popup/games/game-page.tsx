import type {ComponentType} from 'preact';
import {useEffect, useRef} from 'preact/hooks';
import {popupWords} from '../../src/shared/words/popup';
import {workshopWords} from '../../src/shared/words/workshop';
import {writeSheets} from '../../src/sheets/file';
import {nameOf} from '../../src/sheets/names';
import type {Sheet} from '../../src/sheets/sheet';
import type {Shared} from '../app';
import type {CopySheetProps} from '../copy/copy-sheet';
import {GameSheet} from './game-sheet';
import {sayGame} from './say-game';
import {usePlay} from './use-play';
import {Wizard} from './wizard';

export type GamePageProps = Shared & {
	readonly first: Sheet;
	/** What makes a text for a post of it. */
	readonly Copy?: ComponentType<CopySheetProps> | undefined;
	onLeave(): void;
	onRemove(sheet: Sheet): void;
};

/** One sheet of a game: being made, or made. */
export function GamePage({ports, lang, first, Copy, onLeave, onRemove}: GamePageProps) {
	const words = popupWords[lang];
	const opening = usePlay({ports, lang}, first.id);
	const back = useRef<HTMLButtonElement>(null);
	useEffect(() => back.current?.focus(), []);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		// Else the browser closes the popup.
		event.preventDefault();
		onLeave();
	};
	const sheet = opening.kind === 'open' ? opening.play.sheet : first;
	return (
		<article class="sheet game" onKeyDown={onKeyDown}>
			<div class="top">
				<button type="button" class="button icon" ref={back} aria-label={words.back} title={words.back} onClick={onLeave}>
					‹
				</button>
				{ports.openWorkshop && (
					<button type="button" class="button" onClick={() => ports.openWorkshop?.(first.id)}>
						{workshopWords[lang].openWorkshop}
					</button>
				)}
			</div>
			{opening.kind === 'closed' && (
				<p class="trouble" role="alert">
					{sayGame(opening.problem, lang)}
				</p>
			)}
			{opening.kind === 'open' &&
				(opening.play.view.made || opening.play.locked ? <GameSheet play={opening.play} /> : <Wizard play={opening.play} />)}
			{Copy && opening.kind === 'open' && opening.play.view.made && <Copy {...{ports, lang, sheet}} />}
			<footer class="acts">
				<button type="button" class="button" onClick={() => ports.saveFile(`${nameOf(sheet.name)}.json`, writeSheets([sheet]))}>
					{words.exportOne}
				</button>
				<button type="button" class="button danger" onClick={() => onRemove(sheet)}>
					{words.remove}
				</button>
			</footer>
		</article>
	);
}
