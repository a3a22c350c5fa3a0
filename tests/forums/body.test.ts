import {describe, expect, test} from 'vitest';
import {readBody} from '../../src/forums/body';
import {locate} from '../../src/forums/locate';
import {growth, LINEAR} from '../growth';
import {type Dom, doms} from './shelf';

const S1 = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
const S2 = 'oss1-s-3d6-r31543812-k2-532b01b5';
const LINK = `<a href="https://verify.example/v.html#${S1}">1d20+5 = 11</a>`;

describe.each(Object.keys(doms) as Dom[])('In %s', dom => {
	const content = (html: string): Element => {
		const root = doms[dom](`<!doctype html><html><body><div id="content">${html}</div></body></html>`, 'https://forum.example/');
		const element = root.querySelector('#content');
		if (!element) throw new TypeError('The page has no content');
		return element;
	};
	const read = (html: string, leaveOut = 'blockquote, pre') => readBody(content(html), leaveOut);

	test.each([
		['breaks with and without a line feed', 'one<br>two<br>\nthree', 'one\ntwo\nthree'],
		['an empty line', 'one<br><br>\n<br>two', 'one\n\n\ntwo'],
		['blocks', '<p>one</p><p>two</p><div><div>three</div></div>four', 'one\ntwo\nthree\nfour'],
		['a break that ends a block', '<div>one<br></div><div><br></div>two', 'one\n\ntwo'],
		['breaks at both ends', '<br><br>one<br><br>', 'one'],
		['a word glued to the next line by no break', '<li>1d6 = 3</li><li>2d6 = 7</li>', '1d6 = 3\n2d6 = 7'],
		['runs of white space', '  one \n\t two  <b> three</b> ', 'one two three'],
		['white space between two elements', '<b>one</b> <i>two</i>', 'one two'],
		['a no-break space, which is the author’s', 'one&nbsp; two&#8239;!', 'one\u00a0 two\u202f!'],
		['a word broken by wbr and a soft hyphen', 'one<wbr>two&shy;three', 'onetwo\u00adthree'],
		['a string in several spans (MyBB colours code)', '<span>oss1-s</span><span>-3d6</span>', 'oss1-s-3d6'],
		['smileys and emoji', 'a<img alt=":D">b <img alt="🎲">', 'a:Db 🎲'],
		['an image without words', 'a<img>b<img alt="">c', 'abc'],
		['what is left out parts its neighbours', '5d6 = 2<blockquote>quoted</blockquote>0', '5d6 = 2\n0'],
		['left out in left out', '<blockquote>a<blockquote>b</blockquote>c</blockquote>d', 'd'],
		['comments, scripts, styles, fields', 'a<!-- b --><script>c</script><style>d</style><textarea>e</textarea>f', 'af'],
		['nothing', '', ''],
		['only white space', ' \n <br> <p> </p>', ''],
		['a string in a link’s fragment', `Force : ${LINK}.`, `Force : 1d20+5 = 11 ${S1}.`],
		['a link on a line of its own', `<p>${LINK}</p>`, `1d20+5 = 11 ${S1}`],
		['a link without words', `a <a href="#${S1}"></a>`, `a ${S1}`],
		['a bare address shown whole', `<a href="https://v.example/#${S1}">https://v.example/#${S1}</a> b`, `${S1} b`],
		[
			'a bare address cut short',
			`= 11 <a href="https://v.example/#${S1}">https://v.example/#oss1-s-1d ... 9136c19a</a>`,
			`= 11 ${S1}`,
		],
		['a link whose words are another string', `<a href="#${S1}">${S2}</a>`, S1],
		['a link in a link’s bold words', `<b><a href="#${S1}"><i>11</i></a></b>`, `11 ${S1}`],
		['upper case', `<a href="#${S1.toUpperCase()}">11</a>`, `11 ${S1.toUpperCase()}`],
		['other fragments', '<a href="#top">a</a> <a href="?oss1-s-1">b</a> <a href="#x-oss1-s-1">c</a>', 'a b c'],
		['a fragment that goes on', `<a href="#${S1}&x=<y>">11</a>`, `11 ${S1}`],
		['a string in other attributes', `<span title="${S1}" data-x="#${S1}">a</span><a name="#${S1}">b</a>`, 'ab'],
	])('reads %s', (_odd, html, text) => {
		expect(read(html).text).toBe(text);
	});

	test('the pieces cover the text, in order, and say where each character stands', () => {
		const {text, pieces} = read(`<p>one  two</p>${LINK} <img alt=":D"><br>\n three`);
		let end = 0;
		for (const piece of pieces) {
			expect(text.slice(end, piece.start)).toMatch(/^\n*$/);
			const own =
				piece.node.nodeType === 3 ? (piece.node.nodeValue ?? '').slice(piece.offset, piece.offset + piece.length) : undefined;
			if (own !== undefined) expect(text.slice(piece.start, piece.start + piece.length)).toBe(own.replace(/\s/g, ' '));
			end = piece.start + piece.length;
		}
		expect(end).toBe(text.length);
	});

	describe('locate', () => {
		test('stands behind the last character of a string', () => {
			const body = read(`<p>a</p><b>1d20+5 = 11 ${S1}</b> and more`);
			const spot = locate(body, body.text.indexOf(S1) + S1.length);
			expect(spot?.node.nodeValue).toBe(`1d20+5 = 11 ${S1}`);
			expect(spot?.offset).toBe(12 + S1.length);
		});

		test('stands right after the link that hides a string', () => {
			const body = read(`<p>a ${LINK}, b</p>`);
			const spot = locate(body, body.text.indexOf(S1) + S1.length);
			expect(spot?.node).toMatchObject({localName: 'p'});
			expect(spot?.node.childNodes[spot.offset]?.nodeValue).toBe(', b');
		});

		test('stands before and after an image', () => {
			const body = read('<img alt=":D">b');
			expect(locate(body, 0)).toMatchObject({offset: 0});
			expect(locate(body, 2)).toMatchObject({offset: 1});
			expect(locate(body, 3)).toMatchObject({node: {nodeValue: 'b'}, offset: 1});
		});

		test('at a line feed, stays at the end of the line', () => {
			const body = read('one<br>two');
			expect(locate(body, 3)).toMatchObject({node: {nodeValue: 'one'}, offset: 3});
			expect(locate(body, 4)).toMatchObject({node: {nodeValue: 'one'}, offset: 3});
			expect(locate(body, 5)).toMatchObject({node: {nodeValue: 'two'}, offset: 1});
		});

		test.each([
			['below', -1],
			['above', 99],
		])('%s the text is nowhere', (_where, offset) => {
			expect(locate(read('one'), offset)).toBeUndefined();
		});

		test('an empty body has no place', () => {
			expect(locate(read(''), 0)).toBeUndefined();
		});
	});

	test('depth, size and breaks without end are read in a line', () => {
		// As deep as browsers build a document
		expect(read(`${'<span>'.repeat(500)}deep ${S1}${'</span>'.repeat(500)}`).text).toBe(`deep ${S1}`);

		const wide = content('');
		const {ownerDocument} = wide;
		for (let line = 0; line < 5000; line += 1) wide.appendChild(ownerDocument.createElement('br'));
		wide.insertBefore(ownerDocument.createTextNode('a'), wide.firstChild);
		wide.appendChild(ownerDocument.createTextNode(`${'word '.repeat(200_000)}b${' \n'.repeat(100_000)}`));
		expect(readBody(wide, 'blockquote').text).toHaveLength(1 + 5000 + 1_000_001);
		const long = (size: number) => content(`${'word '.repeat(2 * size)}b${' \n'.repeat(size)}`);
		const [small, large] = [long(10_000), long(80_000)];
		expect(growth(size => readBody(size === 10_000 ? small : large, 'blockquote'), 10_000)).toBeLessThan(LINEAR);
	});
});

describe('bug reports', () => {
	const read = (html: string) => {
		const element = doms.jsdom(`<div id="content">${html}</div>`, 'https://forum.example/').querySelector('#content');
		return element ? readBody(element, 'blockquote, .codebox').text : undefined;
	};
	test('bug 35: a string broken by what older forums put into long words is still one string with them dropped', () => {
		const broken = 'oss1-s-1d20<wbr>z2b5-r315\u200b43812-k1&shy;-9136c19a';
		expect(read(broken)?.replace(/[\u00ad\u200b]/g, '')).toBe(S1);
	});
	test('bug 36: quotes and code are no rolls of the author', () => {
		expect(read(`<blockquote>${S1}</blockquote><div class="codebox"><pre>${S2}</pre></div>mine`)).toBe('mine');
	});
	test('bug 37: markup that looks like a roll is text', () => {
		expect(read('<span class="ansi-blue-fg">admin rolls asdf: Failure (5)</span>')).toBe('admin rolls asdf: Failure (5)');
	});
});
