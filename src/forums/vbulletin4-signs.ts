import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** headinclude of install/vbulletin-style.xml, 4.2.5: the generator, which some boards take out, and the script that no page works without. */
export const vbulletin4Marks = {
	generator: 'head meta[name="generator"][content^="vBulletin 4"]',
	script: 'head script[src*="clientscript/vbulletin-core.js"]',
} as const;

/** vBulletin 4's pages. */
export const vbulletin4Signs: Signs = {
	id: forumId('vbulletin4'),
	recognises: ({root}) => root.querySelector(`${vbulletin4Marks.generator}, ${vbulletin4Marks.script}`) !== null,
};
