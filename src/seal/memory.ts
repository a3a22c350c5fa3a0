import {findStrings} from './find';
import type {JudgedPost, Sight} from './judged';
import {isSealed, type RollString} from './roll-string';
import {holdsRaw} from './thread-index';
import type {Reason} from './verdict';

/** What this browser's memory of a post says of one of its rolls: it was there at first sight, another stood in its place, or it was not there. */
export type Memory = Extract<Reason, {code: 'first-seen' | 'was'}> | {readonly code: 'absent'; readonly at: number};

/** Compares a roll with the first sight of its post. Undefined when this browser had never seen the post. */
export function memoryOf(string: RollString, raw: string, home: JudgedPost, sight: Sight | undefined): Memory | undefined {
	if (!sight) return undefined;
	const {raws, at} = sight;
	if (raws.includes(raw)) return {code: 'first-seen', at};

	const before = raws.find(old => !holdsRaw(home.found, old) && inSamePlace(old, string));
	return before === undefined ? {code: 'absent', at} : {code: 'was', before, at};
}

function inSamePlace(raw: string, string: RollString): boolean {
	const old = findStrings(raw)[0]?.string;
	if (old?.kind !== 'roll' || old.index !== string.index) return false;
	if (string.mode === 'i' || string.mode === 'o') return old.mode === string.mode && old.anchor === string.anchor;
	return isSealed(old);
}
