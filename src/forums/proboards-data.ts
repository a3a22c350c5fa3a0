import type {Page} from './forum';
import {type Fields, isFields, parsed} from './json';
import {selectors} from './proboards-selectors';

// Of a page full of plugins' settings, far more than what stands before its end
const MOST = 200_000;

/**
 * What the page tells its own scripts under a name: `proboards.data([['user', {…}], ['page', {…}]])`, once in a script of its own (as a program that saves
 * such boards reads it; which names there are, by CommanderFoo/ProBoards-Yootil). An empty object where there is none.
 */
export function dataOf({root}: Page, name: 'user' | 'page'): Fields {
	for (const script of root.querySelectorAll(selectors.data)) {
		const text = script.textContent ?? '';
		if (!text.includes('proboards.data(')) continue;
		const at = text.indexOf(`['${name}',`);
		const start = at < 0 ? -1 : text.indexOf('{', at);
		const value = start < 0 ? undefined : parsed(objectAt(text, start));
		if (isFields(value)) return value;
	}
	return {};
}

/** The text of the object that begins at a brace, up to the brace that closes it. */
function objectAt(text: string, start: number): string {
	let depth = 0;
	let quoted = false;
	for (let at = start; at < Math.min(text.length, start + MOST); at += 1) {
		const char = text[at];
		if (quoted) {
			if (char === '\\') at += 1;
			else if (char === '"') quoted = false;
		} else if (char === '"') quoted = true;
		else if (char === '{') depth += 1;
		else if (char === '}') {
			depth -= 1;
			if (depth === 0) return text.slice(start, at + 1);
		}
	}
	return '';
}

/** A number of the page's data as text, whether it is written as one or the other. */
export const idIn = (of: Fields): string => (['number', 'string'].includes(typeof of.id) ? String(of.id) : '');
export const wordsIn = (of: Fields, name: string): string => (typeof of[name] === 'string' ? of[name] : '');
