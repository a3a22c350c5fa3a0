import * as v from 'valibot';
import {captionAmong} from '../../seal/caption';
import {sheetId} from '../../shared/ids';
import type {Lang} from '../../shared/lang';
import {fail, ok, type Result} from '../../shared/result';
import {MOST_PUBLISHED, publicState, readPublished, writePublished} from '../../sheets/published';
import {sayPublished} from '../../sheets/say-published';
import {sayOtherwise} from '../../sheets/say-taken';
import type {Sheet} from '../../sheets/sheet';
import {type StoodSheet, takenOtherwise} from '../../sheets/taken';
import {differencesOf} from '../../sheets/told';
import type {GameProblem} from '../../wire/games';
import type {Memory} from '../../wire/memory';
import type {Ask, Handlers} from '../../wire/messages';
import {
	MOST_VERSIONS,
	type PublishedName,
	type PublishedStore,
	publisher,
	type SeenSheet,
	type SeenVersion,
} from '../../wire/published';
import {moment, postIdShape, sheetIdShape, siteShape, text} from '../../wire/read-records';
import type {StoreProblem} from '../../wire/records';
import type {Library} from '../games/library';
import {refuse} from '../games/refuse';
import {badAsk, reading} from '../reading';
import {stoodOf, stoodOfOwn} from './stood';
import {gameName, keptBack, type Told, tell} from './tell';

const lang = v.picklist(['fr', 'en']);
const print = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));
const key = text(800);
const carried = text(MOST_PUBLISHED);
const url = v.pipe(text(2000), v.regex(/^https?:\/\/\S+$/i));

/** The shape of each ask about published sheets. */
export const publishedAsks = {
	'published/write': v.object({id: sheetIdShape, long: v.boolean(), lang}),
	'published/look': v.object({...publisher, text: carried, lang}),
	'published/keep': v.object({...publisher, text: carried, post: postIdShape, url, since: v.exactOptional(moment), lang}),
	'published/list': v.object({lang}),
	'published/show': v.object({key, print, lang}),
	'published/approve': v.object({key, print, approved: v.boolean()}),
	'published/drop': v.object({key}),
	'published/numbers': v.object({site: siteShape, lang}),
	'published/against': v.object({
		...publisher,
		line: text(4000),
		at: v.exactOptional(moment),
		print: v.exactOptional(text(40)),
		lang,
	}),
} satisfies Readonly<Record<PublishedName, v.GenericSchema>>;

type Ports = {readonly memory: Memory; readonly store: PublishedStore; readonly library: Library; now(): number};

/** One's own sheet for a post: without its history, and without what is the GM's alone. */
async function write(
	{memory, library}: Ports,
	ask: Ask<'published/write'>,
): Promise<Result<{text: string; told: Told['told']}, GameProblem>> {
	const found = await memory.getSheet(sheetId(ask.id));
	if (!found.ok) return found;
	if (!found.value) return fail({code: 'store/gone', name: ask.id});
	const {game, texts, ...facts} = found.value;
	const leaveOut = await keptBack(library, found.value, ask.long);
	const sheet: Sheet = {
		...facts,
		texts: ask.long ? texts : {},
		...(game && {game: {state: publicState(game.state, leaveOut), history: []}}),
	};
	const told = await tell(library, sheet, ask.lang);
	return told.ok ? ok({text: writePublished(sheet), told: told.value.told}) : told;
}

const keyOf = ({site, author, authorId}: Ask<'published/look'>, sheet: Sheet): string =>
	`${site} ${authorId === undefined ? `name ${author}` : `id ${authorId}`} ${sheet.id}`;

const kept = async (store: PublishedStore, wanted: string): Promise<Result<SeenSheet | undefined, StoreProblem>> => {
	const listed = await store.list();
	return listed.ok ? ok(listed.value.find(one => one.key === wanted)) : listed;
};

async function look({store, library}: Ports, ask: Ask<'published/look'>) {
	const read = readPublished(ask.text);
	if (!read.ok) return refuse(sayPublished(read.error, ask.lang));
	const told = await tell(library, read.value, ask.lang);
	if (!told.ok) return told;
	const key = keyOf(ask, read.value);
	const before = await kept(store, key);
	if (!before.ok) return before;
	const {numbers: _, ...shown} = told.value;
	const last = before.value?.versions.at(-1);
	const old = last && (await tell(library, last.sheet, ask.lang));
	if (!last || !old?.ok) return ok({...shown, key, kept: 'no' as const, differences: []});
	const isThis = before.value!.versions.some(version => isSame(version.sheet, read.value));
	return ok({
		...shown,
		key,
		kept: isThis ? ('this' as const) : ('others' as const),
		differences: differencesOf(old.value.told, shown.told),
		before: {kept: last.kept, ...(last.approved !== undefined && {approved: last.approved})},
	});
}

const isSame = (one: Sheet, other: Sheet): boolean => writePublished(one) === writePublished(other);

/** With one more version, in the order in which they hold. */
function withVersion(versions: readonly SeenVersion[], next: SeenVersion): readonly SeenVersion[] {
	const all = [...versions, next].sort((one, other) => one.since - other.since);
	if (all.length <= MOST_VERSIONS) return all;
	const least = all.findIndex(({approved}) => approved === undefined);
	return all.toSpliced(Math.max(0, least), 1);
}

async function keep({store, library, now}: Ports, ask: Ask<'published/keep'>): Promise<Result<null, GameProblem>> {
	const read = readPublished(ask.text);
	if (!read.ok) return refuse(sayPublished(read.error, ask.lang));
	const sheet = read.value;
	const told = await tell(library, sheet, ask.lang);
	if (!told.ok) return told;
	const {site, author, authorId, post, url: address} = ask;
	const name = keyOf(ask, sheet);
	const changed = await store.change(name, before => {
		if (before?.versions.some(version => isSame(version.sheet, sheet))) return undefined;
		// A post that held another version before was changed since: this one holds from now.
		const since = before?.versions.some(version => version.post === post) ? now() : (ask.since ?? now());
		const next: SeenVersion = {sheet, print: told.value.print, post, url: address, since, kept: now()};
		const versions = withVersion(before?.versions ?? [], next);
		return {key: name, site, author, ...(authorId !== undefined && {authorId}), versions};
	});
	return changed.ok ? ok(null) : changed;
}

async function list({store, library}: Ports, ask: Ask<'published/list'>) {
	const listed = await store.list();
	if (!listed.ok) return listed;
	return ok(
		await Promise.all(
			listed.value.map(async ({key: name, site, author, versions}) => {
				const {sheet} = versions.at(-1)!;
				const game = await gameName(library, sheet.book, ask.lang);
				return {key: name, site, author, name: sheet.name, game, versions: versions.map(({sheet: _, ...rest}) => rest).reverse()};
			}),
		),
	);
}

async function show({store, library}: Ports, ask: Ask<'published/show'>) {
	const found = await kept(store, ask.key);
	if (!found.ok) return found;
	const versions = found.value?.versions ?? [];
	const at = versions.findIndex(version => version.print === ask.print);
	const version = versions[at];
	if (!version) return fail<GameProblem>({code: 'store/gone', name: ask.key});
	const told = await tell(library, version.sheet, ask.lang);
	if (!told.ok) return told;
	const before = versions[at - 1];
	const old = before && (await tell(library, before.sheet, ask.lang));
	const {numbers: _, ...shown} = told.value;
	return ok({...shown, differences: old?.ok ? differencesOf(old.value.told, shown.told) : []});
}

function approve({store, now}: Ports, ask: Ask<'published/approve'>) {
	const at = now();
	return store.change(
		ask.key,
		before =>
			before && {
				...before,
				versions: before.versions.map(version => {
					if (version.print !== ask.print) return version;
					const {approved: _, ...rest} = version;
					return ask.approved ? {...rest, approved: at} : rest;
				}),
			},
	);
}

/** Sheets as they stood: those published on a board, and the reader's own. Two own sheets of one name are told apart by nobody: neither is used. */
async function numbers({memory, store, library}: Ports, site: string, said: Lang): Promise<readonly StoodSheet[]> {
	const [listed, own] = await Promise.all([store.list(), memory.listSheets()]);
	const published = listed.ok ? listed.value.filter(one => one.site === site) : [];
	const names = (own.ok ? own.value : []).map(({name}) => name);
	const mine = own.ok ? own.value.filter(({name}) => names.indexOf(name) === names.lastIndexOf(name)) : [];
	const stood = [...published.map(one => stoodOf(library, one, said)), ...mine.map(one => stoodOfOwn(library, one, said))];
	return (await Promise.all(stood)).flat();
}

async function against(ports: Ports, ask: Ask<'published/against'>): Promise<readonly string[]> {
	const {line, site, lang: said} = ask;
	const stood = await numbers(ports, site, said);
	const {who} = captionAmong([ask.author, ...stood.map(({name}) => name)])(line);
	return takenOtherwise(stood, {...ask, who}).map(one => sayOtherwise(one, said));
}

const empty = (answer: Result<unknown, StoreProblem>): Result<null, StoreProblem> => (answer.ok ? ok(null) : answer);

/** Answers what is asked about published sheets. */
export const createPublished = (ports: Ports): Handlers<PublishedName> => ({
	'published/write': reading(publishedAsks['published/write'], ask => write(ports, ask), badAsk),
	'published/look': reading(publishedAsks['published/look'], ask => look(ports, ask), badAsk),
	'published/keep': reading(publishedAsks['published/keep'], ask => keep(ports, ask), badAsk),
	'published/list': reading(publishedAsks['published/list'], ask => list(ports, ask), badAsk),
	'published/show': reading(publishedAsks['published/show'], ask => show(ports, ask), badAsk),
	'published/approve': reading(publishedAsks['published/approve'], async ask => empty(await approve(ports, ask)), badAsk),
	'published/drop': reading(
		publishedAsks['published/drop'],
		async ask => empty(await ports.store.change(ask.key, () => null)),
		badAsk,
	),
	'published/numbers': reading(
		publishedAsks['published/numbers'],
		ask => numbers(ports, ask.site, ask.lang),
		() => [],
	),
	'published/against': reading(
		publishedAsks['published/against'],
		ask => against(ports, ask),
		() => [],
	),
});
