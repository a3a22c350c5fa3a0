/** What a roll may ask for. A change of any of these changes replays: it needs a new version of the roll string. */
export const limits = {
	/** Characters that may be typed, label included. */
	typed: 1000,
	/** Characters of a canonical text as a roll string carries it, escapes included. */
	text: 120,
	/** Dice written in one expression, a rolled count taken at its most. */
	dice: 200,
	/** Dice that rerolls, explosions and bonuses may add: with the 200 written, 1,000 drawn. */
	extra: 800,
	/** Extra faces of one chain, rerolls of one face. */
	chain: 100,
	sides: 2 ** 32 - 1,
	depth: 20,
	repeat: 20,
	/** No number and no total goes beyond twelve digits. */
	value: 999_999_999_999,
} as const;
