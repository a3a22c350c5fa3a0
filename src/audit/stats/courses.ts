import {nameOf} from '../../sheets/names';
import {numbersIn} from '../../sheets/taken';
import type {CharacterPoint} from '../../wire/characters';
import type {Tell} from '../json';
import type {AuditRoll} from '../roll';
import {timeOf} from './outcomes';
import {spendsIn} from './spends';

/** A number of a character at a moment; the post whose line told it, where no sheet did. Milliseconds since 1970. */
export type Point = {readonly at: number; readonly value: number; readonly post?: string};

/** How one number of a character went, in the order of time. `most`: the highest it could be at the end, for what has a top. */
export type Course = {readonly name: string; readonly points: readonly Point[]; readonly most?: number};

/** What posts and sheets tell of a character's numbers, for those that changed: what sheets name first comes first. */
export function coursesOf(rolls: readonly AuditRoll[], sheets: readonly CharacterPoint[], tell: Tell): readonly Course[] {
	const told = new Map<string, {name: string; most?: number; points: Point[]}>();
	const note = (name: string, point: Point, most?: number) => {
		const key = nameOf(name);
		const course = told.get(key) ?? {name, points: []};
		told.set(key, course);
		course.points.push(point);
		if (most !== undefined) course.most = most;
	};
	for (const {since, values} of [...sheets].sort((one, other) => one.since - other.since))
		for (const {name, value, most} of values) note(name, {at: since, value}, most);
	for (const roll of rolls) {
		const at = timeOf(roll);
		if (at === undefined) continue;
		const spends = new Set([...spendsIn(roll, tell).keys()].map(nameOf));
		for (const {name, value} of numbersIn(roll.line))
			if (!spends.has(nameOf(name))) note(name, {at, value, post: roll.post.gathered.id});
	}
	return [...told.values()].flatMap(inOrder);
}

/** The points of one number by time, without those that repeat the one before; nothing where it never changed. */
function inOrder({points, ...course}: Course): readonly Course[] {
	const sorted = [...points].sort((one, other) => one.at - other.at);
	const kept = sorted.filter((point, at) => {
		const isEdge = at === 0 || at === sorted.length - 1;
		return isEdge || sorted[at - 1]!.value !== point.value || sorted[at + 1]!.value !== point.value;
	});
	return kept.some(({value}) => value !== kept[0]!.value) ? [{...course, points: kept}] : [];
}
