import {fail, ok, type Result} from '../shared/result';
import type {Catalogue, Field} from './contract/catalogues';
import type {Acting} from './effects/acting';
import {type Game, nameOf} from './game';
import {ownId} from './own-id';
import type {RuleProblem} from './problem';
import {ruleName} from './rule-names';
import type {Owned, State} from './state';

type Given = NonNullable<NonNullable<Owned['own']>['fields']>;

function numberProblem({name, min, max}: Field, value: number): RuleProblem | undefined {
	if (min !== undefined && value < min) return {code: 'rule/below', what: name, value, min};
	return max !== undefined && value > max ? {code: 'rule/above', what: name, value, max} : undefined;
}

/** What kind of value a field takes. */
const taken: Readonly<Record<Field['kind'], 'number' | 'string' | 'boolean'>> = {
	number: 'number',
	flag: 'boolean',
	text: 'string',
	choice: 'string',
	stat: 'string',
	skill: 'string',
	dice: 'string',
};

/** What is wrong with a value given to a field at a table; undefined when nothing is. An empty text leaves it open. */
function valueProblem(game: Game, catalogue: Catalogue, id: string, value: Given[string]): RuleProblem | undefined {
	const field = catalogue.fields.find(one => one.id === id);
	if (!field) return {code: 'rule/unknown', what: catalogue.id, id};
	if (value === '') return undefined;
	if (typeof value !== taken[field.kind]) return {code: 'rule/unknown', what: field.id, id: String(value)};
	if (typeof value === 'number') return numberProblem(field, value);
	const strange =
		(field.kind === 'choice' && !field.options?.some(option => option.id === value)) ||
		(field.kind === 'stat' && !game.stats.has(nameOf(String(value))));
	return strange ? {code: 'rule/unknown', what: field.id, id: String(value)} : undefined;
}

/** What is wrong with the values that the table gave to an entry. */
export const givenProblems = (game: Game, catalogue: Catalogue, {own}: Owned): readonly RuleProblem[] =>
	Object.entries(own?.fields ?? {}).flatMap(([id, value]) => valueProblem(game, catalogue, id, value) ?? []);

export type Written = {
	readonly catalogue: string;
	/** The owned entry that is given values; a new one where left out. */
	readonly key?: string;
	readonly name: string;
	readonly text?: string;
	readonly fields?: Given;
};

/** The state with an entry of the table's own, or with values given to one that is owned already. */
export function withOwn(game: Game, state: State, written: Written): Result<State, RuleProblem> {
	const catalogue = game.catalogues.get(nameOf(written.catalogue));
	if (!catalogue) return fail({code: 'rule/unknown', what: 'catalogue', id: written.catalogue});
	if (!catalogue.open) return fail({code: 'rule/closed', what: catalogue.name});
	const owned = state.entries[catalogue.id] ?? [];
	const at = owned.findIndex(one => one.key === written.key);
	if (written.key !== undefined && at < 0) return fail({code: 'rule/unknown', what: catalogue.id, id: written.key});
	const known = [...catalogue.entries.map(entry => entry.id), ...owned.map(one => one.entry)];
	const id = ownId(written.name, known);
	const {text, fields} = written;
	const own = {name: written.name, ...(text !== undefined && text !== '' && {text}), ...(fields && {fields})};
	const entry: Owned = {...(owned[at] ?? {key: id, entry: id}), own};
	const wrong = givenProblems(game, catalogue, entry)[0];
	if (wrong) return fail(wrong);
	return ok({...state, entries: {...state.entries, [catalogue.id]: at < 0 ? [...owned, entry] : owned.with(at, entry)}});
}

/** Writes an entry of the table's own on the actor's sheet. */
export function writeOwn(acting: Acting, written: Written): void {
	const next = withOwn(acting.game, acting.state('self'), written);
	if (!next.ok) return acting.refuse(next.error);
	acting.set('self', next.value);
	acting.tell({kind: 'entry', name: written.name, what: written.key === undefined ? 'gained' : 'given'});
}

type Choosing = {
	readonly catalogue: string;
	readonly key: string;
	readonly choice: string;
	readonly chosen: string | {readonly at: number; readonly id: string};
};
type Chosen = NonNullable<Owned['choices']>[string];

/** Places of a choice that a rulebook's formula may ask for. */
const MOST_PLACES = 50;

/** What was chosen with one place of `count` changed; the others stay, empty where nothing is chosen yet. */
export const withPlace = (before: Chosen | undefined, count: number, at: number, id: string): readonly string[] =>
	Array.from({length: Math.min(Math.trunc(count), MOST_PLACES)}, (_, place) =>
		place === at ? id : ([before ?? []].flat()[place] ?? ''),
	);

/** Writes down what the owner of an entry chooses for it. What is not right yet is told by the sheet, as with every rule. */
export function chooseFor(acting: Acting, {catalogue, key, choice, chosen}: Choosing): void {
	const {entries} = acting.state('self');
	const owned = entries[catalogue] ?? [];
	const one = owned.find(entry => entry.key === key);
	if (!one) return acting.refuse({code: 'rule/unknown', what: catalogue, id: key});
	const known = acting.sheet().entry(catalogue, one.entry);
	const asked = known?.choices.find(({id}) => id === choice);
	if (!known || !asked) return acting.refuse({code: 'rule/unknown', what: 'choice', id: choice});
	// Beside what the sheet has now, not what somebody saw: two places may be filled within a moment.
	const made =
		typeof chosen === 'string' ? chosen : withPlace(one.choices?.[choice], acting.amount(asked.count), chosen.at, chosen.id);
	const next: Owned = {...one, choices: {...one.choices, [choice]: typeof made === 'string' ? made : [...made]}};
	acting.set('self', {entries: {...entries, [catalogue]: owned.map(entry => (entry === one ? next : entry))}});
	acting.tell({kind: 'entry', name: known.name, what: 'given'});
}

/** Adds a skill that the game's list has not, where the rules leave that list open. */
export function addSkill(acting: Acting, {name, stat}: {readonly name: string; readonly stat?: string | undefined}): void {
	const {game} = acting;
	const state = acting.state('self');
	if (!game.book.skillRules.open) return acting.refuse({code: 'rule/closed', what: ruleName('skills')});
	if (stat !== undefined && !game.stats.has(nameOf(stat))) return acting.refuse({code: 'rule/unknown', what: 'stat', id: stat});
	const id = ownId(
		name,
		[...acting.sheet().skills.values()].map(skill => skill.id),
	);
	acting.set('self', {ownSkills: [...state.ownSkills, {id, name, ...(stat !== undefined && {stat})}]});
	acting.tell({kind: 'entry', name, what: 'gained'});
}

/** The GM's word on a skill of the player's own: agreed, it may be used; declined, it is gone with its points. */
export function agreeOnSkill(acting: Acting, {skill: id, agreed}: {readonly skill: string; readonly agreed: boolean}): void {
	const {ownSkills, points} = acting.state('self');
	const skill = ownSkills.find(one => one.id === id);
	if (!skill) return acting.refuse({code: 'rule/unknown', what: 'skill', id});
	if (agreed) {
		acting.set('self', {ownSkills: ownSkills.map(one => (one === skill ? {...one, agreed} : one))});
		return acting.tell({kind: 'entry', name: skill.name, what: 'gained'});
	}
	const {[id]: _, ...rest} = points;
	acting.set('self', {ownSkills: ownSkills.filter(one => one !== skill), points: rest});
	acting.tell({kind: 'entry', name: skill.name, what: 'lost'});
}

/** Sets a switch of the rulebook for this sheet. */
export function setOption(
	acting: Acting,
	{option: id, value}: {readonly option: string; readonly value: boolean | number | string},
): void {
	const option = acting.game.book.options.find(one => one.id === id);
	if (!option) return acting.refuse({code: 'rule/unknown', what: 'option', id});
	if (option.kind === 'number') {
		if (typeof value !== 'number') return acting.refuse({code: 'rule/unknown', what: id, id: String(value)});
		if (value < option.min) return acting.refuse({code: 'rule/below', what: option.name, value, min: option.min});
		if (value > option.max) return acting.refuse({code: 'rule/above', what: option.name, value, max: option.max});
	}
	if (option.kind === 'flag' && typeof value !== 'boolean')
		return acting.refuse({code: 'rule/unknown', what: id, id: String(value)});
	if (option.kind === 'choice' && !option.options.some(one => one.id === value))
		return acting.refuse({code: 'rule/unknown', what: id, id: String(value)});
	const {options} = acting.state('self');
	acting.set('self', {options: {...options, [id]: value}});
	acting.tell({kind: 'log', text: option.name});
}
