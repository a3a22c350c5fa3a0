import {lineOf} from '../src/forums/parts';
import type {Lang} from '../src/shared/lang';
import {pointWords} from '../src/shared/words/point';
import {drawnOf} from './point-targets';

const MOST = 120;

/** How an element that is pointed at is called: by its own words, else by what it is. */
export function thingNamed(element: Element, lang: Lang): string {
	const words = pointWords[lang];
	const text = lineOf(element) || element.getAttribute('alt')?.trim();
	return text ? text.slice(0, MOST) : words[element.localName === 'img' ? 'image' : 'noText'];
}

/** How a field to write in is called, of all that the page has: by its label where it has one, and by its place where there are several. */
export function fieldNamed(field: Element, all: readonly Element[], lang: Lang): string {
	const {fieldCalled, fieldFramed, fieldOf} = pointWords[lang];
	const label = labelOf(field).slice(0, MOST);
	const place = all.length > 1 ? fieldOf({at: all.indexOf(field) + 1, count: all.length}) : '';
	return `${label === '' ? fieldFramed : fieldCalled({label})}${place}`;
}

/** What a field is labelled with, from the surest to the loosest; empty for none. */
function labelOf(field: Element): string {
	const {labels} = field as Partial<HTMLTextAreaElement>;
	const pointed = field.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
	const named = [...pointed.map(id => field.ownerDocument.getElementById(id)), ...(labels ?? [])].map(lineOf).join(' ');
	const told = [field, drawnOf(field)].flatMap(each => NAMES.map(name => each.getAttribute(name) ?? ''));
	return [named, ...told].map(text => text.trim().replace(/\s*:$/, '')).find(text => text !== '') ?? '';
}
const NAMES = ['aria-label', 'placeholder', 'aria-placeholder', 'data-placeholder', 'title'];
