import {type Finding} from './finding';
import {whose} from './of-rolls';
import type {AuditRoll} from './roll';

/** The numbers of a character's sheet, by the names that its lines use. */
export type SheetNumbers = {readonly name: string; readonly numbers: ReadonlyMap<string, number>};

// As src/panel/line.ts writes it: `1d20 + 5 (5 Souplesse, +3 Épée)`. What bears a sign is a modifier of the roll and no number of the sheet.
const BRACKET = /\(([^()\n]{1,400})\)/;
const NUMBER = /^(-?\d{1,9}) (\S.{0,79})$/;

/** Numbers of a sheet that a line says it took, by name. */
export function numbersIn(line: string): readonly {readonly name: string; readonly value: number}[] {
	const inside = BRACKET.exec(line.replace(/[−\u00a0\u202f]/g, sign => (sign === '−' ? '-' : ' ')))?.[1] ?? '';
	return inside.split(', ').flatMap(part => {
		const [, value, name] = NUMBER.exec(part.trim()) ?? [];
		return value === undefined || name === undefined ? [] : [{name, value: Number(value)}];
	});
}

const known = (name: string): string => name.trim().toLowerCase();

/** Where a line took another number than the sheet has now; `sheetOf` finds a character's sheet by the name in the line. */
export function ofSheet(roll: AuditRoll, sheetOf: (who: string) => SheetNumbers | undefined): readonly Finding[] {
	const sheet = roll.who === '' ? undefined : sheetOf(roll.who);
	if (!sheet) return [];
	const values = new Map([...sheet.numbers].map(([name, value]) => [known(name), value]));
	return numbersIn(roll.line).flatMap(({name, value}): readonly Finding[] => {
		const has = values.get(known(name));
		if (has === undefined || has === value) return [];
		return [{...whose(roll.post), string: roll.text, fact: {kind: 'sheet', sheet: sheet.name, name, has, took: value}}];
	});
}
