import {discourse} from './discourse';
import {flarum} from './flarum';
import {fluxbb} from './fluxbb';
import type {Forum, Page} from './forum';
import {forumactif} from './forumactif';
import {invision} from './invision';
import {jcink} from './jcink';
import {mybb} from './mybb';
import {nodebb} from './nodebb';
import {phpbb} from './phpbb';
import {phpbb2} from './phpbb2';
import {plain} from './plain';
import {proboards} from './proboards';
import {punbb} from './punbb';
import {rpol} from './rpol';
import {forumOf} from './signs';
import {smf} from './smf';
import {vbulletin3} from './vbulletin3';
import {vbulletin4} from './vbulletin4';
import {vbulletin5} from './vbulletin5';
import {woltlab} from './woltlab';
import {xenforo} from './xenforo';

/** One file set each, with its signs in signs.ts. A door that loads no more than it needs takes the signs alone. */
export const forums: readonly Forum[] = [
	phpbb, //
	mybb,
	smf,
	fluxbb,
	punbb,
	nodebb,
	forumactif,
	phpbb2,
	vbulletin4,
	vbulletin3,
	vbulletin5,
	xenforo,
	discourse,
	flarum,
	invision,
	woltlab,
	jcink,
	proboards,
	rpol,
	plain,
];

/** The forum that reads a page; undefined where there is nothing to read and nowhere to write. */
export function forumFor(page: Page): Forum | undefined {
	const id = forumOf(page);
	return forums.find(forum => forum.id === id);
}
