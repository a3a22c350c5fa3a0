import type {Markup} from '../forums/forum';
import type {Lang} from '../shared/lang';
import {lineWords} from '../shared/words/line';
import type {Layout} from '../wire/records';
import {plainWords, spread} from './plain-words';

/** A number with its name: `signed` for a modifier of this roll (`+3 Épée`), not for a value of the sheet (`5 Force`). */
export type Named = {readonly name: string; readonly value: number; readonly signed: boolean};

/** What fell: how the total comes about, the total, and whether it reaches the target where there is one. */
export type Fell = {readonly working: string; readonly total: number; readonly met?: boolean};

export type LineParts = {
	readonly who: string;
	readonly label: string;
	/** The plan for people: `1d20 + 5`. */
	readonly formula: string;
	readonly named: readonly Named[];
	/** What a rule adds beside the numbers, in words: sources, answers, spends. */
	readonly facts?: readonly string[];
	/** The number to reach, in words: `contre 15`. */
	readonly against?: string;
	/** What the roll comes to under a rule, in words. */
	readonly outcome?: string;
	/** How the dice will come, in words, where they are not those of a sealed roll in the post itself. */
	readonly waits?: string;
	/** Left out for a sealed roll, whose dice are to come. */
	readonly fell?: Fell;
	/** The roll string. */
	readonly string: string;
	readonly layout: Layout;
	readonly markup: Markup;
	/** Address of the table's verify page; without it a link is written as a line. */
	readonly verifyUrl?: string;
	readonly lang: Lang;
};

/** The text of one roll as it goes into a post: it reads well with nothing installed, and its string and number stand where readers look for them. */
export function lineOf(parts: LineParts): string {
	const {markup, string} = parts;
	const told = spread(head(parts) + roll(parts, true));
	switch (layoutOf(parts)) {
		case 'link':
			return linked(told, `${parts.verifyUrl}#${string}`, markup);
		case 'block':
			// The string stands outside the box: what is inside a quotation is nobody's roll.
			return boxed(told, markup) + inSmall(`${spread(roll(parts, false))} ${string}`, markup);
		default:
			return `${told} ${string}`;
	}
}

/** The layout that this forum and this table allow, for one that was asked for. */
export function layoutOf({layout, markup, verifyUrl}: Pick<LineParts, 'layout' | 'markup' | 'verifyUrl'>): Layout {
	if (layout === 'block') return canBox(markup) ? 'block' : 'line';
	if (layout === 'link') return markup.link && verifyUrl !== undefined && isVerifyUrl(verifyUrl) ? 'link' : 'line';
	return 'line';
}

export const canBox = (markup: Markup): boolean => markup.quote && markup.kind !== 'plain';

/** Whether an address can carry a string on every forum: no fragment of its own, none of the characters that end a link somewhere. */
export const isVerifyUrl = (text: string): boolean =>
	/^https?:\/\/[A-Za-z0-9._~%/?&=:@+,-]{1,400}$/.test(text) && URL.canParse(text);

/** `Aria, Perception – `: who does what. A no-break space tells a comma that is a name's own from the one between names. */
export function head({who, label, markup}: Pick<LineParts, 'who' | 'label' | 'markup'>): string {
	const names = [who, label].flatMap(text => plainWords(text, markup.kind).replaceAll(', ', ',\u00a0') || []);
	return names.length === 0 ? '' : `${names.join(', ')} – `;
}

function roll(parts: LineParts, whole: boolean): string {
	const {formula, fell, against = '', waits, markup, lang} = parts;
	const say = lineWords[lang];
	const facts = whole ? factsIn(parts) : '';
	const what = [formula, facts, plainWords(against, markup.kind)].filter(Boolean).join(' ');
	if (fell === undefined) return `${what}, ${waits ?? say.sealed}`;
	const outcome = outcomeIn(parts, fell);
	const how = whole && fell.working !== String(fell.total) ? ` = ${fell.working}` : '';
	return `${what}${outcome}${how} = ${fell.total}`;
}

/** All that bears on the roll, in one bracket; empty where nothing does. */
export function factsIn({named, facts = [], markup}: Pick<LineParts, 'named' | 'facts' | 'markup'>): string {
	const told = [...named.map(one => tellNamed(one, markup)), ...facts.map(text => plainWords(text, markup.kind))];
	const kept = told.filter(text => text !== '');
	return kept.length === 0 ? '' : `(${kept.join(', ')})`;
}

function outcomeIn({outcome, markup, lang}: LineParts, {met}: Fell): string {
	const say = lineWords[lang];
	const told = outcome === undefined ? met !== undefined && (met ? say.met : say.missed) : plainWords(outcome, markup.kind);
	return told ? `, ${told}` : '';
}

// The name comes last, so that the bracket does not close on a number.
function tellNamed({name, value, signed}: Named, markup: Markup): string {
	const words = plainWords(name, markup.kind);
	if (words === '') return '';
	return `${signed && value >= 0 ? '+' : ''}${value} ${words}`;
}

function boxed(text: string, {kind}: Markup): string {
	if (kind === 'markdown') return `> ${text}\n\n`;
	return kind === 'html' ? `<blockquote>${text}</blockquote>\n` : `[quote]${text}[/quote]\n`;
}

const inSmall = (text: string, {small: [open, close] = ['', '']}: Markup): string => `${open}${text}${close}`;

function linked(text: string, url: string, {kind}: Markup): string {
	if (kind === 'markdown') return `[${text}](${url})`;
	return kind === 'html' ? `<a href="${url}">${text}</a>` : `[url=${url}]${text}[/url]`;
}
