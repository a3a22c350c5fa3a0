import {MOST_STRINGS} from '../../seal/find';
import {emptyDraft} from '../draft';
import {noNumbers, prepare, type Ready} from '../prepare';
import {type Draw, rollsOf, type Setting, type Written} from '../rolls';

/** One of a group, and what he rolls. */
export type Member = {readonly name: string; readonly ready: Ready};

export const MOST_MEMBERS = MOST_STRINGS;

const LINE = /^(.{1,80}?)(?:\s+([+\u2212-])\s?(\d{1,6}))?$/;

/** Reads names, one a line, each with a number that is added to his roll: `Garde +2`. */
export function readNames(text: string): readonly {readonly name: string; readonly value: number}[] {
	return text.split('\n').flatMap(line => {
		const [, name, sign, digits] = LINE.exec(line.trim()) ?? [];
		return name === undefined ? [] : [{name, value: digits === undefined ? 0 : Number(digits) * (sign === '+' ? 1 : -1)}];
	});
}

/** The group of some names with one expression; undefined while that cannot be read. */
export function groupOf(names: string, expression: string, label: string): readonly Member[] | undefined {
	const members = readNames(names).map(({name, value}) => {
		const rows = value === 0 ? [] : [{name: '', value: String(value), on: true}];
		return {name, ready: prepare({...emptyDraft, text: expression, label, rows}, noNumbers)};
	});
	return members.every((one): one is Member => one.ready.state === 'ready') ? members : undefined;
}

/** A line for each of a group, numbered on from the draw's own number. */
export function groupRolls(
	members: readonly Member[],
	draw: Extract<Draw, {mode: 's'}>,
	setting: Omit<Setting, 'who'>,
): readonly Written[] {
	return members.flatMap(({name, ready}, more) =>
		rollsOf({...ready, times: 1}, {...draw, index: draw.index + more}, {...setting, who: name}),
	);
}
