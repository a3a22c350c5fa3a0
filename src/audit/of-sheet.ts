import {type StoodSheet, takenOtherwise} from '../sheets/taken';
import type {Finding} from './finding';
import {whose} from './of-rolls';
import {type AuditRoll, riderIn} from './roll';

/** Where a line took another number than the sheet had when the roll was made. */
export function ofSheet(roll: AuditRoll, stood: readonly StoodSheet[]): readonly Finding[] {
	const {who, line, post, text} = roll;
	const {author, authorId, time} = post;
	const at = time === undefined || time.kind === 'floating' ? undefined : time.at;
	const taken = takenOtherwise(stood, {who, line, author, authorId, at, print: riderIn(roll, 'f')});
	return taken.map(one => ({...whose(post), string: text, fact: {kind: 'sheet', taken: one}}));
}
