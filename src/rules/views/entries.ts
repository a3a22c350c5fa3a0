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
	/** Imposed by dice. */
	readonly drawn: boolean;
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
