import type {Table} from './contract/catalogues';
import type {Value} from './formula/formula';

type Row = Table['rows'][number];

/** The row of a table with this key. */
export const keyedRow = (table: Table | undefined, key: Value): Row | undefined =>
	table?.rows.find(row => row.key !== undefined && String(row.key) === String(key));

/** The row whose bracket holds a number: `from` and `to` are both within it. */
export const bracketRow = (table: Table | undefined, value: number): Row | undefined =>
	table?.rows.find(
		row =>
			(row.from !== undefined || row.to !== undefined) &&
			value >= (row.from ?? Number.NEGATIVE_INFINITY) &&
			value <= (row.to ?? Number.POSITIVE_INFINITY),
	);

/** One cell of a row; its key where no column is asked for. */
export function cell(row: Row | undefined, column: string | undefined): Value | undefined {
	if (!row) return undefined;
	if (column === undefined) return row.key ?? row.values.value ?? undefined;
	return Object.hasOwn(row.values, column) ? row.values[column] : undefined;
}
