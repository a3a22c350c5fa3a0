/** Writes any ASCII text in the alphabet of roll strings: what is not `0-9a-y` becomes `z` and its code in two hex digits. `1d20+5` → `1d20z2b5`. */
export const escapeText = (text: string): string =>
	text.replace(/[^0-9a-y]/g, character => `z${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Reads what `escapeText` wrote; a `z` without two hex digits stays as it is, for whoever reads on to refuse. */
export const unescapeText = (text: string): string =>
	text.includes('z')
		? text.replace(/z([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
		: text;
