import {drawTime, isDraw} from '../seal/draws';
import type {ReceiptString} from '../seal/roll-string';
import type {Shape, ShapeName} from '../seal/shapes';
import type {Lang} from '../shared/lang';
import {receiptWords} from '../shared/words/receipts';
import type {ReceiptState} from '../wire/draws';
import type {MarkFace} from './mark';

// A slip of paper with a torn edge: ticked, or struck out.
const SLIP = 'M3.5 1.8h9v12l-2.2-1.5L8 13.8l-2.3-1.5-2.2 1.5z';
const TICKED: Shape = {hue: 'fixed', strokes: `${SLIP}M5.6 6.9l1.8 1.8 3.2-3.8`};
const STRUCK: Shape = {hue: 'wrong', strokes: `${SLIP}M6 5l4 4M10 5L6 9`};

/** The drawing of a receipt. */
export const receiptShape = (state: ReceiptState | undefined): Shape | ShapeName =>
	state === 'kept' ? TICKED : state === 'refused' ? STRUCK : state === 'early' ? 'waiting' : 'unchecked';

/** What a receipt is, and what is known of it: `Receipt of a draw: verified`. */
export const receiptName = (state: ReceiptState | undefined, lang: Lang): string =>
	receiptWords[lang].mark({state: receiptWords[lang][state ?? 'unchecked']});

/** What the mark of a receipt shows. `state`: undefined while it was not verified. */
export function receiptFace(state: ReceiptState | undefined, lang: Lang): MarkFace {
	const name = receiptName(state, lang);
	return {shape: receiptShape(state), name, ...(state === 'refused' && {text: receiptWords[lang].refused.toLowerCase()})};
}

/** When the draw of a receipt fell, in milliseconds since 1970; undefined where it names none. */
export const receiptMoment = ({round}: ReceiptString): number | undefined => (isDraw(round) ? drawTime(round) : undefined);
