/** How big a sheet may be. Whole numbers only: dice take no others. */
export const limits = {
	name: 120,
	label: 120,
	text: 20_000,
	expression: 500,
	fields: 200,
	moves: 200,
	number: 999_999_999,
	/** Characters of a file with sheets. */
	file: 20_000_000,
	/** Sheets in one file. */
	sheets: 1_000,
} as const;
