import {drawTime} from '../seal/draws';
import {MOST_STRINGS} from '../seal/find';
import type {Draw} from '../seal/judged';
import type {Lang} from '../shared/lang';
import {receiptLineWords} from '../shared/words/receipts';
import type {ReceiptState} from '../wire/draws';
import type {Finding} from './finding';
import {whose} from './of-rolls';
import type {AuditPost} from './post';

/** A draw of a thread as a string for a post. */
export type DrawReceipt = {readonly round: number; readonly receipt: string};

/** The receipts of these rounds that are at hand, the earliest first. */
export const receiptsOf = (rounds: Iterable<number>, draw: (round: number) => Draw | undefined): readonly DrawReceipt[] =>
	[...new Set(rounds)]
		.sort((one, other) => one - other)
		.flatMap(round => {
			const known = draw(round);
			return known?.state === 'known' && known.receipt !== undefined ? [{round, receipt: known.receipt}] : [];
		});

/** Receipts as texts to post, as many in each as are read of one post; every one has a line that people can read before it. */
export function receiptTexts(
	receipts: readonly DrawReceipt[],
	markup: 'bbcode' | 'markdown' | 'html' | 'plain',
	lang: Lang,
): readonly string[] {
	const say = receiptLineWords[lang];
	const of = Math.ceil(receipts.length / MOST_STRINGS);
	return Array.from({length: of}, (_, part) => {
		const own = receipts.slice(part * MOST_STRINGS, (part + 1) * MOST_STRINGS);
		const lines = own.map(({round, receipt}) => `${say.line(partsOf(drawTime(round)))} – ${receipt}`);
		const head = of === 1 ? say.head : say.headOf({part: part + 1, of});
		// Markdown runs lines together unless an empty one parts them.
		return [head, ...lines].join(markup === 'markdown' ? '\n\n' : '\n');
	});
}

/** In UTC, so that the text is the same whoever posts it. */
function partsOf(at: number) {
	const [year = '', month = '', day = ''] = new Date(at).toISOString().slice(0, 10).split('-');
	const [hour = '', minute = ''] = new Date(at).toISOString().slice(11, 16).split(':');
	return {year, month, day, hour, minute};
}

/** Receipts of a post that the beacon did not sign. `states`: what became of each, by its clean form. */
export const ofReceipts = (post: AuditPost, states: ReadonlyMap<string, ReceiptState> | undefined): readonly Finding[] =>
	post.found.flatMap(({string}): readonly Finding[] =>
		string.kind === 'receipt' && states?.get(string.raw) === 'refused'
			? [{...whose(post), string: string.raw, fact: {kind: 'receipt', round: string.round}}]
			: [],
	);
