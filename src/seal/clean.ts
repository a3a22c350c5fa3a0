/** A post's text with what forums do to it undone, and the way back to where each character stood. */
export type Clean = {readonly text: string; readonly at: (offset: number) => number};

// Soft hyphen, zero-width space and joiners, word joiner, byte order mark: inserted by forums to break long words.
const INVISIBLE = '\u00ad\u200b\u200c\u200d\u2060\ufeff';
const DASHES = '\u2010-\u2015\u2212\ufe63\uff0d';
const odd = new RegExp(`[${INVISIBLE}${DASHES}]`);
const dash = new RegExp(`[${DASHES}]`, 'g');
const invisible = new RegExp(`[${INVISIBLE}]`);
// Both cases by hand: a browser makes an expression that ignores case several times as slowly, and every page waits for these.
const broken = (...signs: readonly string[]) => new RegExp(signs.join(`[${INVISIBLE}]*`));
const maybe = broken('[oO]', '[sS]', '[sS]', '[1-9]');
const maybeParcel = broken('[oO]', '[sS]', '[fFtT]', '[1-9]');
const maybeEither = broken('[oO]', '[sS]', '[sSfFtT]', '[1-9]');

/** A quick look: false when the text surely holds no roll string. */
export const mayHold = (text: string): boolean => maybe.test(text);

/** The same for a sheet or a table. */
export const mayCarry = (text: string): boolean => maybeParcel.test(text);

/** Either of the two, in one look. */
export const mayHoldOrCarry = (text: string): boolean => maybeEither.test(text);

/** Drops invisible characters, makes every dash a hyphen and every capital small. Offsets are UTF-16 units. */
export function clean(text: string): Clean {
	const small = lower(text);
	if (!odd.test(small)) return {text: small, at: offset => offset};

	const dashed = small.replace(dash, '-');
	if (!invisible.test(dashed)) return {text: dashed, at: offset => offset};

	const from = new Uint32Array(text.length + 1);
	let kept = '';
	for (let i = 0; i < dashed.length; i++) {
		if (INVISIBLE.includes(dashed[i]!)) continue;
		from[kept.length] = i;
		kept += dashed[i];
	}
	from[kept.length] = text.length;
	return {text: kept, at: offset => from[offset] ?? text.length};
}

/** Some capitals grow when they are made small, and would shift what comes after: a text that holds them has only A to Z changed. */
function lower(text: string): string {
	const small = text.toLowerCase();
	return small.length === text.length ? small : text.replace(/[A-Z]+/g, letters => letters.toLowerCase());
}
