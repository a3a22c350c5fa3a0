import {words} from '../words';

/** What the rules say of a fight. */
export const fightRuleWords = words({
	fr: {
		combatants: 'Combattants',
		meetings: 'Rencontres en cours',
		notBegun: 'Le combat n’a pas commencé : appuyez d’abord sur « Commencer ».',
		begun: 'Le combat a déjà commencé.',
		nobody: 'Personne ne combat encore : ajoutez d’abord des combattants.',
		noneLeft: 'Plus personne ne peut agir : terminez le combat, ou remettez quelqu’un debout.',
		noSheet: 'Pour se rencontrer selon les règles, chacun doit avoir une fiche dans ce navigateur.',
		itself: 'Il faut deux combattants, chacun avec sa fiche.',
		onlyTwo: 'Cette rencontre n’oppose que deux combattants.',
		notAwaited: 'Ce jet n’est pas celui qui est attendu.',
		badDice: 'Les faces ne vont pas avec l’expression.',
		over: 'Cette rencontre est finie.',
		overtaken: ({name}: {name: string}) =>
			`La fiche de ${name} a changé depuis : annulez d’abord sur la fiche ce qui a suivi, puis ce pas.`,
		between: ({one, other, text}: {one: string; other: string; text: string}) => `${one} – ${other} : ${text}`,
	},
	en: {
		combatants: 'Combatants',
		meetings: 'Meetings under way',
		notBegun: 'The fight has not begun: press “Begin” first.',
		begun: 'The fight has begun already.',
		nobody: 'Nobody is in the fight yet: add combatants first.',
		noneLeft: 'Nobody is left to act: end the fight, or put somebody back on his feet.',
		noSheet: 'To meet by the rules, each needs a sheet in this browser.',
		itself: 'It takes two combatants, each with a sheet of his own.',
		onlyTwo: 'This meeting is of two combatants alone.',
		notAwaited: 'This roll is not the one that is awaited.',
		badDice: 'The faces do not fit the expression.',
		over: 'This meeting is over.',
		overtaken: ({name}) => `The sheet of ${name} has changed since: undo what followed on the sheet first, then this step.`,
		between: ({one, other, text}) => `${one} – ${other}: ${text}`,
	},
});
