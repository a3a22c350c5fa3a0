import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/**
 * Templates may all be replaced; what stays is what the host itself writes into the head: its scripts, and one that tells who is
 * logged in (`{HOSTING_JS}` in each skin's overall_header, Etana/template; `_userdata`, as scripts for such boards read it).
 */
export const forumactifMarks = {
	script: 'head script[src*="illiweb.com/rs"]',
	told: 'head script:not([src])', // Any page has such: the words are checked
} as const;

/** The script that tells who reads the page. */
export const isTold = (script: Element): boolean => script.textContent?.includes('_userdata["session_logged_in"]') ?? false;

/** The pages of Forumactif, Forumotion and the host's other names, by their head. */
export const forumactifSigns: Signs = {
	id: forumId('forumactif'),
	recognises: ({root}) =>
		root.querySelector(forumactifMarks.script) !== null || Array.from(root.querySelectorAll(forumactifMarks.told)).some(isTold),
};
