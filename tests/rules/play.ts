import {readFileSync} from 'node:fs';
import * as v from 'valibot';
import {readCanonical} from '../../src/dice/canonical';
import {readNotation} from '../../src/dice/read';
import {rollFaces} from '../../src/dice/roll';
import type {Rolled} from '../../src/dice/rolled';
import {checkBook} from '../../src/rules/check/check';
import {readBook, readBookText} from '../../src/rules/check/read-book';
import type {WrittenRulebook} from '../../src/rules/contract/rulebook';
import {Derivation} from '../../src/rules/derive';
import type {Players} from '../../src/rules/effects/acting';
import {Game} from '../../src/rules/game';
import type {Situation} from '../../src/rules/moves/around';
import {type Choices, noChoices} from '../../src/rules/moves/choices';
import {planMove} from '../../src/rules/moves/plan';
import {type After, resolveMove} from '../../src/rules/moves/resolve';
import {type State, state as stateShape, type TableState, tableState} from '../../src/rules/state';

/** A game aboard, by id. */
export function gameOf(id: string, change?: (book: WrittenRulebook) => void): Game {
	const text = readFileSync(new URL(`../../src/books/${id}.json`, import.meta.url), 'utf8');
	const book: WrittenRulebook = JSON.parse(text);
	change?.(book);
	const read = readBookText(change ? JSON.stringify(book) : text);
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return new Game(read.value);
}

/** A game made of a few pieces, without fault. */
export function gameWith(pieces: object): Game {
	const read = readBook({
		osselet: 1,
		id: 'probe',
		version: '1.0.0',
		name: 'Probe',
		source: {title: 'Probe', licence: 'CC0-1.0'},
		...pieces,
	});
	const faults = read.ok ? checkBook(read.value) : read.error;
	if (!read.ok || faults.length > 0) throw new Error(JSON.stringify(faults));
	return new Game(read.value);
}

/** An entry owned with the values that a table gave it: of the rulebook’s own list, or of the table’s. */
export const given = (entry: string, fields: Readonly<Record<string, number | string | boolean>> = {}, name = entry) => ({
	key: entry,
	entry,
	own: {name, fields},
});

export const stateWith = (parts: object = {}): State => v.parse(stateShape, parts);
export const tableWith = (parts: object = {}): TableState => v.parse(tableState, parts);
export const players = (self: object = {}, table: object = {}): Players => ({self: stateWith(self), table: tableWith(table)});
export const sheetOf = (game: Game, state: object = {}, table: object = {}): Derivation =>
	new Derivation(game, stateWith(state), {table: tableWith(table)});

/** The dice of an expression with the faces given. */
export function faces(expression: string, dice: readonly number[]): Rolled {
	const read = readCanonical(expression);
	const plan = read.ok ? read.value : undefined;
	const tolerant = plan ? undefined : readNotation(expression);
	const found = plan ?? (tolerant?.ok ? tolerant.value.plan : undefined);
	const rolled = found && rollFaces(found, dice);
	if (!rolled?.ok) throw new Error(`${expression}: ${JSON.stringify(rolled ?? read)}`);
	return rolled.value;
}

export function situation(
	game: Game,
	move: string,
	self: object = {},
	choices: Partial<Choices> = {},
	more: {readonly target?: object; readonly table?: object} = {},
): Situation {
	const found = game.moves.get(move.replaceAll('-', '_'));
	if (!found) throw new Error(`No move ${move}`);
	return {
		game,
		self: stateWith(self),
		table: tableWith(more.table),
		move: found,
		choices: {...noChoices, ...choices},
		...(more.target && {target: stateWith(more.target)}),
	};
}

/** Makes a move with the faces given. */
export function make(where: Situation, dice: readonly number[], after?: After) {
	const plan = planMove(where);
	return resolveMove(where, faces(plan.expression, dice), after);
}
