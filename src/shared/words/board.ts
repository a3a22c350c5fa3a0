import {words} from '../words';

/** What the rules say of a table's board. */
export const boardWords = /* @__PURE__ */ words({
	fr: {full: 'La table est pleine\u00A0: retirez d’abord quelque chose.'},
	en: {full: 'The table is full: remove something first.'},
});

/** Why a table that a post carries cannot be read. */
export const carriedWords = /* @__PURE__ */ words({
	fr: {
		'table/garbled': () =>
			'La chaîne de cette table est abîmée\u00A0: un caractère manque ou a changé. Demandez à son auteur de la publier de nouveau.',
		'table/newer': ({version}: {readonly version: number}) =>
			`Cette table a été publiée par un Osselet plus récent (format ${version}). Mettez Osselet à jour pour la lire.`,
		'table/unpacked': ({most}: {readonly most: number}) =>
			`La chaîne de cette table ne se déplie pas en un texte d’au plus ${most} caractères. Demandez à son auteur de la publier de nouveau.`,
		'table/shape': () =>
			'La chaîne de cette table se déplie, mais ce n’est ni une table ni un combat. Demandez à son auteur de la publier de nouveau.',
	},
	en: {
		'table/garbled': () =>
			'The string of this table is damaged: a character is missing or was changed. Ask its author to publish it again.',
		'table/newer': ({version}) => `This table was published by a newer Osselet (format ${version}). Update Osselet to read it.`,
		'table/unpacked': ({most}) =>
			`The string of this table does not unpack to a text of at most ${most} characters. Ask its author to publish it again.`,
		'table/shape': () =>
			'The string of this table unpacks, but to neither a table nor a fight. Ask its author to publish it again.',
	},
});
