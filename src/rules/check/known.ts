import type {Known} from '../formula/names';
import {type Game, nameOf} from '../game';

/** Names that only stand in some places of a rulebook, by the beginning of the place. */
const LOCAL: readonly (readonly [place: RegExp, names: readonly string[]])[] = [
	[/^stats\[\d+\]\.modifier$|^things\[\d+\]\.stats\[\d+\]\.modifier$/, ['value']],
	[/^skillRules\./, ['stat', 'points', 'score', 'id']],
	[/^creation\.steps\[\d+\]\.(cost|max|min)$/, ['stat', 'points', 'score', 'id']],
	[/^creation\.steps\[\d+\]\.only$|^progression\.atLevel\[\d+\]\.pick\.only$/, ['this']],
	[/^catalogues\[\d+\]\.(entries\[\d+\]|each)\.(requires|adds)|^catalogues\[\d+\]\.fields\[\d+\]\.required$/, ['this']],
	[/^progression\.costs/, ['to', 'from', 'stat', 'points', 'score']],
	[/^progression\.(awards|improvement)/, ['ask', 'roll', 'score', 'points']],
	[/^builders\[\d+\]\.|\.offers\.|^moves\[\d+\]\.asks\[\d+\]\.only$/, ['build', 'this']],
	[/^moves\b|\.do\[/, ['val']],
	[
		/^(moves|spends|modifiers|cards)\b|\.modifiers\b|\.do\[|\.on(Empty|Full|End)\[/,
		['roll', 'ask', 'item', 'target', 'mod', 'difficulty', 'this', 'group', 'dist'],
	],
];

/** First names that take any second one, because what follows is not the rulebook's to know. */
const FREE = new Set(['roll', 'ask', 'item', 'target', 'mod', 'this', 'group', 'flag', 'build', 'val']);
const ALONE = new Set([
	'level',
	'xp',
	'spent',
	'money',
	'sessions',
	'months',
	'made',
	'value',
	'stat',
	'points',
	'score',
	'to',
	'from',
	'difficulty',
	'dist',
]);
const ALWAYS = ['level', 'xp', 'spent', 'money', 'sessions', 'months', 'made'];

/** What a formula at a place of the rulebook may read. */
export function knownAt(game: Game, place: string): Known {
	const local = new Set(LOCAL.filter(([pattern]) => pattern.test(place)).flatMap(([, names]) => names));
	const {book} = game;
	// The two sides of an encounter and the roles they hold, each with whatever a sheet, a roll or a flag has.
	const sides = place.startsWith('encounters')
		? new Set(['a', 'b', ...book.encounters.flatMap(one => one.roles.map(role => nameOf(role.id)))])
		: new Set<string>();
	const names = (pieces: readonly {readonly id: string}[]) => new Set(pieces.map(piece => nameOf(piece.id)));
	const entries = new Set(book.catalogues.flatMap(catalogue => catalogue.entries.map(entry => nameOf(entry.id))));
	const steps = names(book.creation.steps);
	const second: Readonly<Record<string, ReadonlySet<string> | 'any'>> = {
		skill:
			book.skillRules.open || book.catalogues.some(one => one.open || one.entries.some(entry => entry.opensSkill))
				? 'any'
				: names(book.skills),
		cond: names(book.conditions),
		list: names(book.lists),
		clock: 'any',
		thing: names(book.things),
		reserve: names(book.reserves),
		choice: steps,
		opt: names(book.options),
		has: book.catalogues.some(one => one.open) ? 'any' : entries,
		class: entries,
		balance: names(book.progression.balances ?? []),
		flag: 'any',
		budget: 'any',
		count: names(book.catalogues),
	};
	const plain = new Set([...game.stats.keys(), ...game.derived.keys(), ...game.tracks.keys()]);
	return {
		has(path) {
			const [first, next] = path as [string, string?];
			if (sides.has(first)) return next !== undefined;
			if (sides.size > 0 && first === 'pass') return path.length === 1;
			if (local.has(first) && (FREE.has(first) || path.length === 1)) return true;
			if (ALWAYS.includes(first)) return path.length === 1;
			const allowed = Object.hasOwn(second, first) ? second[first] : undefined;
			if (allowed) return next !== undefined && (allowed === 'any' || allowed.has(next));
			return plain.has(first) && (next === undefined || partsOf(game, first).has(next)) && path.length <= 2;
		},
		*names() {
			yield* plain;
			yield* ALWAYS;
			yield* [...local].filter(name => ALONE.has(name));
			for (const [first, allowed] of Object.entries(second))
				if (allowed !== 'any') for (const next of allowed) yield `${first}.${next}`;
		},
	};
}

const partsOf = (game: Game, name: string): ReadonlySet<string> =>
	game.stats.has(name) ? new Set(['base', 'mod', 'die']) : game.tracks.has(name) ? new Set(['max', 'lost', 'pct']) : new Set();
