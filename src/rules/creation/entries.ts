import type {Entry} from '../contract/catalogues';
import type {Derivation} from '../derive';
import {entryScope} from '../entries';
import {nameOf} from '../game';
import {givenProblems} from '../own';
import type {RuleProblem} from '../problem';

type Problems = readonly {readonly where: string; readonly problem: RuleProblem}[];

const at = (where: string, problem: RuleProblem) => ({where, problem});

/** What a step of creation offers of a catalogue, or each of the rows that a level has of it: those for which a formula holds, or all. */
export type Only = string | readonly string[] | undefined;

/** Whether an entry is among those offered. */
export function isAmong(sheet: Derivation, catalogueId: string, entry: Entry, only: Only): boolean {
	const scope = entryScope(sheet, catalogueId, entry);
	return [only].flat().some(one => sheet.game.holds(one, scope));
}

/** Why an entry may not be taken now; empty when it may. */
export function refusals(sheet: Derivation, catalogueId: string, entry: Entry, only?: Only): readonly RuleProblem[] {
	const scope = entryScope(sheet, catalogueId, entry);
	const unmet = entry.requires
		.filter(one => !sheet.game.holds(one.if, scope))
		.map((one): RuleProblem => ({code: 'rule/requires', what: entry.name, text: one.text}));
	// What the rulebook has words for says more than that it is not offered.
	return unmet.length > 0 || isAmong(sheet, catalogueId, entry, only) ? unmet : [{code: 'rule/not-offered', what: entry.name}];
}

/** Whether what was chosen is among what may be. */
const isOffered = ({skills, game}: Derivation, {from, options}: Entry['choices'][number], id: string): boolean =>
	from === 'option'
		? (options ?? []).some(one => one.id === id)
		: from === 'skill'
			? skills.has(nameOf(id))
			: game.stats.has(nameOf(id));

function choiceProblems(
	sheet: Derivation,
	where: string,
	entry: Entry,
	choices: Readonly<Record<string, string | readonly string[]>>,
): Problems {
	return entry.choices.flatMap((choice): Problems => {
		const wanted = sheet.number(choice.count);
		const given = [choices[choice.id] ?? []].flat().filter(text => text !== '');
		const stranger = choice.from === 'text' ? undefined : given.find(id => !isOffered(sheet, choice, id));
		if (stranger !== undefined) return [at(`${where}.${choice.id}`, {code: 'rule/unknown', what: choice.from, id: stranger})];
		if (new Set(given).size !== given.length) return [at(`${where}.${choice.id}`, {code: 'rule/twice', what: choice.name})];
		return given.length === wanted
			? []
			: [at(`${where}.${choice.id}`, {code: 'rule/count', what: choice.name, have: given.length, least: wanted, most: wanted})];
	});
}

/** What is wrong with the entries owned of a catalogue: unknown ones, doubles, prerequisites, what their owner had to choose. Imposed ones need no leave. */
export function entryProblems(sheet: Derivation, catalogueId: string, only?: string): Problems {
	const catalogue = sheet.game.catalogues.get(nameOf(catalogueId));
	const owned = sheet.state.entries[catalogueId] ?? [];
	return owned.flatMap((one, index): Problems => {
		const where = `entries.${catalogueId}.${one.key}`;
		const entry = sheet.entry(catalogueId, one.entry);
		if (!entry) return [at(where, {code: 'rule/unknown', what: catalogueId, id: one.entry})];
		const double: Problems =
			!catalogue?.repeat && owned.findIndex(other => other.entry === one.entry) < index
				? [at(where, {code: 'rule/twice', what: entry.name})]
				: [];
		const refused = one.by === undefined ? refusals(sheet, catalogueId, entry, only).map(problem => at(where, problem)) : [];
		const given = catalogue ? givenProblems(sheet.game, catalogue, one).map(problem => at(where, problem)) : [];
		return [...double, ...given, ...refused, ...choiceProblems(sheet, where, entry, one.choices ?? {})];
	});
}
