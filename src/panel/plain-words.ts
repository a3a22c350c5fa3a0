import type {Markup} from '../forums/forum';

const BEYOND = /[\u{10000}-\u{10ffff}\ufe0e\ufe0f]/gu; // Old boards store three bytes a character: a post with more is cut there or refused
const UNSEEN = /\p{Cf}/gu; // Soft hyphens, joiners, turned directions
const BLANKS = /[\p{C}\p{Z}\s]+/gu;
const TAGS = /[[\]~<>]/g; // Tags, bullets and struck text; a tilde made whole posts vanish on one board
const MARKS = /[`*_\\|]/g; // Markdown's

/** A name or a label as it may stand in a post of that forum: one line, no markup, no smiley by accident, no roll string. May be empty. */
export function plainWords(text: string, kind: Markup['kind']): string {
	const line = text.replace(BEYOND, '').replace(UNSEEN, '').replace(TAGS, ' ');
	return (kind === 'markdown' ? line.replace(MARKS, ' ') : line)
		.replace(BLANKS, ' ')
		.replace(/os[sft](?=[1-9])/gi, '$& ')
		.replace(/-{2,}/g, '–') // Typographers would make a dash of it anyway
		.replace(/ – /g, ' - ') // Ends the head of a line
		.replace(/^[\s#>+=/-]+/, '') // At the start of a line: headings, quotations, lists, /me
		.replace(/^([0-9]+)(?=[.)])/, '$1 ')
		.trim();
}

/** Spreads what forums would read as a smiley: a colon before a letter or a bracket, a round bracket closed right after a number. Square ones are left alone everywhere. */
export const spread = (text: string): string => text.replace(/([:;])(?=[^\s\d])/gu, '$1 ').replace(/(\d)(?=\))/g, '$1 ');

/** In bold, where the forum's own writing has it. */
export function inBold(text: string, {bold, kind}: Markup): string {
	if (!bold) return text;
	return kind === 'bbcode' ? `[b]${text}[/b]` : kind === 'markdown' ? `**${text}**` : text;
}
