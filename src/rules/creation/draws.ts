import type {Rng} from '../../dice/rng';
import type {Entry} from '../contract/catalogues';
import type {Step} from '../contract/creation';
import type {Effect} from '../contract/effects';
import type {Move} from '../contract/moves';
import {Derivation} from '../derive';
import {entryScope} from '../entries';
import {type Game, nameOf} from '../game';
import {readFacts} from '../moves/facts';
import type {Owned, State} from '../state';

type Pick = Extract<Step, {kind: 'pick'}>;
type DrawEffect = Extract<Effect, {do: 'draw'}>;

/** Dice that fell, and the entry they point at. `again`: it is owned already, and the dice fall once more. */
export type Fall = {readonly faces: readonly number[]; readonly entry: Entry | undefined; readonly again: boolean};

/** Draws of a step: by which move and dice, what fell, and how many are still to come. */
export type Drawing = {
	readonly move: Move;
	readonly effect: DrawEffect;
	/** Sides of each die. */
	readonly sides: readonly number[];
	readonly falls: readonly Fall[];
	readonly left: number;
};

/** What a move draws by dice of sizes of its own; undefined for one that does not. */
export const drawOf = (move: Move | undefined): DrawEffect | undefined =>
	move?.roll.kind === 'sum' && (move.roll.dice ?? []).length > 0 ? move.do.find(effect => effect.do === 'draw') : undefined;

/** The entry of a catalogue that dice point at. */
function pointedAt(game: Game, state: State, {catalogue: id, where}: DrawEffect, faces: readonly number[]): Entry | undefined {
	const facts = {
		total: faces.reduce((sum, face) => sum + face, 0),
		faces,
		pool: faces.slice(0, 1),
		pools: faces.map(face => [face]),
		counts: false,
	};
	const sheet = new Derivation(game, state, {extra: {roll: (path, args) => readFacts(facts, undefined, path, args)}});
	const catalogue = game.catalogues.get(nameOf(id));
	return catalogue?.entries.find(entry => game.holds(where, entryScope(sheet, catalogue.id, entry)));
}

/** How the draws of a step stand; undefined where nothing is drawn there. */
export function drawing(sheet: Derivation, step: Step): Drawing | undefined {
	const {game, state} = sheet;
	if (step.kind !== 'pick' || !step.draw || !game.holds(step.draw.when, sheet.scope)) return undefined;
	const move = game.moves.get(nameOf(step.draw.move));
	const effect = drawOf(move);
	if (!move || !effect || move.roll.kind !== 'sum') return undefined;
	const owned = new Set(
		(state.entries[step.catalogue] ?? []).filter(one => one.by !== undefined && one.by !== byDraw(step)).map(one => one.entry),
	);
	const falls = (state.draws[step.id] ?? []).map((faces): Fall => {
		const entry = pointedAt(game, state, effect, faces);
		const again = entry !== undefined && owned.has(entry.id);
		if (entry) owned.add(entry.id);
		return {faces, entry, again};
	});
	const wanted = Math.max(0, Math.trunc(sheet.number(step.draw.times)));
	const counted = falls.filter(({again}) => !again).length;
	const sides = (move.roll.dice ?? []).map(die => Math.max(1, Math.trunc(sheet.number(die))));
	return {move, effect, sides, falls, left: Math.max(0, wanted - counted)};
}

/** What entries that a step drew are owned by. */
export const byDraw = (step: Pick): string => `draw.${step.id}`;

export const isDrawn = ({by}: Owned): boolean => by?.startsWith('draw.') === true;

/** The entries that the draws of a state bring. */
export const drawnEntries = (game: Game, state: State): readonly {catalogue: string; entry: string; by: string}[] =>
	game.book.creation.steps.flatMap(step => {
		if (step.kind !== 'pick' || (state.draws[step.id] ?? []).length === 0) return [];
		const falls = drawing(new Derivation(game, state), step)?.falls ?? [];
		return falls.flatMap(({entry, again}) =>
			entry && !again ? [{catalogue: step.catalogue, entry: entry.id, by: byDraw(step)}] : [],
		);
	});

/** The state with one more draw of a step; undefined where none is to come. */
export function drawOnce(
	game: Game,
	state: State,
	step: string,
	rng: Rng,
): {readonly state: State; readonly fall: Fall; readonly drawing: Drawing} | undefined {
	const found = game.book.creation.steps.find(one => one.id === step);
	const before = found && drawing(new Derivation(game, state), found);
	if (!found || !before || before.left === 0) return undefined;
	const faces = before.sides.map(sides => rng.below(sides) + 1);
	const next: State = {...state, draws: {...state.draws, [step]: [...(state.draws[step] ?? []), faces]}};
	const after = drawing(new Derivation(game, next), found);
	const fall = after?.falls.at(-1);
	return after && fall ? {state: next, fall, drawing: after} : undefined;
}

// Far more than one who owns nearly all of a table needs.
const MOST_THROWS = 200;

/** The state with every draw made that is still to come. */
export function drawRest(game: Game, state: State, rng: Rng): State {
	let now = state;
	for (const {id} of game.book.creation.steps)
		for (let throws = 0; throws < MOST_THROWS; throws++) {
			const drawn = drawOnce(game, now, id, rng);
			if (!drawn) break;
			now = drawn.state;
		}
	return now;
}
