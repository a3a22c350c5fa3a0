import {words} from '../words';

type Name = {readonly name: string};

/** Moves of a game in the panel, and what becomes of the sheet. */
export const gameWords = /* @__PURE__ */ words({
	fr: {
		moves: 'Actions',
		often: 'Souvent',
		search: 'Chercher une action, un trait ou une règle',
		noMove: 'Aucune action ni aucun trait de ce nom.',
		by: ({name}: Name) => `avec ${name}`,
		texts: 'Dans les règles',
		all: 'Toutes les actions',
		reading: 'Lecture de la fiche…',
		counting: 'Calcul…',
		noDice: 'sans dés',
		target: 'Cible',
		nobody: 'Personne',
		sources: 'Ce qui joue',
		spends: 'Dépenses',
		times: ({name}: Name) => `Combien de fois, ${name}`,
		difficulty: 'Difficulté',
		number: 'Nombre à atteindre',
		ofMove: 'Celle de l’action',
		against: ({difficulty}: {difficulty: number}) => `difficulté ${difficulty}`,
		costs: ({costs}: {costs: string}) => `Coûtera : ${costs}`,
		landed: ({name}: Name) => `Fiche de ${name} à jour.`,
		unchanged: ({name}: Name) => `La fiche de ${name} ne change pas.`,
		paid: ({name}: Name) =>
			`Fiche de ${name} : le coût est payé. Les effets attendent les dés : cliquez alors sur la marque du jet.`,
		sealedFree: 'Les effets attendent les dés : cliquez alors sur la marque du jet.',
		notLanded: ({why}: {why: string}) => `La ligne est insérée, mais la fiche n’a pas changé. ${why}`,
		lineApart: 'Annuler la ligne dans le message (Ctrl+Z) ne touche pas à la fiche.',
		undo: 'Rendre à la fiche',
		undone: 'La fiche est comme avant. La ligne reste dans le message : retirez-la si besoin.',
		close: 'Fermer',
		orphaned: 'Osselet a été mis à jour : rechargez la page, puis changez la fiche à la main.',
		last: ({label, outcome}: {label: string; outcome: string}) => `Dernier jet, ${label} : ${outcome}`,
		notTaken: 'L’éditeur n’a pas pris la ligne. Cliquez dans le message, puis recommencez.',
		lastHint: 'Une dépense après coup : mêmes dés, une ligne de plus dans le message.',
		awaiting: ({labels}: {labels: string}) => `En attente des dés : ${labels}. Les effets s’appliquent depuis la marque du jet.`,
		workshop: 'Fiche, temps et réserves : ouvrir l’atelier',
	},
	en: {
		moves: 'Moves',
		often: 'Often',
		search: 'Search a move, a trait or a rule',
		noMove: 'No move and no trait of that name.',
		by: ({name}) => `with ${name}`,
		texts: 'In the rules',
		all: 'All moves',
		reading: 'Reading the sheet…',
		counting: 'Working out…',
		noDice: 'no dice',
		target: 'Target',
		nobody: 'Nobody',
		sources: 'What bears on it',
		spends: 'Spends',
		times: ({name}) => `How many times, ${name}`,
		difficulty: 'Difficulty',
		number: 'Number to reach',
		ofMove: 'The move’s own',
		against: ({difficulty}) => `difficulty ${difficulty}`,
		costs: ({costs}) => `Will cost: ${costs}`,
		landed: ({name}) => `${name}’s sheet is up to date.`,
		unchanged: ({name}) => `${name}’s sheet does not change.`,
		paid: ({name}) => `${name}’s sheet: the cost is paid. The effects wait for the dice: click the roll’s mark then.`,
		sealedFree: 'The effects wait for the dice: click the roll’s mark then.',
		notLanded: ({why}) => `The line is inserted, but the sheet has not changed. ${why}`,
		lineApart: 'Undoing the line in the post (Ctrl+Z) leaves the sheet as it is.',
		undo: 'Give back to the sheet',
		undone: 'The sheet is as before. The line stays in the post: take it out if need be.',
		close: 'Close',
		orphaned: 'Osselet was updated: reload the page, then change the sheet by hand.',
		last: ({label, outcome}) => `Last roll, ${label}: ${outcome}`,
		notTaken: 'The editor did not take the line. Click in the post, then try again.',
		lastHint: 'A spend afterwards: the same dice, one more line in the post.',
		awaiting: ({labels}) => `Waiting for dice: ${labels}. Their effects are applied from the roll’s mark.`,
		workshop: 'Sheet, time and reserves: open the workshop',
	},
});

/** What a line of a move tells in a post. As in `line.ts`: no colon before a letter, no bracket after a number. */
export const gameLineWords = /* @__PURE__ */ words({
	fr: {
		against: ({difficulty}: {difficulty: number}) => `contre ${difficulty}`,
		afterwards: ({spend}: {spend: string}) => `après coup, ${spend}`,
		now: ({outcome, total}: {outcome: string; total: number}) => `les mêmes dés font ${total}, ${outcome}`,
	},
	en: {
		against: ({difficulty}) => `against ${difficulty}`,
		afterwards: ({spend}) => `afterwards, ${spend}`,
		now: ({outcome, total}) => `the same dice make ${total}, ${outcome}`,
	},
});

/** The rule of a roll, in the popover of its mark. */
export const ruleWords = /* @__PURE__ */ words({
	fr: {
		rule: 'La règle',
		ruleOf: ({move, book}: {move: string; book: string}) => `${move} (${book})`,
		judged: ({outcome}: {outcome: string}) => `Issue : ${outcome}`,
		was: ({told}: {told: string}) => `Avant : ${told}`,
		apply: 'Appliquer les effets',
		applied: ({changes}: {changes: string}) => `Effets appliqués : ${changes}.`,
		appliedNone: 'Effets appliqués : rien ne change sur la fiche.',
		notNow: 'La fiche n’a pas pu être changée. Fermez cette fenêtre, puis recommencez depuis la marque.',
		applyHint: 'Ce jet est le vôtre ; ses effets n’ont pas encore touché la fiche.',
	},
	en: {
		rule: 'The rule',
		ruleOf: ({move, book}) => `${move} (${book})`,
		judged: ({outcome}) => `Outcome: ${outcome}`,
		was: ({told}) => `Before: ${told}`,
		apply: 'Apply the effects',
		applied: ({changes}) => `Effects applied: ${changes}.`,
		appliedNone: 'Effects applied: nothing changes on the sheet.',
		notNow: 'The sheet could not be changed. Close this window, then try again from the mark.',
		applyHint: 'This roll is yours; its effects have not touched the sheet yet.',
	},
});

/** Where the rules of games are not aboard. */
export const noGameWords = /* @__PURE__ */ words({
	fr: {
		moves:
			'Ce personnage suit les règles d’un jeu. Le script n’a pas la place de les emporter : ses actions se jouent avec l’extension. Une expression libre reste possible.',
		rule: 'La règle de ce jet se rejoue avec l’extension : le script ne vérifie que les dés.',
	},
	en: {
		moves:
			'This character follows the rules of a game. The script has no room to carry them: its moves are played with the extension. A free expression is still possible.',
		rule: 'The rule of this roll is played again with the extension: the script checks the dice alone.',
	},
});
