import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** The root of each public page of 2.x. */
export const xenforoMarks = {root: 'html#XF[data-app="public"]'} as const;

/** XenForo 2's pages. */
export const xenforoSigns: Signs = {
	id: forumId('xenforo'),
	recognises: ({root}) => root.querySelector(xenforoMarks.root) !== null,
};
