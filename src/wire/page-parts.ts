export type {PagePart} from './read-page-parts';

import type {PagePart} from './read-page-parts';

/** The file of a script that is loaded on demand: `marks-fr.js`, `panel-en.js`, `forum-….js`, `turn.js`. */
export function fileOf(asked: PagePart): string {
	const apart = 'forum' in asked ? `-${asked.forum}` : 'lang' in asked ? `-${asked.lang}` : '';
	return `${asked.part}${apart}.js`;
}
