import type {Lang} from '../shared/lang';
import {isDrawn} from './creation/draws';
import type {Game} from './game';
import type {HistoryLine} from './history';
import {labelIn} from './say';
import type {State} from './state';
import type {SheetView, ShownValue} from './view';
import {shownEntry} from './view-kept';
import {viewHistory} from './view-sheet';

/** The rulebook that a sheet follows, by what the sheet itself says of it, and why it cannot be played. */
export type Unplayable = {
	readonly id: string;
	readonly version: string;
	/** The book at a version that is not the sheet's: it lends its names. */
	readonly near?: Game;
	readonly why: string;
};

const shownOf = (value: number): string => String(value).replace('-', '−');

/** A sheet whose rules are not to be had: all that it holds is shown as it stands, nothing is computed, and nothing can be changed. */
export function viewBare(book: Unplayable, state: State, history: readonly HistoryLine[], lang: Lang): SheetView {
	const near = book.near?.book;
	type Pieces = readonly {readonly id: string; readonly name: NonNullable<typeof near>['name']}[] | undefined;
	const called = (pieces: Pieces, id: string): string => {
		const piece = pieces?.find(one => one.id === id);
		return piece ? labelIn(piece.name, lang) : id;
	};
	const plain = (pieces: Pieces, [id, value]: readonly [string, number]): ShownValue => ({
		id,
		name: called(pieces, id),
		covers: '',
		value,
		base: value,
		shown: shownOf(value),
		reasons: [],
	});
	const answered = Object.entries(state.answers).filter(([, {text}]) => text !== '');
	return {
		book: {
			id: book.id,
			name: near ? labelIn(near.name, lang) : book.id,
			version: book.version,
			newest: near?.version ?? book.version,
		},
		level: state.level,
		experience: {xp: state.xp, free: state.xp - state.spent, balances: []},
		definition: '',
		groups: [],
		stats: Object.entries(state.stats).map(entry => ({
			...plain(near?.stats, entry),
			group: '',
			min: entry[1],
			max: entry[1],
			display: 'number',
		})),
		skills: Object.entries(state.points).map(entry => ({
			...plain(near?.skills, entry),
			stat: '',
			points: entry[1],
			marked: state.marks.includes(entry[0]),
			waits: false,
		})),
		derived: [],
		tracks: Object.entries(state.tracks).map(([id, value]) => ({
			id,
			name: called(near?.tracks, id),
			covers: '',
			value,
			min: 0,
			max: value,
			display: 'number',
			role: '',
			reasons: [],
		})),
		conditions: state.conditions.map(({condition, level, left}) => ({
			id: condition,
			name: called(near?.conditions, condition),
			covers: '',
			level,
			max: level,
			auto: false,
			does: [],
			...(left !== undefined && {left}),
		})),
		settable: [],
		lists: Object.entries(state.lists).map(([id, entries]) => ({
			id,
			name: called(near?.lists, id),
			covers: '',
			valued: entries.some(entry => entry.value !== undefined),
			entries: entries.map(entry => ({
				name: entry.name,
				...(entry.value !== undefined && {value: entry.value}),
				...(entry.words !== undefined && {words: entry.words}),
				shown: shownEntry(entry),
			})),
		})),
		clocks: Object.entries(state.clocks).map(([id, clock]) => ({id, name: called(near?.clocks, id), ...clock})),
		things: state.things.map(({key, kind, name, stats, tracks}) => ({
			key,
			kind: called(near?.things, kind),
			name,
			stats: Object.entries(stats).map(([id, value]) => ({name: id, value})),
			tracks: Object.entries(tracks).map(([id, value]) => ({id, name: id, value, max: value})),
		})),
		kinds: [],
		builders: [],
		catalogues: Object.entries(state.entries).map(([id, owned]) => ({
			id,
			name: called(near?.catalogues, id),
			covers: '',
			open: false,
			fields: [],
			owned: owned.map(one => ({
				key: one.key,
				entry: one.entry,
				name: one.own?.name ?? called(near?.catalogues.find(catalogue => catalogue.id === id)?.entries, one.entry),
				covers: one.own?.text ?? '',
				imposed: one.by !== undefined,
				drawn: isDrawn(one),
				does: [],
				wants: [],
				fields: [],
				choices: [],
			})),
			offered: [],
		})),
		...(state.money !== undefined && {money: {name: '', shown: shownOf(state.money), amount: state.money}}),
		reserves: [],
		questions: answered.map(([id, {text}]) => ({
			id,
			name: called(near?.questions, id),
			hint: '',
			text,
			long: text.length > 120,
			required: false,
			hidden: false,
			fixed: book.why,
		})),
		moves: [],
		encounters: [],
		moments: [],
		reference: [],
		invalid: [],
		options: [],
		openSkills: false,
		history: viewHistory(history),
		made: state.made,
		readOnly: book.why,
	};
}
