import {plural, words} from '../words';

/** What leads to the sheets of others. */
export const seenSheetsName = /* @__PURE__ */ words({fr: {title: 'Fiches vues'}, en: {title: 'Seen sheets'}});

/** The sheets of others that are kept, in the workshop and the popup. */
export const seenSheetWords = /* @__PURE__ */ words({
	fr: {
		title: 'Fiches vues',
		none: 'Aucune fiche vue. Sur un fil, cliquez sur «\u00A0Fiche\u00A0» derrière une fiche publiée pour la garder ici.',
		back: 'Retour à la liste',
		by: (p: {readonly author: string; readonly site: string}) => `Publiée par ${p.author}, ${p.site}`,
		versions: 'Versions',
		since: (p: {readonly when: string}) => `Depuis le ${p.when}`,
		approvedOn: (p: {readonly when: string}) => `approuvée le ${p.when}`,
		print: (p: {readonly print: string}) => `empreinte ${p.print}`,
		toPost: 'Voir le message',
		approve: 'Approuver',
		unapprove: 'Retirer l’approbation',
		show: 'Lire',
		changes: 'Ce qui a changé depuis la version d’avant',
		drop: 'Ne plus garder',
		sure: 'Toutes les versions gardées seront effacées.',
		yes: 'Effacer',
		no: 'Garder',
		failed: 'Cela n’a pas marché. Recommencez.',
	},
	en: {
		title: 'Seen sheets',
		none: 'No seen sheet. In a thread, click “Sheet” behind a published sheet to keep it here.',
		back: 'Back to the list',
		by: p => `Published by ${p.author}, ${p.site}`,
		versions: 'Versions',
		since: p => `Since ${p.when}`,
		approvedOn: p => `approved on ${p.when}`,
		print: p => `fingerprint ${p.print}`,
		toPost: 'See the post',
		approve: 'Approve',
		unapprove: 'Take approval back',
		show: 'Read',
		changes: 'What changed since the version before',
		drop: 'Keep no longer',
		sure: 'All versions that are kept will be deleted.',
		yes: 'Delete',
		no: 'Keep',
		failed: 'That did not work. Try again.',
	},
});

/** The tables of threads that were seen, in the popup. */
export const seenTableWords = /* @__PURE__ */ words({
	fr: {
		title: 'Tables vues',
		none: 'Aucune table vue. Celle qu’un meneur publie sur un fil est gardée ici dès que vous ouvrez sa page.',
		thread: 'Fil sans titre',
		by: (p: {readonly author: string}) => `Publiée par ${p.author}`,
		sent: (p: {readonly when: string}) => `message du ${p.when}`,
		seen: (p: {readonly when: string}) => `vue le ${p.when}`,
		show: 'Lire la table',
		toPost: 'Voir le message',
		before: (p: {readonly count: number}) => plural('fr', p.count, 'table plus ancienne', 'tables plus anciennes'),
		sure: 'Les tables gardées de ce fil seront effacées.',
		failed: 'Cela n’a pas marché. Recommencez.',
	},
	en: {
		title: 'Seen tables',
		none: 'No seen table. What a GM publishes in a thread is kept here as soon as you open its page.',
		thread: 'Thread without a title',
		by: p => `Published by ${p.author}`,
		sent: p => `post of ${p.when}`,
		seen: p => `seen on ${p.when}`,
		show: 'Read the table',
		toPost: 'See the post',
		before: p => plural('en', p.count, 'older table', 'older tables'),
		sure: 'The tables of this thread that are kept will be deleted.',
		failed: 'That did not work. Try again.',
	},
});
