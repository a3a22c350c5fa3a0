import type {ShownPlace} from '../shared/shown-forum';
import {partAt} from './shown-parts';

// What a selector may be made of (src/wire/read-shown.ts). A name with many digits is mostly one element's own.
const NAME = /^[A-Za-z_][\w-]{0,60}$/;
const OWN = /\d{3}/;
const isName = (text: string): boolean => NAME.test(text) && !OWN.test(text);
const isTag = (text: string): boolean => /^[a-z][a-z0-9-]{0,30}$/.test(text);

/** The classes of an element that a selector may name. */
export const classesOf = (element: Element): readonly string[] => Array.from(element.classList).filter(isName).slice(0, 8);

/** The id of an element, where it is not a numbered one. */
export const idOf = ({id}: Element): string | undefined => (isName(id) && !/\d$/.test(id) ? id : undefined);

const tagOf = ({localName}: Element): string => (isTag(localName) ? localName : '*');

/** `td:nth-of-type(2)`: an element among its siblings of the same kind. */
function step(element: Element): string {
	let n = 1;
	for (let before = element.previousElementSibling; before; before = before.previousElementSibling)
		if (before.localName === element.localName) n += 1;
	return `${tagOf(element)}:nth-of-type(${n})`;
}

const DEEPEST = 12;

/** The steps from an element down to one inside it; undefined where there are too many. */
export function pathFrom(from: Element, to: Element): string | undefined {
	const steps: string[] = [];
	for (let at: Element | null = to; at && at !== from; at = at.parentElement) {
		if (steps.length >= DEEPEST) return undefined;
		steps.unshift(step(at));
	}
	return steps.join(' > ');
}

const ATTRIBUTES = ['itemprop', 'rel', 'role'] as const;

/** Ways to say what an element is by itself, the plainest first. */
function ownNames(element: Element): readonly string[] {
	const tag = tagOf(element);
	const marked = ATTRIBUTES.flatMap(name => {
		const value = element.getAttribute(name);
		return value && /^[\w-]{1,40}$/.test(value) ? [`${tag}[${name}="${value}"]`] : [];
	});
	return [...classesOf(element).map(name => `${tag}.${name}`), ...marked, ...(tag === 'time' ? [tag] : [])];
}

/** Selectors that may find an element in a base, such as would find it in other posts too: by names first, by its place last. */
export function selectorsOf(base: Element, element: Element): readonly string[] {
	if (base === element) return [':scope'];
	const found = [...ownNames(element)];
	for (let above = element.parentElement; above && above !== base; above = above.parentElement) {
		const path = pathFrom(above, element);
		if (path !== undefined) found.push(...classesOf(above).map(name => `.${name} > ${path}`));
	}
	const path = pathFrom(base, element);
	return path === undefined ? found : [...found, `:scope > ${path}`];
}

/** The place of a part in a post that finds it in the most posts alike; undefined where none finds it in its own. */
export function placeFor(
	{post, row, base}: {readonly post: Element; readonly row: number; readonly base: Element},
	part: Element,
	alike: readonly Element[],
	written: Element | undefined,
	writtenOf: (post: Element) => Element | undefined,
): ShownPlace | undefined {
	let best: {readonly place: ShownPlace; readonly finds: number} | undefined;
	for (const css of selectorsOf(base, part)) {
		const place = {row, css};
		if (partAt(post, place, written) !== part) continue;
		const finds = alike.filter(other => partAt(other, place, writtenOf(other)) !== undefined).length;
		if (!best || finds > best.finds) best = {place, finds};
	}
	return best?.place;
}
