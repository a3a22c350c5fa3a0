import {words} from '../words';

type Which = {readonly post: string};
type Address = {readonly url: string};

/** What could not be read of a page. */
export const forumWords = words({
	fr: {
		'page/no-author': ({post}: Which) => `Le message ${post} ne dit pas qui l’a écrit\u00a0: il n’a pas été lu.`,
		'page/no-text': ({post}: Which) => `Le message ${post} n’a pas de texte que l’on trouve\u00a0: il n’a pas été lu.`,
		'page/open-edit': ({post}: Which) => `Vous modifiez le message ${post}\u00a0: il sera lu une fois enregistré.`,
		'page/not-drawn': ({post}: Which) => `Le message ${post} n’est pas affiché\u00a0: il sera lu quand vous y serez.`,
		'page/unknown-forum': ({url}: Address) => `Le forum de ${url} n’est pas de ceux qu’Osselet sait lire.`,
		'page/no-thread': ({url}: Address) => `La page ${url} ne montre pas de fil.`,
	},
	en: {
		'page/no-author': ({post}: Which) => `Post ${post} does not say who wrote it, so it was not read.`,
		'page/no-text': ({post}: Which) => `Post ${post} has no text to be found, so it was not read.`,
		'page/open-edit': ({post}: Which) => `You are editing post ${post}: it will be read once it is saved.`,
		'page/not-drawn': ({post}: Which) => `Post ${post} is not on display: it will be read when you get to it.`,
		'page/unknown-forum': ({url}: Address) => `The forum at ${url} is none that Osselet can read.`,
		'page/no-thread': ({url}: Address) => `The page ${url} shows no thread.`,
	},
});
