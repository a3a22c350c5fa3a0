import {words} from '../words';

const ruleNames = words({
	fr: {
		experience: 'Expérience',
		money: 'Argent',
		skills: 'Les compétences',
		level: 'Niveau',
		success: 'Réussite',
		failure: 'Échec',
		none: 'Résultat',
	},
	en: {
		experience: 'Experience',
		money: 'Money',
		skills: 'Skills',
		level: 'Level',
		success: 'Success',
		failure: 'Failure',
		none: 'Result',
	},
});

/** What the rules themselves call something where no rulebook names it, in both languages, as a rulebook would. */
export const ruleName = (key: keyof (typeof ruleNames)['fr']): {readonly fr: string; readonly en: string} => ({
	fr: ruleNames.fr[key],
	en: ruleNames.en[key],
});
