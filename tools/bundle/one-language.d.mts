/** The text of a file of words with one language of each of its tables. Throws for what is no such table. */
export function keepLanguage(source: string, lang: string): string;
