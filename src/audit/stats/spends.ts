import {nameOf} from '../../sheets/names';
import type {Tell} from '../json';
import type {AuditRoll} from '../roll';

/** What was spent on rolls: how often in all, and on how many rolls. */
export type Spent = {readonly name: string; readonly times: number; readonly rolls: number};

// As src/panel/line.ts writes it: a spend by its name alone, or with how often it was made.
const BRACKET = /\(([^()\n]{1,400})\)/;
const TIMES = /^(\d{1,4}) (\S.{0,79})$/;

/** The spends that a roll's line tells, of those that its rule knows. */
export function spendsIn(roll: AuditRoll, tell: Tell): ReadonlyMap<string, number> {
	const names = new Map(
		(tell(roll)?.spends ?? []).flatMap(({name, written}) => written.map(one => [nameOf(one), name] as const)),
	);
	const found = new Map<string, number>();
	if (names.size === 0) return found;
	const inside = BRACKET.exec(roll.line.replace(/[\u00a0\u202f]/g, ' '))?.[1] ?? '';
	for (const part of inside.split(', ')) {
		const [, times, counted] = TIMES.exec(part.trim()) ?? [];
		const name = names.get(nameOf(counted ?? part));
		if (name !== undefined) found.set(name, (found.get(name) ?? 0) + Number(times ?? 1));
	}
	return found;
}

/** The most often spent first. */
export function spendsOf(rolls: readonly AuditRoll[], tell: Tell): readonly Spent[] {
	const all = new Map<string, {times: number; rolls: number}>();
	for (const roll of rolls) {
		for (const [name, times] of spendsIn(roll, tell)) {
			const spent = all.get(name) ?? {times: 0, rolls: 0};
			all.set(name, spent);
			spent.times += times;
			spent.rolls += 1;
		}
	}
	return [...all].map(([name, spent]) => ({name, ...spent})).sort((one, other) => other.times - one.times);
}
