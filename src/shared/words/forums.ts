import {words} from '../words';

type Which = {readonly post: string};
type Address = {readonly url: string};

/** What could not be read of a page. */
export const forumWords = words({
	fr: {
		'page/no-author': ({post}: Which) => `Le message ${post} ne dit pas qui l’a écrit\u202f: il n’a pas été lu.`,
		'page/no-text': ({post}: Which) => `Le message ${post} n’a pas de texte que l’on trouve\u202f: il n’a pas été lu.`,
		'page/open-edit': ({post}: Which) => `Vous modifiez le message ${post}\u202f: il sera lu une fois enregistré.`,
		'page/unknown-forum': ({url}: Address) => `Le forum de ${url} n’est pas de ceux qu’Osselet sait lire.`,
		'page/no-thread': ({url}: Address) => `La page ${url} ne montre pas de sujet.`,
	},
	en: {
		'page/no-author': ({post}: Which) => `Post ${post} does not say who wrote it, so it was not read.`,
		'page/no-text': ({post}: Which) => `Post ${post} has no text to be found, so it was not read.`,
		'page/open-edit': ({post}: Which) => `You are editing post ${post}: it will be read once it is saved.`,
		'page/unknown-forum': ({url}: Address) => `The forum at ${url} is none that Osselet can read.`,
		'page/no-thread': ({url}: Address) => `The page ${url} shows no thread.`,
	},
});
