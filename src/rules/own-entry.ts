import type {Catalogue, Entry} from './contract/catalogues';
import type {Owned} from './state';

/** An entry with what its catalogue says of each of its entries. */
export function whole({each}: Catalogue, entry: Entry): Entry {
	if (!each) return entry;
	const opensSkill = entry.opensSkill ?? each.opensSkill;
	return {
		...entry,
		requires: [...each.requires, ...entry.requires],
		modifiers: [...each.modifiers, ...entry.modifiers],
		adds: {...each.adds, ...entry.adds},
		...(opensSkill && {opensSkill}),
	};
}

const nothing = {
	tags: [],
	requires: [],
	modifiers: [],
	adds: {},
	grants: [],
	choices: [],
	cost: [],
	do: [],
} satisfies Partial<Entry>;

/** What an owned entry is: the rulebook's, with the values that were given to it at the table; or the table's own. Undefined for one that nobody describes. */
export function entryOf(catalogue: Catalogue, known: Entry | undefined, {entry: id, own}: Owned): Entry | undefined {
	if (!own) return known;
	const fields = {...known?.fields, ...own.fields};
	if (known) return {...known, fields, ...(own.text !== undefined && own.text !== '' && {description: own.text})};
	if (!catalogue.open) return undefined;
	const description = own.text === undefined || own.text === '' ? {} : {description: own.text};
	return whole(catalogue, {...nothing, id, name: own.name, fields, ...description});
}
