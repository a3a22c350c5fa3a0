// @vitest-environment jsdom
import {render} from 'preact';
import {describe, expect, test} from 'vitest';
import {sections} from '../../popup/proof/items';
import {Proof} from '../../popup/proof/proof';
import {proofWords} from '../../src/shared/words/proof';

const rowsOf = (title: string) => new Set(sections.find(section => section.title === title)?.items.flatMap(({rows}) => rows));

describe('the page on what rolls prove', () => {
	test('tells every row of the table of threats', () => {
		const told = new Set(sections.flatMap(({items}) => items.flatMap(({rows}) => rows)));
		expect([...told].sort((one, other) => one - other)).toEqual(Array.from({length: 24}, (_, row) => row + 1));
	});

	test.each([
		['what an own post leaves open until somebody looked', 4],
		['dice that are known while one still chooses', 8],
		['that others know them as well', 9],
		['a slow clock that nobody can measure', 12],
		['an administrator', 18],
		['the operators of the draw', 20],
		['the queue of moderation', 22],
	])('does not keep back what nothing shows: %s', (_, row) => expect(rowsOf('never')).toContain(row));

	test('every sentence is on the page, in either language, with each verdict’s claim and limit', () => {
		for (const lang of ['fr', 'en'] as const) {
			const root = document.body.appendChild(document.createElement('div'));
			render(<Proof lang={lang} />, root);
			for (const sentence of Object.values(proofWords[lang])) expect(root.textContent).toContain(sentence);
			expect(root.querySelectorAll('dt')).toHaveLength(12);
			expect(root.querySelectorAll('dd')).toHaveLength(24);
			root.remove();
		}
	});

	test('accuses nobody', () => expect(JSON.stringify(proofWords)).not.toMatch(/cheat|trich|fraud|malhonn|dishonest/i));
});
