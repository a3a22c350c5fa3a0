import type {Amount, Label} from '../contract/basics';
import type {Offers, Which} from '../contract/builds';
import type {Derivation} from '../derive';
import {nameOf} from '../game';
import type {BuildRank} from '../state';
import {builderOf} from './bricks';
import {buildScope, type Contents, contentsOf, type Line} from './contents';

/** A line with its price: copies that are free, points it takes of the build's own, points that offers pay, points it gives back. */
export type PricedLine = Line & {
	readonly free: number;
	readonly points: number;
	readonly offered: number;
	readonly gives: number;
	/** What one more copy would take; undefined where nobody has said a price. */
	readonly each: number | undefined;
};
/** A cut for one brick alone: what it may be for, and what it is for now. */
export type Cut = {
	readonly key: string;
	readonly name: Label;
	readonly by: number;
	readonly choices: readonly Line[];
	readonly chosen: string | undefined;
};
export type Pool = {readonly key: string; readonly name: Label; readonly points: number; readonly used: number};

/** One rank of a build with all its prices. */
export type Reckoned = {
	readonly contents: Contents;
	readonly lines: readonly PricedLine[];
	/** Points that may be spent: the rank's, and those given back. */
	readonly total: number;
	readonly spent: number;
	readonly pools: readonly Pool[];
	readonly cuts: readonly Cut[];
};

type Offer<Kind extends keyof Offers> = Offers[Kind][number] & {readonly key: string; readonly name: Label};

/** What the character's entries offer of a kind, where the build meets the condition. */
function offersOf<Kind extends keyof Offers>(sheet: Derivation, contents: Contents, kind: Kind): readonly Offer<Kind>[] {
	const scope = buildScope(sheet, contents);
	return sheet.owned.flatMap(({catalogue, owned, entry}) =>
		(entry?.offers?.[kind] ?? []).flatMap((offer, index) =>
			sheet.game.holds(offer.when, scope)
				? [{...offer, key: `${catalogue}.${owned.entry}.${index}`, name: entry!.name} as Offer<Kind>]
				: [],
		),
	);
}

const within = (ids: readonly string[] | undefined, id: string): boolean =>
	ids === undefined || ids.some(one => nameOf(one) === nameOf(id));

/** Whether an offer is about a brick. */
export const isAbout = ({bricks, groups, categories, except}: Which, {brick}: Line): boolean =>
	within(bricks, brick.id) &&
	within(groups, brick.group) &&
	(categories === undefined || brick.categories.some(category => within(categories, category))) &&
	!(except ?? []).some(one => nameOf(one) === nameOf(brick.id));

const givesBack = ({builder}: Contents, {brick}: Line): boolean =>
	builder.groups.find(group => group.id === brick.group)?.gives ?? false;

/** Copies that cost nothing, by line: each offer is used once in a build, on the side where the brick comes first. */
function freeCopies(sheet: Derivation, contents: Contents): ReadonlyMap<string, number> {
	const left = new Map<string, number>();
	for (const {brick, count} of offersOf(sheet, contents, 'free'))
		left.set(nameOf(brick), (left.get(nameOf(brick)) ?? 0) + sheet.number(count));
	return new Map(
		contents.lines.map(line => {
			const free = Math.min(line.count, left.get(nameOf(line.brick.id)) ?? 0);
			left.set(nameOf(line.brick.id), (left.get(nameOf(line.brick.id)) ?? 0) - free);
			return [line.key, free];
		}),
	);
}

type Prices = {readonly points: Amount | undefined; readonly cut: number; readonly rise: number};

/** The price of the copy bought as the n-th, from 1; free copies are not counted. */
const priceOf = (sheet: Derivation, {points, cut, rise}: Prices, bought: number): number =>
	Math.max(0, sheet.number(points ?? 0) + rise * (bought - 1) - cut);

function pricesOf(sheet: Derivation, contents: Contents): (line: Line) => Prices {
	const always = offersOf(sheet, contents, 'cuts').filter(cut => !cut.once);
	const rise = sheet.number(contents.builder.rise);
	return line => ({
		points: line.brick.points,
		cut: always.filter(cut => isAbout(cut, line)).reduce((sum, cut) => sum + sheet.number(cut.by), 0),
		rise,
	});
}

type Costs = ReadonlyMap<string, {readonly cost: number; readonly dearest: number}>;

/** Cuts for one brick alone: the one that the player named, or else the dearest. */
function onceCuts(sheet: Derivation, contents: Contents, built: BuildRank, costs: Costs): readonly Cut[] {
	return offersOf(sheet, contents, 'cuts')
		.filter(cut => cut.once)
		.map(cut => {
			const choices = contents.lines.filter(line => isAbout(cut, line) && (costs.get(line.key)?.dearest ?? 0) > 0);
			const dearest = choices.toSorted((a, b) => costs.get(b.key)!.dearest - costs.get(a.key)!.dearest)[0];
			const named = choices.find(line => line.key === built.cuts[cut.key]);
			return {key: cut.key, name: cut.name, by: sheet.number(cut.by), choices, chosen: (named ?? dearest)?.key};
		});
}

/** Spends offered points first on what only they are for: each pays as much as it can, since what is left of it is lost. */
function spendPools(sheet: Derivation, contents: Contents, costs: Map<string, number>) {
	const offered = new Map<string, number>();
	const pools = offersOf(sheet, contents, 'points').map(pool => ({
		pool,
		lines: contents.lines.filter(line => isAbout(pool, line) && !givesBack(contents, line)),
	}));
	const used = pools
		.toSorted((a, b) => a.lines.length - b.lines.length)
		.map(({pool, lines}): Pool => {
			const points = sheet.number(pool.points);
			let left = points;
			for (const {key} of lines) {
				const pays = Math.min(left, costs.get(key) ?? 0);
				left -= pays;
				costs.set(key, (costs.get(key) ?? 0) - pays);
				offered.set(key, (offered.get(key) ?? 0) + pays);
			}
			return {key: pool.key, name: pool.name, points, used: points - left};
		});
	return {offered, used};
}

/** One rank of a build, from 1, with every price: what is free, what is cheaper, what offers pay, and what is left. Undefined where nobody knows the builder. */
export function reckon(sheet: Derivation, builderId: string, built: BuildRank, rank: number): Reckoned | undefined {
	const builder = builderOf(sheet, builderId);
	if (!builder) return undefined;
	const contents = contentsOf(sheet, builder, built, rank);
	const free = freeCopies(sheet, contents);
	const prices = pricesOf(sheet, contents);
	const costs = new Map<string, number>();
	const dearest = new Map<string, {cost: number; dearest: number}>();
	for (const line of contents.lines) {
		const bought = givesBack(contents, line) ? 0 : line.count - (free.get(line.key) ?? 0);
		const all = Array.from({length: bought}, (_, copy) => priceOf(sheet, prices(line), copy + 1));
		dearest.set(line.key, {cost: all.reduce((sum, price) => sum + price, 0), dearest: Math.max(0, ...all)});
		costs.set(line.key, dearest.get(line.key)!.cost);
	}
	const cuts = onceCuts(sheet, contents, built, dearest);
	for (const {chosen, by} of cuts)
		if (chosen !== undefined) costs.set(chosen, Math.max(0, costs.get(chosen)! - Math.min(by, dearest.get(chosen)!.dearest)));
	const {offered, used} = spendPools(sheet, contents, costs);
	const lines = contents.lines.map((line): PricedLine => {
		const freeOfIt = free.get(line.key) ?? 0;
		const gives = givesBack(contents, line) ? line.count * sheet.number(line.brick.points ?? 0) : 0;
		return {
			...line,
			free: freeOfIt,
			points: costs.get(line.key) ?? 0,
			offered: offered.get(line.key) ?? 0,
			gives,
			each: line.brick.points === undefined ? undefined : priceOf(sheet, prices(line), line.count - freeOfIt + 1),
		};
	});
	const sum = (pick: (line: PricedLine) => number) => lines.reduce((all, line) => all + pick(line), 0);
	const own = sheet.number(builder.ranks[rank - 1]?.points ?? 0);
	return {contents, lines, total: own + sum(line => line.gives), spent: sum(line => line.points), pools: used, cuts};
}
