import * as v from 'valibot';
import {namedMemberId, namedPostId, sheetId, site} from '../shared/ids';
import type {LoggedRoll, Settings, SitePrefs} from './records';
import {readShape} from './shape';

/** A text of at most so many characters. */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** Cut rather than refused: one long line in a post must not cost its neighbours their place in the notes. */
export const cut = (most: number) =>
	v.pipe(
		v.string(),
		v.transform(value => value.slice(0, most)),
	);
/** Milliseconds since 1970. */
export const moment = v.pipe(v.number(), v.integer(), v.minValue(0));
// `__proto__` as a key would set an object's prototype where a record is copied by assignment.
const safeKey = v.pipe(
	text(120),
	v.check(key => !(key in Object.prototype)),
);

/** A roll string: longer than any that fits the form. */
const string = text(1000);

export const postIdShape = v.pipe(
	v.string(),
	v.check(value => namedPostId(value) !== undefined),
	v.transform(value => namedPostId(value)!),
);
export const sheetIdShape = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/), v.transform(sheetId));
export const siteShape = v.pipe(
	text(300),
	v.regex(/^(?:\[[0-9a-f:.]+\]|[^\s/:]+)(?::\d{1,5})?(?:\/(?!\/)\S*)?$/i),
	v.transform(site),
);
/** A round in a question: whole, and exact in a double. */
export const roundShape = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const seenPostShape = v.object({
	post: postIdShape,
	author: cut(300),
	authorId: v.exactOptional(
		v.pipe(
			v.string(),
			v.check(value => namedMemberId(value) !== undefined),
		),
	),
	thread: v.exactOptional(text(300)),
	rolls: v.pipe(v.array(v.object({raw: string, line: cut(2000)})), v.maxLength(200)),
	at: moment,
});

export const notedPostShape = v.object({
	...seenPostShape.entries,
	clock: v.exactOptional(v.object({wall: v.pipe(v.number(), v.integer()), at: v.exactOptional(moment)})),
});

const finite = v.pipe(v.number(), v.finite());
const few = <Value extends v.GenericSchema>(value: Value) =>
	v.pipe(
		v.record(safeKey, value),
		v.check(record => Object.keys(record).length <= 200),
	);

/** What was settled for a move, from a page or a store. */
export const choicesShape = v.object({
	asks: few(v.union([finite, text(120)])),
	ticked: few(finite),
	spends: few(finite),
	difficulty: v.exactOptional(finite),
	free: v.pipe(
		v.array(v.object({name: text(200), dice: v.exactOptional(finite), flat: v.exactOptional(finite)})),
		v.maxLength(50),
	),
});

const waitingShape = v.object({
	move: text(40),
	choices: choicesShape,
	target: v.exactOptional(sheetIdShape),
	table: v.exactOptional(text(400)),
	line: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});

export const loggedRollShape = v.object({
	id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)),
	at: moment,
	site: siteShape,
	threadUrl: text(2000),
	thread: cut(300),
	sheet: v.exactOptional(sheetIdShape),
	who: cut(300),
	label: cut(300),
	line: cut(4000),
	raw: string,
	table: v.exactOptional(text(300)),
	changes: v.exactOptional(v.pipe(v.array(cut(400)), v.maxLength(200))),
	waiting: v.exactOptional(waitingShape),
});

/** A roll string before and after it was sealed anew. */
export const resealedShape = v.object({from: string, to: string});

export const settingsShape = v.object({
	lang: v.exactOptional(v.picklist(['fr', 'en'])),
	network: v.boolean(),
	witness: v.exactOptional(v.boolean()),
});

/** A zone by its name in the tz database, or an offset for the whole year in minutes. */
export const zoneTold = v.pipe(text(60), v.regex(/^(?:[+-]\d{1,3}|[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2})$/));
const zoneSight = v.object({
	minutes: v.pipe(v.number(), v.integer(), v.minValue(-12 * 60), v.maxValue(14 * 60)),
	at: moment,
	how: v.picklist(['own-post', 'page']),
});
export const siteZoneShape = v.object({
	told: v.exactOptional(zoneTold),
	seen: v.pipe(v.array(zoneSight), v.maxLength(10)),
	sent: v.exactOptional(v.object({raws: v.pipe(v.array(string), v.maxLength(50)), at: moment})),
});

export const sitePrefsShape = v.object({
	layout: v.picklist(['line', 'block', 'link']),
	mode: v.picklist(['s', 'i']),
	sheets: v.record(safeKey, sheetIdShape),
	verifyUrl: v.exactOptional(v.pipe(text(2000), v.regex(/^https?:\/\/\S+$/i))),
	folded: v.boolean(),
	zone: v.exactOptional(siteZoneShape),
});

/** Each reads one record from a store, a message or a file. */
export const readLoggedRoll = (value: unknown) => readShape<LoggedRoll>(loggedRollShape, value);
export const readSettings = (value: unknown) => readShape<Settings>(settingsShape, value);
export const readSitePrefs = (value: unknown) => readShape<SitePrefs>(sitePrefsShape, value);
