import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** Each public page's body has it (globalTemplate of core, 4 and 5). */
export const invisionMarks = {body: 'body.ipsApp_front'} as const;

/** Invision Community's pages. */
export const invisionSigns: Signs = {
	id: forumId('invision'),
	recognises: ({root}) => root.querySelector(invisionMarks.body) !== null,
};
