import type {Lang} from '../shared/lang';
import {viewWords} from '../shared/words/view';
import type {Catalogue, Entry} from './contract/catalogues';
import type {Modifier} from './contract/modifiers';
import type {Condition} from './contract/parts';
import {isDrawn} from './creation/draws';
import {isAmong, type Only, refusals} from './creation/entries';
import type {Derivation} from './derive';
import {useKey} from './effects/counters';
import {entryScope, fieldOf, ungiven} from './entries';
import {nameOf} from './game';
import {labelIn, sayReason, sayRule} from './say';
import type {CatalogueView, ConditionView, EntryView, FieldView} from './view';
import {checkNames, momentIn, pieceName, proseIn, signed} from './view-words';

/** What a modifier does to a roll, in words; what only a roll can compute is left to the roll. */
function modifierDoes(modifier: Modifier, lang: Lang): readonly string[] {
	const say = viewWords[lang];
	if (modifier.description !== undefined) return [labelIn(modifier.description, lang)];
	const {dice, flat, edge, extra, cap, difficulty} = modifier;
	return [
		...(typeof dice === 'number' ? [say.dice({by: signed(dice)})] : []),
		...(typeof flat === 'number' ? [signed(flat)] : []),
		...(typeof edge === 'number' && edge !== 0 ? [edge > 0 ? say.edgeUp : say.edgeDown] : []),
		...(extra === undefined ? [] : [`+${extra}`]),
		...(typeof cap === 'number' ? [say.cap({most: cap})] : []),
		...(typeof difficulty === 'number' ? [say.harder({by: signed(difficulty)})] : []),
	];
}

function conditionDoes(sheet: Derivation, condition: Condition, level: number, lang: Lang): readonly string[] {
	const say = viewWords[lang];
	const shifts = Object.entries(condition.shifts ?? {}).map(([id, by]) => {
		const stat = sheet.game.stats.get(id.replaceAll('-', '_'));
		const reason = {name: stat?.name ?? id, by: by * Math.max(1, level)};
		return sayReason(stat?.display === 'die' ? {...reason, steps: true} : reason, lang);
	});
	const edge = Number(condition.edge ?? 0);
	const side = edge > 0 ? say.edgeUp : say.edgeDown;
	const checks = checkNames(sheet, condition.checks ?? [], lang);
	const named = (ids: readonly string[] | undefined) => (ids ?? []).map(id => pieceName(sheet, id, lang)).join(', ');
	return [
		...shifts,
		...(edge === 0 ? [] : [checks === '' ? side : say.edgeOn({edge: side, checks})]),
		...(condition.modifiers ?? []).flatMap(modifier => modifierDoes(modifier, lang)),
		...(condition.blocks ? [say.blocks({what: checkNames(sheet, condition.blocks, lang)})] : []),
		...(condition.immune ? [say.immune({what: named(condition.immune)})] : []),
	];
}

/** The conditions in force, with what each does. */
export const viewConditions = (sheet: Derivation, lang: Lang): readonly ConditionView[] =>
	sheet.conditions.map(({condition, level, left}) => ({
		id: condition.id,
		name: labelIn(condition.name, lang),
		covers: proseIn(condition.description, lang),
		level,
		max: condition.max,
		auto: condition.auto !== undefined && !sheet.state.conditions.some(borne => borne.condition === condition.id),
		does: conditionDoes(sheet, condition, level, lang),
		...(left !== undefined && {left}),
	}));

/** What `derived.volonte` is called: of the kind that it names, since a move may have the same id. */
function addedTo(sheet: Derivation, to: string, lang: Lang): string {
	const [kind, id] = [to.slice(0, to.indexOf('.')), to.slice(to.indexOf('.') + 1)];
	const {stats, derived, tracks} = sheet.game;
	const kinds: Readonly<Record<string, ReadonlyMap<string, {readonly name: Entry['name']}>>> = {
		stat: stats,
		derived,
		track: tracks,
	};
	const piece = kinds[kind]?.get(nameOf(id));
	return piece ? labelIn(piece.name, lang) : pieceName(sheet, id, lang);
}

function entryDoes(sheet: Derivation, entry: Entry, key: string, catalogue: string, lang: Lang): readonly string[] {
	const say = viewWords[lang];
	const scope = entryScope(sheet, catalogue, entry);
	const adds = Object.entries(entry.adds)
		.map(([to, amount]) => ({to, by: sheet.game.number(amount, scope)}))
		.filter(({by}) => by !== 0)
		.map(({to, by}) => say.sign({name: addedTo(sheet, to, lang), by: signed(by)}));
	const grants = entry.grants.map(grant => proseIn(sheet.game.entry(grant.catalogue, grant.entry)?.name, lang) || grant.entry);
	const costs = entry.cost.map(({track, amount}) =>
		say.cost({amount: sheet.number(amount), track: pieceName(sheet, track, lang)}),
	);
	const limits = entry.modifiers.flatMap((modifier, index) =>
		modifier.limit ? [{of: `entry.${catalogue}.${key}.${index}`, ...modifier.limit}] : [],
	);
	const uses = [...limits, ...(entry.uses ? [{of: entry.id, ...entry.uses}] : [])].map(({of, times, per}) => {
		const most = sheet.number(times);
		const used = sheet.state.uses[useKey(of, per)] ?? 0;
		return say.uses({left: Math.max(0, most - used), times: most, per: momentIn(per, lang)});
	});
	return [
		...adds,
		...entry.modifiers.flatMap(modifier => modifierDoes(modifier, lang)),
		...(entry.opensSkill ? [say.opens({skill: labelIn(entry.name, lang)})] : []),
		...(grants.length > 0 ? [say.grants({names: grants.join(', ')})] : []),
		...costs,
		...uses,
	];
}

/** What a field of an entry holds, as its form shows it. */
function viewField(
	sheet: Derivation,
	catalogue: Catalogue,
	entry: Entry | undefined,
	field: Catalogue['fields'][number],
	lang: Lang,
): FieldView {
	const value = fieldOf(catalogue, entry, nameOf(field.id)) ?? '';
	const named = (pieces: Iterable<{readonly id: string; readonly name: Entry['name']}>) =>
		[...pieces].map(piece => ({id: piece.id, name: labelIn(piece.name, lang)}));
	const options =
		field.kind === 'stat'
			? named(sheet.game.book.stats)
			: field.kind === 'skill'
				? named(sheet.skills.values())
				: field.kind === 'choice'
					? named(field.options ?? [])
					: [];
	return {
		id: field.id,
		name: labelIn(field.name, lang),
		kind: field.kind,
		value:
			field.kind === 'flag'
				? value !== 0
				: field.kind === 'number' && entry?.fields[field.id] === undefined && field.default === undefined
					? ''
					: value,
		wanted: field.required !== false,
		options,
		...(field.min !== undefined && {min: field.min}),
		...(field.max !== undefined && {max: field.max}),
	};
}

function viewOwned(sheet: Derivation, catalogue: Catalogue, lang: Lang): readonly EntryView[] {
	return sheet.owned
		.filter(one => one.catalogue === catalogue.id)
		.map(({owned, entry}) => ({
			key: owned.key,
			entry: owned.entry,
			name: entry ? labelIn(entry.name, lang) : (owned.own?.name ?? owned.entry),
			covers: entry ? proseIn(entry.description, lang) : (owned.own?.text ?? ''),
			imposed: owned.by !== undefined,
			drawn: isDrawn(owned),
			does: entry ? entryDoes(sheet, entry, owned.key, catalogue.id, lang) : [],
			wants: entry ? ungiven(sheet, catalogue.id, entry).map(field => labelIn(field.name, lang)) : [],
			fields: catalogue.open ? catalogue.fields.map(field => viewField(sheet, catalogue, entry, field, lang)) : [],
			choices: (entry?.choices ?? []).map(choice => ({
				id: choice.id,
				name: labelIn(choice.name, lang),
				from: choice.from,
				count: sheet.number(choice.count),
				options: (choice.options ?? []).map(option => ({id: option.id, name: labelIn(option.name, lang)})),
				chosen: [owned.choices?.[choice.id] ?? []].flat(),
			})),
		}));
}

/** A catalogue as owned and as offered; a step of creation or a level may offer `only` those for which its formula holds. */
export function viewCatalogue(sheet: Derivation, id: string, lang: Lang, only?: Only): CatalogueView | undefined {
	const catalogue = sheet.game.catalogues.get(nameOf(id));
	if (!catalogue) return undefined;
	const offered = catalogue.entries.filter(
		entry => (catalogue.repeat || !sheet.owns(id, entry.id)) && isAmong(sheet, id, entry, only),
	);
	return {
		id,
		name: labelIn(catalogue.name, lang),
		covers: proseIn(catalogue.description, lang),
		open: catalogue.open,
		fields: catalogue.open ? catalogue.fields.map(field => viewField(sheet, catalogue, undefined, field, lang)) : [],
		owned: viewOwned(sheet, catalogue, lang),
		offered: offered.map(entry => {
			const refused = refusals(sheet, id, entry)[0];
			return {
				id: entry.id,
				name: labelIn(entry.name, lang),
				covers: proseIn(entry.description, lang),
				...(refused && {problem: sayRule(refused, lang)}),
			};
		}),
	};
}
