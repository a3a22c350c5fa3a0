import {words} from '../words';

/** A roll that was read anew: what it was, and what it is. */
export const beforeWords = /* @__PURE__ */ words({
	fr: {
		both: ({before, now}: {readonly before: string; readonly now: string}) => `Avant : ${before} ; maintenant : ${now}.`,
		before: ({before}: {readonly before: string}) => `avant : ${before}`,
	},
	en: {
		both: ({before, now}) => `Before: ${before}; now: ${now}.`,
		before: ({before}) => `before: ${before}`,
	},
});

/** The titles of a table of rolls, in the order of its columns. */
export const columnWords = /* @__PURE__ */ words({
	fr: {
		post: 'Message',
		author: 'Auteur',
		authorId: 'Numéro de profil',
		posted: 'Posté (UTC)',
		who: 'Personnage',
		label: 'Libellé',
		move: 'Action',
		expression: 'Expression',
		dice: 'Dés',
		total: 'Total',
		said: 'Écrit',
		outcome: 'Issue',
		before: 'Avant correction',
		verdict: 'Verdict',
		reasons: 'Raisons',
		mode: 'Mode',
		draw: 'Tirage (UTC)',
		seen: 'Vu d’abord (UTC)',
		sheet: 'Fiche',
		string: 'Chaîne',
	},
	en: {
		post: 'Post',
		author: 'Author',
		authorId: 'Profile number',
		posted: 'Posted (UTC)',
		who: 'Character',
		label: 'Label',
		move: 'Move',
		expression: 'Expression',
		dice: 'Dice',
		total: 'Total',
		said: 'Written',
		outcome: 'Outcome',
		before: 'Before correction',
		verdict: 'Verdict',
		reasons: 'Reasons',
		mode: 'Mode',
		draw: 'Draw (UTC)',
		seen: 'First seen (UTC)',
		sheet: 'Sheet',
		string: 'String',
	},
});
