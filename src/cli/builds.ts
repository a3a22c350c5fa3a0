import type {Derivation} from '../rules/derive';
import type {BuildRankView, BuildView} from '../rules/view';
import {viewBuilder} from '../rules/view-build';
import type {Lang} from '../shared/lang';
import {cliGames} from '../shared/words/cli-games';

type Of = {readonly name: string; readonly builder: string; readonly built: readonly BuildView[]};

const builtOn = (sheet: Derivation, lang: Lang): readonly Of[] =>
	sheet.game.book.builders.flatMap(({id}) => {
		const view = viewBuilder(sheet, id, lang);
		return view && view.built.length > 0 ? [{name: view.name, builder: id, built: view.built}] : [];
	});

const rankJson = ({rank, spent, total, cost, settled, lines, pools, cuts, problems, text}: BuildRankView) => ({
	rank,
	spent,
	total,
	cost,
	settled,
	bricks: lines.map(({brick, side, name, count, free, points}) => ({
		brick,
		...(side !== '' && {side}),
		name,
		count,
		free,
		points,
	})),
	pools,
	cuts: cuts.map(({name, by, chosen}) => ({name, by, chosen})),
	problems,
	text,
});

/** What was built of bricks, each rank with its prices, its faults and its text for a post. */
export const buildsJson = (sheet: Derivation, lang: Lang) =>
	builtOn(sheet, lang).flatMap(({builder, built}) =>
		built.map(({key, name, ranks}) => ({key, builder, name, ranks: ranks.map(rankJson)})),
	);

function rankLines({rank, spent, total, settled, problems, text}: BuildRankView, lang: Lang): readonly string[] {
	const say = cliGames[lang];
	return [
		`  ${say.rank({rank, spent, total, settled})}`,
		...problems.map(problem => `  ! ${problem}`),
		...text.split('\n').map(line => `    ${line}`),
	];
}

/** The same to be read, each kind of build under its own name. */
export const buildLines = (sheet: Derivation, lang: Lang): readonly string[] =>
	builtOn(sheet, lang).flatMap(({name, built}) => [
		'',
		name,
		...built.flatMap(build => [build.name, ...build.ranks.flatMap(rank => rankLines(rank, lang))]),
	]);
