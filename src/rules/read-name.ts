import type {Derivation} from './derive';
import type {Value} from './formula/formula';
import {type Game, nameOf} from './game';
import {optionValue} from './options';
import type {State} from './state';

/** What a name in a formula stands for on a sheet: `@force`, `@pv.max`, `@skill.vigilance.points`, `@cond.hebete`. Undefined where it names nothing. */
export function readName(sheet: Derivation, path: readonly string[], args: readonly Value[]): Value | undefined {
	const [first, ...rest] = path as [string, ...string[]];
	const reader = readers[first];
	return reader ? reader(sheet, rest, args) : readPiece(sheet, first, rest[0]);
}

/** Stats, derived values and tracks are called by their own names. */
function readPiece(sheet: Derivation, name: string, part: string | undefined): Value | undefined {
	const {game} = sheet;
	if (game.stats.has(name)) {
		if (part === undefined || part === 'die') return sheet.stat(name).value;
		return part === 'base' ? sheet.stat(name).base : part === 'mod' ? sheet.modifier(name) : undefined;
	}
	if (game.derived.has(name)) return part === undefined ? sheet.derived(name).value : undefined;
	if (!game.tracks.has(name)) return undefined;
	const {value, max} = sheet.track(name);
	if (part === undefined) return value;
	return {max, lost: max - value, pct: max === 0 ? 0 : (100 * value) / max}[part];
}

type Reader = (sheet: Derivation, rest: readonly string[], args: readonly Value[]) => Value | undefined;

const pick = (rest: readonly string[], parts: Readonly<Record<string, number>>): number | undefined => {
	const part = rest[1];
	return part === undefined ? undefined : Object.hasOwn(parts, part) ? parts[part] : undefined;
};

/** The names that begin a path and belong to no piece of the rulebook: one reader each. */
const readers: Readonly<Record<string, Reader>> = {
	level: ({state}) => state.level,
	xp: ({state}) => state.xp,
	spent: ({state}) => state.spent,
	money: ({state}) => state.money ?? 0,
	sessions: ({state}) => state.clockwork.sessions,
	months: ({state}) => state.clockwork.months,
	made: ({state}) => (state.made ? 1 : 0),
	skill: (sheet, rest) => {
		const {score, points, stat} = sheet.skill(rest[0] ?? '');
		return rest[1] === undefined ? score : pick(rest, {points, stat, score, agreed: Number(sheet.agreed(rest[0] ?? ''))});
	},
	cond: (sheet, rest) => {
		const id = sheet.game.conditions.get(rest[0] ?? '')?.id;
		const borne = sheet.state.conditions.find(entry => entry.condition === id);
		if (rest[1] === 'left') return borne?.left ?? 0;
		return rest[1] === 'source' ? (borne?.source ?? '') : sheet.level(rest[0] ?? '');
	},
	list: ({state, game}, rest, args) => {
		const entries = state.lists[game.lists.get(rest[0] ?? '')?.id ?? ''] ?? [];
		if (rest[1] === 'has') return entries.some(entry => entry.name === args[0]) ? 1 : 0;
		return rest[1] === 'sum' ? entries.reduce((sum, entry) => sum + (entry.value ?? 0), 0) : entries.length;
	},
	clock: ({state, around, game}, rest) => {
		const id = game.clocks.get(rest[0] ?? '')?.id ?? rest[0] ?? '';
		const clock = state.clocks[id] ?? around.table?.clocks[id];
		return rest[1] === 'size' ? (clock?.size ?? 0) : (clock?.filled ?? 0);
	},
	thing: (sheet, rest) => readThing(sheet, rest),
	reserve: ({around, game}, rest) => around.table?.reserves[game.reserves.get(rest[0] ?? '')?.id ?? ''] ?? 0,
	choice: ({state, game}, rest) => readChoice(game, state, rest),
	has: (sheet, rest) => (sheet.owned.some(one => nameOf(one.owned.entry) === rest[0]) ? 1 : 0),
	class: ({state}, rest) => state.classes[rest[0] ?? ''] ?? 0,
	balance: ({state}, rest) => state.balances[rest[0] ?? ''] ?? 0,
	flag: ({state}, [name = '']) => state.flags[name] ?? state.flags[name.replaceAll('_', '-')] ?? 0,
	opt: ({state, game, around}, rest) => optionValue(game.book, rest[0] ?? '', around.table?.options ?? {}, state.options),
	budget: (sheet, rest) => sheet.added(`budget.${rest[0] ?? ''}`).reduce((sum, reason) => sum + reason.by, 0),
	count: ({state}, rest) => (state.entries[rest[0] ?? ''] ?? []).length,
};

function readThing({state, game}: Derivation, rest: readonly string[]): number | undefined {
	const kind = game.things.get(rest[0] ?? '');
	const first = state.things.find(thing => thing.kind === kind?.id);
	if (!kind || !first) return 0;
	const track = kind.tracks.find(one => nameOf(one.id) === rest[1]);
	const max = track && typeof track.max === 'number' ? track.max : 0;
	if (track) return rest[2] === 'max' ? max : (first.tracks[track.id] ?? max);
	const stat = kind.stats.find(one => nameOf(one.id) === rest[1]);
	return stat ? (first.stats[stat.id] ?? (typeof stat.default === 'number' ? stat.default : 0)) : 0;
}

function readChoice(game: Game, state: State, rest: readonly string[]): Value | undefined {
	const step = game.book.creation.steps.find(one => nameOf(one.id) === rest[0]);
	const chosen = step && state.choices[step.id];
	if (rest[1] === undefined) return chosen ?? '';
	const option = step?.kind === 'choice' ? step.options.find(one => one.id === chosen) : undefined;
	return option?.values[rest[1]] ?? 0;
}
