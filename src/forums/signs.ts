import type {ForumId} from '../shared/ids';
import {discourseSigns} from './discourse-signs';
import {flarumSigns} from './flarum-signs';
import {fluxbbSigns} from './fluxbb-signs';
import type {Page, Signs} from './forum';
import {forumactifSigns} from './forumactif-signs';
import {invisionSigns} from './invision-signs';
import {jcinkSigns} from './jcink-signs';
import {mybbSigns} from './mybb-signs';
import {nodebbSigns} from './nodebb-signs';
import {phpbbSigns} from './phpbb-signs';
import {phpbb2Signs} from './phpbb2-signs';
import {plainSigns} from './plain-signs';
import {proboardsSigns} from './proboards-signs';
import {punbbSigns} from './punbb-signs';
import {rpolSigns} from './rpol-signs';
import {smfSigns} from './smf-signs';
import {vbulletin3Signs} from './vbulletin3-signs';
import {vbulletin4Signs} from './vbulletin4-signs';
import {vbulletin5Signs} from './vbulletin5-signs';
import {woltlabSigns} from './woltlab-signs';
import {xenforoSigns} from './xenforo-signs';

/** Of every forum in index.ts but the plain fallback, in the order they are asked. */
export const known: readonly Signs[] = [
	phpbbSigns, //
	mybbSigns,
	smfSigns,
	fluxbbSigns,
	punbbSigns,
	nodebbSigns,
	forumactifSigns,
	phpbb2Signs,
	vbulletin4Signs,
	vbulletin3Signs,
	vbulletin5Signs,
	xenforoSigns,
	discourseSigns,
	flarumSigns,
	invisionSigns,
	woltlabSigns,
	jcinkSigns,
	proboardsSigns,
	rpolSigns,
];

/** Which forum's file reads a page: that of the first that recognises it, or the plain one if it can be written on. Undefined where there is nothing to read and nowhere to write. */
export function forumOf(page: Page): ForumId | undefined {
	const found = known.find(each => each.recognises(page));
	return found?.id ?? (plainSigns.recognises(page) ? plainSigns.id : undefined);
}
