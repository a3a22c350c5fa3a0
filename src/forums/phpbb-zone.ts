import {fixedZone, namedZone, seasonalZone, unknownZone, type Zone, zoneSeen} from './clock';
import type {Page, Reader} from './forum';
import {lineOf} from './parts';
import {selectors} from './phpbb-selectors';
import {machineMoment} from './time';
import {readWall} from './wall';

const UTC = /\b(?:UTC|GMT)\b(?: ?([+\-−]) ?(\d{1,2})(?:[:.]?(\d{2}))?)?/;

/**
 * The zone in which this reader's pages are printed. 3.1 and later write `UTC+01:00` and the zone's name as its title; 3.0 writes
 * `UTC + 1 hour [ DST ]`, an offset that it keeps for every date. Failing that, a time printed both for machines and for people tells.
 */
export function zoneOf({root}: Page, reader: Reader): Zone {
	for (const element of root.querySelectorAll(selectors.zone)) {
		const match = UTC.exec(lineOf(element));
		if (!match) continue;
		const minutes = (match[1] === undefined || match[1] === '+' ? 1 : -1) * (Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0));
		const name = element.querySelector('span[title]')?.getAttribute('title');
		if (name === null || name === undefined) return fixedZone(minutes + summerTime(lineOf(element)));
		return namedZone(name) ?? (minutes === reader.offsetAt(reader.now) ? reader.offsetAt : seasonalZone(minutes, reader.now));
	}
	return zoneFromPairs(root, reader);
}

/** `[ DST ]`, `[ Heure d’été ]`: an hour more. */
const summerTime = (footer: string): number => (/\[.+\]/.test(footer) ? 60 : 0);

/** The first and the last post's, since clocks may have changed between them. */
function zoneFromPairs(root: Document, reader: Reader): Zone {
	const times = Array.from(root.querySelectorAll(selectors.machineTimes));
	const zones = [times.at(-1), times[0]].map(element => zoneFromPair(element, reader));
	return moment => zones[0]?.(moment) ?? zones[1]?.(moment);
}

function zoneFromPair(element: Element | undefined, reader: Reader): Zone {
	const moment = machineMoment(element?.getAttribute('datetime'));
	const wall = moment === undefined ? undefined : readWall(lineOf(element), {now: moment, order: 'dmy'});
	return wall === undefined || moment === undefined ? unknownZone : zoneSeen(wall, moment, reader);
}
