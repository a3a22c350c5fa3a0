import {words} from '../words';

/** A sheet as a text for a post, copied where no editor of a forum is at hand. */
export const copySheetWords = /* @__PURE__ */ words({
	fr: {
		open: 'Copier la fiche pour un message',
		writing: 'Comment écrit le forum',
		bbcode: 'BBCode',
		markdown: 'Markdown',
		plain: 'Texte simple',
		text: 'Texte à coller',
		copy: 'Copier',
		copied: 'Copié. Collez-le dans votre message.',
		notCopied: 'Votre navigateur n’a pas laissé copier\u00A0: sélectionnez le texte.',
	},
	en: {
		open: 'Copy the sheet for a post',
		writing: 'How the forum writes',
		bbcode: 'BBCode',
		markdown: 'Markdown',
		plain: 'Plain text',
		text: 'Text to paste',
		copy: 'Copy',
		copied: 'Copied. Paste it into your post.',
		notCopied: 'Your browser did not allow copying: select the text.',
	},
});
