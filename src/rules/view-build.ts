import type {Lang} from '../shared/lang';
import {bricksOf, builderOf, type KnownBrick} from './builds/bricks';
import type {Line} from './builds/contents';
import {buildFaults} from './builds/faults';
import {type PricedLine, type Reckoned, reckon} from './builds/reckon';
import {writeBuild} from './builds/write';
import type {Builder} from './contract/builds';
import type {Derivation} from './derive';
import {labelIn, sayRule} from './say';
import type {Build} from './state';
import type {BrickView, BuilderView, BuildRankView, BuildView} from './view';
import {pieceName, proseIn} from './view-words';

function viewBrick(sheet: Derivation, builder: Builder, brick: KnownBrick, lang: Lang): BrickView {
	const {points, turns} = brick;
	const known = (id: string) => builder.categories.find(category => category.id === id)?.name ?? id;
	return {
		id: brick.id,
		name: labelIn(brick.name, lang),
		covers: proseIn(brick.description, lang),
		group: brick.group,
		categories: brick.categories.map(id => labelIn(known(id), lang)),
		most: sheet.number(brick.most),
		sides: brick.perSide ? builder.sides.map(side => side.id) : [],
		own: brick.own,
		...(points !== undefined && {points: sheet.number(points)}),
		...(turns !== undefined && {turns: sheet.number(turns)}),
	};
}

/** `Distance (Attaque)`: a brick bought for one side is told with it. */
function lineName({builder}: Reckoned['contents'], {brick, side}: Line, lang: Lang): string {
	const of = brick.perSide ? builder.sides.find(one => one.id === side) : undefined;
	return of ? `${labelIn(brick.name, lang)} (${labelIn(of.name, lang)})` : labelIn(brick.name, lang);
}

const viewLine = ({contents}: Reckoned, line: PricedLine, lang: Lang): BuildRankView['lines'][number] => ({
	key: line.key,
	brick: line.brick.id,
	side: line.brick.perSide ? line.side : '',
	name: lineName(contents, line, lang),
	count: line.count,
	free: line.free,
	points: line.points,
	offered: line.offered,
	gives: line.gives,
});

function viewRank(sheet: Derivation, build: Build, index: number, lang: Lang): readonly BuildRankView[] {
	const built = build.ranks[index];
	const rank = index + 1;
	const reckoned = built && reckon(sheet, build.builder, built, rank);
	if (!reckoned) return [];
	const {contents, total, spent, pools, cuts} = reckoned;
	const costs = (contents.builder.ranks[index]?.cost ?? [])
		.map(({track, amount}) => `${sheet.number(amount)} ${pieceName(sheet, track, lang)}`)
		.join(', ');
	return [
		{
			rank,
			total,
			spent,
			cost: costs,
			settled: rank <= build.done,
			lines: reckoned.lines.map(line => viewLine(reckoned, line, lang)),
			pools: pools.map(pool => ({name: labelIn(pool.name, lang), points: pool.points, used: pool.used})),
			cuts: cuts.map(cut => ({
				key: cut.key,
				name: labelIn(cut.name, lang),
				by: cut.by,
				chosen: cut.chosen ?? '',
				choices: cut.choices.map(line => ({key: line.key, name: lineName(contents, line, lang)})),
			})),
			problems: buildFaults(sheet, build, rank).map(problem => sayRule(problem, lang)),
			text: writeBuild(sheet, build, rank, lang),
		},
	];
}

const viewBuild = (sheet: Derivation, build: Build, lang: Lang): BuildView => ({
	key: build.key,
	name: build.name,
	text: build.text ?? '',
	done: build.done,
	ranks: build.ranks.flatMap((_, index) => viewRank(sheet, build, index, lang)),
});

/** What may be built and what was, with every price, reason and text. */
export function viewBuilder(sheet: Derivation, id: string, lang: Lang): BuilderView | undefined {
	const builder = builderOf(sheet, id);
	if (!builder) return undefined;
	const piece = ({id: one, name, description}: Builder['groups'][number] | Builder['categories'][number]) => ({
		id: one,
		name: labelIn(name, lang),
		covers: proseIn(description, lang),
	});
	return {
		id: builder.id,
		name: labelIn(builder.name, lang),
		covers: proseIn(builder.description, lang),
		open: builder.open,
		ranks: builder.ranks.map(({points}) => sheet.number(points)),
		groups: builder.groups.map(group => ({...piece(group), gives: group.gives})),
		categories: builder.categories.map(piece),
		sides: builder.sides.map(side => ({id: side.id, name: labelIn(side.name, lang)})),
		bricks: [...bricksOf(sheet, builder).values()].map(brick => viewBrick(sheet, builder, brick, lang)),
		built: sheet.state.builds.filter(build => build.builder === builder.id).map(build => viewBuild(sheet, build, lang)),
	};
}
