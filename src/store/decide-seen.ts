import * as v from 'valibot';
import {seenPostShape} from '../wire/read-records';
import type {SeenNote, SeenPost} from '../wire/records';
import {readShape} from '../wire/shape';
import type {Decision} from './cupboard';

const noteShape = v.object({
	first: seenPostShape,
	changes: v.array(seenPostShape),
	thread: v.exactOptional(v.string()),
});

/** Reads what is kept of a post. */
export const readNote = (stored: unknown) => readShape<SeenNote>(noteShape, stored);

// A post that is edited at every visit must not fill the store.
const MOST_CHANGES = 20;

/** What is kept of a post seen now, beside what was seen before; answers how it was seen first. A post never known with a roll is not noted, and not answered. */
export function decideSeen(now: SeenPost, stored: unknown): Decision<SeenPost | undefined> {
	const put = (note: SeenNote, answer?: SeenPost): Decision<SeenPost | undefined> => {
		const thread = now.thread ?? note.thread;
		return {do: 'put', value: {...note, ...(thread !== undefined && {thread})} satisfies SeenNote, answer};
	};
	if (stored === undefined) {
		return now.rolls.length === 0 ? {do: 'leave', answer: undefined} : put({first: now, changes: []}, now);
	}
	const read = readNote(stored);
	if (!read.ok) return {do: 'leave', answer: undefined};
	const note = read.value;
	const {first, changes} = note;
	const last = changes.at(-1) ?? first;
	if (!sameRolls(last, now) && changes.length < MOST_CHANGES) return put({...note, changes: [...changes, now]}, first);
	// A topic may be split or moved: where the post stands now is where it will be missed.
	const moved = now.thread !== undefined && now.thread !== note.thread;
	return moved ? put(note, first) : {do: 'leave', answer: first};
}

const sameRolls = (one: SeenPost, other: SeenPost): boolean =>
	one.rolls.length === other.rolls.length &&
	one.rolls.every((roll, index) => roll.raw === other.rolls[index]?.raw && roll.line === other.rolls[index]?.line);
