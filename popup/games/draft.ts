import {withPlace} from '../../src/rules/own';
import {ownId} from '../../src/rules/own-id';
import type {Owned, State} from '../../src/rules/state';

/** A character of whom nothing is decided yet. */
export const emptyState: State = {
	stats: {},
	points: {},
	ownSkills: [],
	tracks: {},
	conditions: [],
	lists: {},
	clocks: {},
	things: [],
	entries: {},
	builds: [],
	bricks: {},
	choices: {},
	draws: {},
	answers: {},
	classes: {},
	level: 1,
	xp: 0,
	spent: 0,
	balances: {},
	marks: [],
	flags: {},
	uses: {},
	clockwork: {turns: 0, sessions: 0, months: 0},
	options: {},
	made: false,
};

export const withStats = (state: State, stats: Readonly<Record<string, number>>): State => ({
	...state,
	stats: {...state.stats, ...stats},
});

/** Points in a skill; none leaves no trace. */
export function withPoints(state: State, id: string, points: number): State {
	const {[id]: _, ...rest} = state.points;
	return {...state, points: points === 0 ? rest : {...rest, [id]: points}};
}

export const withChoice = (state: State, step: string, choice: string | number): State => ({
	...state,
	choices: {...state.choices, [step]: choice},
});

export const withAnswer = (state: State, question: string, text: string): State => ({
	...state,
	answers: {...state.answers, [question]: {text, level: state.level}},
});

const owned = (state: State, catalogue: string): readonly Owned[] => state.entries[catalogue] ?? [];
const withOwned = (state: State, catalogue: string, entries: readonly Owned[]): State => ({
	...state,
	entries: {...state.entries, [catalogue]: [...entries]},
});

/** A key that no entry of the catalogue has. */
function freeKey(state: State, catalogue: string, entry: string): string {
	const taken = new Set(owned(state, catalogue).map(one => one.key));
	let number = taken.size + 1;
	while (taken.has(`${entry}-${number}`)) number += 1;
	return `${entry}-${number}`;
}

export const withEntry = (state: State, catalogue: string, entry: string): State =>
	withOwned(state, catalogue, [...owned(state, catalogue), {key: freeKey(state, catalogue, entry), entry}]);

type Own = {readonly name: string; readonly text?: string; readonly fields?: NonNullable<NonNullable<Owned['own']>['fields']>};
const written = ({name, text = '', fields}: Own): NonNullable<Owned['own']> => ({
	name,
	...(text !== '' && {text}),
	...(fields && {fields}),
});

/** An entry that the table adds, of a catalogue that is open; `known` are the ids that the catalogue has. */
export function withOwnEntry(state: State, catalogue: string, own: Own, known: readonly string[] = []): State {
	const entry = ownId(own.name, [...known, ...owned(state, catalogue).map(one => one.entry)]);
	return withOwned(state, catalogue, [
		...owned(state, catalogue),
		{key: freeKey(state, catalogue, entry), entry, own: written(own)},
	]);
}

/** Values that the table gives to an entry that is owned. */
export const withGiven = (state: State, catalogue: string, key: string, own: Own): State =>
	withOwned(
		state,
		catalogue,
		owned(state, catalogue).map(one => (one.key === key ? {...one, own: written(own)} : one)),
	);

/** A skill that the game's list has not. */
export const withOwnSkill = (state: State, name: string, stat: string, known: readonly string[]): State => ({
	...state,
	ownSkills: [...state.ownSkills, {id: ownId(name, known), name, ...(stat !== '' && {stat})}],
});

/** Without a skill that was added, and without its points. */
export const withoutOwnSkill = (state: State, id: string): State => ({
	...withPoints(state, id, 0),
	ownSkills: state.ownSkills.filter(one => one.id !== id),
});

/** A switch of the rulebook, as the table has it. */
export const withOption = (state: State, option: string, value: boolean | number | string): State => ({
	...state,
	options: {...state.options, [option]: value},
});

export const withoutEntry = (state: State, catalogue: string, key: string): State =>
	withOwned(
		state,
		catalogue,
		owned(state, catalogue).filter(one => one.key !== key),
	);

/** What an entry's owner writes for it. */
export const withEntryText = (state: State, catalogue: string, key: string, choice: string, text: string): State =>
	withEntryChoice(state, catalogue, key, choice, () => text);

/** One of the ids that an entry's owner chooses for it, `count` in all; the others stay as the draft has them, empty where none is chosen yet. */
export const withEntryPick = (
	state: State,
	{catalogue, key, choice}: {readonly catalogue: string; readonly key: string; readonly choice: string},
	count: number,
	at: number,
	value: string,
): State => withEntryChoice(state, catalogue, key, choice, before => [...withPlace(before, count, at, value)]);

type Chosen = NonNullable<Owned['choices']>[string];

const withEntryChoice = (
	state: State,
	catalogue: string,
	key: string,
	choice: string,
	make: (before?: Chosen) => Chosen,
): State =>
	withOwned(
		state,
		catalogue,
		owned(state, catalogue).map(one =>
			one.key === key ? {...one, choices: {...one.choices, [choice]: make(one.choices?.[choice])}} : one,
		),
	);

export function withClass(state: State, id: string, levels: number): State {
	const {[id]: _, ...rest} = state.classes;
	return {...state, classes: levels <= 0 ? rest : {...rest, [id]: levels}};
}

type Listed = NonNullable<State['lists'][string]>[number];

/** A list with one entry added, or another in its place; of two with one name the later stands. */
export function withListed(state: State, list: string, entry: Listed): State {
	const others = state.lists[list] ?? [];
	const at = others.findIndex(one => one.name === entry.name);
	return {...state, lists: {...state.lists, [list]: at < 0 ? [...others, entry] : others.with(at, entry)}};
}

export const withoutListed = (state: State, list: string, name: string): State => ({
	...state,
	lists: {...state.lists, [list]: (state.lists[list] ?? []).filter(one => one.name !== name)},
});
