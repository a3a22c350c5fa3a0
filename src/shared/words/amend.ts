import {words} from '../words';

/** What leads to the correction of a roll: the panel carries no other word of it. */
export const amendNames = /* @__PURE__ */ words({
	fr: {amend: 'Corriger un jet', title: 'Relire les mêmes dés\u00A0: une autre action, une autre difficulté, un bonus oublié'},
	en: {amend: 'Correct a roll', title: 'Read the same dice anew: another move, another difficulty, a forgotten bonus'},
});

type Was = {readonly move: string; readonly total: number; readonly formula: string; readonly outcome: string};

/** What a correction says in a post. */
export const correctionLineWords = /* @__PURE__ */ words({
	fr: {
		was: ({move, total, formula, outcome}: Was) =>
			`avant ${[move && `${move}\u00a0: `, `${total} par ${formula}`, outcome && `, ${outcome}`].join('')}, corrigé à mêmes dés`,
	},
	en: {
		was: ({move, total, formula, outcome}) =>
			`was ${[move && `${move}: `, `${total} by ${formula}`, outcome && `, ${outcome}`].join('')}, corrected with the same dice`,
	},
});

/** Correcting a roll that stands in the thread: its dice stay. */
export const amendWords = /* @__PURE__ */ words({
	fr: {
		close: 'Fermer',
		rules:
			'Les dés restent ceux du jet. Une correction ne peut ni en ajouter ni changer leurs faces, et le jet d’origine reste où il est.',
		kept: 'Une correction ne paie rien et ne rend rien\u00A0: ce que le jet a fait à la fiche reste, et se note ou s’annule sur elle. Des effets encore en attente passent à la correction.',
		how: 'Ce qui change',
		byMove: 'L’action, ses choix, la difficulté',
		byFormula: 'La formule seule',
		move: 'Action',
		choose: 'Choisissez…',
		noMove: 'Choisissez l’action que le jet aurait dû être.',
		why: 'Ce qui avait été oublié (facultatif)',
		rolls: 'Vos jets de ce fil',
		reading: 'Le fil se lit…',
		none: 'Aucun jet scellé ou demandé de vous n’a été lu dans ce fil. Les jets immédiats et cachés ne se corrigent pas.',
		waits: 'les dés ne sont pas encore connus',
		before: 'Avant',
		now: 'Maintenant',
		same: 'Changez d’abord quelque chose\u00A0: c’est encore le jet d’origine.',
		other: (p: {readonly had: number}) =>
			p.had < 2
				? 'Cela prend d’autres dés que le jet\u00A0: il n’en avait lancé qu’un. Faites plutôt un nouveau jet.'
				: `Cela prend d’autres dés que le jet\u00A0: il en avait lancé ${p.had}. Faites plutôt un nouveau jet.`,
		tooLong: 'Cette formule est trop longue pour une chaîne de jet.',
		notInserted: 'L’éditeur n’a pas pris le texte. Cliquez dans le message, puis recommencez.',
		failed: 'Cela n’a pas marché. Fermez ce volet, puis recommencez.',
	},
	en: {
		close: 'Close',
		rules:
			'The dice stay those of the roll. A correction can neither add dice nor change their faces, and the roll itself stays where it is.',
		kept: 'A correction pays nothing and gives nothing back: what the roll did to the sheet stays, and is noted or undone there. Effects that still wait go over to the correction.',
		how: 'What changes',
		byMove: 'The move, its choices, the difficulty',
		byFormula: 'The formula alone',
		move: 'Move',
		choose: 'Choose…',
		noMove: 'Choose the move that the roll should have been.',
		why: 'What had been forgotten (optional)',
		rolls: 'Your rolls of this thread',
		reading: 'Reading the thread…',
		none: 'No sealed or called roll of yours was read in this thread. Instant and hidden rolls cannot be corrected.',
		waits: 'its dice are not known yet',
		before: 'Before',
		now: 'Now',
		same: 'Change something first: this is still the roll itself.',
		other: p =>
			p.had < 2
				? 'This takes other dice than the roll, which had thrown one alone. Make a new roll instead.'
				: `This takes other dice than the roll, which had thrown ${p.had}. Make a new roll instead.`,
		tooLong: 'This formula is too long for a roll string.',
		notInserted: 'The editor did not take the text. Click into the post, then try again.',
		failed: 'That did not work. Close this drawer, then try again.',
	},
});
