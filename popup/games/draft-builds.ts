import {emptyRank, freeBuildKey} from '../../src/rules/builds/keys';
import type {Build, BuildRank, OwnBrick, State} from '../../src/rules/state';
import type {BuilderView} from '../../src/rules/view';

/** A build of which nothing is decided but its name. */
export const newBuild = (builds: readonly Build[], builder: string, name: string): Build => ({
	key: freeBuildKey(builds),
	builder,
	name,
	ranks: [emptyRank],
	done: 0,
});

export const withBuild = (state: State, build: Build): State => {
	const at = state.builds.findIndex(one => one.key === build.key);
	return {...state, builds: at < 0 ? [...state.builds, build] : state.builds.with(at, build)};
};

export const withoutBuild = (state: State, key: string): State => ({
	...state,
	builds: state.builds.filter(build => build.key !== key),
});

/** What the table says of a brick, over what it said before. */
export function withBrick(state: State, builder: string, own: OwnBrick): State {
	const said = state.bricks[builder] ?? [];
	const before = said.find(brick => brick.id === own.id);
	const others = said.filter(brick => brick.id !== own.id);
	return {...state, bricks: {...state.bricks, [builder]: [...others, {...before, ...own}]}};
}

const is = (one: BuildRank['bricks'][number], brick: string, side: string): boolean =>
	one.brick === brick && (one.side ?? '') === side;

function withCopies(rank: BuildRank, brick: string, side: string, count: number): BuildRank {
	const at = rank.bricks.findIndex(one => is(one, brick, side));
	const line = {brick, ...(side !== '' && {side}), count};
	const bricks = at < 0 ? [...rank.bricks, line] : rank.bricks.with(at, line);
	return {...rank, bricks: bricks.filter(one => one.count > 0)};
}

const countIn = (rank: BuildRank, brick: string, side: string): number =>
	rank.bricks.find(one => is(one, brick, side))?.count ?? 0;

/** A brick taken so often at a rank, from 1. Ranks above keep it as well, unless it gives points back. */
export function withCount(build: Build, view: BuilderView, rank: number, brick: string, side: string, count: number): Build {
	const group = view.bricks.find(one => one.id === brick)?.group;
	const gives = view.groups.find(one => one.id === group)?.gives ?? false;
	return {
		...build,
		ranks: build.ranks.map((one, index) => {
			if (index + 1 === rank) return withCopies(one, brick, side, count);
			return index + 1 > rank && !gives && countIn(one, brick, side) < count ? withCopies(one, brick, side, count) : one;
		}),
	};
}

export const withCut = (build: Build, rank: number, cut: string, line: string): Build => ({
	...build,
	ranks: build.ranks.map((one, index) => (index + 1 === rank ? {...one, cuts: {...one.cuts, [cut]: line}} : one)),
});

/** One rank more, which begins as the one below; or the highest one gone. */
export const raised = (build: Build): Build => ({...build, ranks: [...build.ranks, build.ranks.at(-1) ?? emptyRank]});
export const lowered = (build: Build): Build => ({...build, ranks: build.ranks.slice(0, -1)});
