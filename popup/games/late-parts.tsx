import type {ComponentType} from 'preact';
import {useEffect, useState} from 'preact/hooks';
import type {SheetParts} from '../sheet-parts';
import type {GameParts} from './parts';

let loaded: SheetParts | undefined;
let loading: Promise<SheetParts> | undefined;

/** Loads the parts of games, once: the list of sheets, which opens first, needs none of them. */
export function loadGameParts(): Promise<SheetParts> {
	loading ??= import('../sheet-parts').then(({sheetParts}) => {
		loaded = sheetParts;
		return sheetParts;
	});
	return loading;
}

function useParts(): SheetParts | undefined {
	const [parts, setParts] = useState(loaded);
	useEffect(() => {
		if (!parts) void loadGameParts().then(setParts);
	}, []);
	return parts;
}

const late =
	<Props extends object>(pick: (parts: SheetParts) => ComponentType<Props>) =>
	(props: Props) => {
		const parts = useParts();
		const Part = parts && pick(parts);
		return Part ? <Part {...props} /> : null;
	};

/** The parts of games in a script of their own, drawn as soon as it is there. */
export const lateGameParts: GameParts = {Page: late(parts => parts.Page), NewSheet: late(parts => parts.NewSheet)};
/** In the same script: what makes a sheet a text for a post, and the sheets of others. */
export const lateSheetParts = {Copy: late(parts => parts.CopySheet), Seen: late(parts => parts.SeenHere)};
