import {words} from '../words';

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
