import type {BuilderView} from './builds';
import type {CatalogueView} from './entries';
import type {InvalidView, ListView, QuestionView} from './pieces';

/** Draws by dice: what fell, how many are to come, and how many places they left open, to be filled by hand. */
export type DrawView = {
	readonly name: string;
	readonly covers: string;
	/** `1d10 + 1d6` */
	readonly dice: string;
	readonly falls: readonly string[];
	readonly left: number;
	readonly free: number;
};

/** One step of making a character, as the wizard draws it. */
export type StepView = {
	readonly id: string;
	readonly kind: 'questions' | 'choice' | 'number' | 'pick' | 'stats' | 'skills' | 'builds' | 'classes' | 'lists' | 'money';
	readonly name: string;
	readonly covers: string;
	readonly budget?: {readonly total: number; readonly spent: number};
	readonly picks?: {readonly have: number; readonly imposed: number; readonly least: number; readonly most: number};
	/** What dice decide there. */
	readonly draw?: DrawView;
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
