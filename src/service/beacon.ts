import type {Result} from '../shared/result';
import type {DrawFailure} from '../wire/draws';

/** What the service must know of the chain of draws. */
export type Beacon = {
	readonly relays: readonly string[];
	/** Whether a round is one of the draws, which fall every five minutes. */
	isDraw(round: number): boolean;
	/** When it falls, in milliseconds since 1970. */
	timeOf(round: number): number;
	urlOf(relay: string, round: number): string;
	/** The randomness in a relay's answer, 64 hex digits, once its signature held. */
	read(body: unknown, round: number): Result<string, Extract<DrawFailure, 'shape' | 'wrong-round' | 'forged'>>;
};
