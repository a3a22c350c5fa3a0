import type {Lang} from '../shared/lang';
import {viewWords} from '../shared/words/view';
import type {Label, Moment} from './contract/basics';
import type {Derivation} from './derive';
import {nameOf} from './game';
import {labelIn} from './say';

/** `+2`, `−1`, with the true minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${Math.abs(value)}` : `+${value}`);

/** Words of a rulebook, or nothing where it has none. */
export const proseIn = (text: Label | undefined, lang: Lang): string => (text === undefined ? '' : labelIn(text, lang));

export const momentIn = (moment: Moment, lang: Lang): string => viewWords[lang][moment === 'level' ? 'levelUp' : moment];

/** What a name in a formula is called: the piece's own name; undefined for what belongs to no piece. */
export function nameIn(sheet: Derivation, path: readonly string[], lang: Lang): string | undefined {
	const [first, second] = path as [string, string | undefined];
	const {game} = sheet;
	const piece =
		game.stats.get(first) ??
		game.derived.get(first) ??
		game.tracks.get(first) ??
		(first === 'skill' && second !== undefined ? sheet.skills.get(second) : undefined) ??
		(first === 'cond' && second !== undefined ? game.conditions.get(second) : undefined);
	if (piece) return labelIn(piece.name, lang);
	if (first === 'level') return viewWords[lang].level.toLowerCase();
	return first === 'xp' ? viewWords[lang].experience.toLowerCase() : undefined;
}

/** The name of a stat, a skill, a condition, a move or a track, by its id; the id where the rulebook has none of that name. */
export function pieceName(sheet: Derivation, id: string, lang: Lang): string {
	const {game} = sheet;
	const key = nameOf(id);
	const piece =
		game.stats.get(key) ??
		sheet.skills.get(key) ??
		game.conditions.get(key) ??
		game.moves.get(key) ??
		game.tracks.get(key) ??
		game.derived.get(key);
	return piece ? labelIn(piece.name, lang) : id;
}

/** What kinds of roll are called: a piece by its name, any other kind by the moves that are of it. */
export function checkNames(sheet: Derivation, checks: readonly string[], lang: Lang): string {
	const names = checks.flatMap(check => {
		const name = pieceName(sheet, check, lang);
		const moves = name === check ? sheet.game.book.moves.filter(move => move.checks.includes(check)) : [];
		return moves.length > 0 ? moves.map(move => labelIn(move.name, lang)) : [name];
	});
	return [...new Set(names)].join(', ');
}
