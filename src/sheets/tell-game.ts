import type {SheetView} from '../rules/view';
import type {Lang} from '../shared/lang';
import {toldWords} from '../shared/words/told';
import type {ToldRow, ToldSection, ToldSheet} from './told';

type Shown = {readonly name: string; readonly value: number; readonly shown: string; readonly reasons: readonly string[]};

// Dots are for the eye: a reader without our drawing counts a number faster.
const valueOf = ({value, shown, reasons}: Shown): string => {
	const plain = /[●○]/.test(shown) ? String(value) : shown;
	return reasons.length === 0 ? plain : `${plain} (${reasons.join(', ')})`;
};
const rowOf = (one: Shown): ToldRow => ({name: one.name, value: valueOf(one)});
const level = (name: string, value: number, most: number): ToldRow => ({name, value: `${value}/${most}`});

const thingRow = ({name, kind, stats, tracks}: SheetView['things'][number]): ToldRow => ({
	name: name === kind ? name : `${name} (${kind})`,
	value: [...stats.map(one => `${one.name} ${one.value}`), ...tracks.map(one => `${one.name} ${one.value}/${one.max}`)].join(
		', ',
	),
});

/** A sheet of a game in words: what dice and story read of it, and nothing that is empty. */
export function tellGame(view: SheetView, name: string, lang: Lang): ToldSheet {
	const say = toldWords[lang];
	const plain = (names: readonly string[]): readonly ToldRow[] => names.map(one => ({name: one, value: ''}));
	const sections: readonly ToldSection[] = [
		{title: say.traits, rows: view.stats.map(rowOf)},
		{title: say.derived, rows: view.derived.map(rowOf)},
		{title: say.tracks, rows: view.tracks.map(one => level(one.name, one.value, one.max))},
		{
			title: say.conditions,
			rows: view.conditions.map(one => ({name: one.name, value: one.max > 1 ? String(one.level) : ''})),
		},
		{
			title: view.skillsName ?? say.skills,
			rows: view.skills.filter(one => one.points !== 0 || one.reasons.length > 0).map(rowOf),
		},
		...view.lists.map(list => ({title: list.name, rows: plain(list.entries.map(({shown}) => shown))})),
		...view.catalogues.map(one => ({title: one.name, rows: plain(one.owned.map(entry => entry.name))})),
		...view.builders.map(one => ({
			title: one.name,
			rows: one.built.map(built => ({name: built.name, value: String(built.done)})),
		})),
		{title: say.clocks, rows: view.clocks.filter(one => one.filled > 0).map(one => level(one.name, one.filled, one.size))},
		{title: say.things, rows: view.things.map(thingRow)},
		...(view.money ? [{title: view.money.name, rows: plain([view.money.shown])}] : []),
	];
	return {
		name,
		game: `${view.book.name} ${view.book.version}`,
		about: view.definition,
		sections: sections.filter(section => section.rows.length > 0),
	};
}
