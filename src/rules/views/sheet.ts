import type {BuilderView} from './builds';
import type {CatalogueView} from './entries';
import type {
	ClockView,
	ConditionView,
	HistoryView,
	InvalidView,
	ListView,
	MoveView,
	OptionView,
	QuestionView,
	ReferenceView,
	ReserveView,
	ShownValue,
	SkillView,
	StatView,
	ThingView,
	TrackView,
} from './pieces';

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
	/** Meetings of two that the rulebook knows. */
	readonly encounters: readonly {readonly id: string; readonly name: string}[];
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
