import type {Label} from '../contract/basics';
import type {Effect} from '../contract/effects';
import {nameOf} from '../game';
import type {State} from '../state';
import {clamp} from '../values';
import type {Acting, Side} from './acting';

/** What is written on a sheet is in the table's language: French where the rulebook has both. */
const written = (label: Label): string => (typeof label === 'string' ? label : label.fr);

export function list(acting: Acting, effect: Extract<Effect, {do: 'list'}>, at: Side): void {
	const known = acting.game.lists.get(nameOf(effect.list));
	if (!known) return;
	const name = written(effect.entry);
	if (effect.strike) return strike(acting, known.id, name, at);
	const now = (acting.state(at).lists[known.id] ?? []).find(entry => entry.name === name);
	if (effect.raise !== undefined && !now) return acting.refuse({code: 'rule/not-listed', list: known.name, entry: name});
	const raised = effect.raise === undefined ? undefined : (now?.value ?? 0) + acting.amount(effect.raise);
	const value = raised ?? (effect.value === undefined ? now?.value : acting.amount(effect.value));
	writeEntry(
		acting,
		known.id,
		{name, ...(value !== undefined && {value}), ...(effect.words !== undefined && {words: written(effect.words)})},
		at,
	);
}

/** Takes an entry off a list. */
export function strike(acting: Acting, listId: string, name: string, at: Side): void {
	const known = acting.game.lists.get(nameOf(listId));
	if (!known) return;
	const entries = acting.state(at).lists[known.id] ?? [];
	if (!entries.some(entry => entry.name === name)) return acting.refuse({code: 'rule/not-listed', list: known.name, entry: name});
	acting.set(at, {lists: {...acting.state(at).lists, [known.id]: entries.filter(entry => entry.name !== name)}});
	acting.tell({kind: 'list', name: known.name, entry: name, what: 'struck'});
}

/** Adds an entry or changes the one of that name, under the list's caps whoever writes. */
export function writeEntry(acting: Acting, listId: string, entry: State['lists'][string][number], at: Side): void {
	const known = acting.game.lists.get(nameOf(listId));
	if (!known) return;
	const sheet = acting.sheet(at);
	const entries = acting.state(at).lists[known.id] ?? [];
	const index = entries.findIndex(one => one.name === entry.name);
	const most = known.max === undefined ? Number.POSITIVE_INFINITY : sheet.number(known.max);
	if (index < 0 && entries.length >= most) return acting.refuse({code: 'rule/list-full', list: known.name, most});
	const cap = known.maxValue === undefined ? 1_000_000 : sheet.number(known.maxValue);
	const value = known.valued ? clamp(Math.trunc(entry.value ?? entries[index]?.value ?? 1), 0, cap) : undefined;
	const words = known.words ? (entry.words ?? entries[index]?.words) : undefined;
	const next = {name: entry.name, ...(value !== undefined && {value}), ...(words !== undefined && {words})};
	acting.set(at, {lists: {...acting.state(at).lists, [known.id]: index < 0 ? [...entries, next] : entries.with(index, next)}});
	acting.tell({
		kind: 'list',
		name: known.name,
		entry: entry.name,
		what: index < 0 ? 'added' : 'changed',
		...(value !== undefined && {value}),
	});
}
