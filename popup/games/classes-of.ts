import type {Play} from './use-play';

type Classes = readonly {readonly name: string; readonly levels: number}[];

/** The levels a character has in each class, by the names of the catalogues they stand in. */
export function classesOf({sheet, view}: Play): Classes {
	const names = new Map(view.catalogues.flatMap(catalogue => catalogue.offered.map(({id, name}) => [id, name] as const)));
	return Object.entries(sheet.game?.state.classes ?? {}).map(([id, levels]) => ({name: names.get(id) ?? id, levels}));
}
