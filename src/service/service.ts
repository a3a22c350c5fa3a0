import type {Result} from '../shared/result';
import {readSheet} from '../sheets/read';
import type {Sheet} from '../sheets/sheet';
import {defaultPrefs} from '../wire/defaults';
import type {Handlers} from '../wire/messages';
import type {StoreProblem} from '../wire/records';
import {asks} from './asks';
import type {Beacon} from './beacon';
import {createCalls} from './calls';
import {drawsFrom} from './draws';
import {pinned} from './pinned';
import type {ServiceName, ServicePorts} from './ports';
import {badAsk, reading} from './reading';
import {receiptsFor} from './receipts';
import {relog} from './relog';
import {learnZone, noteSent, tellZone, withoutClock} from './zones';

/** Answers what needs no browser. Every ask is read by its shape first: a bad one gets a problem, or an empty answer where there is no place for one. */
export function createService(ports: ServicePorts, beacon: Beacon = pinned): Handlers<ServiceName> {
	const {memory, now} = ports;
	const draws = drawsFrom(ports, beacon);
	const receipts = receiptsFor(ports, beacon);
	return {
		...createCalls(memory, ports.moveNames),
		'draws/get': reading(
			asks['draws/get'],
			({rounds}) => draws(rounds),
			() => [],
		),
		'draws/receipts': reading(
			asks['draws/receipts'],
			ask => receipts(ask.receipts),
			() => [],
		),
		'seen/note': reading(
			asks['seen/note'],
			async ({site, posts}) => {
				await learnZone(memory, site, posts, now());
				return memory.noteSeen(site, posts.map(withoutClock));
			},
			() => [],
		),
		'rolls/log': reading(
			asks['rolls/log'],
			({roll}) => memory.logRoll(roll).then(() => null),
			() => null,
		),
		'rolls/reseal': reading(
			asks['rolls/reseal'],
			async ask => {
				await noteSent(
					memory,
					ask.site,
					ask.changes.map(({to}) => to),
					now(),
				);
				await relog(memory, ask);
				return null;
			},
			() => null,
		),
		'rolls/recent': reading(
			asks['rolls/recent'],
			({most}) => memory.recentRolls(most),
			() => [],
		),
		'sheets/list': reading(asks['sheets/list'], () => memory.listSheets(), badAsk),
		'sheet/get': reading(asks['sheet/get'], ({id}) => memory.getSheet(id), badAsk),
		'sheet/put': readingSheet(asks['sheet/put'], sheet => memory.putSheet({...sheet, changedAt: now()})),
		'sheet/delete': reading(asks['sheet/delete'], ({id, revision}) => memory.deleteSheet(id, revision), badAsk),
		'sheet/restore': readingSheet(asks['sheet/restore'], sheet => memory.restoreSheet(sheet)),
		'settings/get': reading(
			asks['settings/get'],
			() => memory.getSettings(),
			() => memory.getSettings(),
		),
		'settings/put': reading(asks['settings/put'], ({settings}) => memory.putSettings(settings), badAsk),
		'site/get': reading(
			asks['site/get'],
			({site}) => memory.getSitePrefs(site),
			() => defaultPrefs,
		),
		'site/put': reading(asks['site/put'], ({site, prefs}) => memory.putSitePrefs(site, prefs), badAsk),
		'zones/on': reading(
			asks['zones/on'],
			({host}) => memory.zonesOn(host),
			() => [],
		),
		'zone/tell': reading(
			asks['zone/tell'],
			({site, told}) => tellZone(memory, site, told),
			() => null,
		),
		'store/broken': reading(
			asks['store/broken'],
			() => memory.listBroken(),
			() => [],
		),
	};
}

const readingSheet = (shape: (typeof asks)['sheet/put'], answer: (sheet: Sheet) => Promise<Result<Sheet, StoreProblem>>) =>
	reading(
		shape,
		async (ask): Promise<Result<Sheet, StoreProblem>> => {
			const read = readSheet(ask.sheet);
			return read.ok ? answer(read.value) : badAsk('where' in read.error ? read.error.where : '.');
		},
		badAsk,
	);
