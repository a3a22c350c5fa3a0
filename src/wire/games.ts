import type {Board, BoardAct} from '../rules/board';
import type {Move} from '../rules/contract/moves';
import type {Deed} from '../rules/deeds';
import type {FightAct} from '../rules/fight/fight';
import type {FightView} from '../rules/fight/view';
import type {Placed} from '../rules/levels';
import type {Choices} from '../rules/moves/choices';
import type {After} from '../rules/moves/resolve';
import type {State} from '../rules/state';
import type {CatalogueView, PlanView, ResolutionView, SheetView, StepView} from '../rules/view';
import type {Rider} from '../seal/roll-string';
import type {SheetId} from '../shared/ids';
import type {Lang} from '../shared/lang';
import type {Result} from '../shared/result';
import type {Sheet} from '../sheets/sheet';
import type {StoreProblem} from './records';

/** Why something of a game could not be done, as a sentence for the user. The words are made where the rulebook is. */
export type GameProblem = StoreProblem | {readonly code: 'game/refused'; readonly text: string};

export type BookSummary = {
	readonly id: string;
	readonly name: string;
	readonly description: string;
	readonly version: string;
	readonly versions: readonly string[];
	readonly aboard: boolean;
	readonly licence: string;
	readonly title: string;
};
/** A fault of a rulebook file: where, what and how to mend it. */
export type FaultView = {readonly path: string; readonly text: string};
export type PreviewView = {
	readonly from: string;
	readonly to: string;
	readonly notes: readonly string[];
	readonly moved: readonly string[];
	readonly gone: readonly string[];
	readonly invalid: readonly string[];
};

/** The table a sheet is at: a thread of a board; left out for a sheet read by itself. */
export type TableKey = string;

type About = {readonly id: SheetId; readonly table?: TableKey; readonly lang: Lang};
/** A table, under one of the books that are played at it. */
type AtTable = {readonly book: string; readonly table: TableKey; readonly lang: Lang};
type Changed = {readonly sheet: Sheet; readonly view: SheetView; readonly changes: readonly string[]};

/** The next level, and what it gives to place. */
export type LevelView = {
	readonly level: number;
	readonly stats: number;
	readonly skills: number;
	readonly picks: readonly (CatalogueView & {readonly count: number})[];
	/** Classes that the level may be placed in; empty where the game has none. */
	readonly classes: readonly {readonly id: string; readonly name: string; readonly covers: string; readonly levels: number}[];
	readonly needs?: number;
	readonly reached: boolean;
};

/** A move in the making: the sheet that makes it, the one it touches, and what was settled. */
export type MoveAsk = About & {readonly move: string; readonly choices: Choices; readonly target?: SheetId};

/** Something earned, as a button for the GM. */
export type AwardView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	readonly asks: readonly {readonly id: string; readonly name: string; readonly kind: 'number' | 'tick'}[];
};

/** What doors may ask about games. The rules run where the store is, so that no page and no panel carries a rulebook. */
export type GameRequests = {
	'books/list': {ask: {readonly lang: Lang}; answer: readonly BookSummary[]};
	/** Checks a rulebook's text and, when `keep` is set and it has no fault, stores it. */
	'book/read': {
		ask: {readonly text: string; readonly keep: boolean; readonly lang: Lang};
		answer: Result<BookSummary, readonly FaultView[]>;
	};
	/** A rulebook as a file would hold it, to be read or written further. */
	'book/text': {ask: {readonly id: string; readonly lang: Lang}; answer: Result<string, GameProblem>};
	'book/delete': {ask: {readonly id: string}; answer: Result<null, GameProblem>};
	'sheet/view': {ask: About; answer: Result<{readonly sheet: Sheet; readonly view: SheetView}, GameProblem>};
	/** A change by hand; refused ones change nothing. */
	'sheet/do': {
		/** `agreed`: the player's word on what the GM would write on a list; false changes nothing. */
		ask: About & {readonly revision: number; readonly deed: Deed; readonly who: 'player' | 'gm'; readonly agreed?: boolean};
		answer: Result<Changed, GameProblem>;
	};
	'sheet/undo': {ask: About & {readonly revision: number}; answer: Result<Changed, GameProblem>};
	/** Steps of making a character, reviewed as they stand; stores the state as a draft of the sheet. */
	'creation/review': {
		ask: About & {readonly state: State};
		answer: Result<{readonly state: State; readonly steps: readonly StepView[]; readonly sheet: Sheet}, GameProblem>;
	};
	/** Lets the dice fall that a step decides by, once; what fell stays with the sheet, and stands in its history. */
	'creation/draw': {
		ask: About & {readonly state: State; readonly step: string};
		answer: GameRequests['creation/review']['answer'];
	};
	'creation/finish': {ask: About & {readonly revision: number; readonly state: State}; answer: Result<Changed, GameProblem>};
	/** What experience may buy, and what the next level gives to place. */
	'growth/list': {
		ask: About;
		answer: Result<
			{
				readonly purchases: readonly {
					readonly price: string;
					readonly id: string;
					readonly name: string;
					readonly from: number;
					readonly to: number;
					readonly cost: number;
					readonly problem?: string;
				}[];
				readonly level?: LevelView;
				/** What the rulebook says is earned, each with what the GM is asked for it. */
				readonly awards: readonly AwardView[];
				readonly marks: readonly {readonly id: string; readonly name: string}[];
			},
			GameProblem
		>;
	};
	'growth/buy': {
		ask: About & {readonly revision: number; readonly price: string; readonly what: string};
		answer: Result<Changed, GameProblem>;
	};
	'growth/level': {ask: About & {readonly revision: number; readonly placed: Placed}; answer: Result<Changed, GameProblem>};
	'growth/improve': {ask: About & {readonly revision: number; readonly skill: string}; answer: Result<Changed, GameProblem>};
	'version/preview': {ask: About & {readonly to: string}; answer: Result<PreviewView, GameProblem>};
	'version/move': {ask: About & {readonly revision: number; readonly to: string}; answer: Result<Changed, GameProblem>};
	/** `riders`: what the roll's string carries along, for whoever replays it. */
	'move/plan': {ask: MoveAsk; answer: Result<PlanView & {readonly riders: readonly Rider[]}, GameProblem>};
	/** What a roll that fell would come to; `faces` in draw order. Nothing is stored. */
	'move/resolve': {
		ask: MoveAsk & {readonly faces: readonly number[]; readonly after: After};
		answer: Result<ResolutionView, GameProblem>;
	};
	/** Pays what a move costs, once its sealed line stands in the post; its effects land when the dice are known. */
	'move/pay': {ask: MoveAsk & {readonly revision: number}; answer: Result<Changed, GameProblem>};
	/** Carries the effects of a roll onto the sheet (and the table), once its line stands in the post. `sealed`: its costs were paid by `move/pay`, and its dice and target are those of its string, whatever the sheet says by now. */
	'move/land': {
		ask: MoveAsk & {
			readonly revision: number;
			readonly faces: readonly number[];
			readonly after: After;
			readonly sealed?: {readonly expression: string; readonly target?: number};
		};
		answer: Result<Changed & {readonly resolution: ResolutionView}, GameProblem>;
	};
	/** The fight of a table, in its order; an empty one where none was begun. */
	'fight/view': {ask: AtTable; answer: Result<FightView, GameProblem>};
	/** What the GM does in a fight; refused acts change nothing. `changes`: what it made of the sheets behind it. */
	'fight/do': {
		ask: AtTable & {readonly act: FightAct};
		answer: Result<{readonly view: FightView; readonly changes: readonly string[]}, GameProblem>;
	};
	/** Takes the last act back, in the fight and on the sheets; refused where a sheet changed since. */
	'fight/undo': {
		ask: AtTable;
		answer: Result<{readonly view: FightView; readonly changes: readonly string[]}, GameProblem>;
	};
	/** The fight as a text to be carried in a post: JSON without the sheets. */
	'fight/carry': {ask: AtTable; answer: Result<string, GameProblem>};
	/** Takes over a fight that a post carried, in place of the one kept here; answers which book it is of. */
	'fight/take': {
		ask: {readonly table: TableKey; readonly text: string; readonly lang: Lang};
		answer: Result<{readonly book: string; readonly view: FightView}, GameProblem>;
	};
	/** What the GM keeps on the table of a thread, whatever is played there; an empty board where nothing was noted. */
	'board/view': {ask: {readonly table: TableKey; readonly lang: Lang}; answer: Result<Board, GameProblem>};
	/** What the GM does to it; refused acts change nothing. */
	'board/do': {ask: {readonly table: TableKey; readonly act: BoardAct; readonly lang: Lang}; answer: Result<Board, GameProblem>};
	/** Takes over a table that a post carried, in place of the one kept here. */
	'board/take': {ask: {readonly table: TableKey; readonly text: string; readonly lang: Lang}; answer: Result<Board, GameProblem>};
	/** The outcome of a move as a reader sees it, from the string's riders alone: no sheet is needed for what the dice and the target decide. */
	'move/replay': {
		ask: {
			readonly book: string;
			readonly version: string;
			readonly move: string;
			readonly target?: number;
			readonly expression: string;
			readonly faces: readonly number[];
			readonly lang: Lang;
		};
		answer: Result<
			{
				readonly book: string;
				readonly move: string;
				readonly outcome: string;
				readonly kind: string;
				readonly steps: readonly string[];
				/** What the dice decided by themselves, which counts where rolls are opposed. */
				readonly natural?: 'critical' | 'fumble';
				/** What may be spent on a roll of this move: its name here, and every name that a line may call it by. */
				readonly spends: readonly {readonly name: string; readonly written: readonly string[]}[];
				/** Who wins on equal totals where rolls of this move are opposed, in order. */
				readonly ties: Move['ties'];
				readonly compare: Move['compare'];
			},
			GameProblem
		>;
	};
};
