import {words} from '../words';

type Most = {readonly most: number};
type Found = {readonly found: string};
type Word = {readonly word: string};
type Modifier = {readonly modifier: string};

/** Why an expression is not rolled, or dice typed by hand not taken, and how to mend it. `place` is added after each that has one. */
export const diceWords = words({
	fr: {
		place: ({at}: {at: number}) => ` (caractère ${at})`,
		empty: () => 'Il n’y a pas de dés ici. Écrivez par exemple 1d20+5.',
		'too-long': ({length, most}: Most & {length: number}) =>
			`L’expression est trop longue : ${length} caractères pour ${most} au plus. Faites-en deux jets.`,
		'too-deep': ({most}: Most) => `Trop de parenthèses l’une dans l’autre : ${most} au plus. Simplifiez.`,
		unexpected: ({found}: Found) => `« ${found} » n’a pas sa place ici. Retirez-le, ou mettez le texte après #.`,
		missing: ({after}: {after: string}) => `Il manque quelque chose après « ${after} ». Complétez, ou retirez ce signe.`,
		'missing-operator': ({found}: Found) =>
			`Il manque un signe avant « ${found} ». Écrivez +, − ou ×, ou mettez le texte après #.`,
		unclosed: ({open}: {open: string}) => `« ${open} » n’est pas refermé. Ajoutez le signe fermant.`,
		'unknown-word': ({word}: Word) =>
			`« ${word} » n’est pas de la notation. Mettez le texte à la fin, après un espace ou après #.`,
		'unknown-modifier': ({word, instead}: Word & {instead?: string}) =>
			instead
				? `« ${word} » n’existe pas ici. Écrivez ${instead}, ou mettez le texte après #.`
				: `« ${word} » n’existe pas ici. Retirez-le, ou mettez le texte après #.`,
		'unknown-name': ({name, near}: {name: string; near?: string}) =>
			near
				? `La fiche n’a pas de nombre « @${name} ». Vouliez-vous dire @${near} ?`
				: `La fiche n’a pas de nombre « @${name} ». Choisissez une fiche qui l’a, ou écrivez le nombre.`,
		arguments: ({name, least}: {name: string; least: number}) =>
			least === 1
				? `${name} prend une seule valeur. Écrivez ${name}(a)${name === 'abs' ? '' : ' avec une division, a/b'}.`
				: `${name} prend deux valeurs au moins. Écrivez ${name}(a,b).`,
		'no-sides': () => 'Il manque le nombre de faces après d. Écrivez par exemple d6, d% ou dF.',
		'bad-sides': ({most}: Most) => `Un dé a de 1 à ${most} faces. Corrigez ce nombre.`,
		'bad-count': ({least}: {least: number}) =>
			`Le nombre de dés peut tomber à ${least}. Écrivez max(0, …) pour qu’il ne passe pas sous zéro.`,
		'too-many-dice': ({dice, most}: Most & {dice: number}) =>
			`${dice} dés, c’est trop : ${most} au plus par jet. Faites plusieurs jets.`,
		'too-large': ({most}: Most) => `Le nombre ou le total peut dépasser ${most}. Réduisez-le.`,
		'bad-repeat': ({most}: Most) => `On répète un jet de 1 à ${most} fois. Corrigez le nombre avant #.`,
		decimal: () => 'Les nombres sont entiers. Pour une moitié, écrivez floor(…/2) ou ceil(…/2).',
		power: () => 'Il n’y a pas de puissance. Écrivez la multiplication en entier.',
		division: () => 'On ne divise que dans un arrondi, et une seule fois. Écrivez floor(a/b), ceil(a/b) ou round(a/b).',
		'zero-divisor': () => 'Ce diviseur peut valoir zéro. Écrivez-le avec max(1, …).',
		'not-constant': () => 'Un seuil est un nombre connu d’avance. Retirez-en les dés.',
		'needs-number': ({word}: Word) => `${word} demande un nombre. Écrivez par exemple ${word === 'b' ? 'b10d6' : `${word}2`}.`,
		'needs-condition': ({word}: Word) => `${word} demande une condition. Écrivez par exemple ${word}<2.`,
		'compare-total': () => 'On ne compare ainsi que des dés. Pour comparer un total, écrivez vs et le nombre à atteindre.',
		'miss-without-hit': () => 'f retire des succès, mais rien n’en compte. Écrivez d’abord la condition du succès, comme >=7f=1.',
		'bonus-with-count': () => 'Les dés en plus (b) s’ajoutent à une somme, pas à un compte de succès. Retirez l’un des deux.',
		useless: ({modifier}: Modifier) => `${modifier} ne peut rien changer à ces dés. Retirez-le, ou corrigez son nombre.`,
		endless: ({modifier, sides}: Modifier & {sides: number}) =>
			sides === 1
				? `Un dé à une face ne peut ni exploser ni être relancé : ${modifier} n’en finirait pas. Retirez-le.`
				: `Toutes les faces remplissent ${modifier} : le dé n’en finirait pas. Choisissez une condition que certaines faces ne remplissent pas.`,
		'two-keeps': () => 'On garde ou on retire une seule fois. Choisissez ; seuls dh et dl vont ensemble.',
		'fudge-modifier': ({modifier}: Modifier) => `${modifier} ne va pas aux dés Fudge : ils n’explosent pas. Retirez-le.`,
		'rolled-sides': () =>
			'Si le nombre de faces est tiré aux dés, on ne peut que garder ou retirer des dés. Écrivez un nombre de faces, ou retirez le reste.',
		'lone-group': () => 'Il n’y a qu’un jet dans ce groupe. Séparez les jets par des virgules : {1d6,1d8}kh1.',
		'misplaced-versus': () => 'vs vient une seule fois, à la fin, hors des parenthèses. Déplacez-le.',
		'not-canonical': ({canonical}: {canonical: string}) => `Cette expression s’écrit ${canonical}.`,
		'too-few-faces': ({given}: {given: number}) => `Ce jet demande plus de dés : ${given} ne suffisent pas. Donnez les suivants.`,
		'too-many-faces': ({given, used}: {given: number; used: number}) =>
			`Ce jet prend ${used} dés, et vous en donnez ${given}. Retirez ceux qui sont de trop.`,
		'face-out-of-range': ({place, face, least, most}: Most & {place: number; face: number; least: number}) =>
			`Le dé n° ${place} ne peut pas montrer ${face} : il va de ${least} à ${most}. Corrigez-le.`,
	},
	en: {
		place: ({at}) => ` (character ${at})`,
		empty: () => 'There are no dice here. Write for example 1d20+5.',
		'too-long': ({length, most}) => `The expression is too long: ${length} characters, ${most} at most. Make two rolls of it.`,
		'too-deep': ({most}) => `Too many brackets one in the other: ${most} at most. Make it simpler.`,
		unexpected: ({found}) => `“${found}” has no place here. Take it out, or put text after #.`,
		missing: ({after}) => `Something is missing after “${after}”. Complete it, or take that sign out.`,
		'missing-operator': ({found}) => `A sign is missing before “${found}”. Write +, − or ×, or put text after #.`,
		unclosed: ({open}) => `“${open}” is not closed. Add the closing sign.`,
		'unknown-word': ({word}) => `“${word}” is not notation. Put text at the end, after a space or after #.`,
		'unknown-modifier': ({word, instead}) =>
			instead
				? `“${word}” does not exist here. Write ${instead}, or put text after #.`
				: `“${word}” does not exist here. Take it out, or put text after #.`,
		'unknown-name': ({name, near}) =>
			near
				? `The sheet has no number “@${name}”. Did you mean @${near}?`
				: `The sheet has no number “@${name}”. Pick a sheet that has it, or write the number.`,
		arguments: ({name, least}) =>
			least === 1
				? `${name} takes a single value. Write ${name}(a)${name === 'abs' ? '' : ' with a division, a/b'}.`
				: `${name} takes two values at least. Write ${name}(a,b).`,
		'no-sides': () => 'The number of faces is missing after d. Write for example d6, d% or dF.',
		'bad-sides': ({most}) => `A die has 1 to ${most} faces. Correct that number.`,
		'bad-count': ({least}) => `The number of dice may fall to ${least}. Write max(0, …) so that it stays at zero or above.`,
		'too-many-dice': ({dice, most}) => `${dice} dice are too many: ${most} at most in a roll. Make several rolls.`,
		'too-large': ({most}) => `The number or the total may go beyond ${most}. Make it smaller.`,
		'bad-repeat': ({most}) => `A roll is repeated 1 to ${most} times. Correct the number before #.`,
		decimal: () => 'Numbers are whole. For a half, write floor(…/2) or ceil(…/2).',
		power: () => 'There is no power. Write the multiplication in full.',
		division: () => 'Division stands only in a rounding, and once. Write floor(a/b), ceil(a/b) or round(a/b).',
		'zero-divisor': () => 'This divisor may be zero. Write it with max(1, …).',
		'not-constant': () => 'A threshold is a number known beforehand. Take the dice out of it.',
		'needs-number': ({word}) => `${word} needs a number. Write for example ${word === 'b' ? 'b10d6' : `${word}2`}.`,
		'needs-condition': ({word}) => `${word} needs a condition. Write for example ${word}<2.`,
		'compare-total': () => 'Only dice are compared like this. To compare a total, write vs and the number to reach.',
		'miss-without-hit': () => 'f takes successes away, but nothing counts any. First write what a success is, as in >=7f=1.',
		'bonus-with-count': () => 'Extra dice (b) are added to a sum, not to a count of successes. Take one of the two out.',
		useless: ({modifier}) => `${modifier} can change nothing on these dice. Take it out, or correct its number.`,
		endless: ({modifier, sides}) =>
			sides === 1
				? `A die with one face cannot explode or be rerolled: ${modifier} would never end. Take it out.`
				: `Every face meets ${modifier}: the die would never end. Choose a condition that some faces do not meet.`,
		'two-keeps': () => 'Keep or drop once only. Choose one; only dh and dl go together.',
		'fudge-modifier': ({modifier}) => `${modifier} does not suit fudge dice: they do not explode. Take it out.`,
		'rolled-sides': () =>
			'Where the number of faces is rolled, dice can only be kept or dropped. Write a number of faces, or take the rest out.',
		'lone-group': () => 'There is only one roll in this group. Part the rolls with commas: {1d6,1d8}kh1.',
		'misplaced-versus': () => 'vs comes once, at the end, outside brackets. Move it.',
		'not-canonical': ({canonical}) => `This expression is written ${canonical}.`,
		'too-few-faces': ({given}) => `This roll needs more dice: ${given} are not enough. Give the next ones.`,
		'too-many-faces': ({given, used}) => `This roll takes ${used} dice, and you give ${given}. Take out those in excess.`,
		'face-out-of-range': ({place, face, least, most}) =>
			`Die no. ${place} cannot show ${face}: it goes from ${least} to ${most}. Correct it.`,
	},
});
