import {useEffect, useState} from 'preact/hooks';
import {plain} from '../../books/plain';
import type {Board} from '../../rules/board';
import type {Deed} from '../../rules/deeds';
import type {SheetView} from '../../rules/view';
import {type SheetId, sheetId} from '../../shared/ids';
import type {Sheet} from '../../sheets/sheet';
import {tableOf} from '../games/table';
import type {TableOptions} from './options';
import type {BoardState} from './use-board';

/** A sheet under its rules; `view` is left out for free play. */
export type SheetHere = {readonly sheet: Sheet; readonly view?: SheetView};

export type SheetsHere = {
	/** Those on the board, by id. */
	readonly known: ReadonlyMap<string, SheetHere>;
	/** All in this browser, to be put on the board. */
	readonly all: readonly Sheet[];
	/** Changes one, as the GM does. */
	change(id: string, deed: Deed): Promise<void>;
};

/** The sheets that stand behind people of the board, read at this table. `chosen`: the one that is played here, whose rulebook may have reserves at the table. */
export function useSheets(options: TableOptions, board: Board | undefined, {failed, refused}: BoardState): SheetsHere {
	const {ask, lang} = options;
	const [all, setAll] = useState<readonly Sheet[]>([]);
	const [known, setKnown] = useState<ReadonlyMap<string, SheetHere>>(new Map());
	const read = async (id: SheetId) => {
		const sheet = all.find(one => one.id === id);
		if (!sheet) return;
		if (sheet.book === plain.id || !sheet.game) return setKnown(before => new Map(before).set(id, {sheet}));
		const answer = await ask('sheet/view', {id, lang, ...tableOf(options)});
		if (answer.ok) setKnown(before => new Map(before).set(id, {sheet: answer.value.sheet, view: answer.value.view}));
		else refused(answer.error);
	};
	useEffect(() => {
		ask('sheets/list', null).then(listed => setAll(listed.ok ? listed.value : []), failed);
	}, []);
	const wanted = (board?.people ?? []).flatMap(({sheet}) => sheet ?? []);
	useEffect(() => {
		for (const id of new Set(wanted)) read(sheetId(id)).catch(failed);
	}, [wanted.join(' '), all]);
	const change = async (id: string, deed: Deed) => {
		const before = known.get(id);
		if (!before) return;
		const done = await ask('sheet/do', {
			id: sheetId(id),
			lang,
			...tableOf(options),
			revision: before.sheet.revision,
			deed,
			who: 'gm',
		});
		if (!done.ok) refused(done.error);
		// What is of the table is shown by every sheet of the same rulebook.
		await Promise.all([...known.keys()].map(one => read(sheetId(one))));
	};
	return {known, all, change};
}
