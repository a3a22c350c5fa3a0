// CKEditor 5 and Froala have no other source; CKEditor 4 has, with a forum's own BBCode
const HTML_ALONE = '.ck-editor, .fr-box';
const TAGS = /<\/(?:p|div)>|<br\b/i;

/** Whether the source field of a rich editor's box holds HTML, where line feeds and signs are not what they show. */
export const holdsHtml = (box: Element, source: HTMLTextAreaElement): boolean =>
	box.matches(HTML_ALONE) || TAGS.test(source.value);

/** Lines as they are written between two pieces of HTML, on lines of their own. */
export function linesInHtml(lines: string, before: string, after: string): string {
	const text = lines.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', BREAK);
	return `${/(?:^|>)\s*$/.test(before) ? '' : BREAK}${text}${/^\s*(?:<|$)/.test(after) ? '\n' : BREAK}`;
}
const BREAK = '<br>\n';
