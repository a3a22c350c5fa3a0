import {words} from '../words';

/** What is remembered of the clock of a board, in the popup's forum tab. */
export const zoneWords = words({
	fr: {
		title: 'Fuseau horaire du forum',
		why: 'Sert là où une page ne dit pas son fuseau : sans lui, le moment d’un jet n’y est pas établi.',
		field: ({site}: {site: string}) => `Fuseau de ${site}`,
		auto: 'Compris tout seul',
		unknown: 'Rien de compris encore : votre prochain message avec un jet l’apprendra.',
		'own-post': ({offset, day}: {offset: string; day: string}) => `Compris : ${offset}, d’après votre message du ${day}.`,
		page: ({offset, day}: {offset: string; day: string}) => `Compris : ${offset}, d’après une page du forum, pour le ${day}.`,
		allYear: ({offset}: {offset: string}) => `${offset}, toute l’année`,
		offsets: 'Décalages fixes',
		names: 'Fuseaux',
		kept: 'C’est retenu. Rechargez la page du forum pour le voir.',
	},
	en: {
		title: 'Time zone of the forum',
		why: 'Used where a page does not tell its zone: without it, the timing of a roll is not shown there.',
		field: ({site}) => `Zone of ${site}`,
		auto: 'Found out by itself',
		unknown: 'Nothing found out yet: your next post with a roll will tell.',
		'own-post': ({offset, day}) => `Found: ${offset}, from your post of ${day}.`,
		page: ({offset, day}) => `Found: ${offset}, from a page of the forum, for ${day}.`,
		allYear: ({offset}) => `${offset}, all year`,
		offsets: 'Fixed offsets',
		names: 'Zones',
		kept: 'Kept. Reload the forum’s page to see it.',
	},
});
