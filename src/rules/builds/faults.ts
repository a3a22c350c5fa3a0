import {nearest} from '../../shared/nearest';
import type {Derivation} from '../derive';
import type {RuleProblem} from '../problem';
import type {Build} from '../state';
import {bricksOf, builderOf, sideNames} from './bricks';
import {buildScope, type Line} from './contents';
import {type Reckoned, reckon} from './reckon';

type Problems = readonly RuleProblem[];

function unknown(sheet: Derivation, {contents}: Reckoned): Problems {
	const known = [...bricksOf(sheet, contents.builder).values()].map(brick => brick.id);
	return contents.strangers.map((id): RuleProblem => {
		const close = nearest(id, known);
		return {code: 'rule/unknown', what: 'brick', id, ...(close !== undefined && {nearest: close})};
	});
}

function ofLine(sheet: Derivation, {contents}: Reckoned, line: Line): Problems {
	const {brick, count} = line;
	const most = sheet.number(brick.most);
	const {builder} = contents;
	const missing: Problems = brick.points === undefined ? [{code: 'rule/brick-price', what: brick.name}] : [];
	const many: Problems = count > most ? [{code: 'rule/brick-most', what: brick.name, count, most}] : [];
	const sideless: Problems =
		brick.perSide && !builder.sides.some(side => side.id === line.side)
			? [{code: 'rule/brick-side', what: brick.name, sides: sideNames(builder)}]
			: [];
	const scope = buildScope(sheet, contents, line);
	const unmet = brick.requires
		.filter(one => !sheet.game.holds(one.if, scope))
		.map((one): RuleProblem => ({code: 'rule/requires', what: brick.name, text: one.text}));
	return [...missing, ...many, ...sideless, ...unmet];
}

/** Bricks of the rank below that are no longer there; those that give points back may go. */
function lost(sheet: Derivation, build: Build, now: Reckoned): Problems {
	const below = build.ranks[now.contents.rank - 2];
	const before = below && reckon(sheet, build.builder, below, now.contents.rank - 1);
	return (before?.lines ?? [])
		.filter(line => line.gives === 0 && !isGiven(now, line))
		.filter(line => (now.lines.find(one => one.key === line.key)?.count ?? 0) < line.count)
		.map(line => ({code: 'rule/brick-kept', what: line.brick.name, least: line.count, rank: now.contents.rank - 1}));
}

const isGiven = ({contents: {builder}}: Reckoned, {brick}: Line): boolean =>
	builder.groups.find(group => group.id === brick.group)?.gives ?? false;

/** Bricks that the whole sheet may hold only so often. */
function tooOften(sheet: Derivation, {contents}: Reckoned): Problems {
	const holds = (id: string, ofRank?: number) =>
		sheet.state.builds
			.filter(build => build.builder === contents.builder.id)
			.flatMap(build => build.ranks.map((one, index) => ({one, rank: index + 1})))
			.filter(({rank}) => ofRank === undefined || rank === ofRank)
			.filter(({one}) => one.bricks.some(({brick}) => brick === id)).length;
	return contents.lines.flatMap(({brick}): Problems => {
		if (!brick.onSheet) return [];
		const [have, most] = [holds(brick.id), sheet.number(brick.onSheet.most)];
		if (have > most) return [{code: 'rule/brick-on-sheet', what: brick.name, have, most}];
		if (brick.onSheet.perRank === undefined) return [];
		const {rank} = contents;
		const [here, mostHere] = [holds(brick.id, rank), sheet.number(brick.onSheet.perRank)];
		return here > mostHere ? [{code: 'rule/brick-on-sheet', what: brick.name, have: here, most: mostHere, rank}] : [];
	});
}

/** Every reason why one rank of a build, from 1, is not valid; empty when it may be used. */
export function buildFaults(sheet: Derivation, build: Build, rank: number): Problems {
	const built = build.ranks[rank - 1];
	const builder = builderOf(sheet, build.builder);
	const reckoned = built && reckon(sheet, build.builder, built, rank);
	if (!reckoned || !builder) return [{code: 'rule/unknown', what: 'builder', id: build.builder}];
	if (rank > builder.ranks.length) return [{code: 'rule/above', what: build.name, value: rank, max: builder.ranks.length}];
	const {spent, total, lines} = reckoned;
	const over: Problems = spent > total ? [{code: 'rule/budget', step: build.name, spent, total}] : [];
	const empty: Problems = lines.every(line => line.gives > 0) ? [{code: 'rule/build-empty', what: build.name}] : [];
	return [
		...unknown(sheet, reckoned),
		...over,
		...lines.flatMap(line => ofLine(sheet, reckoned, line)),
		...lost(sheet, build, reckoned),
		...tooOften(sheet, reckoned),
		...empty,
	];
}
