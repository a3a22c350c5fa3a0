// Not a table of `words`: a name stands beside those of a rulebook, which always has both languages, and pages are given tables in one alone.
const names = {
	experience: {fr: 'Expérience', en: 'Experience'},
	money: {fr: 'Argent', en: 'Money'},
	skills: {fr: 'Les compétences', en: 'Skills'},
	level: {fr: 'Niveau', en: 'Level'},
	success: {fr: 'Réussite', en: 'Success'},
	failure: {fr: 'Échec', en: 'Failure'},
	none: {fr: 'Résultat', en: 'Result'},
} as const;

/** What the rules themselves call something where no rulebook names it, in both languages, as a rulebook would. */
export const ruleName = (key: keyof typeof names): {readonly fr: string; readonly en: string} => names[key];
