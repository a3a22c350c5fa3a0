import {words} from '../words';

/** What leads to the correction of a roll: the panel carries no other word of it. */
export const amendNames = /* @__PURE__ */ words({
	fr: {amend: 'Corriger un jet', title: 'Relire les mêmes dés avec une autre formule\u00A0: un bonus oublié, une autre cible'},
	en: {amend: 'Correct a roll', title: 'Read the same dice by another formula: a forgotten bonus, another target'},
});

/** What a correction says in a post. */
export const correctionLineWords = /* @__PURE__ */ words({
	fr: {was: (p: {readonly total: number; readonly formula: string}) => `avant ${p.total} par ${p.formula}, corrigé à mêmes dés`},
	en: {was: p => `${p.total} by ${p.formula} before, corrected with the same dice`},
});

/** Correcting a roll that stands in the thread: its dice stay. */
export const amendWords = /* @__PURE__ */ words({
	fr: {
		close: 'Fermer',
		rules:
			'Les dés restent ceux du jet. Une correction ne peut ni en ajouter ni changer leurs faces, et le jet d’origine reste où il est.',
		kept: 'Seule la formule change\u00A0: l’action, la difficulté et ce que le jet a fait à la fiche restent. Ce qui manque à la fiche se note sur elle.',
		why: 'Ce qui avait été oublié (facultatif)',
		rolls: 'Vos jets de ce fil',
		reading: 'Le fil se lit…',
		none: 'Aucun jet scellé ou demandé de vous n’a été lu dans ce fil. Les jets immédiats et cachés ne se corrigent pas.',
		waits: 'les dés ne sont pas encore connus',
		before: 'Avant',
		now: 'Maintenant',
		same: 'Changez d’abord la formule\u00A0: c’est encore le jet d’origine.',
		other: (p: {readonly had: number}) =>
			p.had < 2
				? 'Cette formule prend d’autres dés que le jet\u00A0: il n’en avait lancé qu’un. Faites plutôt un nouveau jet.'
				: `Cette formule prend d’autres dés que le jet\u00A0: il en avait lancé ${p.had}. Faites plutôt un nouveau jet.`,
		tooLong: 'Cette formule est trop longue pour une chaîne de jet.',
		notInserted: 'L’éditeur n’a pas pris le texte. Cliquez dans le message, puis recommencez.',
		failed: 'Cela n’a pas marché. Fermez ce volet, puis recommencez.',
	},
	en: {
		close: 'Close',
		rules:
			'The dice stay those of the roll. A correction can neither add dice nor change their faces, and the roll itself stays where it is.',
		kept: 'The formula alone changes: the move, the difficulty and what the roll did to the sheet stay. What the sheet lacks is noted there.',
		why: 'What had been forgotten (optional)',
		rolls: 'Your rolls of this thread',
		reading: 'Reading the thread…',
		none: 'No sealed or called roll of yours was read in this thread. Instant and hidden rolls cannot be corrected.',
		waits: 'its dice are not known yet',
		before: 'Before',
		now: 'Now',
		same: 'Change the formula first: this is still the roll itself.',
		other: p =>
			p.had < 2
				? 'This formula takes other dice than the roll, which had thrown one alone. Make a new roll instead.'
				: `This formula takes other dice than the roll, which had thrown ${p.had}. Make a new roll instead.`,
		tooLong: 'This formula is too long for a roll string.',
		notInserted: 'The editor did not take the text. Click into the post, then try again.',
		failed: 'That did not work. Close this drawer, then try again.',
	},
});
