import type {BookId, SheetId} from '../shared/ids';
import type {SheetGame} from './game';

/** A number, a text or a named roll that a sheet has of its own, beside its book's. */
export type OwnField =
	| {readonly kind: 'number'; readonly id: string; readonly label: string}
	| {readonly kind: 'text'; readonly id: string; readonly label: string};
export type OwnMove = {readonly id: string; readonly label: string; readonly expression: string; readonly favourite: boolean};

/** A character as data. What is stored, exported and imported is exactly this, and is read back as unknown. */
export type Sheet = {
	readonly id: SheetId;
	readonly book: BookId;
	readonly bookVersion: string;
	readonly name: string;
	/** Nobody plays it but the GM. */
	readonly npc?: true;
	readonly numbers: Readonly<Record<string, number>>;
	readonly texts: Readonly<Record<string, string>>;
	readonly fields: readonly OwnField[];
	readonly moves: readonly OwnMove[];
	/** What it is under a rulebook; left out for free play, and until its making begins. */
	readonly game?: SheetGame;
	/** Grows by one with each change; a write that names another one is refused, so that two tabs never overwrite each other in silence. */
	readonly revision: number;
	/** Milliseconds since 1970. */
	readonly changedAt: number;
};
