import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	drawTime,
	instantDraw,
	isDraw,
	roundAt,
	sealedDraw,
	sendBefore,
	timing,
	timingInSomeZone,
	unhookedDraw,
} from '../../src/seal/draws';
import {timings, utc} from './vectors';

const A = 31543812; // 2026-08-22T21:40Z

test('a round has its time and a time its round', () => {
	expect(drawTime(1)).toBe(Date.parse('2023-08-23T15:09:27Z'));
	expect(drawTime(A)).toBe(utc('2026-08-22T21:40'));
	expect(roundAt(utc('2026-08-22T21:40'))).toBe(A);
	expect(roundAt(utc('2026-08-22T21:40') - 1)).toBe(A - 1);
});

test.each([
	['on the five minutes', A, true],
	['the next round', A + 1, false],
	['a hundred rounds on', A + 100, true],
	['not a whole number', A + 0.5, false],
	['before the first', 12 - 100, false],
	['a million years from now, on the grid', 999999999999912, true],
	['a million years from now, off it', 999999999999999, false],
])('a draw: %s', (_, round, yes) => {
	expect(isDraw(round)).toBe(yes);
});

test.each(timings)('timing vector: %s %i posted %s is %s', (mode, round, minute, expected) => {
	expect(timing(mode, round, utc(minute))).toBe(expected);
});

test('seconds of a forum that shows them count for nothing', () => {
	expect(timing('s', A, utc('2026-08-22T21:38') + 59_999)).toBe('in-time');
});

describe('a draw chosen for a post', () => {
	test.each([
		['sent at the very start of the last minute', '2026-08-22T21:38:00Z', A],
		['sent at its end', '2026-08-22T21:38:59Z', A],
		['a minute too late for that draw', '2026-08-22T21:39:00Z', A + 100],
	])('sealed, %s', (_, now, round) => {
		expect(sealedDraw(Date.parse(now))).toBe(round);
	});

	const moments = fc.integer({min: utc('2024-01-01T00:00'), max: utc('2040-01-01T00:00')});
	test('is in time when the post is sent at once', () => {
		fc.assert(
			fc.property(moments, now => {
				expect(timing('s', sealedDraw(now), now)).toBe('in-time');
			}),
		);
	});

	test('is in time from now until the moment to send by, when we shall not see the sending', () => {
		fc.assert(
			fc.property(moments, fc.double({min: 0, max: 1, noNaN: true}), (now, part) => {
				const round = unhookedDraw(now);
				expect(sendBefore(round) - now).toBeGreaterThanOrEqual(8 * 60_000);
				expect(timing('s', round, now + part * (sendBefore(round) - now))).toBe('in-time');
			}),
		);
	});

	test('is the only one, for an instant', () => {
		fc.assert(
			fc.property(moments, at => {
				const round = instantDraw(at);
				expect([-100, 0, 100].map(step => timing('i', round + step, at))).toEqual(['late', 'in-time', 'far']);
			}),
		);
	});
});

describe('with the zone unknown', () => {
	test.each([
		['sealed, the forum two hours ahead', 's', '2026-08-22T23:33', 'in-time'],
		['sealed, the forum half a day behind', 's', '2026-08-22T09:33', 'in-time'],
		['sealed, days before', 's', '2026-08-19T21:33', 'far'],
		['sealed, days after', 's', '2026-08-25T21:33', 'late'],
		['instant, two hours ahead', 'i', '2026-08-22T23:36', 'in-time'],
		['instant, a quarter zone, India', 'i', '2026-08-23T03:06', 'in-time'],
		['instant, whose minute no zone can move there', 'i', '2026-08-22T23:42', 'late'],
	] as const)('%s', (_, mode, minute, expected) => {
		expect(timingInSomeZone(mode, A, utc(minute))).toBe(expected);
	});

	test('a round off the grid stays off it', () => {
		expect(timingInSomeZone('s', A + 1, utc('2026-08-22T21:33'))).toBe('off-grid');
	});
});
