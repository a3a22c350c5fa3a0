import {words} from '../words';

/** Words that are put into posts. Only what every forum leaves alone: no character beyond U+FFFF, no colon before a letter, no bracket after a number. */
export const lineWords = words({
	fr: {
		sealed: 'jet scellé, dés à venir',
		met: 'réussi',
		missed: 'manqué',
	},
	en: {
		sealed: 'sealed roll, dice to come',
		met: 'met',
		missed: 'missed',
	},
});
