import {faultsOfBuilds} from '../builds/step';
import type {Label} from '../contract/basics';
import type {Derivation} from '../derive';
import type {RuleProblem} from '../problem';
import {entryProblems} from './entries';
import {capProblem} from './points';

export type Invalid = {readonly where: string; readonly problem: RuleProblem};

function bound(where: string, what: Label, value: number, min: number, max: number): readonly Invalid[] {
	if (value < min) return [{where, problem: {code: 'rule/below', what, value, min}}];
	return value > max ? [{where, problem: {code: 'rule/above', what, value, max}}] : [];
}

/** What breaks a rule that holds at all times, after creation as well: bounds, caps, counts, prerequisites. */
export function invalidIn(sheet: Derivation): readonly Invalid[] {
	const {book} = sheet.game;
	const {state} = sheet;
	const stats = book.stats.flatMap(stat => {
		const {base, min, max} = sheet.stat(stat.id);
		return bound(`stats.${stat.id}`, stat.name, base, min, max);
	});
	const tracks = book.tracks.flatMap(track => {
		const {min, max} = sheet.track(track.id);
		return bound(`tracks.${track.id}`, track.name, state.tracks[track.id] ?? min, min, max);
	});
	const skills = [...sheet.skills.values()].flatMap(skill => capProblem(sheet, skill.id, false));
	const catalogues = book.catalogues.flatMap((catalogue): readonly Invalid[] => {
		const have = state.entries[catalogue.id]?.length ?? 0;
		const exactly = catalogue.exactly === undefined ? undefined : sheet.number(catalogue.exactly);
		const most = exactly ?? (catalogue.most === undefined ? 2000 : sheet.number(catalogue.most));
		const count: readonly Invalid[] =
			have > most || have < (exactly ?? 0)
				? [
						{
							where: `entries.${catalogue.id}`,
							problem: {code: 'rule/count', what: catalogue.name, have, least: exactly ?? 0, most},
						},
					]
				: [];
		return [...count, ...entryProblems(sheet, catalogue.id)];
	});
	const lists = book.lists.flatMap((list): readonly Invalid[] => {
		const have = state.lists[list.id]?.length ?? 0;
		const most = list.max === undefined ? Number.POSITIVE_INFINITY : sheet.number(list.max);
		return have > most ? [{where: `lists.${list.id}`, problem: {code: 'rule/list-full', list: list.name, most}}] : [];
	});
	const builds = book.builders.flatMap(builder => faultsOfBuilds(sheet, builder.id));
	return [...stats, ...tracks, ...skills, ...catalogues, ...lists, ...builds];
}
