import type {Moment} from '../contract/basics';
import type {Effect} from '../contract/effects';
import {entryScope} from '../entries';
import {nameOf} from '../game';
import {ruleName} from '../rule-names';
import {clamp} from '../values';
import type {Acting, Side} from './acting';

type Of<Verb extends Effect['do']> = Extract<Effect, {do: Verb}>;

/** Ticks a ring of segments; the first tick makes it, with the size the effect or the rulebook gives, 4 if none. */
export function clock(acting: Acting, effect: Of<'clock'>, at: Side): void {
	const known = acting.game.clocks.get(nameOf(effect.clock));
	const key = known?.id ?? effect.clock;
	const {clocks} = acting.state(at);
	const size = effect.size === undefined ? (known ? acting.sheet(at).number(known.size) : 4) : acting.amount(effect.size);
	const now = clocks[key] ?? {filled: 0, size: Math.max(1, Math.trunc(size))};
	const filled = clamp(now.filled + Math.trunc(acting.amount(effect.by)), 0, now.size);
	acting.set(at, {clocks: {...clocks, [key]: {...now, filled}}});
	acting.tell({kind: 'clock', name: known?.name ?? key, filled, size: now.size});
	if (filled === now.size && now.filled < now.size) acting.fire({clock: key, is: 'full'}, at);
}

export function reserve(acting: Acting, effect: Of<'reserve'>): void {
	const known = acting.game.reserves.get(nameOf(effect.reserve));
	if (!known) return;
	const {reserves} = acting.table;
	const from = reserves[known.id] ?? acting.amount(known.start);
	const to = clamp(from + Math.trunc(acting.amount(effect.by)), 0, acting.amount(known.max));
	acting.setTable({reserves: {...reserves, [known.id]: to}});
	acting.tell({kind: 'reserve', name: known.name, from, to});
}

export function money(acting: Acting, effect: Of<'money'>, at: Side): void {
	const from = acting.state(at).money ?? 0;
	const to = Math.max(0, from + acting.amount(effect.by));
	acting.set(at, {money: to});
	acting.tell({kind: 'number', name: acting.game.book.money?.name ?? ruleName('money'), from, to});
}

export function xp(acting: Acting, effect: Of<'xp'>, at: Side): void {
	const state = acting.state(at);
	const {balance} = effect;
	const from = balance === undefined ? state.xp : (state.balances[balance] ?? 0);
	const to = Math.max(0, from + acting.amount(effect.by));
	acting.set(at, balance === undefined ? {xp: to} : {balances: {...state.balances, [balance]: to}});
	const known = acting.game.book.progression.balances?.find(one => one.id === balance);
	acting.tell({kind: 'number', name: known?.name ?? ruleName('experience'), from, to});
}

/** Marks a skill that was used well, for an improvement roll later. */
export function mark(acting: Acting, effect: Of<'mark'>, at: Side): void {
	const {marks} = acting.state(at);
	const skill = acting.sheet(at).skills.get(nameOf(effect.skill));
	if (!skill || marks.includes(skill.id)) return;
	acting.set(at, {marks: [...marks, skill.id]});
	acting.tell({kind: 'used', name: skill.name});
}

export function stat(acting: Acting, effect: Of<'stat'>, at: Side): void {
	const known = acting.game.stats.get(nameOf(effect.stat));
	if (!known) return;
	const {base, min, max} = acting.sheet(at).stat(known.id);
	const to = clamp(base + acting.amount(effect.by), min, max);
	acting.set(at, {stats: {...acting.state(at).stats, [known.id]: to}});
	acting.tell({kind: 'number', name: known.name, from: base, to});
}

export function grant(acting: Acting, effect: Of<'grant'>, at: Side): void {
	const known = acting.game.entry(effect.catalogue, effect.entry);
	const {entries} = acting.state(at);
	const owned = entries[effect.catalogue] ?? [];
	if (!known || owned.some(one => one.entry === known.id)) return;
	acting.set(at, {entries: {...entries, [effect.catalogue]: [...owned, {key: known.id, entry: known.id}]}});
	acting.tell({kind: 'entry', name: known.name, what: 'gained'});
}

/** Takes the entry that dice point at; one that is owned already, or a place where none stands, is the GM's to settle. */
export function draw(acting: Acting, effect: Of<'draw'>, at: Side): void {
	const sheet = acting.sheet(at);
	const catalogue = acting.game.catalogues.get(nameOf(effect.catalogue));
	const found = catalogue?.entries.find(entry => acting.game.holds(effect.where, entryScope(sheet, catalogue.id, entry)));
	if (!catalogue || !found) return acting.tell({kind: 'ask', who: 'gm', text: effect.otherwise});
	if (sheet.owns(catalogue.id, found.id)) return acting.refuse({code: 'rule/twice', what: found.name});
	grant(acting, {do: 'grant', catalogue: catalogue.id, entry: found.id}, at);
}

/** How uses are counted: by the period that frees them again and what is used. */
export const useKey = (of: string, per: Moment): string => `${per}.${of}`;

/** Counts one use in a period. */
export function use(acting: Acting, effect: {readonly of: string; readonly per: Moment}, at: Side): void {
	const {uses} = acting.state(at);
	const key = useKey(effect.of, effect.per);
	acting.set(at, {uses: {...uses, [key]: (uses[key] ?? 0) + 1}});
}

export function flag(acting: Acting, effect: Of<'flag'>, at: Side): void {
	acting.set(at, {flags: {...acting.state(at).flags, [effect.flag]: acting.amount(effect.value)}});
}
