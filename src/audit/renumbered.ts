import {type PostId, postOf} from '../shared/ids';
import {authorKey} from './authors';
import type {Finding} from './finding';
import {type AuditRoll, reasonOf} from './roll';

/** Rolls that it takes before anything is said, and the part of them that must be wrong. */
const ENOUGH = 8;
const MOST_OF = 0.8;

/**
 * One finding where nearly every roll of a thread, of several authors, names a post that is not there or bears another number than its dice: posts
 * get new numbers where a board is moved to other software, or a thread is copied. `isGone`: whether a post is surely not in the thread.
 */
export function ofRenumbering(rolls: readonly AuditRoll[], isGone: (post: PostId) => boolean): readonly Finding[] {
	const telling = rolls.filter(({verdict: {string, said}}) => string?.anchor !== undefined || said !== undefined);
	const namesGone = ({string}: AuditRoll['verdict']) => {
		const named = string?.anchor && postOf(string.anchor);
		return named !== undefined && isGone(named);
	};
	const wrong = telling.filter(({verdict}) => namesGone(verdict) || reasonOf(verdict, 'says') !== undefined);
	const authors = new Set(wrong.map(({post}) => authorKey(post)));
	if (telling.length < ENOUGH || authors.size < 2 || wrong.length < MOST_OF * telling.length) return [];
	return [{fact: {kind: 'renumbered', wrong: wrong.length, of: telling.length}}];
}
