import {words} from '../words';

type Span = {readonly start: number; readonly end: number};
type Near = {readonly nearest?: string};
const or = ({nearest}: Near, fr: boolean) =>
	nearest ? (fr ? ` Vouliez-vous dire « ${nearest} » ?` : ` Did you mean “${nearest}”?`) : '';
const at = (span: Span, fr: boolean) => (fr ? `caractère ${span.start + 1}` : `character ${span.start + 1}`);

/** What a name should have stood for, in French; in English it is the word of the contract. */
const kinds: Readonly<Record<string, string>> = {
	stat: 'caractéristique',
	skill: 'compétence',
	track: 'jauge',
	condition: 'état',
	list: 'liste',
	clock: 'horloge',
	thing: 'sorte de chose',
	reserve: 'réserve',
	catalogue: 'catalogue',
	table: 'table',
	ladder: 'échelle de difficulté',
	move: 'action',
	'drawing move': 'action qui tire dans un catalogue',
	spend: 'dépense',
	question: 'question',
	group: 'groupe',
	balance: 'réserve d’expérience',
	builder: 'atelier',
	brick: 'brique',
	'brick group': 'groupe de briques',
	'brick category': 'catégorie de briques',
	side: 'côté',
	'derived value': 'valeur dérivée',
	state: 'étape de la rencontre',
	flag: 'marque',
	ask: 'question d’une action',
	entry: 'entrée du catalogue',
	field: 'champ du catalogue',
	value: 'valeur du champ',
	column: 'colonne',
	option: 'choix',
	'face map': 'table de faces',
};

/** What can be wrong with a formula or a rulebook, by code: what, where, and how to mend it. */
export const bookWords = words({
	fr: {
		'formula/too-long': (p: {length: number; most: number}) =>
			`Cette formule a ${p.length} caractères, ${p.most} au plus : partagez-la en plusieurs valeurs dérivées.`,
		'formula/too-deep': (p: {most: number}) => `Trop de parenthèses les unes dans les autres (${p.most} au plus).`,
		'formula/too-large': (p: {most: number}) =>
			`Cette formule a trop de termes (${p.most} au plus) : partagez-la en plusieurs valeurs dérivées.`,
		'formula/empty': (_: {span: Span}) => 'La formule est vide : écrivez un nombre ou une formule.',
		'formula/unexpected': (p: {found: string; span: Span}) => `« ${p.found} » n’a pas sa place ici (${at(p.span, true)}).`,
		'formula/missing': (p: {after: string; span: Span}) => `Il manque quelque chose après « ${p.after} » (${at(p.span, true)}).`,
		'formula/unclosed': (p: {opened: string; span: Span}) => `La parenthèse ouverte au ${at(p.span, true)} n’est pas fermée.`,
		'formula/unknown-function': (p: {name: string} & Near) => `Aucune fonction ne s’appelle « ${p.name} ».${or(p, true)}`,
		'formula/arguments': (p: {name: string; least: number; most: number; got: number}) =>
			`${p.name} prend ${p.least === p.most ? p.least : `de ${p.least} à ${p.most}`} valeurs ; il y en a ${p.got}.`,
		'formula/unknown-name': (p: {name: string} & Near) => `Rien ne s’appelle « @${p.name} ».${or(p, true)}`,
		'formula/no-dice-here': (p: {span: Span}) =>
			`Pas de dés dans cette formule (${at(p.span, true)}) : ils vont dans les jets, les dégâts et l’argent.`,
		'formula/sides': (p: {sides: number; most: number}) => `Un dé a de 1 à ${p.most} faces ; ${p.sides} ne convient pas.`,
		'formula/always-zero-divisor': (p: {span: Span}) => `Division par zéro (${at(p.span, true)}).`,
		'book/not-json': (p: {cause: string; position?: number}) =>
			`Ce fichier n’est pas du JSON valide${p.position === undefined ? '' : ` (vers le caractère ${p.position + 1})`} : vérifiez les virgules, les guillemets et les accolades.`,
		'book/too-big': (p: {bytes: number; most: number}) =>
			`Ce fichier est trop grand (${p.bytes} caractères, ${p.most} au plus) : ôtez-en des parties.`,
		'book/formulas': (p: {characters: number; most: number}) =>
			`Les formules de ce fichier font ensemble ${p.characters} caractères, ${p.most} au plus : abrégez-les par des valeurs dérivées.`,
		'book/too-many': (p: {count: number; most: number}) => `Trop d’éléments (${p.count}, ${p.most} au plus) : ôtez-en.`,
		'book/too-deep': (p: {most: number}) => `Trop de niveaux les uns dans les autres (${p.most} au plus) : ôtez-en.`,
		'book/unknown-key': (p: {key: string} & Near) => `Le mot « ${p.key} » n’existe pas ici.${or(p, true)}`,
		'book/missing': (p: {key: string}) => `Il manque « ${p.key} » : ajoutez-le.`,
		'book/shape': (p: {expected: string; found: string}) => `Attendu : ${p.expected} ; trouvé : ${p.found}.`,
		'book/twice': (p: {id: string; first: string}) => `L’id « ${p.id} » sert déjà en ${p.first} : donnez-en un autre.`,
		'book/same-name': (p: {name: string; first: string}) =>
			`« ${p.name} » est déjà le nom de ${p.first} pour les formules : changez l’un des deux.`,
		'book/no-such': (p: {what: string; id: string} & Near) =>
			`« ${p.id} » ne nomme rien de connu (${kinds[p.what] ?? p.what}).${or(p, true) || ' Corrigez ce nom, ou ajoutez au livre ce qu’il nomme.'}`,
		'book/unread-option': (p: {id: string}) =>
			`Aucune règle ne lit l’option « ${p.id} » : écrivez @opt.${p.id.replaceAll('-', '_')} dans une formule, ou ôtez-la.`,
		'book/cycle': (p: {names: readonly string[]}) =>
			`Ces valeurs ont besoin l’une de l’autre : ${p.names.join(' → ')}. Ôtez l’un des renvois.`,
		'book/gap': (p: {from: number; to: number}) =>
			`Aucune ligne ne couvre ${p.from === p.to ? p.from : `de ${p.from} à ${p.to}`} : complétez une ligne.`,
		'book/patch-path': (p: {version: string; path: string}) =>
			`La version ${p.version} change « ${p.path} », qui n’existe pas : corrigez le chemin.`,
		'book/version-order': (p: {version: string; after: string}) =>
			`La version ${p.version} est écrite après ${p.after} mais n’est pas plus récente : rangez les versions de la plus ancienne à la plus récente.`,
		'book/more': (p: {most: number}) => `Il y en a d’autres : corrigez d’abord ces ${p.most} fautes-ci.`,
	},
	en: {
		'formula/too-long': p => `This formula has ${p.length} characters, ${p.most} at most: split it into several derived values.`,
		'formula/too-deep': p => `Too many brackets within each other (${p.most} at most).`,
		'formula/too-large': p => `This formula has too many terms (${p.most} at most): split it into several derived values.`,
		'formula/empty': () => 'The formula is empty: write a number or a formula.',
		'formula/unexpected': p => `“${p.found}” has no place here (${at(p.span, false)}).`,
		'formula/missing': p => `Something is missing after “${p.after}” (${at(p.span, false)}).`,
		'formula/unclosed': p => `The bracket opened at ${at(p.span, false)} is not closed.`,
		'formula/unknown-function': p => `No function is called “${p.name}”.${or(p, false)}`,
		'formula/arguments': p =>
			`${p.name} takes ${p.least === p.most ? p.least : `${p.least} to ${p.most}`} values; there are ${p.got}.`,
		'formula/unknown-name': p => `Nothing is called “@${p.name}”.${or(p, false)}`,
		'formula/no-dice-here': p => `No dice in this formula (${at(p.span, false)}): they belong in rolls, damage and money.`,
		'formula/sides': p => `A die has 1 to ${p.most} faces; ${p.sides} will not do.`,
		'formula/always-zero-divisor': p => `Division by zero (${at(p.span, false)}).`,
		'book/not-json': p =>
			`This file is not valid JSON${p.position === undefined ? '' : ` (near character ${p.position + 1})`}: check commas, quotes and braces.`,
		'book/too-big': p => `This file is too big (${p.bytes} characters, ${p.most} at most): take parts out.`,
		'book/formulas': p =>
			`The formulas of this file have ${p.characters} characters together, ${p.most} at most: shorten them by derived values.`,
		'book/too-many': p => `Too many elements (${p.count}, ${p.most} at most): take some out.`,
		'book/too-deep': p => `Too many levels within each other (${p.most} at most): take some out.`,
		'book/unknown-key': p => `The word “${p.key}” does not exist here.${or(p, false)}`,
		'book/missing': p => `“${p.key}” is missing: add it.`,
		'book/shape': p => `Expected ${p.expected}; found ${p.found}.`,
		'book/twice': p => `The id “${p.id}” is used already at ${p.first}: give another one.`,
		'book/same-name': p => `“${p.name}” is already the name of ${p.first} for formulas: change one of the two.`,
		'book/no-such': p =>
			`“${p.id}” names nothing known (${p.what}).${or(p, false) || ' Mend the name, or add to the book what it names.'}`,
		'book/unread-option': p =>
			`No rule reads the option “${p.id}”: write @opt.${p.id.replaceAll('-', '_')} in a formula, or take it out.`,
		'book/cycle': p => `These values need each other: ${p.names.join(' → ')}. Take out one of the references.`,
		'book/gap': p => `No row covers ${p.from === p.to ? p.from : `${p.from} to ${p.to}`}: make a row longer, or add one.`,
		'book/patch-path': p => `Version ${p.version} changes “${p.path}”, which does not exist: mend the path.`,
		'book/version-order': p =>
			`Version ${p.version} is written after ${p.after} but is not later: write versions from the oldest to the newest.`,
		'book/more': p => `There are more: mend these ${p.most} faults first.`,
	},
});
