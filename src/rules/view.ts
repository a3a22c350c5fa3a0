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
export type SkillView = ShownValue & {
	readonly stat: string;
	readonly points: number;
	readonly marked: boolean /** It is the player’s own, and the GM has not agreed to it yet. */;
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
/** A value that an entry of an open catalogue has, for the form that gives it. A number that was never given is an empty text. */
export type FieldView = {
	readonly id: string;
	readonly name: string;
	readonly kind: 'number' | 'text' | 'flag' | 'choice' | 'stat' | 'skill' | 'dice';
	readonly value: number | string | boolean;
	/** The rules need it, at least of some entries. */
	readonly wanted: boolean;
	readonly options: readonly {readonly id: string; readonly name: string}[];
	readonly min?: number;
	readonly max?: number;
};
export type EntryView = {
	readonly key: string;
	readonly entry: string;
	readonly name: string;
	readonly covers: string;
	readonly imposed: boolean;
	readonly does: readonly string[];
	/** Names of values that must be given before it can be used. */
	readonly wants: readonly string[];
	/** Its values, where the catalogue is open and they may be given. */
	readonly fields: readonly FieldView[];
	readonly choices: readonly {
		readonly id: string;
		readonly name: string;
		readonly from: 'skill' | 'stat' | 'text' | 'option';
		readonly count: number;
		/** What is chosen from, where it is neither skills nor stats. */
		readonly options: readonly {readonly id: string; readonly name: string}[];
		readonly chosen: readonly string[];
	}[];
};
export type CatalogueView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	readonly open: boolean;
	/** What an entry of one’s own says, where one may be added. */
	readonly fields: readonly FieldView[];
	readonly owned: readonly EntryView[];
	readonly offered: readonly {readonly id: string; readonly name: string; readonly covers: string; readonly problem?: string}[];
};
/** A brick that may be bought. Without points, the GM has to say its price. */
export type BrickView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	readonly group: string;
	readonly categories: readonly string[];
	readonly points?: number;
	readonly most: number;
	readonly turns?: number;
	/** The sides it is bought for, each by itself; none for one that is bought for the whole. */
	readonly sides: readonly string[];
	/** Added by the table. */
	readonly own: boolean;
};
/** One rank of something built, with its prices, every reason why it is not valid, and its text for a post. */
export type BuildRankView = {
	readonly rank: number;
	readonly total: number;
	readonly spent: number;
	readonly cost: string;
	/** In use, and the GM’s to change. */
	readonly settled: boolean;
	readonly lines: readonly {
		readonly key: string;
		readonly brick: string;
		readonly side: string;
		readonly name: string;
		readonly count: number;
		readonly free: number;
		readonly points: number;
		readonly offered: number;
		readonly gives: number;
	}[];
	readonly pools: readonly {readonly name: string; readonly points: number; readonly used: number}[];
	/** Price cuts for one brick alone, with what each may be for. */
	readonly cuts: readonly {
		readonly key: string;
		readonly name: string;
		readonly by: number;
		readonly chosen: string;
		readonly choices: readonly {readonly key: string; readonly name: string}[];
	}[];
	readonly problems: readonly string[];
	readonly text: string;
};
export type BuildView = {
	readonly key: string;
	readonly name: string;
	readonly text: string;
	/** So many ranks are settled. */
	readonly done: number;
	readonly ranks: readonly BuildRankView[];
};
export type BuilderView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	/** Whether a table may add bricks. */
	readonly open: boolean;
	/** Points of each rank. */
	readonly ranks: readonly number[];
	readonly groups: readonly {readonly id: string; readonly name: string; readonly covers: string; readonly gives: boolean}[];
	readonly categories: readonly {readonly id: string; readonly name: string; readonly covers: string}[];
	readonly sides: readonly {readonly id: string; readonly name: string}[];
	readonly bricks: readonly BrickView[];
	readonly built: readonly BuildView[];
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

export type SheetView = {
	readonly book: {readonly id: string; readonly name: string; readonly version: string; readonly newest: string};
	readonly level: number;
	readonly experience: {
		readonly xp: number;
		readonly free: number;
		readonly next?: number;
		/** What is kept apart from plain experience, and is not spent yet. */
		readonly balances: readonly {readonly id: string; readonly name: string; readonly left: number}[];
	};
	/** `Identité : chevalier errant idéaliste · Thème : le devoir` */
	readonly definition: string;
	readonly groups: readonly {readonly id: string; readonly name: string}[];
	readonly stats: readonly StatView[];
	readonly skills: readonly SkillView[];
	/** What the game calls them, where it has a word of its own. */
	readonly skillsName?: string;
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
	readonly builders: readonly BuilderView[];
	readonly money?: {readonly name: string; readonly shown: string; readonly amount: number};
	readonly reserves: readonly ReserveView[];
	readonly questions: readonly QuestionView[];
	readonly moves: readonly MoveView[];
	readonly moments: readonly {readonly id: string; readonly name: string}[];
	readonly reference: readonly ReferenceView[];
	readonly invalid: readonly InvalidView[];
	/** Switches of the rulebook as this table has them. */
	readonly options: readonly OptionView[];
	/** Whether skills of one’s own may be added. */
	readonly openSkills: boolean;
	readonly history: readonly HistoryView[];
	readonly made: boolean;
	/** Set when the rulebook is missing or older than the sheet: everything is shown, nothing can be changed. */
	readonly readOnly?: string;
};

/** One step of making a character, as the wizard draws it. */
export type StepView = {
	readonly id: string;
	readonly kind: 'questions' | 'choice' | 'number' | 'pick' | 'stats' | 'skills' | 'builds' | 'classes' | 'lists' | 'money';
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
	readonly builder?: BuilderView;
	/** How many of what is built must reach each rank, from the first. */
	readonly ranks?: readonly number[];
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
