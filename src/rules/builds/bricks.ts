import type {Label} from '../contract/basics';
import type {Brick, Builder} from '../contract/builds';
import type {Derivation} from '../derive';
import {nameOf} from '../game';
import type {OwnBrick} from '../state';

/** A brick as a character's table has it: the rulebook's, with what the table says of it, or the table's own. */
export type KnownBrick = Brick & {readonly own: boolean};

export const builderOf = ({game}: Derivation, id: string): Builder | undefined => game.builders.get(nameOf(id));

const filled = (brick: Brick, own: OwnBrick | undefined): KnownBrick => ({
	...brick,
	...(own?.points !== undefined && {points: own.points}),
	...(own?.most !== undefined && {most: own.most}),
	...(own?.turns !== undefined && {turns: own.turns}),
	...(own?.group !== undefined && {group: own.group}),
	...(own?.categories && {categories: own.categories}),
	...(own?.text !== undefined && {description: own.text}),
	own: false,
});

const added = (builder: Builder, own: OwnBrick): KnownBrick => ({
	id: own.id,
	name: own.name ?? own.id,
	...(own.text !== undefined && {description: own.text}),
	group: own.group ?? builder.groups[0]?.id ?? '',
	categories: own.categories ?? [],
	...(own.points !== undefined && {points: own.points}),
	most: own.most ?? 1,
	...(own.turns !== undefined && {turns: own.turns}),
	perSide: false,
	requires: [],
	do: [],
	own: true,
});

/** Every brick of a builder by the name that formulas use: the rulebook's first, then those that the table added. */
export const bricksOf = (sheet: Derivation, builder: Builder): ReadonlyMap<string, KnownBrick> =>
	sheet.once<ReadonlyMap<string, KnownBrick>>(`bricks ${builder.id}`, new Map(), () => allBricks(sheet, builder));

function allBricks({state}: Derivation, builder: Builder): ReadonlyMap<string, KnownBrick> {
	const said = new Map((state.bricks[builder.id] ?? []).map(own => [nameOf(own.id), own]));
	const known = builder.bricks.map(brick => [nameOf(brick.id), filled(brick, said.get(nameOf(brick.id)))] as const);
	const names = new Set(known.map(([name]) => name));
	const more = builder.open ? [...said].filter(([name]) => !names.has(name)) : [];
	return new Map([...known, ...more.map(([name, own]) => [name, added(builder, own)] as const)]);
}

/** Names of sides, for sentences. */
export const sideNames = ({sides}: Builder): readonly Label[] => sides.map(side => side.name);
