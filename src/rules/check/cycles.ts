import {namesIn} from '../formula/names';
import {type Game, nameOf} from '../game';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which values need which others to be computed, by the names that formulas use. */
function needs(game: Game): Graph {
	const graph = new Map<string, Set<string>>();
	const need = (name: string, formulas: readonly (number | string | undefined)[]) => {
		const found = graph.get(name) ?? new Set<string>();
		for (const text of formulas) {
			if (typeof text !== 'string') continue;
			for (const path of namesIn(game.formula(text)))
				found.add(path[0] === 'cond' ? `cond.${path[1]}` : path[0] === 'skill' ? `skill.${path[1]}` : path[0]!);
		}
		graph.set(name, found);
	};
	for (const [name, stat] of game.stats) need(name, [stat.min, stat.max, stat.default]);
	for (const [name, one] of game.derived) need(name, [one.formula]);
	for (const [name, track] of game.tracks) need(name, [track.max, track.min, track.start === 'max' ? undefined : track.start]);
	for (const [name, condition] of game.conditions) {
		need(`cond.${name}`, [condition.auto]);
		for (const stat of Object.keys(condition.shifts ?? {}))
			if (condition.auto !== undefined) graph.get(nameOf(stat))?.add(`cond.${name}`);
	}
	for (const catalogue of game.catalogues.values())
		for (const {adds} of [...catalogue.entries, ...(catalogue.each ? [catalogue.each] : [])])
			for (const [to, amount] of Object.entries(adds)) {
				const [kind, id] = to.split('.') as [string, string];
				if (kind !== 'budget') need(kind === 'skill' ? `skill.${nameOf(id)}` : nameOf(id), [amount]);
			}
	return graph;
}

// A file full of rings is mended one by one all the same; a ring of thousands is shown by its beginning and its end.
const MOST_CYCLES = 20;
const MOST_NAMES = 12;

const shortened = (names: readonly string[]): readonly string[] =>
	names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 2), '…', ...names.slice(-1)] : names;

/** Every ring of values that need each other, named from the one that comes first: `qn → qn`. Iterative, so that no depth of a file can exhaust it. */
export function cyclesIn(game: Game): readonly (readonly string[])[] {
	const graph = needs(game);
	const state = new Map<string, 'open' | 'done'>();
	const cycles: (readonly string[])[] = [];
	for (const start of graph.keys()) {
		if (cycles.length >= MOST_CYCLES) break;
		if (state.has(start)) continue;
		const trail: {readonly name: string; readonly rest: Iterator<string>}[] = [
			{name: start, rest: (graph.get(start) ?? new Set<string>()).values()},
		];
		state.set(start, 'open');
		while (trail.length > 0) {
			const here = trail.at(-1)!;
			const next = here.rest.next();
			if (next.done) {
				state.set(here.name, 'done');
				trail.pop();
				continue;
			}
			if (state.get(next.value) === 'open' && cycles.length < MOST_CYCLES) {
				const names = trail.map(step => step.name);
				cycles.push(shortened([...names.slice(names.indexOf(next.value)), next.value]));
			} else if (!state.has(next.value) && graph.has(next.value)) {
				state.set(next.value, 'open');
				trail.push({name: next.value, rest: graph.get(next.value)!.values()});
			}
		}
	}
	return cycles;
}
