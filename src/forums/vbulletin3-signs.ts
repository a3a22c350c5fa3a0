import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** The generator, which some boards take out, and the script that no page works without: both seen on saved pages of 3.8 boards. */
export const vbulletin3Marks = {
	generator: 'head meta[name="generator"][content^="vBulletin 3"]',
	script: 'head script[src*="clientscript/vbulletin_global.js"]',
} as const;

/** vBulletin 3's pages. */
export const vbulletin3Signs: Signs = {
	id: forumId('vbulletin3'),
	recognises: ({root}) => root.querySelector(`${vbulletin3Marks.generator}, ${vbulletin3Marks.script}`) !== null,
};
