/** A value with why it is what it is: `2 + floor((5 − 1) / 4) = 3`, `Hébété −1 cran`. */
export type ShownValue = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	readonly value: number;
	readonly base: number;
	readonly shown: string;
	readonly reasons: readonly string[];
	readonly explained?: string;
};

export type StatView = ShownValue & {
	readonly group: string;
	readonly min: number;
	readonly max: number;
	readonly display: 'number' | 'dots' | 'percent' | 'die';
	readonly modifier?: number;
};
/** `locksHardMoves`: a hard move that no roll offered costs the GM a point of it. */
export type ReserveView = {
	readonly id: string;
	readonly name: string;
	readonly value: number;
	readonly max: number;
	readonly locksHardMoves: boolean;
};
export type SkillView = ShownValue & {
	readonly stat: string;
	readonly points: number;
	readonly marked: boolean;
	/** It is the player’s own, and the GM has not agreed to it yet. */
	readonly waits: boolean;
};
export type TrackView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly display: 'boxes' | 'number' | 'bar';
	readonly role: string;
	readonly reasons: readonly string[];
};
export type ConditionView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	readonly level: number;
	readonly max: number;
	readonly left?: number;
	readonly auto: boolean;
	readonly does: readonly string[];
};
export type ListView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	readonly valued: boolean;
	readonly most?: number;
	readonly highest?: number;
	readonly entries: readonly {
		readonly name: string;
		readonly value?: number;
		readonly words?: string;
		/** `Capitaine Iris 2 (admiration, loyauté)` */
		readonly shown: string;
	}[];
};
export type ClockView = {readonly id: string; readonly name: string; readonly filled: number; readonly size: number};
export type ThingView = {
	readonly key: string;
	readonly kind: string;
	readonly name: string;
	readonly stats: readonly {readonly name: string; readonly value: number}[];
	readonly tracks: readonly {readonly id: string; readonly name: string; readonly value: number; readonly max: number}[];
};
export type QuestionView = {
	readonly id: string;
	readonly name: string;
	readonly hint: string;
	readonly text: string;
	readonly long: boolean;
	readonly required: boolean;
	/** For the GM alone. */
	readonly hidden: boolean;
	readonly fixed?: string;
};
export type MoveView = {readonly id: string; readonly name: string; readonly covers: string; readonly group: string};
export type ReferenceView = {
	readonly id: string;
	readonly name: string;
	readonly text: string;
	readonly about: readonly string[];
};
/** A switch of the rulebook: where the rules are silent, what the table decided. */
export type OptionView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	readonly value: boolean | number | string;
	readonly kind: 'flag' | 'number' | 'choice';
	readonly min?: number;
	readonly max?: number;
	readonly options: readonly {readonly id: string; readonly name: string}[];
};
export type InvalidView = {readonly where: string; readonly text: string};
export type HistoryView = {
	readonly id: number;
	readonly at: number;
	readonly who: 'code' | 'player' | 'gm';
	readonly what: string;
	readonly undone: boolean;
	readonly undoes?: number;
};
