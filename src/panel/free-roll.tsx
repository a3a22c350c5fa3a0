import type {Lang} from '../shared/lang';
import type {SheetMove} from '../sheets/numbers';
import type {Draft} from './draft';
import {Expression} from './expression';
import {Label} from './label';
import {MoveList} from './move-list';
import type {Numbers, Prepared} from './prepare';

type Props = {
	readonly draft: Draft;
	readonly prepared: Prepared;
	readonly numbers: Numbers;
	/** Rolls that the sheet itself has. */
	readonly offered: readonly SheetMove[];
	readonly lang: Lang;
	readonly inputRef: {current: HTMLInputElement | null};
	onDraft(part: Partial<Draft>): void;
	onMove(move: SheetMove): void;
};

/** A roll by its expression, whatever the game: typed, or one of the sheet's own. */
export function FreeRoll({draft, prepared, numbers, offered, lang, inputRef, onDraft, onMove}: Props) {
	return (
		<>
			<Expression {...{prepared, numbers, lang, inputRef}} text={draft.text} onText={text => onDraft({text})} />
			<Label label={draft.label} lang={lang} onLabel={label => onDraft({label})} />
			{offered.length > 0 && <MoveList moves={offered} lang={lang} onMove={onMove} />}
		</>
	);
}
