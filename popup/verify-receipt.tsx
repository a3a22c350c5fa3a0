import {Icon} from '../src/badge/icon';
import {ReceiptMeaning, sayDraw} from '../src/badge/receipt';
import {receiptName, receiptShape} from '../src/badge/receipt-face';
import type {ReceiptString} from '../src/seal/roll-string';
import type {Lang} from '../src/shared/lang';
import type {ReceiptState} from '../src/wire/draws';

type Props = {readonly string: ReceiptString; readonly state: ReceiptState | undefined; readonly lang: Lang};

/** A receipt of the pasted text: of which draw, and whether the beacon signed it. */
export function VerifyReceipt({string, state, lang}: Props) {
	return (
		<article>
			<h2>
				<Icon name={receiptShape(state)} />
				{receiptName(state, lang)}
			</h2>
			<p class="string">{string.raw}</p>
			<p>{sayDraw(string, lang)}</p>
			{state !== undefined && <ReceiptMeaning state={state} lang={lang} />}
		</article>
	);
}
