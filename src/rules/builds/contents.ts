import type {Builder} from '../contract/builds';
import type {Derivation} from '../derive';
import type {Scope} from '../formula/evaluate';
import type {Value} from '../formula/formula';
import {nameOf} from '../game';
import type {BuildRank} from '../state';
import {bricksOf, type KnownBrick} from './bricks';

/** One brick of a build, with the side it is an effect of or was bought for; the empty text where it is on neither. */
export type Line = {readonly key: string; readonly brick: KnownBrick; readonly side: string; readonly count: number};

/** What one rank of a build holds. Bricks that nobody knows are told apart. */
export type Contents = {
	readonly builder: Builder;
	readonly rank: number;
	readonly lines: readonly Line[];
	readonly strangers: readonly string[];
};

const sideOf = (builder: Builder, brick: KnownBrick, side: string | undefined): string =>
	brick.perSide ? (side ?? '') : (builder.groups.find(group => group.id === brick.group)?.side ?? '');

/** Tells a brick of one side apart from the same brick of the other: `distance.attaque`. */
export const lineKey = (brick: string, side: string): string => (side === '' ? brick : `${brick}.${side}`);

/** Reads what stands on the sheet; copies of one brick on one side are one line. `rank` counts from 1. */
export function contentsOf(sheet: Derivation, builder: Builder, built: BuildRank, rank: number): Contents {
	const known = bricksOf(sheet, builder);
	const lines = new Map<string, Line>();
	const strangers: string[] = [];
	for (const {brick: id, side: given, count} of built.bricks) {
		const brick = known.get(nameOf(id));
		if (!brick) {
			strangers.push(id);
			continue;
		}
		const side = sideOf(builder, brick, given);
		const key = lineKey(brick.id, brick.perSide ? side : '');
		lines.set(key, {key, brick, side, count: count + (lines.get(key)?.count ?? 0)});
	}
	return {builder, rank, lines: [...lines.values()], strangers};
}

const copies = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.count, 0);

/** Whether a line is an effect of its side, and not something that only changes how the side reaches. */
const isEffect = ({builder}: Contents, {brick}: Line): boolean =>
	builder.groups.find(group => group.id === brick.group)?.side !== undefined;

/** Bricks of a side that last. */
export const lasting = ({lines}: Contents, side: string): number =>
	lines.filter(line => line.side === side && line.brick.turns !== undefined).length;

/** What `@build` and what follows it stands for: `rank`, `brick.id`, `brick.id.side`, `group.id`, `category.id`, `side.id`, `targets.id`, `lasting.id`, `turns.id`. Undefined where it names nothing. */
export function readContents(contents: Contents, sheet: Derivation, path: readonly string[]): Value | undefined {
	const {lines, builder, rank} = contents;
	const [part, name = '', side] = path;
	const of = (test: (line: Line) => boolean) => copies(lines.filter(test));
	switch (part) {
		case 'rank':
			return rank;
		case 'brick':
			return of(line => nameOf(line.brick.id) === name && (side === undefined || nameOf(line.side) === side));
		case 'group':
			return of(line => nameOf(line.brick.group) === name);
		case 'category':
			return of(line => line.brick.categories.some(category => nameOf(category) === name));
		case 'side':
			return of(line => nameOf(line.side) === name && isEffect(contents, line));
		case 'targets':
			return targetsOf(contents, sheet, name);
		case 'turns':
			return longer(contents, sheet, name);
		case 'lasting':
			return builder.sides.some(one => nameOf(one.id) === name) ? lasting(contents, idOfSide(builder, name)) : 0;
		case 'ranged':
			return lines.some(line => nameOf(line.side) === name && line.brick.range !== undefined) ? 1 : 0;
		default:
			return undefined;
	}
}

const idOfSide = (builder: Builder, name: string): string => builder.sides.find(one => nameOf(one.id) === name)?.id ?? '';

/** How many targets a side reaches. */
export function targetsOf({builder, lines}: Contents, sheet: Derivation, side: string): number {
	const known = builder.sides.find(one => nameOf(one.id) === nameOf(side));
	if (!known) return 0;
	return lines
		.filter(line => line.side === known.id)
		.reduce((sum, {brick, count}) => sum + count * sheet.number(brick.targets ?? 0), sheet.number(known.targets));
}

/** Turns that a side's lasting bricks last beyond their own. */
export const longer = ({lines}: Contents, sheet: Derivation, side: string): number =>
	lines
		.filter(line => nameOf(line.side) === nameOf(side))
		.reduce((sum, {brick, count}) => sum + count * sheet.number(brick.lengthens ?? 0), 0);

/** How long a line's effect lasts; undefined for one that does not last. */
export function turnsOf(contents: Contents, sheet: Derivation, {brick, side}: Line): number | undefined {
	return brick.turns === undefined ? undefined : sheet.number(brick.turns) + (side === '' ? 0 : longer(contents, sheet, side));
}

/** The sheet's formulas with `@build` for what is built, and `@this` for one of its lines. */
export function buildScope(sheet: Derivation, contents: Contents, line?: Line): Scope {
	return {
		...sheet.scope,
		read: (path, args) => {
			const [first, part] = path;
			if (first === 'build') return readContents(contents, sheet, path.slice(1));
			return first === 'this' && line ? readLine(contents, sheet, line, part) : sheet.scope.read(path, args);
		},
	};
}

/** What `@this` is in a brick's own formulas: `count`, `side`, `turns`, `lasting`, and `effects` of its side. */
export function readLine(contents: Contents, sheet: Derivation, line: Line, part: string | undefined): Value | undefined {
	switch (part) {
		case 'count':
			return line.count;
		case 'side':
			return line.side;
		case 'turns':
			return turnsOf(contents, sheet, line) ?? 0;
		case 'lasting':
			return lasting(contents, line.side);
		case 'effects':
			return copies(contents.lines.filter(one => one.side === line.side && isEffect(contents, one)));
		default:
			return undefined;
	}
}
