import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const css = readFileSync('src/badge/look.css', 'utf8');

/** Each token's colour, light and dark. */
const tokens = new Map(
	[...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
		name!,
		[light!, dark!],
	]),
);

/** WCAG 2.2: relative luminance of an sRGB colour. */
function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
		const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

const pairs = (text: readonly string[], grounds: readonly string[]) =>
	text.flatMap(name => grounds.map(ground => [name, ground] as const));

describe.each([
	['light', 0],
	['dark', 1],
] as const)('colours in the %s', (_, tone) => {
	const colour = (name: string) => tokens.get(name)![tone]!;

	test.each([
		...pairs(['ink', 'soft', 'accent', 'fixed', 'wait', 'known', 'warn', 'wrong', 'plain'], ['paper', 'bone']),
		['on-accent', 'accent'] as const,
	])('%s can be read on %s', (text, ground) => {
		expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
	});

	test.each(pairs(['edge'], ['paper', 'bone']))('the outline %s can be told from %s', (line, ground) => {
		expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
	});
});
