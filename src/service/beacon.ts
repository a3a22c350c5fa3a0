import type {Result} from '../shared/result';
import type {DrawFailure, Receipt} from '../wire/draws';
import type {KeptDraw} from '../wire/memory';

/** What the service must know of the chain of draws. */
export type Beacon = {
	readonly relays: readonly string[];
	/** Whether a round is one of the draws, which fall every five minutes. */
	isDraw(round: number): boolean;
	/** When it falls, in milliseconds since 1970. */
	timeOf(round: number): number;
	urlOf(relay: string, round: number): string;
	/** The draw in a relay's answer, once its signature held. */
	read(body: unknown, round: number): Result<KeptDraw, Extract<DrawFailure, 'shape' | 'wrong-round' | 'forged'>>;
	/** The draw that a receipt tells, once its signature held. */
	readReceipt(receipt: Receipt): KeptDraw | undefined;
	/** What a signature makes of its round if it is the round's: a hash, which costs nothing. */
	randomnessOf(signature: string): string;
	writeReceipt(receipt: Receipt): string;
};
