import {words} from '../words';

/** What the parts of a sheet are called where it is told in words. Names of traits and things come from the rulebook. */
export const toldWords = /* @__PURE__ */ words({
	fr: {
		numbers: 'Nombres',
		texts: 'Notes',
		rolls: 'Jets',
		traits: 'Traits',
		derived: 'Valeurs',
		tracks: 'Jauges',
		conditions: 'États',
		skills: 'Compétences',
		clocks: 'Horloges',
		things: 'Objets et compagnons',
		freePlay: 'Jeu libre',
		bookUnknown: (p: {readonly book: string}) =>
			`Les règles «\u00A0${p.book}\u00A0» ne sont pas dans ce navigateur\u00A0: les valeurs sont montrées comme la fiche les porte, rien n’est calculé.`,
		otherwise: (p: {readonly sheet: string; readonly name: string; readonly has: string; readonly took: string}) =>
			`${p.name}\u00A0: la fiche de ${p.sheet} dit ${p.has}, le jet a pris ${p.took}.`,
		otherwiseApproved: (p: {
			readonly sheet: string;
			readonly name: string;
			readonly has: string;
			readonly took: string;
			readonly when: string;
		}) => `${p.name}\u00A0: la fiche de ${p.sheet} (approuvée le ${p.when}) dit ${p.has}, le jet a pris ${p.took}.`,
		otherwiseSeen: (p: {
			readonly sheet: string;
			readonly name: string;
			readonly has: string;
			readonly took: string;
			readonly when: string;
		}) => `${p.name}\u00A0: la fiche de ${p.sheet} (publiée le ${p.when}) dit ${p.has}, le jet a pris ${p.took}.`,
	},
	en: {
		numbers: 'Numbers',
		texts: 'Notes',
		rolls: 'Rolls',
		traits: 'Traits',
		derived: 'Values',
		tracks: 'Tracks',
		conditions: 'Conditions',
		skills: 'Skills',
		clocks: 'Clocks',
		things: 'Things and companions',
		freePlay: 'Free play',
		bookUnknown: p =>
			`The rules “${p.book}” are not in this browser: values are shown as the sheet carries them, nothing is computed.`,
		otherwise: p => `${p.name}: ${p.sheet}’s sheet says ${p.has}, the roll took ${p.took}.`,
		otherwiseApproved: p => `${p.name}: ${p.sheet}’s sheet (approved on ${p.when}) says ${p.has}, the roll took ${p.took}.`,
		otherwiseSeen: p => `${p.name}: ${p.sheet}’s sheet (published on ${p.when}) says ${p.has}, the roll took ${p.took}.`,
	},
});

/** Why a sheet that a post carries cannot be read. */
export const publishedWords = /* @__PURE__ */ words({
	fr: {
		'published/garbled': () =>
			'Cette fiche est abîmée\u00A0: un caractère y manque ou y a changé. Demandez à son auteur de la publier de nouveau.',
		'published/newer': () => 'Cette fiche vient d’une version plus récente d’Osselet. Mettez Osselet à jour pour la lire.',
		'published/unpacked': ({most}: {readonly most: number}) =>
			`Cette fiche, une fois dépliée, dépasse ${most} caractères\u00A0: elle n’est pas lue.`,
		'published/shape': ({where}: {readonly where: string}) =>
			`Cette fiche ne se laisse pas lire\u00A0: «\u00A0${where}\u00A0» manque ou n’a pas la bonne forme. Demandez à son auteur de la publier de nouveau.`,
	},
	en: {
		'published/garbled': () =>
			'This sheet is damaged: a character of it is missing or was changed. Ask its author to publish it again.',
		'published/newer': () => 'This sheet was made by a newer version of Osselet. Update Osselet to read it.',
		'published/unpacked': ({most}) => `Unpacked, this sheet is longer than ${most} characters: it is not read.`,
		'published/shape': ({where}) =>
			`This sheet cannot be read: “${where}” is missing or has the wrong form. Ask its author to publish it again.`,
	},
});
