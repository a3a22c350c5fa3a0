import {words} from '../words';

/** What went wrong with what is kept, or with a request between our own parts. */
export const storeWords = words({
	fr: {
		'store/conflict': ({name}: {name: string}) =>
			`« ${name} » a changé entre-temps dans un autre onglet. Reprenez l’autre version, ou gardez la vôtre en copie.`,
		'store/gone': ({name}: {name: string}) =>
			`« ${name} » a été supprimée entre-temps. Gardez votre version en copie, ou laissez.`,
		'store/full': () => 'Il n’y a plus de place sur ce disque : rien n’a été enregistré. Libérez de la place, puis recommencez.',
		'store/too-many': ({what, most}: {what: 'rulebooks' | 'forums'; most: number}) =>
			what === 'forums'
				? `Vous avez déjà montré ${most} forums : oubliez-en un avant d’en montrer un autre.`
				: `Il y a déjà ${most} règles à vous : supprimez-en une avant d’en ajouter une autre.`,
		'store/closed': ({cause}: {cause: string}) =>
			`Le navigateur n’ouvre pas la mémoire d’Osselet (${cause}). Rien n’est perdu : fermez les autres onglets d’Osselet, puis recommencez.`,
		'store/newer': ({version}: {version: number}) =>
			`Ces fiches viennent d’une version plus récente d’Osselet (mémoire n° ${version}). Mettez Osselet à jour : rien n’est touché d’ici là.`,
		'store/unreadable': ({where, cause}: {where: string; cause: string}) =>
			`L’enregistrement « ${where} » ne se lit plus (${cause}). Il est gardé tel quel ; les autres se lisent.`,
		'store/bad-ask': ({where}: {where: string}) => `La demande n’est pas valable (${where}). Rien n’a été fait.`,
		'forum/no-permission': ({origin}: {origin: string}) => `Osselet n’a pas la permission d’agir sur ${origin || 'ce site'}.`,
		'panel/not-loaded': ({cause}: {cause: string}) =>
			`Le panneau ne s’ouvre pas (${cause}). Rechargez la page, votre texte est gardé.`,
	},
	en: {
		'store/conflict': ({name}) =>
			`“${name}” was changed meanwhile in another tab. Take the other version, or keep yours as a copy.`,
		'store/gone': ({name}) => `“${name}” was deleted meanwhile. Keep your version as a copy, or let it go.`,
		'store/full': () => 'This disk has no room left: nothing was saved. Free some room, then try again.',
		'store/too-many': ({what, most}) =>
			what === 'forums'
				? `You have shown ${most} forums already: forget one before you show another.`
				: `You have ${most} rulebooks already: delete one before you add another.`,
		'store/closed': ({cause}) =>
			`The browser does not open Osselet’s memory (${cause}). Nothing is lost: close other tabs of Osselet, then try again.`,
		'store/newer': ({version}) =>
			`These sheets come from a newer version of Osselet (memory no. ${version}). Update Osselet: nothing is touched until then.`,
		'store/unreadable': ({where, cause}) =>
			`The record “${where}” can no longer be read (${cause}). It is kept as it is; the others can be read.`,
		'store/bad-ask': ({where}) => `The request is not valid (${where}). Nothing was done.`,
		'forum/no-permission': ({origin}) => `Osselet has no permission to act on ${origin || 'this site'}.`,
		'panel/not-loaded': ({cause}) => `The panel does not open (${cause}). Reload the page; your text is kept.`,
	},
});
