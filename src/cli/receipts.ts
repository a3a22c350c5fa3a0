import {drawTime, isDraw} from '../seal/draws';
import type {Found, ReceiptString} from '../seal/roll-string';
import type {Lang} from '../shared/lang';
import {cliWords} from '../shared/words/cli';
import {receiptWords} from '../shared/words/receipts';
import type {ReceiptState} from '../wire/draws';

type States = ReadonlyMap<string, ReceiptState>;

/** A post's strings, and what people call it. */
export type Holder = {readonly id: string; readonly found: readonly Found[]};

const receiptsOf = ({found}: Holder): readonly ReceiptString[] =>
	found.flatMap(({string}) => (string.kind === 'receipt' ? [string] : []));

const momentOf = ({round}: ReceiptString): string | null => (isDraw(round) ? new Date(drawTime(round)).toISOString() : null);

/** The receipts of a post and what became of them; `state` is null where more stand in the pages than are verified. */
export const jsonOfReceipts = (post: Holder, states: States) =>
	receiptsOf(post).map(string => ({
		post: post.id,
		string: string.raw,
		round: string.round,
		draw: momentOf(string),
		state: states.get(string.raw) ?? null,
	}));

/** `#4720 Receipt of the draw of 2026-08-22 21:40 UTC: Verified`, one line each. */
export const sayReceipts = (post: Holder, states: States, lang: Lang): readonly string[] =>
	receiptsOf(post).map(string => {
		const draw = momentOf(string)?.slice(0, 16).replace('T', ' ');
		const state = receiptWords[lang][states.get(string.raw) ?? 'unchecked'];
		return `#${post.id} ${cliWords[lang].receipt({draw: draw === undefined ? String(string.round) : `${draw} UTC`, state})}`;
	});
