import {plural, words} from '../words';
import {odds} from './audit';

type Count = {readonly count: number};
type Sum = {
	readonly pool: string;
	readonly counts: boolean;
	readonly count: number;
	readonly mean: string;
	readonly expected: string;
};
type Course = {readonly name: string; readonly from: string; readonly to: string; readonly least: string; readonly most: string};

/** Numbers about the rolls of a table or of a character, with no word on what they mean for anybody. */
export const statWords = /* @__PURE__ */ words({
	fr: {
		title: 'Statistiques',
		whose: 'De qui',
		table: 'Toute la table',
		authors: 'Auteurs',
		characters: 'Personnages',
		allThreads: 'Tous les fils lus',
		loadingThread: ({at, of}: {readonly at: number; readonly of: number}) => `Lecture des jets : fil ${at} sur ${of}.`,
		nothing: 'Aucun dé connu : il n’y a encore rien à dessiner.',
		sets: ({count}: Count) => (count < 2 ? `${count} jet compté.` : `${count} jets comptés, chacun une fois.`),

		faces: 'Faces des dés',
		sums: 'Sommes et succès',
		overTime: 'Issues au fil du temps',
		history: 'Histoire du personnage',
		spends: 'Dépenses',

		legend: 'Barres : ce qui est tombé. Traits : ce qui est attendu, calculé exactement.',
		sum: ({pool, counts, count, mean, expected}: Sum) =>
			`${pool} : ${count} fois, ${counts ? 'succès en moyenne' : 'moyenne'} ${mean} pour ${expected} attendus.`,
		few: ({enough}: {readonly enough: number}) => `Trop peu pour en dire plus : il en faut ${enough}.`,
		odds: ({chance}: {readonly chance: number}) => odds('fr', chance),
		sumPicture: ({pool}: {readonly pool: string}) => `${pool} : résultats vus et attendus`,
		result: 'Résultat',
		outcomes: ({count, counts}: Count & {readonly counts: string}) => `${plural('fr', count, 'issue', 'issues')} – ${counts}.`,
		undated: ({count}: Count) =>
			`${plural('fr', count, 'n’a pas', 'n’ont pas')} d’heure connue et ne se voient que dans ce compte.`,
		outcomesPicture: 'Nombre d’issues de chaque degré, par période',
		from: 'Depuis le',
		critical: 'Critique',
		success: 'Réussite',
		partial: 'Réussite partielle',
		failure: 'Échec',
		fumble: 'Échec critique',
		spent: ({name, times, rolls}: {readonly name: string; readonly times: number; readonly rolls: number}) =>
			`${name} : ${times} fois, sur ${plural('fr', rolls, 'jet', 'jets')}`,
		moreSpends: ({count}: Count) => `et ${plural('fr', count, 'autre', 'autres')}, dans le tableau seulement`,
		moreCourses: ({count}: Count) =>
			`${plural('fr', count, 'autre nombre a changé, qui n’est pas dessiné', 'autres nombres ont changé, qui ne sont pas dessinés')}\u00a0: le résumé les dit.`,
		spendsPicture: 'Dépenses, par nombre de fois',
		spend: 'Dépense',
		times: 'Fois',
		rolls: 'Jets',
		course: ({name, from, to, least, most}: Course) =>
			`${name} : de ${from} à ${to}, au plus bas ${least}, au plus haut ${most}.`,
		coursePicture: ({name}: {readonly name: string}) => `${name} au fil des messages`,
		when: 'Quand',
		value: 'Valeur',
		source: 'Source',
		fromSheet: 'fiche',
		fromPost: ({post}: {readonly post: string}) => `message ${post}`,
		noHistory:
			'Ni les lignes des jets ni les fiches publiées ne montrent un nombre qui ait changé. Gardez les fiches publiées dans ce fil pour les voir ici.',

		figures: 'En chiffres',
		saveSvg: 'Image SVG',
		savePng: 'Image PNG',
		saveNamed: ({kind, what}: {readonly kind: string; readonly what: string}) => `${kind} : ${what}`,
		notDrawn: 'Le navigateur n’a pas pu dessiner cette image. Prenez le SVG.',
		summary: ({name, title}: {readonly name: string; readonly title: string}) => `Statistiques de « ${name} », « ${title} »`,
		copySummary: 'Copier ces nombres',
		toPost: 'Ces nombres, à poster',
	},
	en: {
		title: 'Statistics',
		whose: 'Whose',
		table: 'The whole table',
		authors: 'Authors',
		characters: 'Characters',
		allThreads: 'All threads that were read',
		loadingThread: ({at, of}) => `Reading the rolls: thread ${at} of ${of}.`,
		nothing: 'No dice are known: there is nothing to draw yet.',
		sets: ({count}) => (count === 1 ? '1 roll counted.' : `${count} rolls counted, each once.`),

		faces: 'Faces of the dice',
		sums: 'Sums and successes',
		overTime: 'Outcomes over time',
		history: 'The character’s history',
		spends: 'Spends',

		legend: 'Bars: what fell. Lines: what is expected, worked out exactly.',
		sum: ({pool, counts, count, mean, expected}) =>
			`${pool}: ${plural('en', count, 'time', 'times')}, ${counts ? 'mean successes' : 'mean'} ${mean} where ${expected} is expected.`,
		few: ({enough}) => `Too few to say more: it takes ${enough}.`,
		odds: ({chance}) => odds('en', chance),
		sumPicture: ({pool}) => `${pool}: results seen and expected`,
		result: 'Result',
		outcomes: ({count, counts}) => `${plural('en', count, 'outcome', 'outcomes')} – ${counts}.`,
		undated: ({count}) => `${plural('en', count, 'has', 'have')} no known time and can be seen in this count alone.`,
		outcomesPicture: 'Number of outcomes of each degree, by period',
		from: 'From',
		critical: 'Critical',
		success: 'Success',
		partial: 'Partial success',
		failure: 'Failure',
		fumble: 'Fumble',
		spent: ({name, times, rolls}) =>
			`${name}: ${plural('en', times, 'time', 'times')}, on ${plural('en', rolls, 'roll', 'rolls')}`,
		moreSpends: ({count}) => `and ${plural('en', count, 'other', 'others')}, in the table alone`,
		moreCourses: ({count}) =>
			`${plural('en', count, 'other number changed and is not drawn', 'other numbers changed and are not drawn')}: the summary tells of them.`,
		spendsPicture: 'Spends, by how often',
		spend: 'Spend',
		times: 'Times',
		rolls: 'Rolls',
		course: ({name, from, to, least, most}) => `${name}: from ${from} to ${to}, ${least} at the lowest, ${most} at the highest.`,
		coursePicture: ({name}) => `${name} over the posts`,
		when: 'When',
		value: 'Value',
		source: 'Source',
		fromSheet: 'sheet',
		fromPost: ({post}) => `post ${post}`,
		noHistory:
			'Neither the lines of the rolls nor published sheets show a number that changed. Keep the sheets published in this thread to see them here.',

		figures: 'In figures',
		saveSvg: 'SVG image',
		savePng: 'PNG image',
		saveNamed: ({kind, what}) => `${kind}: ${what}`,
		notDrawn: 'The browser could not draw this image. Take the SVG.',
		summary: ({name, title}) => `Statistics of “${name}”, “${title}”`,
		copySummary: 'Copy these numbers',
		toPost: 'These numbers, to post',
	},
});
