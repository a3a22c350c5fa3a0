import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** It has neither a generator nor a body with an id: its script, its foot, or the box around a thread's posts. */
export const mybbMarks = {
	container: 'body:not([id]) #posts_container', // Threads, and previews of a reply
	script: 'head script[src*="jscripts/general.js?ver=18"]',
	powered: 'body:not([id]) #copyright a[href*="//mybb.com"]',
} as const;

/** MyBB's pages. */
export const mybbSigns: Signs = {
	id: forumId('mybb'),
	recognises: ({root}) => root.querySelector(`${mybbMarks.container}, ${mybbMarks.script}, ${mybbMarks.powered}`) !== null,
};
