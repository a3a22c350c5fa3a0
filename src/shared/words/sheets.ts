import {words} from '../words';

type At = {readonly where: string};

/** Why a sheet, or a file of sheets, is not taken. */
export const sheetWords = words({
	fr: {
		'sheet/shape': ({where}: At) => `Ce n’est pas une fiche d’Osselet : « ${where} » manque ou n’a pas la bonne forme.`,
		'sheet/too-long': ({where, most}: At & {most: number}) => `« ${where} » est trop long : ${most} caractères au plus.`,
		'sheet/too-many': ({where, most}: At & {most: number}) => `Il y a trop d’éléments dans « ${where} » : ${most} au plus.`,
		'sheet/no-name': () => 'Il faut un nom.',
		'sheet/bad-number': ({most}: {most: number}) => `Il faut un nombre entier, entre −${most} et ${most}.`,
		'sheet/bad-id': ({where}: At) => `« ${where} » porte un nom qui n’est pas permis.`,
		'sheet/same-id': ({where, id}: At & {id: string}) => `Le nom « ${id} » sert deux fois (${where}).`,
		'sheet/absent': ({id}: {id: string}) => `La fiche n’a plus d’élément « ${id} ».`,
		'file/too-big': ({most}: {most: number}) => `Ce fichier est trop gros : ${Math.floor(most / 1_000_000)} Mo au plus.`,
		'file/not-json': () => 'Ce fichier n’est pas du JSON. Choisissez un fichier exporté par Osselet.',
		'file/other-format': () => 'Ce fichier ne contient pas de fiches d’Osselet. Choisissez un fichier exporté par Osselet.',
		'file/newer': () => 'Ce fichier vient d’une version plus récente d’Osselet. Mettez Osselet à jour, puis recommencez.',
		'file/empty': () => 'Ce fichier ne contient aucune fiche.',
	},
	en: {
		'sheet/shape': ({where}) => `This is not an Osselet sheet: “${where}” is missing or has the wrong form.`,
		'sheet/too-long': ({where, most}) => `“${where}” is too long: ${most} characters at most.`,
		'sheet/too-many': ({where, most}) => `“${where}” has too many entries: ${most} at most.`,
		'sheet/no-name': () => 'A name is needed.',
		'sheet/bad-number': ({most}) => `A whole number is needed, between −${most} and ${most}.`,
		'sheet/bad-id': ({where}) => `“${where}” has a name that is not allowed.`,
		'sheet/same-id': ({where, id}) => `The name “${id}” is used twice (${where}).`,
		'sheet/absent': ({id}) => `The sheet has no “${id}” any more.`,
		'file/too-big': ({most}) => `This file is too big: ${Math.floor(most / 1_000_000)} MB at most.`,
		'file/not-json': () => 'This file is not JSON. Choose a file that Osselet exported.',
		'file/other-format': () => 'This file holds no Osselet sheets. Choose a file that Osselet exported.',
		'file/newer': () => 'This file comes from a newer version of Osselet. Update Osselet, then try again.',
		'file/empty': () => 'This file holds no sheet.',
	},
});
