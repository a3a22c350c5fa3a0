import {words} from '../words';

/** The bar at an editor. */
export const barWords = words({
	fr: {
		bar: 'Osselet',
		roll: 'Jet',
		rollTitle: 'Lancer des dés (Alt+J)',
		sheet: 'Fiche',
		sheetTitle: 'Choisir la fiche de ce fil',
		whoTitle: ({name}: {name: string}) => `${name} : changer de fiche`,
		moveTitle: ({label}: {label: string}) => `Préparer le jet « ${label} »`,
		fold: 'Replier la barre',
		unfold: 'Déplier la barre',
		witness: ({post}: {post: string}) => `Jets vus, message ${post} –`,
		noThread: 'Cette page ne montre pas de fil. Ouvrez un fil, puis recommencez.',
		orphaned: 'Osselet a été mis à jour : rechargez la page. Votre brouillon est gardé.',
		notLoaded: 'Le panneau ne s’est pas ouvert. Rechargez la page, puis réessayez.',
	},
	en: {
		bar: 'Osselet',
		roll: 'Roll',
		rollTitle: 'Roll dice (Alt+J)',
		sheet: 'Sheet',
		sheetTitle: 'Choose the sheet for this topic',
		whoTitle: ({name}) => `${name}: change the sheet`,
		moveTitle: ({label}) => `Prepare the roll “${label}”`,
		fold: 'Fold the bar',
		unfold: 'Unfold the bar',
		witness: ({post}) => `Rolls seen, post ${post} –`,
		noThread: 'This page shows no thread. Open a topic and try again.',
		orphaned: 'Osselet was updated: reload the page. Your draft is kept.',
		notLoaded: 'The panel did not open. Reload the page and try again.',
	},
});
