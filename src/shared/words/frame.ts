import {plural, words} from '../words';

type Named = {readonly name: string};
type Counted = {readonly count: number};

/** The popup's frame: its tabs, the forum's tab, recent rolls and settings. */
export const frameWords = /* @__PURE__ */ words({
	fr: {
		sheets: 'Fiches',
		loading: 'Un instant…',
		product: 'Osselet',
		parts: 'Parties d’Osselet',
		rolls: 'Jets',
		forum: 'Ce forum',
		settings: 'Réglages',
		noRolls: 'Aucun jet encore. Ouvrez une réponse sur votre forum et cliquez sur «  Jet  ».',
		onSheet: ({changes}: {changes: string}) => `Sur la fiche : ${changes}`,
		effectsWait: 'Ses effets attendent les dés.',
		copyLine: 'Copier la ligne',
		copied: 'Copié.',
		notCopied: 'Le navigateur n’a pas laissé copier. Sélectionnez la ligne et copiez-la vous-même.',
		thread: 'Sujet',

		allow: 'Activer sur ce forum',
		allowWhy:
			'Votre navigateur demandera si Osselet peut lire et modifier les pages de ce site : c’est pour y placer la barre de jets et les marques. Rien n’est envoyé ailleurs.',
		active: ({name}: Named) => `Osselet est actif sur ${name}.`,
		inactive: ({name}: Named) => `Osselet n’agit pas sur ${name}.`,
		audit: 'Vérifier le fil',
		auditWhy: 'Osselet lit toutes les pages de ce fil, une à une, et montre ce qui diffère dans un onglet.',
		auditNotHere: 'Osselet n’est pas encore sur cette page : rechargez-la, puis recommencez.',
		audits: 'Fils déjà lus',
		notAForum: 'Ouvrez une page de votre forum, puis revenez ici pour y activer Osselet.',
		allowedSites: 'Forums autorisés',
		noSites: 'Aucun forum encore.',
		takeBack: 'Retirer',
		takeBackNamed: ({name}: Named) => `Retirer ${name}`,
		takenBack: ({name}: Named) => `Osselet n’agit plus sur ${name}. Vos fiches restent.`,
		refused: 'La permission n’a pas été donnée : rien n’a changé.',

		language: 'Langue',
		browserLanguage: 'Celle du navigateur',
		network: 'Chercher les tirages sur le réseau',
		networkWhy:
			'Pour vérifier un jet, Osselet demande un nombre public à un relais de drand, qui voit votre adresse et l’heure du tirage. Rien d’autre ne sort.',
		witness: 'Noter les jets que je vois dans mes réponses',
		witnessWhy:
			'À l’envoi d’une réponse, Osselet y ajoute une courte ligne qui dit quels jets se trouvaient dans le dernier message d’un autre. Un jet changé ou effacé après coup se voit alors.',
		store: 'Où sont vos fiches',
		kept: 'Dans ce navigateur, qui a promis de les garder.',
		notKept: 'Dans ce navigateur, qui peut les effacer s’il manque de place. Exportez-les de temps en temps.',
		keep: 'Demander de les garder',
		keepRefused: 'Le navigateur n’a pas promis. Exportez vos fiches de temps en temps.',
		broken: ({count}: Counted) =>
			plural(
				'fr',
				count,
				'enregistrement ne se lit plus. Il est gardé tel quel.',
				'enregistrements ne se lisent plus. Ils sont gardés tels quels.',
			),
		saveBroken: 'Les enregistrer dans un fichier',
		openTab: 'Ouvrir dans un onglet',
		version: ({version}: {version: string}) => `Version ${version}`,
	},
	en: {
		sheets: 'Sheets',
		loading: 'One moment…',
		product: 'Osselet',
		parts: 'Parts of Osselet',
		rolls: 'Rolls',
		forum: 'This forum',
		settings: 'Settings',
		noRolls: 'No roll yet. Open a reply on your forum and click “Roll”.',
		onSheet: ({changes}) => `On the sheet: ${changes}`,
		effectsWait: 'Its effects wait for the dice.',
		copyLine: 'Copy the line',
		copied: 'Copied.',
		notCopied: 'The browser did not allow copying. Select the line and copy it yourself.',
		thread: 'Thread',

		allow: 'Turn on for this forum',
		allowWhy:
			'Your browser will ask whether Osselet may read and change the pages of this site: that is to set the roll bar and the marks there. Nothing is sent anywhere else.',
		active: ({name}) => `Osselet is on for ${name}.`,
		inactive: ({name}) => `Osselet is off for ${name}.`,
		audit: 'Audit the thread',
		auditWhy: 'Osselet reads every page of this thread, one by one, and shows what differs in a tab.',
		auditNotHere: 'Osselet is not on this page yet: reload it and try again.',
		audits: 'Threads already read',
		notAForum: 'Open a page of your forum, then come back here to turn Osselet on for it.',
		allowedSites: 'Allowed forums',
		noSites: 'No forum yet.',
		takeBack: 'Take back',
		takeBackNamed: ({name}) => `Take back ${name}`,
		takenBack: ({name}) => `Osselet is now off for ${name}. Your sheets stay.`,
		refused: 'The permission was not given: nothing has changed.',

		language: 'Language',
		browserLanguage: 'The browser’s',
		network: 'Look for draws on the network',
		networkWhy:
			'To check a roll, Osselet asks a drand relay for a public number; the relay sees your address and the time of the draw. Nothing else goes out.',
		witness: 'Note the rolls I see in my replies',
		witnessWhy:
			'When a reply is sent, Osselet adds a short line that says which rolls stood in the last post of somebody else. A roll that is changed or deleted later then shows.',
		store: 'Where your sheets are',
		kept: 'In this browser, which has promised to keep them.',
		notKept: 'In this browser, which may erase them when room runs short. Export them from time to time.',
		keep: 'Ask to keep them',
		keepRefused: 'The browser did not promise. Export your sheets from time to time.',
		broken: ({count}) =>
			plural(
				'en',
				count,
				'record can no longer be read. It is kept as it is.',
				'records can no longer be read. They are kept as they are.',
			),
		saveBroken: 'Save them to a file',
		openTab: 'Open in a tab',
		version: ({version}) => `Version ${version}`,
	},
});
