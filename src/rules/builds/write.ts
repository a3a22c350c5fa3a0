import type {Lang} from '../../shared/lang';
import {buildWords} from '../../shared/words/builds';
import type {Derivation} from '../derive';
import {nameOf} from '../game';
import {labelIn} from '../say';
import type {Build} from '../state';
import {proseIn} from '../view-words';
import {targetsOf, turnsOf} from './contents';
import {type PricedLine, type Reckoned, reckon} from './reckon';

const ended = (text: string): string => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`);

/** `2 × Sangsue (2 tours) : Une attaque réussie…` */
function lineText(sheet: Derivation, {contents}: Reckoned, line: PricedLine, lang: Lang): string {
	const say = buildWords[lang];
	const turns = turnsOf(contents, sheet, line);
	const name = labelIn(line.brick.name, lang);
	const many = line.count > 1 ? say.times({count: line.count, name}) : name;
	const named = turns === undefined ? many : say.during({name: many, turns});
	return say.does({name: named, text: ended(proseIn(line.brick.description, lang))});
}

/** What a side reaches: `Attaque · Distance · 2 cibles`. */
export function reachOf(sheet: Derivation, {contents, lines}: Reckoned, side: string, lang: Lang): string {
	const known = contents.builder.sides.find(one => one.id === side);
	if (!known) return '';
	const range = lines.find(line => line.side === side && line.brick.range !== undefined)?.brick.range ?? known.range;
	const count = targetsOf(contents, sheet, side);
	return [labelIn(known.name, lang), labelIn(range, lang), ...(count === 1 ? [] : [buildWords[lang].targets({count})])].join(
		' · ',
	);
}

/** One rank of a build, from 1, written out for a post: its rank and price, each side with its reach and bricks, then all else. */
export function writeBuild(sheet: Derivation, build: Build, rank: number, lang: Lang): string {
	const built = build.ranks[rank - 1];
	const reckoned = built && reckon(sheet, build.builder, built, rank);
	if (!reckoned) return build.name;
	const say = buildWords[lang];
	const {builder} = reckoned.contents;
	const costs = (builder.ranks[rank - 1]?.cost ?? [])
		.map(({track, amount}) => ({
			amount: sheet.number(amount),
			track: labelIn(sheet.game.tracks.get(nameOf(track))?.name ?? track, lang),
		}))
		.filter(({amount}) => amount > 0)
		.map(say.cost);
	const shown = (line: PricedLine) =>
		line.brick.range === undefined && line.brick.targets === undefined && line.brick.lengthens === undefined;
	const sides = builder.sides.flatMap(({id}) => {
		const lines = reckoned.lines.filter(line => line.side === id && shown(line));
		return lines.length === 0
			? []
			: [reachOf(sheet, reckoned, id, lang), ...lines.map(line => lineText(sheet, reckoned, line, lang))];
	});
	const rest = reckoned.lines.filter(line => line.side === '' && shown(line)).map(line => lineText(sheet, reckoned, line, lang));
	const head = say.head({name: build.name, rank, cost: costs.join(', ')});
	return [head, ...(build.text ? [build.text] : []), ...sides, ...rest].join('\n');
}
