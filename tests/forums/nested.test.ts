import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Post} from '../../src/forums/forum';
import {forums} from '../../src/forums/index';
import {findStrings} from '../../src/seal/find';
import {casesOf, openCase} from './shelf';

const OWN = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
const OTHERS = 'oss1-s-3d6-r31543812-k2-532b01b5';

/** What a post may be built of: the author's own string, a smiley, a list, bold words, and the forum's own quotation or code around all of it again. */
type Part =
	| {readonly kind: 'own'}
	| {readonly kind: 'words'}
	| {readonly kind: 'smiley'}
	| {readonly kind: 'list' | 'bold' | 'quote'; readonly inside: readonly Part[]};

const {parts} = fc.letrec<{parts: readonly Part[]; part: Part}>(tie => ({
	parts: fc.array(tie('part'), {minLength: 1, maxLength: 4}),
	part: fc.oneof(
		{maxDepth: 4, withCrossShrink: true},
		fc.constantFrom<Part>({kind: 'own'}, {kind: 'words'}, {kind: 'smiley'}),
		fc.record({kind: fc.constantFrom('list' as const, 'bold' as const, 'quote' as const), inside: tie('parts')}),
	),
}));

/** Own strings that stand in no quotation, as the author wrote them. */
const ownIn = (list: readonly Part[]): number =>
	list.reduce(
		(sum, part) => sum + (part.kind === 'own' ? 1 : 'inside' in part && part.kind !== 'quote' ? ownIn(part.inside) : 0),
		0,
	);

/** A post of a saved page with a quotation in it: its box is the forum's own, headline and all. */
function quotingPost(id: string) {
	const forum = forums.find(each => each.id === id)!;
	for (const name of casesOf(id)) {
		const {page, reader} = openCase(id, name, 'jsdom');
		const {elements, read} = forum.openPosts(page, reader);
		for (const element of elements) {
			const post = read(element);
			if (!post.ok) continue;
			const found = boxIn(post.value);
			if (found) return {...found, content: post.value.content, read: () => read(element)};
		}
	}
	return undefined;
}

/** The part of the text that holds a quotation: a child of the content, whose words are none of the author's. */
function boxIn({content, quotations, body}: Post): {readonly box: Element; readonly hole: Element} | undefined {
	for (const {element} of quotations) {
		let box = element;
		while (box.parentElement && box.parentElement !== content) box = box.parentElement;
		const isLeftOut = body.pieces.every(({node}) => !box.contains(node));
		if (box.parentElement === content && isLeftOut) return {box, hole: element};
	}
	return undefined;
}

/** Where in the box the quoted text goes, as steps down from it. */
const pathTo = (box: Element, hole: Element): readonly number[] => {
	const path: number[] = [];
	for (let at = hole; at !== box; at = at.parentElement!) path.unshift(Array.from(at.parentElement!.children).indexOf(at));
	return path;
};

// phpBB 2 breaks its text off around each quotation; vBulletin 3’s is told by what stands around its box. Neither can be set down anywhere.
const isFree = (id: string) => id !== 'phpbb2' && id !== 'vbulletin3';

describe('A body of random nesting gives back the strings that are the author’s own', () => {
	test.each(forums.flatMap(({id}) => (isFree(id) && quotingPost(id) ? [id] : [])))('%s', id => {
		const {box, hole, content, read} = quotingPost(id)!;
		const path = pathTo(box, hole);
		const {ownerDocument: page} = content;
		const make = (part: Part, quoted: boolean): Node => {
			if (part.kind === 'own') return page.createTextNode(` ${quoted ? OTHERS : OWN} `);
			if (part.kind === 'words') return page.createTextNode(' Puis il se tait. ');
			if (part.kind === 'smiley') return Object.assign(page.createElement('img'), {alt: ':)', src: 'x.png'});
			if (part.kind === 'quote') {
				const copy = box.cloneNode(true) as Element;
				const inner = path.reduce<Element>((at, step) => at.children[step]!, copy);
				inner.replaceChildren(...part.inside.map(each => make(each, true)));
				return copy;
			}
			const holder = page.createElement(part.kind === 'list' ? 'ul' : 'b');
			const item = part.kind === 'list' ? holder.appendChild(page.createElement('li')) : holder;
			item.append(...part.inside.map(each => make(each, quoted)));
			return holder;
		};
		fc.assert(
			fc.property(parts, list => {
				content.replaceChildren(...list.map(part => make(part, false)));
				const post = read();
				const found = post.ok
					? findStrings(post.value.body.text).map(({string}) => ('raw' in string ? string.raw : ''))
					: undefined;
				expect(found).toEqual(Array(Math.min(ownIn(list), 100)).fill(OWN));
			}),
			{numRuns: 25},
		);
	});
});
