/** The two languages the user may meet. French is the first of them. */
export type Lang = 'fr' | 'en';

/** French for any kind of French, English for all else: `fr-CA` → `fr`, `de` → `en`. */
export const langFrom = (tag: string): Lang => (/^fr\b/i.test(tag) ? 'fr' : 'en');

/** A text in both languages, as rulebooks carry them. */
export type Both = {readonly fr: string; readonly en: string};
