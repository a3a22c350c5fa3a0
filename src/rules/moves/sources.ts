import type {Label} from '../contract/basics';
import type {Modifier} from '../contract/modifiers';
import type {Move} from '../contract/moves';
import type {Derivation} from '../derive';
import {entryScope} from '../entries';
import type {Scope} from '../formula/evaluate';
import type {Choices} from './choices';

/** Something that bears on a roll, by name, with what it does now. */
export type Source = {
	/** Tells it apart: `condition.blesse.0`, `entry.atouts.virtuose.0`. */
	readonly key: string;
	readonly name: Label;
	readonly description?: Label;
	readonly offered: boolean;
	/** Applies to this roll: by itself, or ticked. */
	readonly on: boolean;
	/** An offered one that may not be ticked now. */
	readonly closed: boolean;
	readonly times: number;
	readonly most: number;
	readonly dice: number;
	readonly flat: number;
	readonly edge: number;
	readonly difficulty: number;
	readonly extra?: string;
	readonly cap?: number;
	readonly faces?: string;
	/** What it costs to have it, once. */
	readonly cost: readonly {readonly track: string; readonly amount: number}[];
	readonly modifier: Modifier;
};

type Carried = {
	readonly key: string;
	readonly name: Label;
	readonly modifier: Modifier;
	readonly level: number;
	readonly scope?: Scope;
};

/** Whether a modifier concerns a move at all. */
const concerns = (modifier: Modifier, move: Move): boolean =>
	(modifier.moves === undefined || modifier.moves.includes(move.id)) &&
	(modifier.checks === undefined || modifier.checks.some(check => move.checks.includes(check)));

const EDGES: Readonly<Record<string, number>> = {'-1': -1, '1': 1, '+1': 1};

/** Every modifier that the character, the move and the game bring, in that order. */
function carried(sheet: Derivation, move: Move): readonly Carried[] {
	const conditions = sheet.conditions.flatMap(({condition, level}): readonly Carried[] => {
		const edge =
			condition.edge === undefined
				? []
				: [{edge: EDGES[String(condition.edge)] ?? Number(condition.edge), checks: condition.checks, offered: false} as Modifier];
		return [...edge, ...(condition.modifiers ?? [])].map((modifier, index) => ({
			key: `condition.${condition.id}.${index}`,
			name: modifier.name ?? condition.name,
			modifier,
			level,
		}));
	});
	const entries = sheet.owned.flatMap(({catalogue, owned, entry}): readonly Carried[] =>
		(entry?.modifiers ?? []).map((modifier, index) => ({
			key: `entry.${catalogue}.${owned.key}.${index}`,
			name: modifier.name ?? entry!.name,
			modifier,
			level: 1,
			scope: entryScope(sheet, catalogue, entry!),
		})),
	);
	const own = move.modifiers.map((modifier, index) => ({
		key: `move.${modifier.id ?? index}`,
		name: modifier.name ?? move.name,
		modifier,
		level: 1,
	}));
	const book = sheet.game.book.modifiers.map((modifier, index) => ({
		key: `book.${modifier.id ?? index}`,
		name: modifier.name ?? sheet.game.book.name,
		modifier,
		level: 1,
	}));
	return [...conditions, ...entries, ...own, ...book];
}

const ofLevel = (scope: Scope, level: number): Scope => ({
	...scope,
	read: (path, args) => (path.length === 2 && path[0] === 'this' && path[1] === 'level' ? level : scope.read(path, args)),
});

function weighed(sheet: Derivation, {key, name, modifier, level, scope: its}: Carried, choices: Choices): Source {
	const scope = its ?? ofLevel(sheet.scope, level);
	const number = (amount: Modifier['dice'], otherwise = 0) =>
		amount === undefined ? otherwise : sheet.game.number(amount, scope);
	const leave = sheet.game.holds(modifier.when, scope);
	const most = modifier.offered ? Math.max(0, number(modifier.times, 1)) : 1;
	const times = modifier.offered
		? leave
			? Math.min(most, Math.max(0, Math.trunc(choices.ticked[key] ?? 0)))
			: 0
		: leave
			? 1
			: 0;
	return {
		key,
		name,
		...(modifier.description !== undefined && {description: modifier.description}),
		offered: modifier.offered,
		on: times > 0,
		closed: modifier.offered && !leave,
		times,
		most,
		dice: number(modifier.dice) * Math.max(1, times),
		flat: number(modifier.flat) * Math.max(1, times),
		edge: number(modifier.edge),
		difficulty: number(modifier.difficulty) * Math.max(1, times),
		...(modifier.extra !== undefined && {extra: modifier.extra}),
		...(modifier.cap !== undefined && {cap: number(modifier.cap)}),
		...(modifier.faces !== undefined && {faces: modifier.faces}),
		cost: (modifier.cost ?? []).map(({track, amount}) => ({track, amount: number(amount)})),
		modifier,
	};
}

/** All that bears or may bear on a move. Those that do not apply and cannot be ticked even once are left out, and those that come to nothing. */
export function sourcesOf(sheet: Derivation, move: Move, choices: Choices): readonly Source[] {
	const known = carried(sheet, move)
		.filter(({modifier}) => concerns(modifier, move))
		.map(one => weighed(sheet, one, choices))
		.filter(source => source.on || (source.offered && source.most > 0));
	const free = choices.free.map(
		(one, index): Source => ({
			key: `free.${index}`,
			name: one.name,
			offered: false,
			on: true,
			closed: false,
			times: 1,
			most: 1,
			dice: one.dice ?? 0,
			flat: one.flat ?? 0,
			edge: 0,
			difficulty: 0,
			cost: [],
			modifier: {offered: false},
		}),
	);
	return [...known, ...free];
}

/** Whether a reader needs to know of a source: not of one that comes by itself, was to change numbers and comes to none now. */
export function isTold({offered, dice, flat, edge, difficulty, modifier}: Source): boolean {
	const {extra, cap, faces, cost} = modifier;
	const numbers = [modifier.dice, modifier.flat, modifier.edge, modifier.difficulty].some(amount => amount !== undefined);
	const others = [extra, cap, faces, cost].some(part => part !== undefined);
	return offered || others || !numbers || [dice, flat, edge, difficulty].some(by => by !== 0);
}
