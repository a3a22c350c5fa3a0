import type {Hints} from '../../shared/nearest';
import type {Encounter} from '../contract/encounters';
import type {Rulebook} from '../contract/rulebook';
import type {Fault} from './fault';
import {ofEffects, type Refs, ref} from './refs';

/** What encounters name elsewhere in the book: moves, and what effects touch. */
export function* ofEncounters(book: Rulebook): Refs {
	for (const [index, {states}] of book.encounters.entries())
		for (const [at, state] of states.entries()) {
			const path = `encounters[${index}].states[${at}]`;
			for (const [one, {moves}] of state.rolls.entries())
				for (const [place, id] of moves.entries()) yield* ref('move', id, `${path}.rolls[${one}].moves[${place}]`);
			for (const part of ['before', 'after'] as const)
				for (const [one, {do: done}] of state[part].entries())
					for (const [place, {effects}] of (done ?? []).entries())
						yield* ofEffects(effects, `${path}.${part}[${one}].do[${place}].effects`);
		}
}

type Named = {readonly id: string; readonly path: string; readonly what: 'state' | 'side' | 'flag' | 'ask'};

/** What one encounter names of itself: its states, the two sides and their roles, flags, and the questions of its moves. */
function* namedIn(
	{start, ends, states}: Encounter,
	path: string,
	book: Rulebook,
): Generator<Named & {readonly among?: ReadonlySet<string>}> {
	yield {what: 'state', id: start, path: `${path}.start`};
	for (const [at, id] of ends.entries()) yield {what: 'state', id, path: `${path}.ends[${at}]`};
	for (const [at, state] of states.entries()) {
		const here = `${path}.states[${at}]`;
		for (const [one, {by, moves, asks}] of state.rolls.entries()) {
			yield {what: 'side', id: by, path: `${here}.rolls[${one}].by`};
			const known = new Set(book.moves.filter(({id}) => moves.includes(id)).flatMap(move => move.asks.map(ask => ask.id)));
			for (const id of Object.keys(asks ?? {})) yield {what: 'ask', id, path: `${here}.rolls[${one}].asks.${id}`, among: known};
		}
		for (const part of ['before', 'after'] as const)
			for (const [one, {to, roles, flags, do: done}] of state[part].entries()) {
				const place = `${here}.${part}[${one}]`;
				yield {what: 'state', id: to, path: `${place}.to`};
				for (const [role, who] of Object.entries(roles ?? {})) {
					yield {what: 'side', id: role, path: `${place}.roles.${role}`};
					yield {what: 'side', id: who, path: `${place}.roles.${role}`};
				}
				for (const key of Object.keys(flags ?? {})) {
					const [who, flag] = key.split('.') as [string, string];
					yield {what: 'side', id: who, path: `${place}.flags.${key}`};
					yield {what: 'flag', id: flag, path: `${place}.flags.${key}`};
				}
				for (const [each, {on}] of (done ?? []).entries()) yield {what: 'side', id: on, path: `${place}.do[${each}].on`};
			}
	}
}

/** Names in encounters that stand for nothing of theirs. */
export function strangersInEncounters(book: Rulebook, hints: Hints): readonly Fault[] {
	return book.encounters.flatMap((encounter, index) => {
		const ids = {
			state: new Set(encounter.states.map(({id}) => id)),
			side: new Set(['a', 'b', ...encounter.roles.map(({id}) => id)]),
			flag: new Set(encounter.flags.map(({id}) => id)),
			ask: new Set<string>(),
		};
		return [...namedIn(encounter, `encounters[${index}]`, book)]
			.map(one => ({...one, among: one.among ?? ids[one.what]}))
			.filter(({id, among}) => !among.has(id))
			.map(({what, id, path, among}): Fault => ({path, problem: {code: 'book/no-such', what, id, ...hints.near(id, among)}}));
	});
}
