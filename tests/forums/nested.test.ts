import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Post} from '../../src/forums/forum';
import {forums} from '../../src/forums/index';
import {findStrings} from '../../src/seal/find';
import {casesOf, openCase} from './shelf';

const OWN = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
const OTHERS = 'oss1-s-3d6-r31543812-k2-532b01b5';

/**
 * What a post may be built of: the author's own string, code with another's, a smiley, a list, bold words, and the forum's own quotation or
 * spoiler around all of it again.
 */
type Part =
	| {readonly kind: 'own' | 'words' | 'smiley' | 'code'}
	| {readonly kind: 'list' | 'bold' | 'quote' | 'spoiler'; readonly inside: readonly Part[]};

const {parts} = fc.letrec<{parts: readonly Part[]; part: Part}>(tie => ({
	parts: fc.array(tie('part'), {minLength: 1, maxLength: 4}),
	part: fc.oneof(
		{maxDepth: 4, withCrossShrink: true},
		fc.record({kind: fc.constantFrom('own' as const, 'words' as const, 'smiley' as const, 'code' as const)}),
		fc.record({
			kind: fc.constantFrom('list' as const, 'bold' as const, 'quote' as const, 'spoiler' as const),
			inside: tie('parts'),
		}),
	),
}));

/** Own strings that stand in no quotation, as the author wrote them. */
const ownIn = (list: readonly Part[]): number =>
	list.reduce(
		(sum, part) => sum + (part.kind === 'own' ? 1 : 'inside' in part && part.kind !== 'quote' ? ownIn(part.inside) : 0),
		0,
	);

/** HTML before and after what stands in it. */
type Around = readonly [before: string, after: string];

/** phpBB 2 breaks its text off around each of its boxes, and takes it up again. */
const texts: Readonly<Record<string, Around>> = {phpbb2: ['<span class="postbody">', '</span>']};

/** Where code stands, in the order of a page: the innermost is the one that holds it. */
const CODE = 'pre, code, .code, [id="CODE"]';
const SPOILER = '[class*="spoiler" i]';
/** Of forums on whose pages no spoiler stands. */
const ANY_SPOILER: Around = ['<div class="spoiler"><input type="button" value="+"><div>', '</div></div>'];

const around = (box: Element, hole: Element): Around => {
	const steps: number[] = [];
	for (let at = hole; at !== box; at = at.parentElement!) steps.unshift(Array.from(at.parentElement!.children).indexOf(at));
	const copy = box.cloneNode(true) as Element;
	steps.reduce<Element>((at, step) => at.children[step]!, copy).replaceChildren('§');
	const [before = '', after = ''] = copy.outerHTML.split('§');
	return [before, after];
};

/** The largest part of the post's text around an element that holds none of the author's words, if that is a part of its own. */
function boxAround(element: Element, {content, body}: Post): Element | undefined {
	let box: Element | undefined;
	for (let at: Element | null = element; at && at !== content; at = at.parentElement) {
		if (body.pieces.some(({node}) => at!.contains(node))) break;
		box = at;
	}
	return box;
}

/** The boxes in which the forum's own saved pages hold a quotation, code and a spoiler; those of posts that imitate them are none. */
function boxesOf(id: string) {
	const forum = forums.find(each => each.id === id)!;
	let target: {readonly content: Element; read(): ReturnType<typeof forum.readPosts>[number]} | undefined;
	let quote: Around | undefined;
	let code: Around | undefined;
	let spoiler: Around | undefined;
	// Most of what there is stands on the pages of threads
	const names = casesOf(id).filter(each => !each.endsWith('hostile'));
	for (const name of [...names].sort((a, b) => Number(b.endsWith('thread')) - Number(a.endsWith('thread')))) {
		if (quote && code && spoiler) break;
		const {page, reader} = openCase(id, name, 'jsdom');
		const {elements, read} = forum.openPosts(page, reader);
		for (const element of elements) {
			const post = read(element);
			if (!post.ok) continue;
			const {content, quotations} = post.value;
			for (const {element: hole} of quotations) {
				const box = boxAround(hole, post.value);
				if (quote || !box) continue;
				quote = around(box, hole);
				target = {content, read: () => read(element)};
			}
			for (const hole of content.querySelectorAll(CODE)) {
				const box = quotations.some(each => each.element.contains(hole)) ? undefined : boxAround(hole, post.value);
				if (box) code ??= around(box, hole.querySelector(CODE) ?? hole);
			}
			const veil = content.querySelector(SPOILER);
			if (veil) spoiler ??= around(veil, Array.from(veil.querySelectorAll(SPOILER)).at(-1) ?? veil);
		}
	}
	return target && quote && {...target, quote, code, spoiler: spoiler ?? ANY_SPOILER};
}

const quoting = forums.map(({id}) => String(id)).filter(id => id !== 'plain');
/** On whose pages nothing is known to be code. */
const CODELESS: readonly string[] = ['rpol'];

describe('A body of random nesting gives back the strings that are the author’s own', () => {
	test.each(quoting)('%s', {timeout: 30_000}, id => {
		const boxes = boxesOf(id)!;
		const [text, end] = texts[id] ?? ['', ''];
		const breaking = ([before, after]: Around): Around => [end + before, after + text];
		const quote = breaking(boxes.quote);
		const code = boxes.code && breaking(boxes.code);
		expect(code === undefined).toBe(CODELESS.includes(id));
		const put = ([before, after]: Around, inside: readonly Part[], quoted: boolean): string =>
			before + inside.map(each => make(each, quoted)).join('') + after;
		const make = (part: Part, quoted: boolean): string => {
			switch (part.kind) {
				case 'own':
					return ` ${quoted ? OTHERS : OWN} `;
				case 'words':
					return ' Puis il se tait. ';
				case 'smiley':
					return '<img alt=":)" src="x.png">';
				case 'code':
					return code ? code.join(OTHERS) : '';
				case 'quote':
					return put(quote, part.inside, true);
				case 'spoiler':
					return put(boxes.spoiler, part.inside, quoted);
				case 'list':
					return put(['<ul><li>', '</li></ul>'], part.inside, quoted);
				case 'bold':
					return put(['<b>', '</b>'], part.inside, quoted);
			}
		};
		fc.assert(
			fc.property(parts, list => {
				boxes.content.innerHTML = put([text, end], list, false);
				const post = boxes.read();
				const found = post.ok
					? findStrings(post.value.body.text).map(({string}) => ('raw' in string ? string.raw : ''))
					: undefined;
				expect(found).toEqual(Array(Math.min(ownIn(list), 100)).fill(OWN));
			}),
			{numRuns: 25},
		);
	});
});
