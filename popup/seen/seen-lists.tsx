import type {Shared} from '../app';
import {SeenSheets} from './seen-sheets';
import {SeenTables} from './seen-tables';

/** What others published, as it was seen: their sheets, and the tables of threads. */
export const SeenLists = (shared: Shared) => (
	<>
		<SeenSheets {...shared} />
		<SeenTables {...shared} />
	</>
);
