import * as v from 'valibot';
import {MOST_RECEIPTS} from '../wire/draws';
import {
	loggedRollShape,
	notedPostShape,
	resealedShape,
	roundShape,
	settingsShape,
	sheetIdShape,
	sitePrefsShape,
	siteShape,
	zoneTold,
} from '../wire/read-records';
import {callAsks} from './calls';
import type {ServiceName} from './ports';

const upTo = <Item extends v.GenericSchema>(item: Item, most: number) => v.pipe(v.array(item), v.maxLength(most));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
// Between doors a message is copied: what was null may come as nothing at all.
const nothing = v.nullish(v.null());

/** The shape of each ask. Sheets have a reader of their own. */
export const asks = {
	...callAsks,
	'draws/get': v.object({rounds: upTo(roundShape, 200)}),
	'draws/receipts': v.object({
		receipts: upTo(v.object({round: roundShape, signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/))}), MOST_RECEIPTS),
	}),
	'seen/note': v.object({site: siteShape, posts: upTo(notedPostShape, 1000)}),
	'rolls/log': v.object({roll: loggedRollShape}),
	'rolls/reseal': v.object({
		site: siteShape,
		threadUrl: v.pipe(v.string(), v.maxLength(2000)),
		changes: upTo(resealedShape, 999),
	}),
	'rolls/recent': v.object({most: v.pipe(count, v.maxValue(500))}),
	'sheets/list': nothing,
	'sheet/get': v.object({id: sheetIdShape}),
	'sheet/put': v.object({sheet: v.unknown()}),
	'sheet/delete': v.object({id: sheetIdShape, revision: count}),
	'sheet/restore': v.object({sheet: v.unknown()}),
	'settings/get': nothing,
	'settings/put': v.object({settings: settingsShape}),
	'zones/on': v.object({host: v.pipe(v.string(), v.maxLength(300))}),
	'zone/tell': v.object({site: siteShape, told: v.nullable(zoneTold)}),
	'site/get': v.object({site: siteShape}),
	'site/put': v.object({site: siteShape, prefs: sitePrefsShape}),
	'store/broken': nothing,
} satisfies Readonly<Record<ServiceName, v.GenericSchema>>;
