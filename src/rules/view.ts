/** What a sheet under a rulebook shows, in the reader's language: plain data for every door that draws it. Nothing here is computed again. */

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
export type SkillView = ShownValue & {readonly stat: string; readonly points: number; readonly marked: boolean};
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
		readonly words?: string /** `Capitaine Iris 2 (admiration, loyauté)` */;
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
export type EntryView = {
	readonly key: string;
	readonly entry: string;
	readonly name: string;
	readonly covers: string;
	readonly imposed: boolean;
	readonly does: readonly string[];
	readonly choices: readonly {
		readonly id: string;
		readonly name: string;
		readonly from: 'skill' | 'stat' | 'text';
		readonly count: number;
		readonly chosen: readonly string[];
	}[];
};
export type CatalogueView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	readonly open: boolean;
	readonly owned: readonly EntryView[];
	readonly offered: readonly {readonly id: string; readonly name: string; readonly covers: string; readonly problem?: string}[];
};
export type QuestionView = {
	readonly id: string;
	readonly name: string;
	readonly hint: string;
	readonly text: string;
	readonly long: boolean;
	readonly required: boolean;
	readonly fixed?: string;
};
export type MoveView = {readonly id: string; readonly name: string; readonly covers: string; readonly group: string};
export type ReferenceView = {
	readonly id: string;
	readonly name: string;
	readonly text: string;
	readonly about: readonly string[];
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

export type SheetView = {
	readonly book: {readonly id: string; readonly name: string; readonly version: string; readonly newest: string};
	readonly level: number;
	readonly experience: {readonly xp: number; readonly free: number; readonly next?: number};
	/** `Identité : chevalier errant idéaliste · Thème : le devoir` */
	readonly definition: string;
	readonly groups: readonly {readonly id: string; readonly name: string}[];
	readonly stats: readonly StatView[];
	readonly skills: readonly SkillView[];
	readonly derived: readonly ShownValue[];
	readonly tracks: readonly TrackView[];
	readonly conditions: readonly ConditionView[];
	/** Conditions that could be set, for the GM. */
	readonly settable: readonly {readonly id: string; readonly name: string; readonly max: number}[];
	readonly lists: readonly ListView[];
	readonly clocks: readonly ClockView[];
	readonly things: readonly ThingView[];
	readonly kinds: readonly {readonly id: string; readonly name: string}[];
	readonly catalogues: readonly CatalogueView[];
	readonly money?: {readonly name: string; readonly shown: string; readonly amount: number};
	readonly reserves: readonly ReserveView[];
	readonly questions: readonly QuestionView[];
	readonly moves: readonly MoveView[];
	readonly moments: readonly {readonly id: string; readonly name: string}[];
	readonly reference: readonly ReferenceView[];
	readonly invalid: readonly InvalidView[];
	readonly history: readonly HistoryView[];
	readonly made: boolean;
	/** Set when the rulebook is missing or older than the sheet: everything is shown, nothing can be changed. */
	readonly readOnly?: string;
};

/** One step of making a character, as the wizard draws it. */
export type StepView = {
	readonly id: string;
	readonly kind: 'questions' | 'choice' | 'number' | 'pick' | 'stats' | 'skills' | 'classes' | 'lists' | 'money';
	readonly name: string;
	readonly covers: string;
	readonly budget?: {readonly total: number; readonly spent: number};
	readonly picks?: {readonly have: number; readonly imposed: number; readonly least: number; readonly most: number};
	readonly problems: readonly InvalidView[];
	readonly options?: readonly {
		readonly id: string;
		readonly name: string;
		readonly covers: string;
		readonly chosen: boolean;
		readonly closed: boolean;
	}[];
	readonly number?: {readonly value?: number; readonly min: number; readonly max: number};
	readonly stats?: readonly {
		readonly id: string;
		readonly name: string;
		readonly covers: string;
		readonly value: number;
		readonly min: number;
		readonly max: number;
		readonly die: boolean;
	}[];
	readonly arrays?: readonly {
		readonly id: string;
		readonly name: string;
		readonly covers: string;
		readonly values: readonly number[];
	}[];
	readonly skills?: readonly {
		readonly id: string;
		readonly name: string;
		readonly stat: string;
		readonly points: number;
		readonly score: number;
		readonly trained: boolean;
	}[];
	readonly questions?: readonly QuestionView[];
	readonly catalogue?: CatalogueView;
	readonly classes?: readonly {readonly id: string; readonly name: string; readonly covers: string; readonly levels: number}[];
	readonly lists?: readonly ListView[];
	readonly money?: {readonly name: string; readonly amount?: number; readonly dice?: string};
};

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

/** A move about to be rolled, as the panel draws it. */
export type PlanView = {
	readonly move: string;
	readonly name: string;
	readonly covers: string;
	readonly expression: string;
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
