import {plain} from '../books/plain';
import {stateAt} from '../rules/history';
import type {Site} from '../shared/ids';
import type {Lang} from '../shared/lang';
import {viewWords} from '../shared/words/view';
import {nameOf} from '../sheets/names';
import type {Sheet} from '../sheets/sheet';
import type {CharacterPoint, CharacterValue} from '../wire/characters';
import type {Memory} from '../wire/memory';
import type {PublishedStore} from '../wire/published';
import type {Library} from './games/library';
import {openedAs, viewOf} from './games/open';

export type CharacterPorts = {readonly memory: Memory; readonly store: PublishedStore; readonly library: Library};
type Ask = {readonly site: Site; readonly names: readonly string[]; readonly lang: Lang};

/** The last changes of an own sheet that are gone through. */
const MOST_CHANGES = 60;
const MOVES: ReadonlySet<string> = new Set(['level', 'xp', 'tracks', 'stats', 'entries', 'classes', 'conditions']);

/** Characters of these names over time: as others published them on this board, and the reader's own by their histories. */
export async function charactersOver(
	{memory, store, library}: CharacterPorts,
	{site, names, lang}: Ask,
): Promise<readonly CharacterPoint[]> {
	const wanted = new Set(names.map(nameOf));
	const [published, own] = await Promise.all([store.list(), memory.listSheets()]);
	const versions = (published.ok ? published.value : [])
		.filter(one => one.site === site)
		.flatMap(({author, authorId, versions}) =>
			versions.map(({sheet, since}) => ({sheet, since, author, ...(authorId !== undefined && {authorId})})),
		);
	const mine = (own.ok ? own.value : []).filter(({name}) => wanted.has(nameOf(name))).flatMap(momentsOf);
	const points: CharacterPoint[] = [];
	for (const {sheet, ...point} of [...versions, ...mine]) {
		if (!wanted.has(nameOf(sheet.name))) continue;
		points.push({...point, name: sheet.name, values: await valuesOf(library, sheet, lang)});
	}
	return points;
}

/** An own sheet as it stood after each of its last changes. What has no history stands as it is now, from when it was last changed. */
function momentsOf(sheet: Sheet): readonly {readonly sheet: Sheet; readonly since: number}[] {
	const {game, changedAt} = sheet;
	const lines = (game?.history ?? []).filter(({patches}) => patches.some(({path}) => MOVES.has(path[0]))).slice(-MOST_CHANGES);
	if (!game || lines.length === 0) return [{sheet, since: changedAt}];
	const first = stateAt(game.state, game.history, lines[0]!.at - 1);
	const states = lines.map(({at}) => ({since: at, state: stateAt(game.state, game.history, at)}));
	return [{since: lines[0]!.at - 1, state: first}, ...states].map(({since, state}) => ({
		since,
		sheet: {...sheet, game: {...game, state}},
	}));
}

async function valuesOf(library: Library, sheet: Sheet, lang: Lang): Promise<readonly CharacterValue[]> {
	if (sheet.book === plain.id)
		return sheet.fields.flatMap(({kind, id, label}) => {
			const value = kind === 'number' ? sheet.numbers[id] : undefined;
			return value === undefined ? [] : [{name: label, value}];
		});
	const found = await library.find(sheet.book);
	if (!found.ok) return [];
	const {level, experience, tracks} = viewOf(openedAs(sheet, found.value, lang));
	const say = viewWords[lang];
	return [
		{name: say.level, value: level},
		{name: say.experience, value: experience.xp},
		...tracks.map(({name, value, max}) => ({name, value, most: max})),
	];
}
