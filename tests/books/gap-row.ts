/** What a GM set of a rulebook's switches. */
export type Options = Readonly<Record<string, boolean | number | string>>;

/** What a gap comes to at the default of its row, and with its switch set otherwise. */
export type GapRow = readonly [
	gap: string,
	what: string,
	set: Options,
	see: (options: Options) => unknown,
	usual: unknown,
	otherwise: unknown,
];
