import type {Entry} from '../contract/catalogues';
import type {Derivation} from '../derive';
import {nameOf} from '../game';
import type {RuleProblem} from '../problem';

type Problems = readonly {readonly where: string; readonly problem: RuleProblem}[];

const at = (where: string, problem: RuleProblem) => ({where, problem});

/** The scope in which an entry's own conditions are read: `@this.level`, `@this.has_tag`… */
export function entryScope(sheet: Derivation, catalogueId: string, entry: Entry) {
	const fields = sheet.game.catalogues.get(nameOf(catalogueId))?.fields ?? [];
	return {
		...sheet.scope,
		read: (path: readonly string[], args: readonly (number | string)[]) => {
			if (path[0] !== 'this' || path[1] === undefined) return sheet.scope.read(path, args);
			if (path[1] === 'id') return entry.id;
			if (path[1] === 'tag') return entry.tags.includes(String(args[0])) ? 1 : 0;
			const field = fields.find(one => nameOf(one.id) === path[1]);
			const value = field && (entry.fields[field.id] ?? field.default ?? 0);
			return typeof value === 'boolean' ? Number(value) : value;
		},
	};
}

/** Why an entry may not be taken now; empty when it may. */
export function refusals(sheet: Derivation, catalogueId: string, entry: Entry, only?: string): readonly RuleProblem[] {
	const scope = entryScope(sheet, catalogueId, entry);
	const unmet = entry.requires
		.filter(one => !sheet.game.holds(one.if, scope))
		.map((one): RuleProblem => ({code: 'rule/requires', what: entry.name, text: one.text}));
	const barred: readonly RuleProblem[] =
		only !== undefined && !sheet.game.holds(only, scope)
			? [{code: 'rule/requires', what: entry.name, text: entry.description ?? entry.name}]
			: [];
	return [...unmet, ...barred];
}

function choiceProblems(
	sheet: Derivation,
	where: string,
	entry: Entry,
	choices: Readonly<Record<string, string | readonly string[]>>,
): Problems {
	return entry.choices.flatMap((choice): Problems => {
		const wanted = sheet.number(choice.count);
		const given = [choices[choice.id] ?? []].flat().filter(text => text !== '');
		const stranger =
			choice.from === 'text'
				? undefined
				: given.find(id => !(choice.from === 'skill' ? sheet.skills.has(nameOf(id)) : sheet.game.stats.has(nameOf(id))));
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
		const entry = sheet.game.entry(catalogueId, one.entry);
		if (!entry) return one.own && catalogue?.open ? [] : [at(where, {code: 'rule/unknown', what: catalogueId, id: one.entry})];
		const double: Problems =
			!catalogue?.repeat && owned.findIndex(other => other.entry === one.entry) < index
				? [at(where, {code: 'rule/twice', what: entry.name})]
				: [];
		const refused = one.by === undefined ? refusals(sheet, catalogueId, entry, only).map(problem => at(where, problem)) : [];
		return [...double, ...refused, ...choiceProblems(sheet, where, entry, one.choices ?? {})];
	});
}
