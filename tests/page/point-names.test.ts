import {JSDOM} from 'jsdom';
import {describe, expect, test} from 'vitest';
import {fieldNamed, thingNamed} from '../../content-scripts/point-names';
import {findFields} from '../../src/forums/plain-fields';
import type {Lang} from '../../src/shared/lang';

const pageOf = (html: string): Document => new JSDOM(html).window.document;

describe('A field that is pointed at is called', () => {
	test.each<[string, Lang, string, number, string]>([
		[
			'by what stands on it for screen readers',
			'fr',
			'<textarea name="texte" aria-label="Réponse"></textarea>',
			0,
			'le champ « Réponse »',
		],
		[
			'by its label, without the colon',
			'en',
			'<label for="m">Your  message:</label><textarea id="m"></textarea>',
			0,
			'the field “Your message”',
		],
		[
			'by the words it points to',
			'en',
			'<b id="h">Reply</b><div contenteditable="true" aria-labelledby="gone h"></div>',
			0,
			'the field “Reply”',
		],
		[
			'by what stands in it while it is empty',
			'fr',
			'<textarea placeholder="Écrire ici…"></textarea>',
			0,
			'le champ « Écrire ici… »',
		],
		[
			'by the name of the editor that lies over it',
			'en',
			'<div><textarea></textarea><div class="cke" title="Rich text"></div></div>',
			0,
			'the field “Rich text”',
		],
		['by its frame, where nothing names it', 'fr', '<textarea name="texte">Bonjour</textarea>', 0, 'le champ encadré'],
		[
			'with its place, among several',
			'fr',
			'<textarea></textarea><textarea title="Note"></textarea>',
			1,
			'le champ « Note » (2 sur 2)',
		],
		['by its frame and its place', 'en', '<textarea></textarea><textarea></textarea>', 0, 'the framed field (1 of 2)'],
		[
			'with no more of a long label than fits',
			'en',
			`<textarea aria-label="${'a'.repeat(500)}"></textarea>`,
			0,
			`the field “${'a'.repeat(120)}”`,
		],
	])('%s', (_, lang, html, at, name) => {
		const all = findFields(pageOf(html));
		expect(fieldNamed(all[at]!, all, lang)).toBe(name);
	});
});

describe('Anything else that is pointed at is called', () => {
	test.each<[string, Lang, string, string]>([
		['by its text', 'fr', '<p> Il\n entre. </p>', 'Il entre.'],
		['by the other words of an image', 'fr', '<img alt="Un dé">', 'Un dé'],
		['an image, if it has none', 'en', '<img src="x.png">', 'an image'],
		['an element without text', 'fr', '<hr>', 'un élément sans texte'],
	])('%s', (_, lang, html, name) => {
		expect(thingNamed(pageOf(html).body.firstElementChild!, lang)).toBe(name);
	});
});
