import type {Lang} from './lang';

/** A sentence as it stands, or one that takes facts. */
type Sentence = string | ((facts: never) => string);

type Loose<Table> = {
	readonly [Key in keyof Table]: Table[Key] extends (facts: infer Facts) => string ? (facts: Facts) => string : string;
};

/** Declares one area's words. The French table sets the shape; the English one must fill it. */
export function words<const French extends Readonly<Record<string, Sentence>>>(table: {
	readonly fr: French;
	readonly en: Loose<French>;
}): {readonly [L in Lang]: Loose<French>} {
	return table as unknown as {readonly [L in Lang]: Loose<French>};
}

/** `3 dés`, `1 dé`: French takes the singular below two, English for one alone. */
export const plural = (lang: Lang, count: number, one: string, many: string): string =>
	(lang === 'fr' ? Math.abs(count) < 2 : count === 1) ? `${count} ${one}` : `${count} ${many}`;
