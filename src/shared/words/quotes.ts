import {words} from '../words';

type Post = {readonly post: string};
type At = {readonly at: string};

/** What a popover says of a quotation that is held against its source. Never which of the two changed, nor why. */
export const quoteWords = /* @__PURE__ */ words({
	fr: {
		title: 'Citation autre que sa source',
		close: 'Fermer',
		name: ({post}: Post) => `Citation autre que le message ${post}\u00a0: voir les deux`,
		same: ({post}: Post) => `Citation du message ${post}, telle que ce navigateur y a lu\u00a0: y aller`,
		there: ({post}: Post) => `Citation du message ${post}, telle qu’on y lit maintenant\u00a0: y aller`,
		here: ({who}: {readonly who: string}) => `Cité ici par ${who}`,
		hereAt: ({who, at}: {readonly who: string} & At) => `Cité ici par ${who}, ${at}`,
		now: ({post}: Post) => `Dans le message ${post}, maintenant`,
		seen: ({at}: At) => `Vu par ce navigateur le ${at}`,
		first: ({at}: At) => `Vu d’abord par ce navigateur le ${at}`,
		nothing: 'Ce jet n’y est pas.',
		says: ({what, said}: {readonly what: string; readonly said: string}) => `${what} = ${said}`,
		meaning: 'Ce que cela n’établit pas',
		denial:
			'Ne dit pas lequel des deux a changé, ni pourquoi\u00a0: une citation se modifie, son message aussi, et la modération modifie les deux.',
		unread:
			'Le message cité n’est ni sur cette page ni sur celles qui ont été lues\u00a0: il est comparé à ce que ce navigateur en a vu.',
		go: 'Aller au message d’origine',
	},
	en: {
		title: 'Quotation unlike its source',
		close: 'Close',
		name: ({post}) => `Quotation unlike post ${post}: see both`,
		same: ({post}) => `Quotation of post ${post}, as this browser read there: go there`,
		there: ({post}) => `Quotation of post ${post}, as it reads now: go there`,
		here: ({who}) => `Quoted here by ${who}`,
		hereAt: ({who, at}) => `Quoted here by ${who}, ${at}`,
		now: ({post}) => `In post ${post}, now`,
		seen: ({at}) => `Seen by this browser on ${at}`,
		first: ({at}) => `First seen by this browser on ${at}`,
		nothing: 'This roll is not there.',
		says: ({what, said}) => `${what} = ${said}`,
		meaning: 'What this does not show',
		denial:
			'Does not say which of the two changed, nor why: a quotation can be edited, so can its post, and moderators edit both.',
		unread:
			'The quoted post is neither on this page nor on those that were read: it is held against what this browser saw of it.',
		go: 'Go to the original post',
	},
});
