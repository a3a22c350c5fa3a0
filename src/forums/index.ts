import type {Forum, Page} from './forum';
import {mybb} from './mybb';
import {phpbb} from './phpbb';
import {plainBeside} from './plain';
import {smf} from './smf';

const known: readonly Forum[] = [phpbb, mybb, smf];

/** In the order they are asked. The last takes any other page that has a field to write in. */
export const forums: readonly Forum[] = [...known, plainBeside(known)];

/** The forum that reads a page; undefined where there is nothing to read and nowhere to write. */
export const forumFor = (page: Page): Forum | undefined => forums.find(forum => forum.recognises(page));
