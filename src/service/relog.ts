import type {Memory} from '../wire/memory';
import type {Ask} from '../wire/messages';

/** A text is sent within the day in which it was written, and nobody rolls more than this in one. */
const RECENT = 200;

/** Gives logged rolls the string under which they were published. Two drafts may hold the same string: the thread tells them apart, else the later one is meant. */
export async function relog(
	memory: Pick<Memory, 'recentRolls' | 'logRoll'>,
	{site, threadUrl, changes}: Ask<'rolls/reseal'>,
): Promise<void> {
	const recent = (await memory.recentRolls(RECENT)).filter(roll => roll.site === site);
	// All are looked up before any is changed: one may get the very string that another had.
	const fresh = changes.flatMap(({from, to}) => {
		const same = recent.filter(({raw}) => raw === from);
		const roll = same.find(one => one.threadUrl === threadUrl) ?? same[0];
		return roll ? [{...roll, raw: to, line: roll.line.replaceAll(from, to)}] : [];
	});
	for (const roll of fresh) await memory.logRoll(roll);
}
