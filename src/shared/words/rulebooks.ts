import {plural, words} from '../words';

type Named = {readonly name: string};
type Counted = {readonly count: number};

const fillIn = (table: Readonly<Record<string, string>>, key: string): string => (Object.hasOwn(table, key) ? table[key]! : key);

const sectionsFr: Readonly<Record<string, string>> = {
	options: 'Où les règles se taisent',
	stats: 'Caractéristiques',
	skills: 'Compétences',
	derived: 'Valeurs dérivées',
	tracks: 'Jauges',
	conditions: 'États',
	lists: 'Listes de la fiche',
	clocks: 'Horloges',
	things: 'Sortes de choses',
	reserves: 'Réserves',
	money: 'Monnaie',
	questions: 'Questions',
	creation: 'Nouveaux personnages',
	progression: 'Progression',
	catalogues: 'Catalogues',
	moves: 'Actions',
	spends: 'Dépenses',
	cards: 'Cartes de règle',
	reference: 'Textes de référence',
};
const sectionsEn: Readonly<Record<string, string>> = {
	options: 'Where the rules are silent',
	stats: 'Stats',
	skills: 'Skills',
	derived: 'Derived values',
	tracks: 'Tracks',
	conditions: 'Conditions',
	lists: 'Sheet lists',
	clocks: 'Clocks',
	things: 'Kinds of things',
	reserves: 'Reserves',
	money: 'Money',
	questions: 'Questions',
	creation: 'New characters',
	progression: 'Progression',
	catalogues: 'Catalogues',
	moves: 'Moves',
	spends: 'Spends',
	cards: 'Rule cards',
	reference: 'Reference texts',
};
const momentsFr: Readonly<Record<string, string>> = {
	never: 'jamais',
	turn: 'à chaque tour',
	pass: 'à chaque passe',
	round: 'à chaque manche',
	scene: 'à chaque scène',
	rest: 'au repos',
	hour: 'à chaque heure',
	day: 'chaque jour',
	session: 'à chaque partie',
	month: 'chaque mois',
	level: 'à chaque niveau',
};
const momentsEn: Readonly<Record<string, string>> = {
	never: 'never',
	turn: 'every turn',
	pass: 'every pass',
	round: 'every round',
	scene: 'every scene',
	rest: 'at a rest',
	hour: 'every hour',
	day: 'every day',
	session: 'every session',
	month: 'every month',
	level: 'at every level',
};

/** Rulebooks: the shelf, a file that is read, and its sections as sentences. */
export const rulebookWords = words({
	fr: {
		title: 'Règles',
		loadBook: 'Charger un fichier de règles',
		writeBook: 'Écrire un jeu',
		ownBooks: 'À vous',
		noOwnBooks: 'Chargez le fichier d’un jeu, ou écrivez-en un : il est vérifié avant d’être gardé.',
		aboard: 'À bord',
		allBooks: 'Tous les jeux',
		unnamedBook: 'Un jeu sans nom',
		bookKept: ({name}: Named) => `« ${name} » est gardé : une nouvelle fiche peut le choisir.`,
		bookGone: ({name}: Named) => `« ${name} » est supprimé.`,
		readBook: 'Lire',
		changeBook: 'Lire et modifier',
		readNamed: ({name}: Named) => `Lire ${name}`,
		deleteBook: 'Supprimer',
		deleteNamed: ({name}: Named) => `Supprimer ${name}`,
		deleteQuestion: ({name}: Named) => `Supprimer « ${name} » ? Ses fiches ne pourront plus qu’être lues.`,
		keepBook: 'Garder',
		faults: ({count}: Counted) =>
			`${plural('fr', count, 'faute à corriger', 'fautes à corriger')} avant de pouvoir jouer ; rien n’est encore gardé.`,
		noFault: ({name, version}: Named & {version: string}) => `${name} ${version} : aucune faute.`,
		accept: 'Garder ce jeu',
		bookName: 'Nom du jeu',
		bookId: 'Identifiant',
		bookIdHint: 'Un jeu à bord ne change pas : sous un autre identifiant, il est à votre table, et son fichier se partage.',
		entriesOf: ({list}: {list: string}) => `Ce que contient « ${list} »`,
		saveBook: 'Enregistrer dans un fichier',
		wholeFile: 'Le fichier entier, en JSON',
		asJson: 'Mode avancé : JSON',
		jsonOf: ({name}: Named) => `JSON, ${name}`,
		notJson: 'Ce n’est pas encore du JSON : ce que vous tapez reste ici, et le jeu garde l’ancien texte en attendant.',
		section: ({name}: Named) => fillIn(sectionsFr, name),
		coversLine: 'Ce que cela couvre',
		coversHelp:
			'Écrivez ce que la caractéristique couvre comme une suite d’actions (grimper, sauter, nager, lutter, forcer un passage) plutôt que comme une qualité (prouesse physique) : c’est cette ligne qu’on lit pour choisir ce qu’on lance.',
		blank: ({key}: {key: string}) =>
			fillIn(
				{
					min: 'Minimum',
					max: 'Maximum',
					default: 'Au départ',
					start: 'Au départ',
					maxValue: 'Force au plus',
					size: 'Segments',
					formula: 'Formule',
					stat: 'Caractéristique (identifiant)',
				},
				key,
			),
		display: ({as}: {as: string}) =>
			fillIn({number: 'en nombre', dots: 'en points', percent: 'en pourcentage', die: 'en dé'}, as),
		statSentence: ({min, max, start, display}: {min: string; max: string; start: string; display: string}) =>
			`va de ${min} à ${max}, commence à ${start} et se montre ${display}.`,
		skillSentence: ({stat}: {stat: string}) => (stat === '' ? 'ne s’appuie sur rien d’autre.' : `s’appuie sur ${stat}.`),
		trackSentence: ({max, start, refill}: {max: string; start: string; refill: string}) =>
			`va jusqu’à ${max}, commence ${start === 'max' ? 'pleine' : `à ${start}`} et ${refill === 'never' ? 'ne se remplit jamais' : `se remplit ${fillIn(momentsFr, refill)}`}.`,
		conditionSentence: ({max, ticks, shifts}: {max: string; ticks: string; shifts: string}) =>
			`${max === '1' ? 'sans niveaux' : `jusqu’au niveau ${max}`}, ${ticks === 'never' ? 'ne se décompte pas' : `se décompte ${fillIn(momentsFr, ticks)}`}${shifts === '' ? '' : `, déplace ${shifts}`}.`,
		listSentence: ({max, strength}: {max: string; strength: string}) =>
			`${max === '∞' ? 'sans limite' : `${max} entrées au plus`}${strength === '' ? '' : `, de force ${strength} au plus`}.`,
		clockSentence: ({size}: {size: string}) => `un anneau de ${size} segments.`,
		thingSentence: ({stats, tracks}: {stats: number; tracks: number}) =>
			`${plural('fr', stats, 'caractéristique', 'caractéristiques')} et ${plural('fr', tracks, 'jauge', 'jauges')}.`,
		reserveSentence: ({start, max}: {start: string; max: string}) => `commence à ${start}, ${max} au plus.`,
		moneySentence: ({short, start}: {short: string; start: string}) =>
			`${short === '' ? '' : `s’écrit ${short} ; `}${start} pour commencer.`,
		questionSentence: ({required, change}: {required: boolean; change: string}) =>
			`${required ? 'réponse demandée' : 'réponse libre'}, ${fillIn({never: 'qui ne change plus', level: 'qui change avec un niveau', any: 'qui change à tout moment'}, change)}.`,
		stepSentence: ({kind}: {kind: string}) =>
			`étape : ${fillIn(
				{
					questions: 'répondre à des questions',
					choice: 'choisir une option',
					number: 'choisir un nombre',
					pick: 'prendre dans un catalogue',
					stats: 'répartir des points ou placer un tableau',
					skills: 'apprendre des compétences',
					classes: 'répartir des niveaux',
					lists: 'remplir des listes',
					money: 'compter son argent',
				},
				kind,
			)}.`,
		progressionSentence: ({levels, costs}: {levels: number; costs: number}) =>
			`${plural('fr', levels, 'niveau', 'niveaux')}, ${plural('fr', costs, 'prix', 'prix')} en expérience.`,
		catalogueSentence: ({entries}: {entries: number}) => `${plural('fr', entries, 'entrée', 'entrées')}.`,
	},
	en: {
		title: 'Rulebooks',
		loadBook: 'Load a rulebook file',
		writeBook: 'Write a game',
		ownBooks: 'Yours',
		noOwnBooks: 'Load the file of a game, or write one: it is checked before it is kept.',
		aboard: 'Aboard',
		allBooks: 'All games',
		unnamedBook: 'A game without a name',
		bookKept: ({name}) => `“${name}” is kept: a new sheet can choose it.`,
		bookGone: ({name}) => `“${name}” is deleted.`,
		readBook: 'Read',
		changeBook: 'Read and change',
		readNamed: ({name}) => `Read ${name}`,
		deleteBook: 'Delete',
		deleteNamed: ({name}) => `Delete ${name}`,
		deleteQuestion: ({name}) => `Delete “${name}”? Its sheets can then only be read.`,
		keepBook: 'Keep',
		faults: ({count}) => `${plural('en', count, 'fault', 'faults')} to mend before it can be played; nothing is kept yet.`,
		noFault: ({name, version}) => `${name} ${version}: no fault.`,
		accept: 'Keep this game',
		bookName: 'Name of the game',
		bookId: 'Id',
		bookIdHint: 'A game aboard does not change: under another id it is your table’s own, and its file can be shared.',
		entriesOf: ({list}) => `What “${list}” holds`,
		saveBook: 'Save to a file',
		wholeFile: 'The whole file, as JSON',
		asJson: 'Advanced mode: JSON',
		jsonOf: ({name}) => `JSON, ${name}`,
		notJson: 'This is not JSON yet: what you type stays here, and the game keeps the old text until then.',
		section: ({name}) => fillIn(sectionsEn, name),
		coversLine: 'What it covers',
		coversHelp:
			'Write what the stat covers as a row of actions (climb, jump, swim, wrestle, force a way through) rather than as a quality (physical prowess): this line is what people read to choose what they roll.',
		blank: ({key}) =>
			fillIn(
				{
					min: 'Minimum',
					max: 'Maximum',
					default: 'At the start',
					start: 'At the start',
					maxValue: 'Highest strength',
					size: 'Segments',
					formula: 'Formula',
					stat: 'Characteristic (id)',
				},
				key,
			),
		display: ({as}) => fillIn({number: 'as a number', dots: 'as dots', percent: 'as a percentage', die: 'as a die'}, as),
		statSentence: ({min, max, start, display}) => `goes from ${min} to ${max}, begins at ${start} and is shown ${display}.`,
		skillSentence: ({stat}) => (stat === '' ? 'stands on nothing else.' : `stands on ${stat}.`),
		trackSentence: ({max, start, refill}) =>
			`goes up to ${max}, begins ${start === 'max' ? 'full' : `at ${start}`} and ${refill === 'never' ? 'never refills' : `refills ${fillIn(momentsEn, refill)}`}.`,
		conditionSentence: ({max, ticks, shifts}) =>
			`${max === '1' ? 'without levels' : `up to level ${max}`}, ${ticks === 'never' ? 'never counts down' : `counts down ${fillIn(momentsEn, ticks)}`}${shifts === '' ? '' : `, shifts ${shifts}`}.`,
		listSentence: ({max, strength}) =>
			`${max === '∞' ? 'without limit' : `${max} entries at most`}${strength === '' ? '' : `, of strength ${strength} at most`}.`,
		clockSentence: ({size}) => `a ring of ${size} segments.`,
		thingSentence: ({stats, tracks}) => `${plural('en', stats, 'stat', 'stats')} and ${plural('en', tracks, 'track', 'tracks')}.`,
		reserveSentence: ({start, max}) => `begins at ${start}, ${max} at most.`,
		moneySentence: ({short, start}) => `${short === '' ? '' : `is written ${short}; `}${start} to begin with.`,
		questionSentence: ({required, change}) =>
			`${required ? 'an answer is wanted' : 'an answer is free'}, ${fillIn({never: 'and never changes', level: 'and changes with a level', any: 'and changes at any time'}, change)}.`,
		stepSentence: ({kind}) =>
			`step: ${fillIn(
				{
					questions: 'answer questions',
					choice: 'choose an option',
					number: 'choose a number',
					pick: 'take from a catalogue',
					stats: 'spread points or place an array',
					skills: 'learn skills',
					classes: 'divide levels',
					lists: 'fill lists',
					money: 'count one’s money',
				},
				kind,
			)}.`,
		progressionSentence: ({levels, costs}) =>
			`${plural('en', levels, 'level', 'levels')}, ${plural('en', costs, 'price', 'prices')} in experience.`,
		catalogueSentence: ({entries}) => `${plural('en', entries, 'entry', 'entries')}.`,
	},
});
