import * as v from 'valibot';
import {seenPostShape} from '../wire/read-records';
import type {SeenPost} from '../wire/records';
import {readShape} from '../wire/shape';
import type {Decision} from './cupboard';

/** What was first seen of a post, and each change seen after it. */
const noteShape = v.object({first: seenPostShape, changes: v.array(seenPostShape)});
type Note = {readonly first: SeenPost; readonly changes: readonly SeenPost[]};

// A post that is edited at every visit must not fill the store.
const MOST_CHANGES = 20;

/** What is kept of a post seen now, beside what was seen before. A post never known with a roll is not noted. */
export function decideSeen(now: SeenPost, stored: unknown): Decision<SeenPost | undefined> {
	if (stored === undefined) {
		if (now.rolls.length === 0) return {do: 'leave', answer: undefined};
		return {do: 'put', value: {first: now, changes: []} satisfies Note, answer: undefined};
	}
	const note = readShape<Note>(noteShape, stored);
	if (!note.ok) return {do: 'leave', answer: undefined};
	const {first, changes} = note.value;
	const last = changes.at(-1) ?? first;
	if (sameRolls(last, now) || changes.length >= MOST_CHANGES) return {do: 'leave', answer: first};
	return {do: 'put', value: {first, changes: [...changes, now]} satisfies Note, answer: first};
}

const sameRolls = (one: SeenPost, other: SeenPost): boolean =>
	one.rolls.length === other.rolls.length &&
	one.rolls.every((roll, index) => roll.raw === other.rolls[index]?.raw && roll.line === other.rolls[index]?.line);
