import type {Value} from '../formula/formula';

/** What the player settled for one move. Keys of `ticked` are those of the sources offered; a number says how many times. */
export type Choices = {
	/** Answers to the move's asks: a number, an option's id, 0 or 1, a stat's, skill's or entry's id. */
	readonly asks: Readonly<Record<string, Value>>;
	readonly ticked: Readonly<Record<string, number>>;
	/** Spends made before the dice, by id. */
	readonly spends: Readonly<Record<string, number>>;
	/** What was chosen on the ladder or typed; the move's own difficulty where left out. */
	readonly difficulty?: number;
	/** Modifiers by name that the player or the GM adds by hand. */
	readonly free: readonly {readonly name: string; readonly dice?: number; readonly flat?: number}[];
};

export const noChoices: Choices = {asks: {}, ticked: {}, spends: {}, free: []};
