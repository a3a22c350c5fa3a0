/** A whole number as people type it, with any minus sign; undefined for anything else. */
export function readWhole(text: string): number | undefined {
	const plain = text.replace(/[\s\u2009\u202f]/g, '').replace(/^[−‐‑–]/, '-');
	return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) + 0 : undefined;
}
