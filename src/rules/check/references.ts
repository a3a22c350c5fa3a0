import {Hints} from '../../shared/nearest';
import {moments} from '../contract/basics';
import type {Rulebook} from '../contract/rulebook';
import {drawOf} from '../creation/draws';
import {ofEncounters, strangersInEncounters} from './encounter-references';
import {type Fault, MOST_FAULTS} from './fault';
import {ofBuilders, ofCatalogues, ofCreation} from './making-references';
import {ofMove, ofParts} from './play-references';
import {type Kind, ofModifiers, ref} from './refs';

const idsOf = (book: Rulebook): Readonly<Record<Kind, ReadonlySet<string>>> => {
	const ids = (pieces: readonly {readonly id: string}[]) => new Set(pieces.map(piece => piece.id));
	const opened = book.catalogues.flatMap(catalogue => catalogue.entries.filter(entry => entry.opensSkill));
	return {
		stat: ids(book.stats),
		skill: ids([...book.skills, ...opened]),
		track: ids(book.tracks),
		condition: ids(book.conditions),
		list: ids(book.lists),
		clock: ids(book.clocks),
		thing: ids(book.things),
		reserve: ids(book.reserves),
		catalogue: ids(book.catalogues),
		table: ids(book.tables),
		ladder: ids(book.ladders),
		move: ids(book.moves),
		'drawing move': ids(book.moves.filter(drawOf)),
		spend: ids(book.spends),
		question: ids(book.questions),
		group: ids(book.groups),
		balance: ids(book.progression.balances ?? []),
		builder: ids(book.builders),
		brick: ids(book.builders.flatMap(builder => builder.bricks)),
		'brick group': ids(book.builders.flatMap(builder => builder.groups)),
		'brick category': ids(book.builders.flatMap(builder => builder.categories)),
		side: ids(book.builders.flatMap(builder => builder.sides)),
		'derived value': ids(book.derived),
	};
};

/** Ids that name nothing. A time event is no id; a clock may be made by its first tick. */
export function strangersIn(book: Rulebook, hints = new Hints()): readonly Fault[] {
	const ids = idsOf(book);
	const found = [
		...ofParts(book),
		...ofCatalogues(book),
		...ofCreation(book),
		...book.moves.flatMap((move, index) => [...ofMove(move, `moves[${index}]`)]),
		...ref('move', book.combat?.rolled?.move, 'combat.rolled.move'),
		...ref('condition', book.combat?.first, 'combat.first'),
		...(book.combat?.shows ?? []).flatMap((id, at) => ref('derived value', id, `combat.shows[${at}]`)),
		...ofEncounters(book),
		...ofModifiers(book.modifiers, 'modifiers'),
		...ofBuilders(book),
	];
	const strangers = found
		.filter(({kind, id}) => !ids[kind].has(id) && !(moments as readonly string[]).includes(id))
		.map(({kind, id, path}): Fault => ({path, problem: {code: 'book/no-such', what: kind, id, ...hints.near(id, ids[kind])}}));
	return [...strangers, ...strangersInEncounters(book, hints)].slice(0, MOST_FAULTS + 1);
}
