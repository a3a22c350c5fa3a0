import {postId, sheetId, site} from '../../src/shared/ids';
import type {LoggedRoll, SeenPost} from '../../src/wire/records';

export const board = site('forum.example/jdr');

/** A post of these roll strings, seen at that moment. */
export const seen = (post: string, at: number, ...raws: string[]): SeenPost => ({
	post: postId(post)!,
	author: 'Ælin',
	rolls: raws.map(raw => ({raw, line: `Force ${raw}`})),
	at,
});

export const logged = (id: string, at: number): LoggedRoll => ({
	id,
	at,
	site: board,
	threadUrl: 'https://forum.example/jdr/viewtopic.php?t=5',
	thread: 'La taverne',
	sheet: sheetId('a'),
	who: 'Ælin',
	label: 'Force',
	line: 'Ælin, Force',
	raw: 'oss1-x',
});
