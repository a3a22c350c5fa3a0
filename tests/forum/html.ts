/** Text that is HTML already; all else is escaped where it is put in. */
export type Html = {readonly html: string};

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

export const escape = (text: string): string => text.replace(/[&<>"']/g, mark => ENTITIES[mark] ?? mark);
export const trusted = (html: string): Html => ({html});

type Part = Html | string | number | undefined | false | readonly Html[];

const written = (part: Part): string => {
	if (part === undefined || part === false) return '';
	if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
	return 'html' in part ? part.html : part.map(({html}) => html).join('');
};

/** A template whose strings are HTML and whose values are text, unless they are HTML themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
	trusted(strings.map((piece, slot) => piece + (slot < parts.length ? written(parts[slot]) : '')).join(''));
