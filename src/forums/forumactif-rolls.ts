import type {ForumRoll} from './forum';
import {selectors} from './forumactif-selectors';
import {lineOf} from './parts';

// `Nombre aléatoire (1,100) : 42`, with `(+3) :` before the number where one was added. The words are the board's language, the marks are not.
const NUMBER = /^[^()]{1,60}\(-?\d{1,9},-?\d{1,9}\) ?:(?: \([+-]\d{1,9}\) ?:)? ?-?\d{1,10}$/;

/**
 * What the forum's own dice left in a content: `[rand]` makes a box without a title that holds one number (Comrade42's tests), a roll
 * of its dice a bold sentence and such a box with the faces, mostly as images (dobby-server). Boxes for code, quotations and hidden text
 * have a title. A board that allows HTML lets its members build the like: nothing on the page tells them apart.
 */
export function forumRollsIn(content: Element): readonly ForumRoll[] {
	return Array.from(content.querySelectorAll(selectors.box)).flatMap(box => {
		if (!isUntitled(box) || box.parentElement?.closest(selectors.quote)) return [];
		const said = lineOf(box);
		if (NUMBER.test(said)) return [{element: box, text: said}];
		const sentence = sentenceBefore(box);
		return sentence ? [{element: box, text: `${lineOf(sentence)} ${facesIn(box)}`.trim()}] : [];
	});
}

const isUntitled = (box: Element): boolean => box.firstElementChild?.localName === 'dd' && !holdsCode(box);

/** A box for code: its words stand in a `code` or bear the class. */
export const holdsCode = ({lastElementChild: last}: Element): boolean =>
	last !== null && (last.classList.contains('code') || last.firstElementChild?.localName === 'code');

/** The sentence that the forum sets before its dice: `Bastien a effectué 1 lancer(s) d'un Dé à vingt faces :` */
export function sentenceBefore(box: Element): Element | undefined {
	const before = box.previousElementSibling;
	return before?.matches('strong') && /\d.*:$/.test(lineOf(before)) ? before : undefined;
}

/** The faces in words: text, the images' own, or the names of their files. */
function facesIn(box: Element): string {
	const faces = Array.from(box.querySelectorAll('img'), image => {
		const file = image.getAttribute('src')?.split(/[?#]/)[0]?.split('/').at(-1);
		return image.getAttribute('alt') || file?.replace(/\.\w+$/, '') || '?';
	});
	return [lineOf(box), ...faces].filter(Boolean).join(', ');
}
