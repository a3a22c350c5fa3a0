import fc from 'fast-check';
import {expect, test} from 'vitest';
import {placeBeside} from '../../src/badge/place';

const screen = {width: 1000, height: 800};
const popover = {width: 384, height: 300};
const mark = (left: number, top: number) => ({left, top, width: 30, height: 16});

test.each([
	['room below', mark(100, 100), popover, screen, {kind: 'beside', side: 'under', left: 100, top: 122, most: 670}],
	['at the foot of the screen', mark(100, 700), popover, screen, {kind: 'beside', side: 'over', left: 100, top: 394, most: 686}],
	['at the right edge', mark(980, 100), popover, screen, {kind: 'beside', side: 'under', left: 608, top: 122, most: 670}],
	[
		'taller than either side',
		mark(100, 300),
		{width: 384, height: 900},
		screen,
		{kind: 'beside', side: 'under', left: 100, top: 322, most: 470},
	],
	[
		'a screen that is too low',
		mark(100, 150),
		popover,
		{width: 1000, height: 320},
		{kind: 'beside', side: 'under', left: 100, top: 8, most: 304},
	],
	['a telephone', mark(100, 100), popover, {width: 360, height: 720}, {kind: 'sheet'}],
] as const)('%s', (_, anchor, size, view, place) => {
	expect(placeBeside(anchor, size, view)).toEqual(place);
});

const tall = {width: 384, height: 600};

test.each([
	['grows where it is, though more room is above', 'under', mark(100, 500), tall, 'under', 270],
	['grows where it is, though it would fit below', 'over', mark(100, 300), tall, 'over', 286],
	['changes sides where no title fits any more', 'under', mark(100, 700), tall, 'over', 686],
	['is not kept small where it is small', 'over', mark(100, 80), {width: 384, height: 60}, 'over', 66],
] as const)('one that is open %s', (_, held, anchor, size, side, most) => {
	expect(placeBeside(anchor, size, screen, held)).toMatchObject({side, most});
});

test('a popover never leaves the screen while its mark is on it', () => {
	const length = (min: number, max: number) => fc.integer({min, max});
	fc.assert(
		fc.property(
			length(480, 3000),
			length(320, 2000),
			length(50, 2500),
			fc.double({min: 0, max: 1, noNaN: true}),
			fc.double({min: 0, max: 1, noNaN: true}),
			fc.constantFrom('under' as const, 'over' as const, undefined),
			(width, height, tall, x, y, held) => {
				const anchor = mark(x * (width - 30), y * (height - 16));
				const place = placeBeside(anchor, {width: 384, height: tall}, {width, height}, held);
				if (place.kind === 'sheet') throw new Error('There is room beside.');
				expect(place.left).toBeGreaterThanOrEqual(0);
				expect(place.left + 384).toBeLessThanOrEqual(width);
				expect(place.top).toBeGreaterThanOrEqual(0);
				expect(place.top + Math.min(tall, place.most)).toBeLessThanOrEqual(height);
			},
		),
	);
});
