import {words} from '../words';

/** What the page is called, for those who lead to it. */
export const proofName = /* @__PURE__ */ words({
	fr: {title: 'Ce que cela prouve, et ne prouve pas'},
	en: {title: 'What this proves, and what it does not'},
});
