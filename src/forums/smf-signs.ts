import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** 2.1: each page's body names what it does. 2.0: the default theme's script, which every theme loads, with the edition's name (index.template.php). */
export const smfMarks = {
	body: 'body#chrome[class*="action_"]',
	script: 'head script[src*="/scripts/script.js?fin20"]',
} as const;

/** SMF's pages. */
export const smfSigns: Signs = {
	id: forumId('smf'),
	recognises: ({root}) => root.querySelector(`${smfMarks.body}, ${smfMarks.script}`) !== null,
};
