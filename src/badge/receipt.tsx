import type {ReceiptString} from '../seal/roll-string';
import type {Lang} from '../shared/lang';
import {receiptWords} from '../shared/words/receipts';
import type {ReceiptState} from '../wire/draws';
import {openFrame} from './frame';
import {Icon} from './icon';
import {receiptMoment, receiptName, receiptShape} from './receipt-face';
import {sayMoment} from './when';

type Telling = {readonly string: ReceiptString; readonly state: ReceiptState | undefined; readonly lang: Lang};

/** What a popover tells of one receipt. */
export type ReceiptOptions = Pick<Telling, 'string' | 'lang'> & {
	/** The mark it explains. */
	readonly anchor: Element;
	/** What is known of it at this moment. */
	stateOf(): ReceiptState | undefined;
	/** Has it verified; offered while it was not. */
	onVerify(): Promise<void>;
	onClose(): void;
};

/** Opens the explanation of a receipt's mark. */
export function openReceipt({anchor, string, lang, stateOf, onVerify, onClose}: ReceiptOptions): {close(): void} {
	const frame = openFrame(anchor, [], onClose);
	const onDone = () => frame.close(true);
	const draw = () =>
		frame.draw(<ReceiptView {...{string, state: stateOf(), lang, onDone}} onVerify={() => void onVerify().then(draw)} />);
	draw();
	return {close: () => frame.close(false)};
}

type Props = Telling & {onVerify(): void; onDone(): void};

function ReceiptView({string, state, lang, onVerify, onDone}: Props) {
	const say = receiptWords[lang];
	return (
		<section class="osselet popover" role="dialog" aria-label={say.title} tabIndex={-1}>
			<div class="top">
				<div class="head">
					<h2 class="verdict">
						<Icon name={receiptShape(state)} />
						{receiptName(state, lang)}
					</h2>
					<p class="who">{sayDraw(string, lang)}</p>
				</div>
				<button type="button" class="close" aria-label={say.close} title={say.close} onClick={onDone}>
					×
				</button>
			</div>
			<div class="body">
				<ReceiptMeaning state={state} lang={lang} />
				{state === undefined && (
					<div class="actions">
						<button type="button" class="button main" onClick={onVerify}>
							{say.verify}
						</button>
					</div>
				)}
			</div>
		</section>
	);
}

/** Which draw a receipt is of, by the reader's own clock. */
export function sayDraw(string: ReceiptString, lang: Lang): string {
	const at = receiptMoment(string);
	const {round} = string;
	return at === undefined ? receiptWords[lang].noDraw({round}) : receiptWords[lang].draw({when: sayMoment(at, lang), round});
}

/** What a receipt shows, and what it does not. */
export function ReceiptMeaning({state, lang}: Omit<Telling, 'string'>) {
	const say = receiptWords[lang];
	const told = state ?? 'unchecked';
	return (
		<>
			<div>
				<h3>{say.claims}</h3>
				<p>{say[`${told}Claim`]}</p>
			</div>
			<div>
				<h3>{say.denies}</h3>
				<p>{say.denial}</p>
			</div>
		</>
	);
}
