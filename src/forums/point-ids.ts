import type {ShownId, ShownPlace} from '../shared/shown-forum';
import {selectorsOf} from './point-paths';
import type {Unit} from './point-unit';
import {cutId, partAt, rowOf} from './shown-parts';

/** What all texts begin with. */
function startOf(texts: readonly string[]): string {
	const [first = '', ...others] = texts;
	let length = first.length;
	for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
	return first.slice(0, length);
}

/** How an id is cut out of these values of one attribute, so that each gives one; undefined where that cannot be told. */
export function cutFor(attribute: string, values: readonly string[], fragment = false): ShownId | undefined {
	const texts = fragment ? values.map(value => value.slice(value.indexOf('#') + 1)) : values;
	if (texts.some((text, index) => text === '' || (fragment && !values[index]!.includes('#')))) return undefined;
	const common = startOf(texts);
	const shared = {attribute, ...(fragment && {fragment: true})};
	const number = {...shared, before: common.replace(/\d+$/, ''), kind: 'number'} as const;
	if (values.every(value => cutId(value, number) !== undefined)) return number;
	const name = {...shared, before: common.replace(/[^/?#&;=:_.~-]+$/, ''), kind: 'name'} as const;
	return values.every(value => cutId(value, name) !== undefined) ? name : undefined;
}

type Candidate = {readonly at: ShownPlace; readonly id: ShownId; readonly fault: number};

// Numbers that no forum means for naming a post: when it was written, by whom, its place in the list
const NO_ID = /time|date|stamp|index|position|number|user|author|member|uid|count|score|level/;
const LINK = /[#=/-]/;
/** Over this, it is none. */
const NEVER = 20;
const MOST_INSIDE = 150;

function faultOf(attribute: string, place: ShownPlace, id: ShownId, ids: readonly string[]): number {
	const numbers = ids.map(Number);
	const rises = numbers.every((number, index) => index === 0 || number > numbers[index - 1]!);
	const counts = rises && (numbers[0] === 0 || numbers[0] === 1) && numbers.at(-1)! - numbers[0] === numbers.length - 1;
	return (
		(attribute === 'id' ? 0 : attribute === 'href' ? (id.fragment ? 4 : 5) : 1) +
		(place.css === ':scope' ? 0 : 2) +
		(id.kind === 'name' ? 6 : rises ? 0 : 3) +
		(counts ? 8 : 0) +
		(NO_ID.test(attribute) ? NEVER : 0)
	);
}

function attributesOf(element: Element): readonly string[] {
	const own = Array.from(element.attributes, ({name}) => name);
	return own.filter(name => /^(?:id|name|href|data-[a-z0-9-]{1,40})$/.test(name));
}

/** What may hold the id of a post: its rows, what stands in them, and a bare anchor before it. */
function holdersIn(
	head: Element,
	rows: number,
	written: Element | undefined,
): readonly {row: number; base: Element; holder: Element}[] {
	return Array.from({length: rows + 1}, (_, index) => index - 1).flatMap(row => {
		const base = rowOf(head, row);
		if (!base) return [];
		const inside = Array.from(base.querySelectorAll('*')).slice(0, row < 0 ? 3 : MOST_INSIDE);
		return [base, ...inside]
			.filter(holder => holder === written || !written?.contains(holder))
			.map(holder => ({row, base, holder}));
	});
}

/** Where the ids of posts stand and how they are cut out, the likeliest; undefined where nothing names each post. `foreign`: values that are the author's. */
export function findIds(
	{head, rows, alike}: Unit,
	writtenOf: (post: Element) => Element | undefined,
	foreign: (post: Element) => ReadonlySet<string>,
): (ShownId & {readonly at: readonly ShownPlace[]}) | undefined {
	const candidates = holdersIn(head, rows, writtenOf(head)).flatMap(({row, base, holder}) =>
		attributesOf(holder).flatMap(attribute =>
			(attribute === 'href' ? [true, false] : [false]).flatMap((fragment): readonly Candidate[] => {
				const at = selectorsOf(base, holder)
					.map(css => ({row, css}))
					.find(place => partAt(head, place, writtenOf(head)) === holder);
				const values = at ? alike.map(post => partAt(post, at, writtenOf(post))?.getAttribute(attribute) ?? '') : [];
				if (!at || values.some((value, index) => value === '' || foreign(alike[index]!).has(value))) return [];
				const id = cutFor(attribute, values, fragment);
				if (!id || (attribute === 'href' && !LINK.test(id.before) && !fragment)) return [];
				const ids = values.map(value => cutId(value, id)!);
				const fault = faultOf(attribute, at, id, ids);
				return fault < NEVER && new Set(ids).size === ids.length ? [{at, id, fault}] : [];
			}),
		),
	);
	const best = candidates.sort((one, other) => one.fault - other.fault)[0];
	return best && {...best.id, at: [best.at]};
}
