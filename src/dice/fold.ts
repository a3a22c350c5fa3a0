/** The character codes that the reader names. An enum, so that a build writes the numbers themselves. */
export enum code {
	end = 0,
	space = 32,
	bang = 33,
	quote = 34,
	hash = 35,
	percent = 37,
	apostrophe = 39,
	open = 40,
	close = 41,
	star = 42,
	plus = 43,
	comma = 44,
	minus = 45,
	dot = 46,
	slash = 47,
	zero = 48,
	nine = 57,
	less = 60,
	equal = 61,
	more = 62,
	at = 64,
	bracket = 91,
	unbracket = 93,
	caret = 94,
	a = 97,
	d = 100,
	f = 102,
	h = 104,
	k = 107,
	l = 108,
	p = 112,
	s = 115,
	v = 118,
	z = 122,
	brace = 123,
	unbrace = 125,
	atMost = 0x2264,
	atLeast = 0x2265,
}

/** What a UTF-16 unit stands for in notation: letters small, every kind of space one, the signs of print as those of keyboards. */
export function fold(unit: number): number {
	if (unit >= 97 && unit <= 122) return unit;
	if (unit >= 65 && unit <= 90) return unit + 32;
	if (unit > 32 && unit < 127) return unit;
	return unit < 128 ? code.space : foldWide(unit);
}

function foldWide(unit: number): number {
	if (unit >= 0xff01 && unit <= 0xff5e) return fold(unit - 0xfee0); // Full-width forms of Asian keyboards
	if (unit === 0x2212 || (unit >= 0x2010 && unit <= 0x2013) || unit === 0xfe63) return code.minus;
	if (unit === 0xd7) return code.star;
	if (unit === 0xf7) return code.slash;
	return isWideSpace(unit) ? code.space : unit;
}

// Zero-width characters and the soft hyphen come with pasted text, and count as spaces do.
const isWideSpace = (unit: number): boolean =>
	unit === 0xa0 ||
	unit === 0xad ||
	unit === 0x1680 ||
	(unit >= 0x2000 && unit <= 0x200d) ||
	unit === 0x2028 ||
	unit === 0x2029 ||
	unit === 0x202f ||
	unit === 0x205f ||
	unit === 0x2060 ||
	unit === 0x3000 ||
	unit === 0xfeff;

export const isDigit = (folded: number): boolean => folded >= code.zero && folded <= code.nine;
export const isLetter = (folded: number): boolean => folded >= code.a && folded <= code.z;
export const isComparison = (folded: number): boolean =>
	(folded >= code.less && folded <= code.more) || folded === code.atLeast || folded === code.atMost;
