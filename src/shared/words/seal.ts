import {words} from '../words';

/** The verdicts by name. */
export const verdictNames = /* @__PURE__ */ words({
	fr: {
		fixed: 'Tirage loyal, fixé avant les dés',
		fair: 'Tirage loyal',
		waiting: 'En attente du tirage',
		unbiased: 'Dé non truqué, connu d’avance',
		consistent: 'Cohérent (hors ligne)',
		timing: 'Moment non établi',
		changed: 'Changé depuis que vous l’avez vu',
		mismatch: 'Ne correspond pas',
		unreadable: 'Illisible',
		newer: 'Version plus récente',
		unchecked: 'Pas encore vérifié',
		hidden: 'Jet caché, pas encore ouvert',
	},
	en: {
		fixed: 'Fair draw, fixed beforehand',
		fair: 'Fair draw',
		waiting: 'Waiting for the draw',
		unbiased: 'Unbiased, known beforehand',
		consistent: 'Consistent',
		timing: 'Timing not shown',
		changed: 'Changed since you saw it',
		mismatch: 'Does not match',
		unreadable: 'Cannot read',
		newer: 'Newer version',
		unchecked: 'Not checked yet',
		hidden: 'Hidden roll, not opened yet',
	},
});

type At = {readonly at: string};
type By = {readonly by: string};
type Index = {readonly index: number};
type Corrected = {readonly before: string; readonly was: number; readonly now: string; readonly total: number};
type Named = {readonly anchor: string};
type Leant = Named & {readonly elsewhere?: true};

/** Why a verdict is what it is; `at` is a moment already written out. */
export const reasonWords = /* @__PURE__ */ words({
	fr: {
		'seen-before': ({at}: At) => `Vu ici à ${at}, avant le tirage.`,
		called: ({by}: By) => `Fixé par ${by}, et non par qui lance.`,
		witnessed: ({by, anchor, at}: At & By & Named) => `Noté ou cité par ${by} à ${at}, avant le tirage, message ${anchor}.`,
		'first-seen': ({at}: At) => `Vu ici pour la première fois à ${at}, après le tirage.`,
		turn: ({index}: Index) => `Jet n°\u00a0${index} de ce tour, à sa place dans le fil.`,
		'in-time': 'Envoyé avant le tirage, d’après l’horloge du forum.',
		late: 'Par rapport à l’heure du message, le tirage est déjà tombé ou tombe trop tôt.',
		far: 'Par rapport à l’heure du message, le tirage est trop loin.',
		'off-grid': 'Le tirage nommé n’est pas de ceux qui tombent toutes les cinq minutes.',
		'time-unknown': 'On ne connaît pas l’heure du message.',
		'zone-unknown': 'On ne sait pas dans quel fuseau le forum donne l’heure.',
		'edited-after':
			'Le message porte une mention de modification plus récente que le tirage, et ce navigateur ne l’avait pas vu avant.',
		'edited-undated':
			'Le message porte une mention de modification sans date, et ce navigateur ne l’avait pas vu avant le tirage.',
		'added-after': ({at}: At) => `Ce jet n’était pas dans le message quand ce navigateur l’a vu à ${at}, après le tirage.`,
		'index-gap': ({index, expected}: Index & {readonly expected: number}) =>
			`Ce jet porte le numéro ${index}\u202f; on attendait le ${expected}.`,
		'index-repeated': ({index}: Index) => `Le numéro ${index} a déjà servi, ou un numéro plus grand le précède.`,
		'other-anchor': ({anchor, expected, elsewhere}: Leant & {readonly expected: string}) =>
			`Ce jet s’appuie sur le message ${anchor}${elsewhere ? ', effacé ou resté dans un autre fil' : ''}\u202f; à ce tour, c’était ${expected}.`,
		'no-anchor': ({anchor, elsewhere}: Leant) =>
			`Ce jet s’appuie sur le message ${anchor}${elsewhere ? ', effacé ou resté dans un autre fil' : ', mais personne d’autre n’avait encore écrit dans ce fil'}.`,
		'turn-not-checked': 'Le tour n’a pas été vérifié\u00a0: il faut lire d’autres pages du fil.',
		'post-unknown': 'On ne connaît pas le numéro du message.',
		'author-unknown': 'On ne connaît pas le numéro de profil de l’auteur.',
		'cited-unread': ({anchor}: Named) => `Le message cité, ${anchor}, n’a pas été lu.`,
		'cited-absent': ({anchor}: Named) => `Le message cité, ${anchor}, ne contient pas ce jet.`,
		says: ({said, total}: {readonly said: number; readonly total: number}) =>
			`Les dés disent ${signed(total)}\u202f; le message dit ${signed(said)}.`,
		expression: ({expression}: {readonly expression: string}) => `«\u00a0${expression}\u00a0» ne se lit pas comme un jet.`,
		'not-opened': 'Aucun message lu n’ouvre ce jet caché.',
		opened: ({by}: By) => `Jet caché, ouvert par ${by}.`,
		'wrong-secret': 'Le secret donné ici n’est pas celui du jet caché\u00a0: il n’en sort aucun dé.',
		corrected: ({before, was, now, total}: Corrected) =>
			`Corrigé\u00a0: mêmes dés. Avant, ${before} donnait ${signed(was)}\u202f; maintenant, ${now} donne ${signed(total)}.`,
		'other-dice': ({before, was, now, total, had, takes}: Corrected & {readonly had: number; readonly takes: number}) =>
			`Cette correction prend d’autres dés\u00a0: ${before} en avait lancé ${had} et donnait ${signed(was)}\u202f; ${now} en prend ${takes} et donne ${signed(total)}.`,
		contest: ({given}: {readonly given: string}) => `Jets opposés, d’après les dés\u00a0: ${given}.`,
		'contest-says': ({said, given}: {readonly said: string; readonly given: string}) =>
			`Le texte dit ${said}\u202f; les jets donnent ${given}.`,
		'contest-open': 'Jets opposés pas encore décidés\u00a0: il manque un tirage, un message ou un jet.',
		'draw-failed': 'Aucun relais n’a donné ce tirage.',
		'draws-off': 'La demande des tirages est désactivée dans les réglages.',
		was: ({before, at}: At & {readonly before: string}) => `À ${at}, on lisait ici ${before}`,
	},
	en: {
		'seen-before': ({at}) => `Seen here at ${at}, before the draw.`,
		called: ({by}) => `Set by ${by}, not by the roller.`,
		witnessed: ({by, anchor, at}) => `Noted or quoted by ${by} at ${at}, before the draw, in post ${anchor}.`,
		'first-seen': ({at}) => `First seen here at ${at}, after the draw.`,
		turn: ({index}) => `Roll ${index} of this turn, in its place in the thread.`,
		'in-time': 'Sent before the draw, by the forum’s clock.',
		late: 'For the time of the post, the draw had fallen already or falls too soon.',
		far: 'For the time of the post, the draw is too far off.',
		'off-grid': 'The draw that is named is not one of those that fall every five minutes.',
		'time-unknown': 'The time of the post is not known.',
		'zone-unknown': 'The time zone of the forum’s dates is not known.',
		'edited-after': 'The post bears an edit notice later than the draw, and this browser had not seen it before.',
		'edited-undated': 'The post bears an edit notice without a date, and this browser had not seen it before the draw.',
		'added-after': ({at}) => `This roll was not in the post when this browser saw it at ${at}, after the draw.`,
		'index-gap': ({index, expected}) => `This roll is number ${index}; ${expected} was expected.`,
		'index-repeated': ({index}) => `Number ${index} has been used already, or a larger one stands before it.`,
		'other-anchor': ({anchor, expected, elsewhere}) =>
			`This roll is anchored on post ${anchor}${elsewhere ? ', deleted or left in another thread' : ''}; for this turn it was ${expected}.`,
		'no-anchor': ({anchor, elsewhere}) =>
			`This roll is anchored on post ${anchor}${elsewhere ? ', deleted or left in another thread' : ', but nobody else had written in this thread yet'}.`,
		'turn-not-checked': 'The turn was not checked: other pages of the thread must be read.',
		'post-unknown': 'The number of the post is not known.',
		'author-unknown': 'The author’s profile number is not known.',
		'cited-unread': ({anchor}) => `The cited post, ${anchor}, was not read.`,
		'cited-absent': ({anchor}) => `The cited post, ${anchor}, does not hold this roll.`,
		says: ({said, total}) => `The dice say ${signed(total)}; the post says ${signed(said)}.`,
		expression: ({expression}) => `“${expression}” cannot be read as a roll.`,
		'not-opened': 'No post that was read opens this hidden roll.',
		opened: ({by}) => `A hidden roll, opened by ${by}.`,
		'wrong-secret': 'The secret given here is not that of the hidden roll: no dice come of it.',
		corrected: ({before, was, now, total}) =>
			`Corrected: same dice. Before, ${before} came to ${signed(was)}; now, ${now} comes to ${signed(total)}.`,
		'other-dice': ({before, was, now, total, had, takes}) =>
			`This correction takes other dice: ${before} had thrown ${had} and came to ${signed(was)}; ${now} takes ${takes} and comes to ${signed(total)}.`,
		contest: ({given}) => `Opposed rolls, by the dice: ${given}.`,
		'contest-says': ({said, given}) => `The text says ${said}; the rolls give ${given}.`,
		'contest-open': 'Opposed rolls not decided yet: a draw, a post or a roll is missing.',
		'draw-failed': 'No relay gave this draw.',
		'draws-off': 'Asking for draws is switched off in the settings.',
		was: ({before, at}) => `At ${at} this place read ${before}`,
	},
});

/** A number with a true minus sign. */
function signed(value: number): string {
	return String(value).replace('-', '\u2212');
}
