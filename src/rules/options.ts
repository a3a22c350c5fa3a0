import type {Rulebook} from './contract/rulebook';
import type {Value} from './formula/formula';
import {nameOf} from './game';

type Settings = Readonly<Record<string, boolean | number | string>>;

/** How a switch of the rulebook stands: the table's word first, then the sheet's, then the rulebook's default. True is 1. */
export function optionValue(book: Rulebook, name: string, table: Settings, sheet: Settings): Value | undefined {
	const option = book.options.find(one => nameOf(one.id) === name);
	if (!option) return undefined;
	const value = table[option.id] ?? sheet[option.id] ?? option.default;
	return typeof value === 'boolean' ? Number(value) : value;
}
