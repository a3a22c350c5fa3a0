import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/**
 * Boards write their own templates; what stays is the host's: its scripts in the head, and its credit at the foot, which no board may take out. As saved by
 * those who draw such boards: DawnEggleton/JcinkSkinMocks, where both are served.
 */
export const jcinkMarks = {
	script: 'head script[src*="files.jcink.net/html/"]',
	credit: '.copyright a[href*="//jcink.com"]',
} as const;

/** The pages of boards that Jcink hosts, of any template. */
export const jcinkSigns: Signs = {
	id: forumId('jcink'),
	recognises: ({root}) =>
		root.querySelector(jcinkMarks.script) !== null ||
		Array.from(root.querySelectorAll(jcinkMarks.credit)).some(link => link.closest('.postcolor') === null),
};
