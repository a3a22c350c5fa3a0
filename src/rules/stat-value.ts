import type {Stat} from './contract/parts';
import type {Derivation} from './derive';
import {stepDie} from './formula/evaluate';
import {clamp, type Effective, type Reason, sumOf} from './values';

/** A stat as it is now: what owned entries add to its base, then the steps of conditions, kept within its range. */
export function effective(sheet: Derivation, stat: Stat): Effective {
	const [min, max] = [sheet.number(stat.min), sheet.number(stat.max)];
	const base = sheet.state.stats[stat.id] ?? sheet.number(stat.default);
	const added = sheet.added(`stat.${stat.id}`);
	const shifts = shiftsOf(sheet, stat);
	const moved = base + sumOf(added);
	const steps = stat.stacking === 'sum' ? sumOf(shifts) : extremes(shifts);
	const value = stat.display === 'die' ? stepDie(moved, steps, {min, max}) : moved + steps;
	return {base, value: clamp(value, min, max), min, max, reasons: [...added, ...shifts]};
}

function shiftsOf(sheet: Derivation, stat: Stat): readonly Reason[] {
	return (sheet.game.shifting.get(stat.id) ?? []).flatMap((condition): Reason[] => {
		const shift = condition.shifts?.[stat.id];
		const level = shift ? sheet.level(condition.id) : 0;
		return shift && level > 0
			? [{name: condition.name, by: shift * level, ...(stat.display === 'die' && {steps: true as const})}]
			: [];
	});
}

/** The best raise and the worst lowering, where a game lets no more than one of each count. */
function extremes(shifts: readonly Reason[]): number {
	const by = shifts.map(shift => shift.by);
	return Math.max(0, ...by) + Math.min(0, ...by);
}
