import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** Forumactif's copy of prosilver has the id without the class. */
export const phpbbMarks = {body: 'body#phpbb[class*="section-"]'} as const;

/** phpBB's pages, by their body. */
export const phpbbSigns: Signs = {
	id: forumId('phpbb'),
	recognises: ({root}) => root.querySelector(phpbbMarks.body) !== null,
};
