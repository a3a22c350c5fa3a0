import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {anchor, anchorOf, memberId, memberOf, namedMemberId, namedPostId, postId, postOf, rollerOf} from '../../src/shared/ids';

describe('what a forum calls a post', () => {
	test.each([
		['a number', '4711', 'p4711'],
		['a number of fifteen digits', '999999999999999', 'p999999999999999'],
		['a number too long for the form of numbers', '1234567890123456', 'x1234567890123456'],
		['a zero before it', '04711', 'x04711'],
		['zero', '0', 'x0'],
		['capitals, which count', 'c9Xb-2', 'xc9z58bz2d2'],
		['small letters', 'c9xb-2', 'xc9xbz2d2'],
		['a name with what looks like an escape', 'z41', 'xz7a41'],
		['an address', 'https://a.example/n/1', 'xhttpsz3az2fz2faz2eexamplez2fnz2f1'],
		['one that looks like an anchor', 'p4711', 'xp4711'],
	])('%s', (_, id, written) => {
		expect(anchorOf(namedPostId(id)!)).toBe(written);
		expect(anchor(written)).toBe(written);
		expect(postOf(anchor(written)!)).toBe(id);
	});

	test.each([
		['nothing', ''],
		['a blank', 'a b'],
		['a letter with an accent', 'é'],
		['more than eighty characters', 'a'.repeat(81)],
	])('%s is no name', (_, id) => {
		expect(namedPostId(id)).toBeUndefined();
	});

	test('two posts never share an anchor', () => {
		const name = fc.string({unit: fc.constantFrom(...'z4158aAp'), minLength: 1, maxLength: 6});
		const share = (one: string, other: string) => anchorOf(namedPostId(one)!) === anchorOf(namedPostId(other)!);
		fc.assert(fc.property(name, name, (one, other) => share(one, other) === (one === other)));
	});

	test('readers of numbers take no names', () => {
		expect([postId('c9Xb-2'), postId('04711'), memberId('pa_2')]).toEqual([undefined, undefined, undefined]);
	});
});

test.each([
	['57', 'u57'],
	['pa_2', 'vpaz5f2'],
	['057', 'v057'],
])('the member %s rolls as %s', (id, roller) => {
	expect(rollerOf(namedMemberId(id)!)).toBe(roller);
	expect(memberOf(roller)).toBe(id);
});

test.each(['57', 'u057', 'v57', 'w57', 'v', '', 'vz4', 'va b'])('%s is no roller', text => {
	expect(memberOf(text)).toBeUndefined();
});

test.each(['p0', 'p04711', 'q4711', 'x', 'xA', 'xz4', 'm', 'mc9', `x${'a'.repeat(81)}`, 'p4711 '])('%s is no anchor', text => {
	expect(anchor(text)).toBeUndefined();
});
