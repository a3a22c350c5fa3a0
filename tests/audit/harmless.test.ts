import {expect, test} from 'vitest';
import {finish, seenHash, writeWitness} from '../../src/seal/write';
import {audit, found, gm, p, post, sealed, thread, verdicts} from './a-thread';

const S = sealed();
const opening = gm(1, 'La nuit tombe.', {time: '20:00'});

test('a string that was damaged is told, and its neighbours are judged', () => {
	const report = audit(thread([[opening, post(11, `${S.slice(0, -1)} ${sealed('1d6', 2)}`)]]));
	expect([verdicts(report), found(report)]).toEqual([['11 unreadable', '11 fair'], ['11 unreadable']]);
});

test('a witness that agrees is no finding, and one of one’s own post tells nothing', () => {
	const bran = post(13, writeWitness(p(11), [S]), {author: 'Bran', member: '7', time: '21:36'});
	const own = post(14, writeWitness(p(11), [sealed('1d6')]), {time: '21:37'});
	const report = audit(thread([[opening, post(11, S), bran, own]]));
	expect([verdicts(report), found(report)]).toEqual([['11 fixed'], []]);
	expect(seenHash(p(11), [S])).toHaveLength(20);
});

test('a witness whose check is wrong is damaged, and says nothing about the post', () => {
	const forged = finish(`oss1-w-ap11-h${'0'.repeat(20)}`);
	const bran = post(13, `${forged.slice(0, -1)}0`, {author: 'Bran', member: '7'});
	expect(found(audit(thread([[opening, post(11, S), bran]])))).toEqual(['13 unreadable']);
});
