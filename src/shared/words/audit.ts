import {plural, words} from '../words';

type Post = {readonly post: string};
type Chance = {readonly chance: number};

/** The names of what an audit may find, for lists and filters. Never a word about a person. */
export const findingNames = /* @__PURE__ */ words({
	fr: {
		mismatch: 'Nombre autre que les dés',
		contest: 'Issue autre que les jets',
		changed: 'Jet changé',
		reworded: 'Ligne changée',
		gone: 'Vu, absent maintenant',
		gap: 'Numéro sauté',
		repeated: 'Numéro déjà pris',
		late: 'Trop tard',
		far: 'Tirage trop loin',
		edited: 'Modifié après le tirage',
		added: 'Ajouté après le tirage',
		anchor: 'Autre message d’appui',
		turn: 'Tour non vérifié',
		cited: 'Citation sans original',
		answers: 'Deux réponses à une demande',
		asked: 'Demandé à quelqu’un d’autre',
		quote: 'Citation différente',
		witness: 'Témoignage différent',
		hidden: 'Jet caché, pas ouvert',
		sheet: 'Autre nombre que la fiche',
		unused: 'Dés immédiats laissés',
		clock: 'Heure inconnue',
		nobody: 'Auteur ou message sans numéro',
		unreadable: 'Illisible',
		unread: 'Non lu',
		renumbered: 'Messages renumérotés\u202f?',
		receipt: 'Reçu hors balise',
		capped: 'Trop de chaînes',
	},
	en: {
		mismatch: 'Other number than the dice',
		contest: 'Other outcome than the rolls',
		changed: 'Roll changed',
		reworded: 'Line changed',
		gone: 'Seen, now gone',
		gap: 'Number left out',
		repeated: 'Number used before',
		late: 'Too late',
		far: 'Draw too far',
		edited: 'Edited after the draw',
		added: 'Added after the draw',
		anchor: 'Other anchor',
		turn: 'Turn not checked',
		cited: 'Citation without original',
		answers: 'Two answers to one call',
		asked: 'Called of somebody else',
		quote: 'Quotation differs',
		witness: 'Testimony differs',
		hidden: 'Hidden roll, not opened',
		sheet: 'Other number than the sheet',
		unused: 'Instant dice left',
		clock: 'Time unknown',
		nobody: 'No number for author or post',
		unreadable: 'Cannot be read',
		unread: 'Not read',
		renumbered: 'Posts renumbered?',
		receipt: 'Receipt not of the beacon',
		capped: 'Too many strings',
	},
});

type Shown = {readonly before: string; readonly at: string};

/** What is found beside the judge’s own reasons, each as one sentence or two. Moments are written out already. */
export const factWords = /* @__PURE__ */ words({
	fr: {
		garbled: 'Cette chaîne de jet est abîmée.',
		newer: 'Cette chaîne vient d’une version plus récente d’Osselet.',
		reworded: ({before, after, at}: Shown & {readonly after: string}) =>
			`Même jet, autres mots. À ${at} : « ${before} ». Maintenant : « ${after} ».`,
		goneRoll: ({before, at}: Shown) => `Vu à ${at}, ce jet n’est plus dans le message. On lisait : « ${before} ».`,
		gonePost: ({before, at}: Shown) =>
			`Vu à ${at}, ce message n’est plus dans le fil : effacé ou déplacé, par son auteur ou par la modération. On lisait : « ${before} ».`,
		answers: ({cited, index, first}: {readonly cited: string; readonly index: number; readonly first: string}) =>
			`Le jet n° ${index} du message ${cited} a déjà une réponse, dans le message ${first}.`,
		asked: ({cited, index, whom}: {readonly cited: string; readonly index: number; readonly whom: string}) =>
			`Le jet n°\u00a0${index} du message ${cited} était demandé à ${whom}\u202f; un autre compte y répond ici.`,
		another: 'un autre compte',
		quoteAbsent: ({post, at}: Post & {readonly at: string}) =>
			`Le message ${post} (${at}) cite ici un jet qui n’y est pas, ou n’y est plus.`,
		quoteSaid: ({post, at, said, now}: Post & {readonly at: string; readonly said: string; readonly now: string}) =>
			`Le message ${post} (${at}) cite ici le résultat ${said} ; on lit maintenant ${now}.`,
		noNumber: 'sans nombre',
		witness: ({who, post, at}: Post & {readonly who: string; readonly at: string}) =>
			`${who}, dans le message ${post} (${at}), a noté d’autres chaînes pour ce message que celles d’aujourd’hui.`,
		witnessGone: ({who, post, at}: Post & {readonly who: string; readonly at: string}) =>
			`${who}, dans le message ${post} (${at}), a noté des jets dans ce message, qui n’est plus dans le fil.`,
		natural: ({said, given}: {readonly said: string; readonly given: string}) =>
			`Pour ce jet opposé, la chaîne dit que les dés ont décidé d’eux-mêmes – ${said}. La règle du jet répond – ${given}.`,
		critical: 'critique',
		fumble: 'échec critique',
		none: 'rien de tel',
		unruled: 'rien, le jet ne nomme aucune règle',
		timeUnknown: 'heure inconnue',
		unused: ({expression, used, left, usedMean, leftMean, chance}: Unused) =>
			`Premier jet immédiat de chaque tour, ${expression} : moyenne ${usedMean} quand il a servi (${plural('fr', used, 'tour', 'tours')}), ${leftMean} quand il a été laissé (${plural('fr', left, 'tour', 'tours')}). ${odds('fr', chance)}`,
		unreadPages: ({from, to}: {readonly from: number; readonly to: number}) =>
			from === to ? `La page ${from} n’a pas été lue.` : `Les pages ${from} à ${to} n’ont pas été lues.`,
		unreadPost: ({page, hole}: {readonly page: number; readonly hole: string}) =>
			`Page ${page} : le message ${hole} ne se laisse pas lire.`,
		unreadWhy: ({page, why}: {readonly page: number; readonly why: string}) => `Page ${page}. ${why}`,
		renumbered: ({wrong, of}: {readonly wrong: number; readonly of: number}) =>
			`${wrong} jets sur ${of} nomment un message qui n’est pas dans le fil, ou portent un autre nombre que leurs dés. C’est ce que laisse un forum passé à un autre logiciel, ou un fil recopié\u00a0: les messages y changent de numéro, et les dés d’alors ne se retrouvent plus.`,
		receipt: ({round}: {readonly round: number}) =>
			`La balise n’a pas signé ainsi le tirage nº\u00a0${round}\u00a0: aucun jet n’est vérifié par ce reçu.`,
		capped: ({most}: {readonly most: number}) => `Plus de ${most} chaînes dans ce message : les suivantes ne sont pas lues.`,
	},
	en: {
		garbled: 'This roll string is damaged.',
		newer: 'This string was made by a newer version of Osselet.',
		reworded: ({before, after, at}) => `Same roll, other words. At ${at}: “${before}”. Now: “${after}”.`,
		goneRoll: ({before, at}) => `Seen at ${at}, this roll is no longer in the post. It read: “${before}”.`,
		gonePost: ({before, at}) =>
			`Seen at ${at}, this post is no longer in the thread: deleted or moved, by its author or by moderators. It read: “${before}”.`,
		answers: ({cited, index, first}) => `Roll ${index} of post ${cited} has an answer already, in post ${first}.`,
		asked: ({cited, index, whom}) => `Roll ${index} of post ${cited} was called of ${whom}; another account answers it here.`,
		another: 'another account',
		quoteAbsent: ({post, at}) => `Post ${post} (${at}) quotes a roll from here that is not here, or no longer.`,
		quoteSaid: ({post, at, said, now}) => `Post ${post} (${at}) quotes the result ${said} from here; it now reads ${now}.`,
		noNumber: 'without a number',
		witness: ({who, post, at}) => `${who}, in post ${post} (${at}), noted other strings for this post than those of today.`,
		witnessGone: ({who, post, at}) =>
			`${who}, in post ${post} (${at}), noted rolls in this post, which is no longer in the thread.`,
		natural: ({said, given}) =>
			`Of this opposed roll the string says that its dice decided by themselves – ${said}. The rule of the roll answers – ${given}.`,
		critical: 'critical',
		fumble: 'fumble',
		none: 'nothing of the kind',
		unruled: 'nothing, the roll names no rule',
		timeUnknown: 'time unknown',
		unused: ({expression, used, left, usedMean, leftMean, chance}) =>
			`First instant roll of each turn, ${expression}: mean ${usedMean} where it was used (${plural('en', used, 'turn', 'turns')}), ${leftMean} where it was left (${plural('en', left, 'turn', 'turns')}). ${odds('en', chance)}`,
		unreadPages: ({from, to}) => (from === to ? `Page ${from} was not read.` : `Pages ${from} to ${to} were not read.`),
		unreadPost: ({page, hole}) => `Page ${page}: the post ${hole} cannot be read.`,
		unreadWhy: ({page, why}) => `Page ${page}. ${why}`,
		renumbered: ({wrong, of}) =>
			`${wrong} rolls of ${of} name a post that is not in the thread, or bear another number than their dice. A board moved to other software, or a thread that was copied, leaves as much: posts get new numbers there, and the dice of then are not to be had again.`,
		receipt: ({round}) => `The beacon did not sign draw no.\u00a0${round} so: no roll is checked by this receipt.`,
		capped: ({most}) => `More than ${most} strings in this post: the rest are not read.`,
	},
});

type Unused = {
	readonly expression: string;
	readonly used: number;
	readonly left: number;
	readonly usedMean: string;
	readonly leftMean: string;
	readonly chance: number;
};

/** How often chance alone does as much, as a whole number out of a hundred or a thousand. */
export function odds(lang: 'fr' | 'en', chance: number): string {
	const times = Math.round(chance * 100);
	if (lang === 'fr') {
		if (chance < 0.001) return 'Le hasard seul en fait autant moins d’une fois sur 1000.';
		if (times < 1) return `Le hasard seul en fait autant ${Math.max(1, Math.round(chance * 1000))} fois sur 1000.`;
		return `Le hasard seul en fait autant ${times} fois sur 100.`;
	}
	if (chance < 0.001) return 'Chance alone does as much less than once in 1000.';
	if (times < 1) return `Chance alone does as much ${Math.max(1, Math.round(chance * 1000))} times in 1000.`;
	return `Chance alone does as much ${times} times in 100.`;
}

type Dice = {
	readonly expression: string;
	readonly turns: number;
	readonly known: number;
	readonly used: string;
	readonly left: string;
};

/** What the dice of an author were, without a word on what that means. */
export const diceWords = /* @__PURE__ */ words({
	fr: {
		line: ({
			die,
			count,
			mean,
			expected,
		}: {
			readonly die: string;
			readonly count: number;
			readonly mean: string;
			readonly expected: string;
		}) => `${die} : ${plural('fr', count, 'dé', 'dés')}, moyenne ${mean} pour ${expected} attendus.`,
		few: ({enough}: {readonly enough: number}) => `Trop peu pour en dire plus : il en faut ${enough}.`,
		odds: ({chance}: Chance) => odds('fr', chance),
		bin: ({face, seen, expected}: {readonly face: string; readonly seen: number; readonly expected: string}) =>
			`${face} : ${seen} fois, ${expected} attendues`,
		many: 'Sur vingt tableaux de dés honnêtes, un en moyenne s’écarte autant que 5 fois sur 100.',
		unused: ({expression, turns, known, used, left}: Dice) =>
			`Dés immédiats, ${expression}\u00a0: ${plural('fr', turns, 'tour', 'tours')}, dont ${known} au tirage connu. Employés\u00a0: ${used}. Laissés\u00a0: ${left}.`,
		noTotals: 'aucun',
		totals: ({count, mean}: {readonly count: number; readonly mean: string}) => `${count}, de moyenne ${mean}`,
	},
	en: {
		line: ({die, count, mean, expected}) =>
			`${die}: ${plural('en', count, 'die', 'dice')}, mean ${mean} where ${expected} is expected.`,
		few: ({enough}) => `Too few to say more: it takes ${enough}.`,
		odds: ({chance}) => odds('en', chance),
		bin: ({face, seen, expected}) => `${face}: ${seen} times, ${expected} expected`,
		many: 'Of twenty tables of honest dice, one on average strays as far as 5 times in 100.',
		unused: ({expression, turns, known, used, left}) =>
			`Instant dice, ${expression}: ${plural('en', turns, 'turn', 'turns')}, ${known} with their draw known. Used: ${used}. Left: ${left}.`,
		noTotals: 'none',
		totals: ({count, mean}) => `${count}, of mean ${mean}`,
	},
});

/** The summary that can be posted, and the titles of its parts. */
export const summaryWords = /* @__PURE__ */ words({
	fr: {
		title: ({title}: {readonly title: string}) => `Vérification du fil « ${title} »`,
		read: ({posts, rolls, pages}: {readonly posts: number; readonly rolls: number; readonly pages: number}) =>
			`${plural('fr', posts, 'message lu', 'messages lus')} sur ${plural('fr', pages, 'page', 'pages')}, ${plural('fr', rolls, 'jet', 'jets')}.`,
		notWhole: 'Le fil n’a pas été lu en entier, ou a changé pendant la lecture.',
		author: ({author, rolls, verdicts}: {readonly author: string; readonly rolls: number; readonly verdicts: string}) =>
			`${author} – ${plural('fr', rolls, 'jet', 'jets')} (${verdicts})`,
		nothing: 'Rien qui diffère.',
		found: ({count}: {readonly count: number}) => `${plural('fr', count, 'point à regarder', 'points à regarder')} –`,
		more: ({count}: {readonly count: number}) => `et ${count} de plus dans le rapport.`,
		inPost: ({post, author}: {readonly post: string; readonly author: string}) => `message ${post} de ${author}`,
		about: ({author}: {readonly author: string}) => `dés de ${author}`,
		neutral: 'Une faute de frappe, une fusion, une horloge ou un modérateur peuvent expliquer chacun de ces points.',
	},
	en: {
		title: ({title}) => `Audit of the thread “${title}”`,
		read: ({posts, rolls, pages}) =>
			`${plural('en', posts, 'post', 'posts')} read on ${plural('en', pages, 'page', 'pages')}, ${plural('en', rolls, 'roll', 'rolls')}.`,
		notWhole: 'The thread was not read to its end, or changed while it was read.',
		author: ({author, rolls, verdicts}) => `${author} – ${plural('en', rolls, 'roll', 'rolls')} (${verdicts})`,
		nothing: 'Nothing differs.',
		found: ({count}) => `${plural('en', count, 'thing to look at', 'things to look at')} –`,
		more: ({count}) => `and ${count} more in the report.`,
		inPost: ({post, author}) => `post ${post} by ${author}`,
		about: ({author}) => `dice of ${author}`,
		neutral: 'A typing slip, a merge, a clock or a moderator may account for any of these.',
	},
});
