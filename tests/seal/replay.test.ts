import {expect, test} from 'vitest';
import {findStrings} from '../../src/seal/find';
import {replay} from '../../src/seal/replay';
import type {RollString} from '../../src/seal/roll-string';
import {finish} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';
import {vectors} from './vectors';

const read = (raw: string) => findStrings(raw)[0]?.string as RollString;
const p4711 = 'p4711' as Anchor;
const rows = vectors.map(vector => [vector.name, vector] as const);

test.each(rows)('dice and total: %s', (_, vector) => {
	const {anchor, roller, randomness} = vector;
	const replayed = replay(read(vector.token), {anchor, roller, randomness});
	if (!replayed.ok) throw new Error(replayed.error.code);

	const {rolled} = replayed.value;
	expect(rolled.total).toBe(vector.total);
	expect(rolled.pools.map(pool => pool.dice.map(({faces: [first]}) => first?.face))).toEqual(vector.dice);
});

test.each([
	['an expression that is none', finish('oss1-s-bonjour-r31543812-k1'), 'seal/expression'],
	['an expression that is not canonical', finish('oss1-s-d6-r31543812-k1'), 'seal/expression'],
	['an expression of escapes cut short', finish('oss1-s-1d6z-r31543812-k1'), 'seal/expression'],
	['more dice than we are willing to roll', finish('oss1-s-999999999d6-r31543812-k1'), 'seal/expression'],
	['an instant without a roller', vectors[3]!.token, 'seal/no-roller'],
	['an offline one without a roller', vectors[4]!.token, 'seal/no-roller'],
	['a sealed one without its draw', vectors[0]!.token, 'seal/no-draw'],
])('no dice: %s', (_, raw, code) => {
	expect(replay(read(raw), {anchor: p4711})).toMatchObject({ok: false, error: {code}});
});

test('riders change no die', () => {
	const {anchor, randomness} = vectors[0]!;
	const plain = replay(read(vectors[0]!.token), {anchor, randomness});
	const laden = replay(read(finish('oss1-s-1d20z2b5-r31543812-k1-bx1-t15')), {anchor, randomness});
	expect(laden).toEqual(plain);
});
