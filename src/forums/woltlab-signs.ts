import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** Each page's body names its template and the application it is of (header.tpl of github.com/WoltLab/WCF, 3.0 to 6.2). */
export const woltlabMarks = {body: 'body[id^="tpl_"][data-template][data-application]'} as const;

/** WoltLab Suite's pages. */
export const woltlabSigns: Signs = {
	id: forumId('woltlab'),
	recognises: ({root}) => root.querySelector(woltlabMarks.body) !== null,
};
