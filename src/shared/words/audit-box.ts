import {words} from '../words';

type Page = {readonly page: number};

/** The small window that reads a thread, on the forum's own page. */
export const boxWords = /* @__PURE__ */ words({
	fr: {
		title: 'Vérifier le fil',
		noThread: 'Cette page ne montre pas de fil. Ouvrez un fil, puis recommencez.',
		reading: ({page, pages}: Page & {readonly pages: number}) => `Lecture de la page ${page} sur ${pages}…`,
		beginning: 'Lecture du fil…',
		done: 'Le fil est lu. Le rapport s’ouvre dans un onglet.',
		stopped: 'Lecture arrêtée. Ce qui est lu est gardé ; la prochaine lecture reprendra là.',
		network: ({page}: Page) => `La page ${page} n’est pas arrivée entière. Ce qui est lu est gardé.`,
		'time-out': ({page}: Page) => `La page ${page} n’est pas arrivée à temps. Ce qui est lu est gardé.`,
		refused: ({page}: Page) =>
			`Le forum a refusé la page ${page}\u00a0: il est peut-être surchargé, ou ne vous reconnaît plus. Ce qui est lu est gardé.`,
		login: ({page}: Page) => `Le forum demande de se connecter pour la page ${page}. Connectez-vous, puis reprenez.`,
		'not-a-page': ({page}: Page) =>
			`À la place de la page ${page} du fil, le forum a donné autre chose. Ce qui est lu est gardé.`,
		'no-address': ({page}: Page) =>
			`Cette page ne dit pas où se trouve la page ${page}. Ouvrez la première page du fil, puis reprenez.`,
		store: 'Ce qui est lu n’a pas pu être gardé : le navigateur n’a peut-être plus de place.',
		stop: 'Arrêter',
		resume: 'Reprendre',
		report: 'Voir le rapport',
		close: 'Fermer',
	},
	en: {
		title: 'Audit the thread',
		noThread: 'This page shows no thread. Open a topic and try again.',
		reading: ({page, pages}) => `Reading page ${page} of ${pages}…`,
		beginning: 'Reading the thread…',
		done: 'The thread is read. The report opens in a tab.',
		stopped: 'Reading stopped. What was read is kept; the next reading goes on from there.',
		network: ({page}) => `Page ${page} did not arrive whole. What was read is kept.`,
		'time-out': ({page}) => `Page ${page} did not arrive in time. What was read is kept.`,
		refused: ({page}) => `The forum refused page ${page}: it may be overloaded, or no longer know you. What was read is kept.`,
		login: ({page}) => `The forum asks you to log in for page ${page}. Log in and go on.`,
		'not-a-page': ({page}) => `In place of page ${page} of the thread the forum gave something else. What was read is kept.`,
		'no-address': ({page}) => `This page does not tell where page ${page} is. Open the first page of the thread and go on.`,
		store: 'What was read could not be kept: the browser may be out of room.',
		stop: 'Stop',
		resume: 'Go on',
		report: 'See the report',
		close: 'Close',
	},
});
