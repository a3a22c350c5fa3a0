import {words} from '../words';

/** What a userscript says for itself: its entries in the script manager's menu, and the drawer of sheets. */
export const userscriptWords = words({
	fr: {
		menuSheets: 'Osselet\u00a0: fiches',
		menuFrench: 'Osselet\u00a0: en français',
		menuEnglish: 'Osselet\u00a0: in English',
		sheets: 'Fiches d’Osselet',
		close: 'Fermer',
		keptByForum:
			'Votre gestionnaire de scripts ne prête pas de rangement à Osselet\u00a0: les fiches sont gardées avec les données de ce forum, dont les scripts peuvent les lire. Exportez-les de temps en temps.',
	},
	en: {
		menuSheets: 'Osselet: sheets',
		menuFrench: 'Osselet\u00a0: en français',
		menuEnglish: 'Osselet: in English',
		sheets: 'Osselet sheets',
		close: 'Close',
		keptByForum:
			'Your script manager lends Osselet no storage: the sheets are kept with the data of this forum, whose scripts can read them. Export them from time to time.',
	},
});
