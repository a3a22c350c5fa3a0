import {fail, type Result} from '../shared/result';
import {freeName} from './names';
import type {SheetProblem} from './problem';
import {readSheet} from './read';
import type {OwnField, OwnMove, Sheet} from './sheet';

/** One thing that is done to a sheet. */
export type SheetChange =
	| {readonly kind: 'name'; readonly name: string}
	| {readonly kind: 'npc'; readonly npc: boolean}
	| {readonly kind: 'number'; readonly id: string; readonly value: number}
	| {readonly kind: 'text'; readonly id: string; readonly text: string}
	| {readonly kind: 'add-field'; readonly field: OwnField['kind']; readonly label: string}
	| {readonly kind: 'rename-field'; readonly id: string; readonly label: string}
	| {readonly kind: 'remove-field'; readonly id: string}
	| {readonly kind: 'add-move'; readonly label: string; readonly expression: string}
	| {readonly kind: 'rename-move'; readonly id: string; readonly label: string}
	| {readonly kind: 'expression'; readonly id: string; readonly expression: string}
	| {readonly kind: 'favourite'; readonly id: string; readonly favourite: boolean}
	| {readonly kind: 'remove-move'; readonly id: string}
	/** Undo a removal: as it was, where it was. */
	| {readonly kind: 'insert-field'; readonly field: OwnField; readonly at: number; readonly value: number | string}
	| {readonly kind: 'insert-move'; readonly move: OwnMove; readonly at: number};

/** The sheet after a change, or why it cannot be. The one given stays as it is; revision and time are the store's to set. */
export function changeSheet(sheet: Sheet, change: SheetChange): Result<Sheet, SheetProblem> {
	switch (change.kind) {
		case 'name':
			return readSheet({...sheet, name: change.name});
		case 'npc':
			return readSheet(withNpc(sheet, change.npc));
		case 'number':
			return readSheet({...sheet, numbers: {...sheet.numbers, [change.id]: change.value}});
		case 'text':
			return readSheet({...sheet, texts: {...sheet.texts, [change.id]: change.text}});
		case 'add-field':
			return readSheet(withField(sheet, change.field, change.label));
		case 'remove-field':
			return readSheet(withoutField(sheet, change.id));
		case 'rename-field':
			return changed(sheet, 'fields', change.id, {label: change.label});
		case 'add-move':
			return readSheet({...sheet, moves: [...sheet.moves, newMove(sheet, change.label, change.expression)]});
		case 'remove-move':
			return readSheet({...sheet, moves: sheet.moves.filter(move => move.id !== change.id)});
		case 'rename-move':
			return changed(sheet, 'moves', change.id, {label: change.label});
		case 'expression':
			return changed(sheet, 'moves', change.id, {expression: change.expression});
		case 'insert-move':
			return readSheet({...sheet, moves: sheet.moves.toSpliced(change.at, 0, change.move)});
		case 'insert-field':
			return readSheet(withFieldBack(sheet, change));
		case 'favourite':
			return changed(sheet, 'moves', change.id, {favourite: change.favourite});
	}
}

const withNpc = ({npc: _, ...sheet}: Sheet, npc: boolean): Sheet => ({...sheet, ...(npc && {npc})});

function withField(sheet: Sheet, kind: OwnField['kind'], label: string): Sheet {
	const taken = new Set([...sheet.fields.map(field => field.id), ...Object.keys(sheet.numbers), ...Object.keys(sheet.texts)]);
	const field: OwnField = {kind, id: freeName(label, taken), label: label.trim()};
	const fields = [...sheet.fields, field];
	return kind === 'number'
		? {...sheet, fields, numbers: {...sheet.numbers, [field.id]: 0}}
		: {...sheet, fields, texts: {...sheet.texts, [field.id]: ''}};
}

function withFieldBack(sheet: Sheet, {field, at, value}: Extract<SheetChange, {kind: 'insert-field'}>): Sheet {
	const fields = sheet.fields.toSpliced(at, 0, field);
	return typeof value === 'number'
		? {...sheet, fields, numbers: {...sheet.numbers, [field.id]: value}}
		: {...sheet, fields, texts: {...sheet.texts, [field.id]: value}};
}

const without = <Value>(record: Readonly<Record<string, Value>>, id: string) =>
	Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

const withoutField = (sheet: Sheet, id: string): Sheet => ({
	...sheet,
	fields: sheet.fields.filter(field => field.id !== id),
	numbers: without(sheet.numbers, id),
	texts: without(sheet.texts, id),
});

const newMove = (sheet: Sheet, label: string, expression: string): OwnMove => ({
	id: freeName(label, new Set(sheet.moves.map(move => move.id))),
	label: label.trim(),
	expression: expression.trim(),
	favourite: false,
});

function changed(sheet: Sheet, list: 'fields' | 'moves', id: string, facts: Partial<OwnMove>): Result<Sheet, SheetProblem> {
	const items: readonly (OwnField | OwnMove)[] = sheet[list];
	if (!items.some(item => item.id === id)) return fail({code: 'sheet/absent', id});
	return readSheet({...sheet, [list]: items.map(item => (item.id === id ? {...item, ...facts} : item))});
}
