import {stateAt} from '../../rules/history';
import type {Lang} from '../../shared/lang';
import type {Sheet} from '../../sheets/sheet';
import type {StoodSheet} from '../../sheets/taken';
import type {SeenSheet} from '../../wire/published';
import type {Library} from '../games/library';
import {tell} from './tell';

/** The versions of a published sheet, each as it stood. */
export async function stoodOf(
	library: Library,
	{author, authorId, versions}: SeenSheet,
	lang: Lang,
): Promise<readonly StoodSheet[]> {
	const stood: StoodSheet[] = [];
	for (const {sheet, since, approved, print} of versions) {
		const told = await tell(library, sheet, lang);
		if (!told.ok) continue;
		const whose = {author, ...(authorId !== undefined && {authorId})};
		const {numbers} = told.value;
		stood.push({name: sheet.name, ...whose, since, print, numbers, ...(approved !== undefined && {approved})});
	}
	return stood;
}

// What was changed longer ago is not told apart: an old roll may have been made with any of it.
const MOST_CHANGES = 40;
const MOVES_NUMBERS: ReadonlySet<string> = new Set([
	'stats',
	'points',
	'level',
	'entries',
	'classes',
	'choices',
	'conditions',
	'tracks',
]);

/** One's own sheet as it stood after each of its last changes: its history tells them. A sheet of free play has none, and stands as it is now. */
export async function stoodOfOwn(library: Library, sheet: Sheet, lang: Lang): Promise<readonly StoodSheet[]> {
	const {game} = sheet;
	const lines = (game?.history ?? [])
		.filter(({patches}) => patches.some(({path}) => MOVES_NUMBERS.has(path[0])))
		.slice(-MOST_CHANGES);
	const stood: StoodSheet[] = [];
	for (const at of game && lines.length > 0 ? lines.map(line => line.at) : [0]) {
		const then = game && lines.length > 0 ? {...sheet, game: {...game, state: stateAt(game.state, game.history, at)}} : sheet;
		const told = await tell(library, then, lang);
		if (told.ok) stood.push({name: sheet.name, since: at, print: told.value.print, numbers: told.value.numbers});
	}
	return stood;
}
