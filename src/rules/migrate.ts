import {fail, ok, type Result} from '../shared/result';
import {atVersion, notesBetween} from './at-version';
import type {Fault} from './check/fault';
import type {Label} from './contract/basics';
import type {Rulebook} from './contract/rulebook';
import {withImposed} from './creation/imposed';
import {type Invalid, invalidIn} from './creation/invalid';
import {Derivation} from './derive';
import {Game} from './game';
import {settled} from './settled';
import type {State} from './state';

/** What moving a sheet to another version would do: shown before anything is stored. */
export type Preview = {
	readonly from: string;
	readonly to: string;
	readonly notes: readonly {readonly version: string; readonly notes: Label}[];
	readonly state: State;
	/** Values that would read otherwise. */
	readonly moved: readonly {readonly name: Label; readonly from: number; readonly to: number}[];
	/** What the new version no longer knows and would be left out of reading, though it stays on the sheet. */
	readonly gone: readonly string[];
	/** What would break a rule of the new version. */
	readonly invalid: readonly Invalid[];
};

type Read = ReadonlyMap<string, {readonly name: Label; readonly value: number}>;

function readings(sheet: Derivation): Read {
	const {book} = sheet.game;
	return new Map([
		...book.stats.map(one => [`stat ${one.id}`, {name: one.name, value: sheet.stat(one.id).value}] as const),
		...book.derived.map(one => [`derived ${one.id}`, {name: one.name, value: sheet.derived(one.id).value}] as const),
		...book.tracks.map(one => [`track ${one.id}`, {name: one.name, value: sheet.track(one.id).max}] as const),
	]);
}

function strangers(game: Game, state: State): readonly string[] {
	const entries = Object.entries(state.entries).flatMap(([catalogue, owned]) =>
		owned.filter(one => !one.own && !game.entry(catalogue, one.entry)).map(one => `${catalogue}.${one.entry}`),
	);
	const stats = Object.keys(state.stats).filter(id => !game.stats.has(id.replaceAll('-', '_')));
	const conditions = state.conditions.map(one => one.condition).filter(id => !game.conditions.has(id.replaceAll('-', '_')));
	return [...stats, ...conditions, ...entries];
}

/** Looks at a sheet under another version of its rulebook, and changes nothing. */
export function previewMigration(book: Rulebook, state: State, from: string, to: string): Result<Preview, readonly Fault[]> {
	const [before, after] = [atVersion(book, from), atVersion(book, to)];
	if (!before.ok) return fail(before.error);
	if (!after.ok) return fail(after.error);
	const [old, next] = [new Game(before.value), new Game(after.value)];
	const moved = settled(next, withImposed(next, state));
	const [was, is] = [readings(new Derivation(old, state)), readings(new Derivation(next, moved))];
	return ok({
		from,
		to,
		notes: notesBetween(book, from, to),
		state: moved,
		moved: [...is].flatMap(([key, {name, value}]) =>
			was.has(key) && was.get(key)!.value !== value ? [{name, from: was.get(key)!.value, to: value}] : [],
		),
		gone: strangers(next, moved),
		invalid: invalidIn(new Derivation(next, moved)),
	});
}
