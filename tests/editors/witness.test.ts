// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {witnessFor} from '../../content-scripts/witness';
import {writeString, writeWitness} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';
import type {MadePost} from '../cli/thread-html';
import {pageHtml, showPage, visitOf} from './page';

const S = writeString({mode: 's', expression: '1d20+5', round: 31543812, index: 1});
const seen = (post: number) => writeWitness(`p${post}` as Anchor, [S]);
const by = (id: number, authorId: number, html: string): MadePost => ({
	id,
	author: authorId === 57 ? 'Aria' : 'Bran',
	authorId,
	time: '2026-08-22T21:33:20Z',
	html,
});

function witness(posts: readonly MadePost[], {wanted = true, written = 'Je te suis.', as = 57 as number | null} = {}) {
	const {visit} = visitOf(showPage(pageHtml(posts, 1, 1, as)));
	const [editor] = visit.forum.findEditors(visit.page);
	return witnessFor({...visit, ports: {...visit.ports, ...(wanted && {witness: true})}}, editor!, written);
}

test('says which rolls stand in the newest post of somebody else', () => {
	const posts = [by(1, 7, S), by(2, 7, S), by(3, 7, 'Rien ici.'), by(4, 57, S)];
	expect(witness(posts)).toBe(`Jets vus, message 2 – ${seen(2)}`);
});

test.each([
	['the user does not want it', [by(2, 7, S)], {wanted: false}],
	['nobody else rolled', [by(2, 57, S), by(3, 7, 'Rien.')], {}],
	['the reply says it already', [by(2, 7, S)], {written: `Vu. ${seen(2)}`}],
	['an earlier post of the user’s own said the same', [by(2, 7, S), by(3, 57, `Vu. ${seen(2)}`)], {}],
	['nobody is logged in', [by(2, 7, S)], {as: null}],
])('says nothing where %s', (_, posts, options) => {
	expect(witness(posts, options)).toBeUndefined();
});
