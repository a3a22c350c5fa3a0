import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** Each page's body has it (`header` of core/install/vbulletin-style.xml of 5.0, and a saved page of a later board). */
export const vbulletin5Marks = {body: 'body#vb-page-body'} as const;

/** vBulletin 5's pages. */
export const vbulletin5Signs: Signs = {
	id: forumId('vbulletin5'),
	recognises: ({root}) => root.querySelector(vbulletin5Marks.body) !== null,
};
