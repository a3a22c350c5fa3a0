import {Hints} from '../../shared/nearest';
import {limits} from '../contract/basics';
import {type Rulebook, rulebook} from '../contract/rulebook';
import {faultsIn, namesIn} from '../formula/names';
import {readFormula} from '../formula/read';
import {Game, nameOf} from '../game';
import {cyclesIn} from './cycles';
import {atMost, type Fault, MOST_FAULTS, pathText} from './fault';
import {innerStrangers} from './inner-references';
import {knownAt} from './known';
import {strangersIn} from './references';
import {type FormulaPlace, formulasIn} from './walk';

// Where dice may stand in a formula: money is rolled once, and damage is told with its dice.
const DICE = /^money\.start$|\.(damage|income)$/;

function badFormulas(game: Game, places: readonly FormulaPlace[], hints: Hints): readonly Fault[] {
	const faults: Fault[] = [];
	const knowns = new Map<string, ReturnType<typeof knownAt>>();
	for (const {path, text} of places) {
		if (faults.length > MOST_FAULTS) break;
		const place = pathText(path);
		const read = readFormula(text, {dice: DICE.test(place)});
		if (!read.ok) {
			faults.push({path: place, problem: read.error});
			continue;
		}
		// Places alike but for their numbers know the same names.
		const kind = place.replace(/\[\d+\]/g, '[0]');
		const known = knowns.get(kind) ?? knownAt(game, place);
		knowns.set(kind, known);
		for (const problem of faultsIn(read.value, known, hints)) faults.push({path: place, problem});
	}
	return faults;
}

type Section = {readonly name: string; readonly pieces: readonly {readonly id: string}[]};

function doubles(sections: readonly Section[], code: 'book/twice' | 'book/same-name'): readonly Fault[] {
	const first = new Map<string, string>();
	const faults: Fault[] = [];
	for (const {name, pieces} of sections)
		for (const [index, {id}] of pieces.entries()) {
			const place = `${name}[${index}].id`;
			const known = first.get(nameOf(id));
			if (known === undefined) first.set(nameOf(id), place);
			else faults.push({path: place, problem: code === 'book/twice' ? {code, id, first: known} : {code, name: id, first: known}});
		}
	return faults;
}

/** Ids used twice, within a section or between the sections that formulas read by one name. */
function twice(book: Rulebook): readonly Fault[] {
	const {stats, derived, tracks} = book;
	const alone: readonly Section[] = [
		...(
			[
				'skills',
				'conditions',
				'lists',
				'clocks',
				'things',
				'reserves',
				'questions',
				'catalogues',
				'builders',
				'tables',
				'ladders',
				'moves',
				'spends',
				'cards',
				'options',
				'groups',
				'reference',
			] as const
		).map(name => ({name, pieces: book[name]})),
		...book.catalogues.map((catalogue, index) => ({name: `catalogues[${index}].entries`, pieces: catalogue.entries})),
		...book.builders.flatMap((builder, index) =>
			(['bricks', 'groups', 'categories', 'sides'] as const).map(part => ({
				name: `builders[${index}].${part}`,
				pieces: builder[part],
			})),
		),
		...book.things.flatMap((thing, index) => [
			{name: `things[${index}].stats`, pieces: thing.stats},
			{name: `things[${index}].tracks`, pieces: thing.tracks},
		]),
		{name: 'creation.steps', pieces: book.creation.steps},
	];
	const shared = doubles(
		[
			{name: 'stats', pieces: stats},
			{name: 'derived', pieces: derived},
			{name: 'tracks', pieces: tracks},
		],
		'book/same-name',
	);
	return [...shared, ...alone.flatMap(section => doubles([section], 'book/twice'))];
}

/** Brackets of a table that leave a whole number out between two rows. */
function gaps(book: Rulebook): readonly Fault[] {
	return book.tables.flatMap((table, index) => {
		const rows = table.rows
			.filter(row => row.from !== undefined || row.to !== undefined)
			.toSorted((a, b) => (a.from ?? -1e9) - (b.from ?? -1e9));
		return rows.slice(1).flatMap((row, at): readonly Fault[] => {
			const before = rows[at]!.to;
			return before !== undefined && row.from !== undefined && row.from > before + 1
				? [{path: `tables[${index}].rows`, problem: {code: 'book/gap', from: before + 1, to: row.from - 1}}]
				: [];
		});
	});
}

/** Switches that no formula reads: a table would set them and nothing would change. */
function unread({book}: Game, places: readonly FormulaPlace[]): readonly Fault[] {
	if (book.options.length === 0) return [];
	const read = new Set<string>();
	for (const {text} of places) {
		// Most formulas of a large book read none.
		const formula = text.includes('@opt.') ? readFormula(text, {dice: true}) : undefined;
		if (formula?.ok)
			for (const [first, next] of namesIn(formula.value)) if (first === 'opt' && next !== undefined) read.add(next);
	}
	return book.options.flatMap(({id}, index): readonly Fault[] =>
		read.has(nameOf(id)) ? [] : [{path: `options[${index}].id`, problem: {code: 'book/unread-option', id}}],
	);
}

/** What the shape of a rulebook cannot tell: ids, names in formulas, rings of values, holes in tables. Every fault, with its place. */
export function checkBook(book: Rulebook): readonly Fault[] {
	const places = [...formulasIn(rulebook, book)];
	const characters = places.reduce((sum, {text}) => sum + text.length, 0);
	// Refused by size before any is read: their time grows with their length.
	if (characters > limits.formulas)
		return [{path: '(file)', problem: {code: 'book/formulas', characters, most: limits.formulas}}];
	const game = new Game(book);
	const hints = new Hints();
	const bad = badFormulas(game, places, hints);
	// Past the faults that are told, nobody would read of the rings.
	const rings = bad.length > MOST_FAULTS ? [] : cyclesIn(game);
	const cycles = rings.map((names): Fault => ({path: names[0]!, problem: {code: 'book/cycle', names}}));
	return atMost([
		...twice(book),
		...strangersIn(book, hints),
		...innerStrangers(book, hints),
		...bad,
		...unread(game, places),
		...cycles,
		...gaps(book),
	]);
}
