import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** No head, no id tells it: its outermost table and the menu in it, overall_header.tpl of subSilver and the styles made from it (branch 2.0.x of github.com/phpbb/phpbb). */
const MENU = 'body:not([id]) > table .bodyline a.mainmenu[href*="search.php"]';

/** phpBB 2's pages. */
export const phpbb2Signs: Signs = {
	id: forumId('phpbb2'),
	recognises: ({root}) => root.querySelector(MENU) !== null,
};
