import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** Each page's body names what it does. */
export const smfMarks = {body: 'body#chrome[class*="action_"]'} as const;

/** SMF's pages, by their body. */
export const smfSigns: Signs = {
	id: forumId('smf'),
	recognises: ({root}) => root.querySelector(smfMarks.body) !== null,
};
