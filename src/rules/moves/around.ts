import {readContents} from '../builds/contents';
import {usedBuild} from '../builds/used';
import type {Ask, Move} from '../contract/moves';
import {type Around, Derivation} from '../derive';
import {fieldOf} from '../entries';
import type {Value} from '../formula/formula';
import {type Game, nameOf} from '../game';
import type {State, TableState} from '../state';
import type {Choices} from './choices';

/** What a move is made with: the actor, the one acted upon, the table, and what was settled. */
export type Situation = {
	readonly game: Game;
	readonly self: State;
	readonly target?: State;
	readonly table: TableState;
	readonly move: Move;
	readonly choices: Choices;
};

type Reads = NonNullable<Around['extra']>;

/** What an ask stands at: the answer, or its default. */
export const answerOf = (ask: Ask, choices: Choices): Value => {
	const given = choices.asks[ask.id];
	if (given !== undefined) return given;
	return ask.kind === 'number' && typeof ask.default === 'number'
		? ask.default
		: ask.kind === 'choice'
			? (ask.options[0]?.id ?? '')
			: 0;
};

function askReads({move, choices}: Situation, sheet: () => Derivation): Reads {
	const ask = (path: readonly string[]): Value | undefined => {
		const known = move.asks.find(one => nameOf(one.id) === path[0]);
		if (!known) return undefined;
		const answer = answerOf(known, choices);
		return path[1] === undefined ? answer : askPart(known, answer, path.slice(1), sheet());
	};
	return {ask, item: path => itemOf(move, choices, path, sheet())};
}

/** `@ask.skill.score`, `@ask.stat.value`, `@ask.range.value`: what the thing chosen is worth. */
function askPart(ask: Ask, answer: Value, rest: readonly string[], sheet: Derivation): Value | undefined {
	const [part] = rest as [string];
	if (ask.kind === 'skill') {
		const {score, points, stat} = sheet.skill(String(answer));
		const untrained = Number(sheet.skills.get(nameOf(String(answer)))?.untrained ?? false);
		return {score, points, stat, value: score, untrained, agreed: Number(sheet.agreed(String(answer)))}[part];
	}
	if (ask.kind === 'stat') {
		const {value, base} = sheet.stat(String(answer));
		return {value, base, mod: sheet.modifier(String(answer)), die: value}[part];
	}
	if (ask.kind === 'choice') {
		const option = ask.options.find(one => one.id === answer);
		return part === 'value' && option?.value !== undefined ? sheet.number(option.value) : undefined;
	}
	if (ask.kind === 'build') {
		const used = usedBuild(sheet, String(answer));
		return used ? readContents(used.reckoned.contents, sheet, rest) : 0;
	}
	if (ask.kind !== 'entry') return undefined;
	// An entry that opens a skill, such as a talent, is rolled by that skill's score.
	const {score, points, stat} = sheet.skill(String(answer));
	return entryField(sheet, ask.catalogue, String(answer), part) ?? {score, points, stat}[part];
}

/** `@item.damage`: a field of the first entry that the move asked for. A field that names a stat or a skill has its worth: `@item.stat.value`. */
function itemOf(move: Move, choices: Choices, path: readonly string[], sheet: Derivation): Value | undefined {
	const ask = move.asks.find(one => one.kind === 'entry');
	const [name, part] = path;
	if (ask?.kind !== 'entry' || name === undefined) return undefined;
	const value = entryField(sheet, ask.catalogue, String(choices.asks[ask.id] ?? ''), name);
	if (part === undefined || value === undefined) return value;
	const kind = sheet.game.catalogues.get(nameOf(ask.catalogue))?.fields.find(field => nameOf(field.id) === name)?.kind;
	if (kind === 'stat') return part === 'mod' ? sheet.modifier(String(value)) : sheet.stat(String(value)).value;
	return kind === 'skill' ? sheet.skill(String(value)).score : undefined;
}

const entryField = (sheet: Derivation, catalogue: string, id: string, name: string): Value | undefined =>
	fieldOf(sheet.game.catalogues.get(nameOf(catalogue)), sheet.entry(catalogue, id), name);

/** A number that the move works out for itself: each may read those above it, and no other. */
function valueOf(values: Move['values'], name: string | undefined, sheet: Derivation): Value | undefined {
	const index = values.findIndex(one => nameOf(one.id) === name);
	const value = values[index];
	if (!value) return undefined;
	return sheet.game.value(value.formula, {
		...sheet.scope,
		read: (path, args) => (path[0] === 'val' ? valueOf(values.slice(0, index), path[1], sheet) : sheet.scope.read(path, args)),
	});
}

function targetReads({game, target, table}: Situation): Reads {
	if (!target) return {};
	const other = new Derivation(game, target, {table});
	return {target: (path, args) => other.scope.read(path, args)};
}

/** The actor's sheet as formulas of a move read it, with asks, item and target, and whatever else is handed in (`roll`, `mod`). */
export function sheetIn(situation: Situation, more: Reads = {}): Derivation {
	const {game, self, table, choices, move} = situation;
	const reads: Reads = {
		val: path => valueOf(move.values, path[0], sheet),
		...askReads(situation, () => sheet),
		...targetReads(situation),
		difficulty: () => choices.difficulty,
		...more,
	};
	const sheet: Derivation = new Derivation(game, self, {table, extra: reads});
	return sheet;
}
