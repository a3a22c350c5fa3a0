/** Something that bears on a roll or may be made to: an edge, a bonus, a circumstance. */
export type SourceView = {
	readonly key: string;
	readonly name: string;
	readonly covers: string;
	readonly does: string;
	readonly offered: boolean;
	readonly on: boolean;
	readonly closed: boolean;
	readonly times: number;
	readonly most: number;
};
export type AskView =
	| {
			readonly kind: 'number';
			readonly id: string;
			readonly name: string;
			readonly min: number;
			readonly max: number;
			readonly value: number;
	  }
	| {
			readonly kind: 'pick';
			readonly id: string;
			readonly name: string;
			readonly value: string;
			readonly options: readonly {readonly id: string; readonly name: string}[];
	  }
	| {readonly kind: 'tick'; readonly id: string; readonly name: string; readonly value: boolean};

/** A number of the sheet that a roll's dice are made of. */
export type TookView = {readonly name: string; readonly value: number};

/** A move about to be rolled, as the panel draws it. */
export type PlanView = {
	readonly move: string;
	readonly name: string;
	readonly covers: string;
	readonly expression: string;
	readonly took: readonly TookView[];
	readonly asks: readonly AskView[];
	readonly sources: readonly SourceView[];
	readonly spends: readonly {
		readonly id: string;
		readonly name: string;
		readonly does: string;
		readonly cost: string;
		readonly when: 'before' | 'after' | 'either';
		readonly times: number;
		readonly open: boolean;
		readonly problem?: string;
	}[];
	readonly ladder: readonly {readonly name: string; readonly value: number}[];
	readonly difficulty?: number;
	/** What it comes to depends on a number to reach, though the move itself may state none: another roll, or the GM, gives it. */
	readonly aims: boolean;
	readonly costs: readonly string[];
	readonly problems: readonly string[];
};

/** What became of a roll, as the line, the popover and the log say it. */
export type ResolutionView = {
	readonly total: number;
	readonly difficulty?: number;
	readonly margin?: number;
	readonly outcome: {readonly id: string; readonly name: string; readonly kind: string; readonly text?: string};
	readonly changes: readonly string[];
	readonly problems: readonly string[];
	/** Spends that may still be made on the standing roll. */
	readonly after: readonly {
		readonly id: string;
		readonly name: string;
		readonly does: string;
		readonly open: boolean;
		readonly problem?: string;
	}[];
};
